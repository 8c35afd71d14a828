import { addDays, dayAt, weekdayOf, type PlainDate } from '../dates/plain-date.ts';
import { isPublicHoliday } from '../dates/public-holidays.ts';
import { instantOf } from '../dates/zone-time.ts';
import type { CountryCode, EditionId } from '../editions/edition.ts';

/** Hours of one weekday: 1 is Monday, 7 Sunday; '07:00', from the first minute until before the last. */
export interface HoursOfDay {
  readonly day: number;
  readonly from: string;
  readonly to: string;
}

/** When people may be written to who did not just ask for it. */
export interface ContactHours {
  /** IANA zone that the hours are of. */
  readonly timeZone: string;
  /** Whose public holidays are left out; null: nobody's. */
  readonly holidaysOf: CountryCode | null;
  /** A law says the hours: nobody sets others. */
  readonly isLaw: boolean;
  readonly hours: readonly HoursOfDay[];
}

/** The hours in which somebody wants to be written to, every day that it is allowed at all. */
export interface WantedHours {
  readonly from: string;
  readonly to: string;
}

const weekdays = [1, 2, 3, 4, 5] as const;
const onWeekdays = (from: string, to: string): readonly HoursOfDay[] => weekdays.map((day) => ({ day, from, to }));

/**
 * The hours of each edition. Colombia: Ley 2300 de 2023, art. 3, which no setting widens. The others are ours, inside what their
 * laws let collectors do (Ley 19.496 of Chile, art. 37; Ley 29571 of Peru, art. 62), and whoever runs the site may set them.
 */
export const contactHours = {
  chile: {
    timeZone: 'America/Santiago',
    holidaysOf: 'CL',
    isLaw: false,
    hours: [...onWeekdays('08:00', '20:00'), { day: 6, from: '09:00', to: '14:00' }],
  },
  peru: { timeZone: 'America/Lima', holidaysOf: 'PE', isLaw: false, hours: onWeekdays('08:00', '20:00') },
  colombia: {
    timeZone: 'America/Bogota',
    holidaysOf: 'CO',
    isLaw: true,
    hours: [...onWeekdays('07:00', '19:00'), { day: 6, from: '08:00', to: '15:00' }],
  },
  // Daytime from Mexico to Brazil.
  international: { timeZone: 'America/New_York', holidaysOf: null, isLaw: false, hours: onWeekdays('10:00', '17:00') },
} as const satisfies Record<EditionId, ContactHours>;

function later(left: string, right: string): string {
  return left > right ? left : right;
}

function earlier(left: string, right: string): string {
  return left < right ? left : right;
}

function rangesOn(day: PlainDate, { hours, holidaysOf }: ContactHours, wanted: WantedHours | null): readonly WantedHours[] {
  if (holidaysOf !== null && isPublicHoliday(holidaysOf, day)) return [];
  return hours
    .filter((range) => range.day === weekdayOf(day))
    .map(({ from, to }) => ({ from: later(from, wanted?.from ?? from), to: earlier(to, wanted?.to ?? to) }))
    .filter(({ from, to }) => from < to)
    .toSorted((left, right) => left.from.localeCompare(right.from));
}

/** Longer than any row of holidays and week-ends. */
const daysLooked = 30;

function firstMoment(hours: ContactHours, moment: number, wanted: WantedHours | null): number | null {
  const today = dayAt(moment, hours.timeZone);
  for (let ahead = 0; ahead < daysLooked; ahead += 1) {
    const day = addDays(today, ahead);
    for (const { from, to } of rangesOn(day, hours, wanted)) {
      if (moment < instantOf(day, to, hours.timeZone)) return Math.max(moment, instantOf(day, from, hours.timeZone));
    }
  }
  return null;
}

/** So much before the end of its hours goes what is to go in them: something may hold it up. */
const slackMilliseconds = 30 * 60_000;

/**
 * The last moment, now or earlier, at which somebody may be written to with time to spare: within the hours of the edition, on
 * no public holiday. Milliseconds since 1970, in and out. Throws where the hours leave no moment at all (a bug).
 */
export function lastAllowedMoment(hours: ContactHours, moment: number): number {
  const today = dayAt(moment, hours.timeZone);
  for (let back = 0; back < daysLooked; back += 1) {
    const day = addDays(today, -back);
    for (const { from, to } of rangesOn(day, hours, null).toReversed()) {
      const [begin, end] = [instantOf(day, from, hours.timeZone), instantOf(day, to, hours.timeZone)];
      if (moment >= begin) return moment < end ? moment : Math.max(begin, end - slackMilliseconds);
    }
  }
  throw new RangeError('there are no contact hours');
}

/**
 * The first moment, now or later, at which somebody may be written to: within the hours of the edition, on no public holiday,
 * and in the hours that they want. Hours wanted that are never allowed count for nothing. Milliseconds since 1970, in and out.
 * Throws where the hours leave no moment at all (a bug).
 */
export function nextAllowedMoment(hours: ContactHours, moment: number, wanted: WantedHours | null = null): number {
  const found = firstMoment(hours, moment, wanted) ?? firstMoment(hours, moment, null);
  if (found === null) throw new RangeError('there are no contact hours');
  return found;
}

/**
 * When somebody is told what they did not just do themselves: in contact hours, where those begin before a moment, else at once.
 * Milliseconds since 1970, in and out.
 */
export function allowedMomentBefore(hours: ContactHours, moment: number, before: number): number {
  const allowed = nextAllowedMoment(hours, moment);
  return allowed < before ? allowed : moment;
}
