import type { HoursOfDay } from '@cotejo/core/contact-hours';

const rangePattern = /^([1-7])(?:-([1-7]))? ([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/;

function hoursOfRange(text: string): readonly HoursOfDay[] | null {
  const match = rangePattern.exec(text.trim());
  if (match === null) return null;
  const [, first, last = first, fromHour, fromMinute, toHour, toMinute] = match;
  const [from, to] = [`${fromHour}:${fromMinute}`, `${toHour}:${toMinute}`];
  const days = Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index);
  return days.length === 0 || from >= to ? null : days.map((day) => ({ day, from, to }));
}

/** The hours of '1-5 08:00-20:00;6 09:00-14:00' (1 is Monday), as whoever runs the site writes them; null: they are none. */
export function readHours(text: string): readonly HoursOfDay[] | null {
  const read = text.split(';').map(hoursOfRange);
  return read.includes(null) ? null : read.flatMap((range) => range ?? []);
}
