import type { TranslateOf } from '../../texts/texts.ts';
import type { contactTexts } from './texts.ts';

interface Hours {
  /** 1 is Monday, 7 Sunday. */
  readonly day: number;
  readonly from: string;
  readonly to: string;
}

/** Days in a row with the same hours. */
export interface Opening {
  /** 'Lunes a viernes'. */
  readonly days: string;
  readonly from: string;
  readonly to: string;
}

const dayKeys = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

function daysText(first: number, last: number, t: TranslateOf<typeof contactTexts>): string {
  const name = (day: number): string => t(dayKeys[day - 1] ?? 'monday');
  const ends = { first: name(first), last: name(last) };
  const days = first === last ? ends.first : t(last - first === 1 ? 'twoDays' : 'daysFromTo', ends);
  return days.charAt(0).toUpperCase() + days.slice(1);
}

/** Opening hours as they are read, in the order of the week. */
export function openingsOf(hours: readonly Hours[], t: TranslateOf<typeof contactTexts>): readonly Opening[] {
  const runs: { first: number; last: number; from: string; to: string }[] = [];
  for (const { day, from, to } of hours.toSorted((a, b) => a.day - b.day || a.from.localeCompare(b.from))) {
    const run = runs.at(-1);
    if (run && run.last === day - 1 && run.from === from && run.to === to) run.last = day;
    else runs.push({ first: day, last: day, from, to });
  }
  return runs.map(({ first, last, from, to }) => ({ days: daysText(first, last, t), from, to }));
}

/** The city that names an IANA zone: 'New York'. */
export function placeOfZone(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? '').replaceAll('_', ' ');
}
