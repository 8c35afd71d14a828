import { isWithinHours, type OpeningHours } from '../dates/opening-hours.ts';
import { addDays, dayAt, type PlainDate } from '../dates/plain-date.ts';
import { isPublicHoliday } from '../dates/public-holidays.ts';
import { instantAt } from '../dates/zoned-time.ts';
import type { CountryCode } from '../editions/edition.ts';

/** From an instant until before another, in milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** When somebody meets people: hours of each weekday in their zone, days off for all, and how meetings are cut. Minutes. */
export interface MeetingCalendar extends OpeningHours {
  /** Whose public holidays are days off too, whether they are listed or not; null: nobody's. */
  readonly holidaysOf: CountryCode | null;
  readonly slotMinutes: number;
  /** From one beginning to the next, counted from the beginning of the hours. */
  readonly stepMinutes: number;
  /** Kept free before and after each meeting. */
  readonly beforeMinutes: number;
  readonly afterMinutes: number;
  /** Nobody books later than this before. */
  readonly noticeMinutes: number;
  /** How many days after today the last one is that can be booked. */
  readonly horizonDays: number;
}

/** What is asked of a calendar. */
export interface SlotQuestion {
  readonly calendar: MeetingCalendar;
  /** What other meetings take up, with the time kept free about them (`blockedBy`). */
  readonly taken: readonly Span[];
  /** Time off. */
  readonly away: readonly Span[];
  readonly now: number;
  /** The day of the zone that is asked about alone; absent: all of them. */
  readonly day?: PlainDate;
}

const minuteMilliseconds = 60_000;
const dayMinutes = 24 * 60;

function overlap(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to;
}

/** What a meeting takes up of its executive: itself, and the time kept free before and after it. */
export function blockedBy({ from, to }: Span, { beforeMinutes, afterMinutes }: MeetingCalendar): Span {
  return { from: from - beforeMinutes * minuteMilliseconds, to: to + afterMinutes * minuteMilliseconds };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The instant of a minute of a day, '24:00' being the next day's first; null: one that clocks leave out. */
function instantOfMinute(day: PlainDate, minute: number, timeZone: string): number | null {
  const two = (value: number): string => String(value).padStart(2, '0');
  const rest = minute % dayMinutes;
  const time = `${two(Math.floor(rest / 60))}:${two(rest % 60)}`;
  return instantAt({ day: minute < dayMinutes ? day : addDays(day, 1), time }, timeZone);
}

/** Day 1 is Monday, 7 Sunday, whatever the zone. */
function weekdayOf(day: PlainDate): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** True on a day on which nobody meets people: one that is listed, or a public holiday by law. */
function isDayOff(day: PlainDate, { closedDays, holidaysOf }: MeetingCalendar): boolean {
  return closedDays.includes(day) || (holidaysOf !== null && isPublicHoliday(holidaysOf, day));
}

/** True where clocks say no time outside the hours while it lasts; hours begin and end on quarters. */
function isWhollyWithin({ from, to }: Span, calendar: MeetingCalendar): boolean {
  const quarter = 15 * minuteMilliseconds;
  const times = Array.from({ length: Math.ceil((to - from) / quarter) }, (_, index) => from + index * quarter);
  return [...times, to - minuteMilliseconds].every((at) => isWithinHours(calendar, at));
}

/**
 * Meetings that fit into the hours of a day, whoever else has booked. Real minutes: none goes on past the last one because a clock is
 * put back, nor into a time before the first one that it is put back to.
 */
function slotsOfDay(day: PlainDate, calendar: MeetingCalendar): Span[] {
  const { hours, timeZone, slotMinutes, stepMinutes } = calendar;
  return hours
    .filter((range) => range.day === weekdayOf(day))
    .flatMap(({ from, to }) => {
      const [first, last] = [minutesOf(from), minutesOf(to)];
      const [begin, end] = [first, last].map((minute) => instantOfMinute(day, minute, timeZone));
      const isPutBack = typeof begin === 'number' && typeof end === 'number' && end - begin > (last - first) * minuteMilliseconds;
      const count = Math.max(0, Math.floor((last - first - slotMinutes) / stepMinutes) + 1);
      return Array.from({ length: count }, (_, index) => first + index * stepMinutes).flatMap((minute) => {
        const start = instantOfMinute(day, minute, timeZone);
        if (start === null) return [];
        const slot = { from: start, to: start + slotMinutes * minuteMilliseconds };
        const isPast = typeof end === 'number' && slot.to > end;
        return isPast || (isPutBack && !isWhollyWithin(slot, calendar)) ? [] : [slot];
      });
    });
}

/**
 * The meetings that can be booked now, by their beginning: within the working hours of days that are neither closed nor public
 * holidays, no sooner than the notice and no later than the horizon, outside time off, and with time kept free between any two
 * meetings.
 */
export function freeSlots({ calendar, taken, away, now, day: wanted }: SlotQuestion): readonly Span[] {
  const today = dayAt(now, calendar.timeZone);
  const soonest = now + calendar.noticeMinutes * minuteMilliseconds;
  const days = Array.from({ length: calendar.horizonDays + 1 }, (_, index) => addDays(today, index));
  const slots = days
    .filter((day) => (wanted === undefined || day === wanted) && !isDayOff(day, calendar))
    .flatMap((day) => slotsOfDay(day, calendar))
    .filter((slot) => slot.from >= soonest && !away.some((span) => overlap(span, slot)))
    .filter((slot) => !taken.some((span) => overlap(span, blockedBy(slot, calendar))));
  return slots.toSorted((one, other) => one.from - other.from).filter(({ from }, index, all) => from !== all[index - 1]?.from);
}

/** True where a meeting of a given time fits into working hours of a day that is neither closed nor a public holiday, outside time off, with time kept free about it: wherever its beginning lies, however soon. */
export function hasRoomFor(slot: Span, { calendar, taken, away }: Pick<SlotQuestion, 'calendar' | 'taken' | 'away'>): boolean {
  const day = dayAt(slot.from, calendar.timeZone);
  const isInOneRange = calendar.hours.some((range) => {
    const [from, to] = [range.from, range.to].map((time) => instantOfMinute(day, minutesOf(time), calendar.timeZone));
    const isOfDay = range.day === weekdayOf(day) && typeof from === 'number' && typeof to === 'number';
    return isOfDay && from <= slot.from && slot.to <= to;
  });
  const blocked = blockedBy(slot, calendar);
  return (
    isInOneRange &&
    !isDayOff(day, calendar) &&
    isWhollyWithin(slot, calendar) &&
    !away.some((span) => overlap(span, slot)) &&
    !taken.some((span) => overlap(span, blocked))
  );
}
