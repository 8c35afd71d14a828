import { dateFormat } from './date-format.ts';
import { dayAt } from './plain-date.ts';

/** When somebody answers; times are of the zone. */
export interface OpeningHours {
  /** IANA zone. */
  readonly timeZone: string;
  /** Day 1 is Monday, 7 Sunday; '09:00', from the first minute until before the last. */
  readonly hours: readonly { readonly day: number; readonly from: string; readonly to: string }[];
  /** Days on which nobody answers, YYYY-MM-DD: public holidays. */
  readonly closedDays: readonly string[];
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** True at an instant (milliseconds since 1970) within the hours of its weekday in the zone, on a day that is not closed (decision 4). */
export function isWithinHours({ timeZone, hours, closedDays }: OpeningHours, now: number): boolean {
  if (closedDays.includes(dayAt(now, timeZone))) return false;
  const clock = { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const parts = dateFormat('en-US', clock).formatToParts(now);
  const partOf = (wanted: string): string => parts.find(({ type }) => type === wanted)?.value ?? '';
  const day = weekdays.indexOf(partOf('weekday')) + 1;
  const time = `${partOf('hour')}:${partOf('minute')}`;
  return hours.some((range) => range.day === day && range.from <= time && time < range.to);
}
