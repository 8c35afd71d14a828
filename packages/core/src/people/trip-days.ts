import { addDays, isPlainDate } from '../dates/plain-date.ts';
import { maximumTripDays } from './household.ts';

const dayMilliseconds = 86_400_000;

/**
 * Days of a journey from the day of departure to the day of return ('2027-01-31'), both included; null: a day that does not
 * exist, a return before the departure, or a journey longer than is insured.
 */
export function tripDaysBetween(departure: string, homecoming: string): number | null {
  if (!isPlainDate(departure) || !isPlainDate(homecoming)) return null;
  const days = (Date.parse(homecoming) - Date.parse(departure)) / dayMilliseconds + 1;
  return days >= 1 && days <= maximumTripDays ? days : null;
}

/** The day of return of a journey of so many days, both ends included; null: the departure is no day, or the days are none. */
export function homecomingAfter(departure: string, days: number): string | null {
  if (!isPlainDate(departure) || !Number.isInteger(days) || days < 1 || days > maximumTripDays) return null;
  return addDays(departure, days - 1);
}
