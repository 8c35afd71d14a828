import { addDays, dateInSpanish, dayAt } from '@cotejo/core/dates';

/** A day so many days from now, ahead of whoever travels: as a field has it, in words, and with slashes. */
export function dayAhead(days: number): { readonly value: string; readonly words: string; readonly slashes: string } {
  const value = addDays(dayAt(Date.now(), 'America/Santiago'), days);
  return { value, words: dateInSpanish(value), slashes: value.split('-').toReversed().join('/') };
}
