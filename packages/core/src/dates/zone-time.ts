import type { PlainDate } from './plain-date.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** What the clocks of a zone show at an instant, counted as if it were UTC. Milliseconds since 1970. */
function shownAt(moment: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      hourCycle: 'h23',
    });
  formats.set(timeZone, format);
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** Instants found before: the same few hours of a day are asked for by every message. */
const instants = new Map<string, number>();
const mostInstants = 1000;

function findInstant(day: PlainDate, time: string, timeZone: string): number {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const hour = 3_600_000;
  // The offset a day earlier holds until clocks change, and the other one after it.
  const offsets = [wanted - 24 * hour, wanted + 24 * hour].map((near) => shownAt(near, timeZone) - near);
  const candidates = offsets.map((offset) => wanted - offset);
  const fitting = candidates.filter((moment) => shownAt(moment, timeZone) === wanted);
  return fitting.length > 0 ? Math.min(...fitting) : Math.max(...candidates);
}

/**
 * The instant (milliseconds since 1970) at which the clocks of an IANA zone show a time, 'HH:MM', of a day. A time that the
 * clocks jump over is as much later as they jump; of one that they show twice it is the first.
 */
export function instantOf(day: PlainDate, time: string, timeZone: string): number {
  const name = `${day} ${time} ${timeZone}`;
  const found = instants.get(name) ?? findInstant(day, time, timeZone);
  if (instants.size >= mostInstants) instants.clear();
  instants.set(name, found);
  return found;
}
