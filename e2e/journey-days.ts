import { addDays, dateInSpanish, dayAt } from '@cotejo/core/dates';

/** A day as a field has it, in words, and with slashes. */
export interface JourneyDay {
  readonly value: string;
  readonly words: string;
  readonly slashes: string;
}

/** A day so many days from now, ahead of whoever travels. */
export function dayAhead(days: number): JourneyDay {
  const value = addDays(dayAt(Date.now(), 'America/Santiago'), days);
  return { value, words: dateInSpanish(value), slashes: value.split('-').toReversed().join('/') };
}
