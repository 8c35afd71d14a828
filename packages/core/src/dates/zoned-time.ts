import { isPlainDate, plainDate, type PlainDate } from './plain-date.ts';

/** What clock and calendar say somewhere at an instant. */
export interface WallClock {
  readonly day: PlainDate;
  /** '09:30'. */
  readonly time: string;
}

const dayMilliseconds = 86_400_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const date = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, ...date, ...time });
  clocks.set(timeZone, made);
  return made;
}

/** True for the name of a zone that is known here: 'America/Lima'. */
export function isTimeZone(text: string): boolean {
  try {
    return clockOf(text) !== null;
  } catch {
    return false;
  }
}

/** Day and time at an instant (milliseconds since 1970) in an IANA zone. Throws RangeError where there is no such zone (a bug). */
export function wallClockAt(instant: number, timeZone: string): WallClock {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): string => parts.get(name) ?? '';
  return {
    day: plainDate(`${part('year')}-${part('month')}-${part('day')}`),
    time: `${part('hour')}:${part('minute')}`,
  };
}

/**
 * The instant (milliseconds since 1970) at which the clocks of an IANA zone say this day and time ('09:30'). An hour that comes
 * twice is the first of the two; null: one that is left out, or that is none.
 */
export function instantAt({ day, time }: { readonly day: string; readonly time: string }, timeZone: string): number | null {
  const asIfGreenwich = isPlainDate(day) ? Date.parse(`${day}T${time}:00Z`) : Number.NaN;
  if (Number.isNaN(asIfGreenwich)) return null;
  const [before, after] = [-dayMilliseconds, dayMilliseconds].map((distance) => {
    const near = asIfGreenwich + distance;
    const clock = wallClockAt(near, timeZone);
    return near + asIfGreenwich - Date.parse(`${clock.day}T${clock.time}:00Z`);
  });
  if (before === undefined || after === undefined) return null;
  // Clocks that are ahead by the same on the day before and the day after were so in between.
  if (before === after) return before;
  const found = [before, after].filter((instant) => {
    const told = wallClockAt(instant, timeZone);
    return told.day === day && told.time === time;
  });
  return found.length === 0 ? null : Math.min(...found);
}

/** The instant (milliseconds since 1970) at which a day begins where an IANA zone is; null: it is no day, or left out. */
export function startOfDay(day: string, timeZone: string): number | null {
  // A midnight that clocks leave out is followed by one o'clock.
  return instantAt({ day, time: '00:00' }, timeZone) ?? instantAt({ day, time: '01:00' }, timeZone);
}
