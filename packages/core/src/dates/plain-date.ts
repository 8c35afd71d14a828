declare const plainDateBrand: unique symbol;
/** A calendar day 'YYYY-MM-DD' that exists; compares as text. */
export type PlainDate = string & { readonly [plainDateBrand]: true };

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True when the text is a day that exists: '2026-02-29' is not. */
export function isPlainDate(text: string): text is PlainDate {
  const match = pattern.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Reads a day; throws RangeError (a bug in our own data) when it does not exist. Foreign input goes through isPlainDate. */
export function plainDate(text: string): PlainDate {
  if (!isPlainDate(text)) throw new RangeError(`'${text}' is no calendar day`);
  return text;
}

/** Days of a month, 1 to 12, in the Gregorian calendar. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

interface DayKnown {
  readonly format: Intl.DateTimeFormat;
  readonly quarter: number;
  readonly day: PlainDate;
}

const daysKnown = new Map<string, DayKnown>();
/** Since 1972 days begin on a quarter of an hour in every zone, so that a day is worked out once per quarter. */
const quarterMilliseconds = 900_000;

/** The day it is at an instant (milliseconds since 1970) in a time zone such as 'America/Santiago' (decision 4). */
export function dayAt(epochMilliseconds: number, timeZone: string): PlainDate {
  const quarter = Math.floor(epochMilliseconds / quarterMilliseconds);
  const known = daysKnown.get(timeZone);
  if (known?.quarter === quarter) return known.day;
  const format =
    known?.format ?? new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const day = plainDate(format.format(epochMilliseconds));
  daysKnown.set(timeZone, { format, quarter, day });
  return day;
}

/** The day n days later (or earlier, when negative). */
export function addDays(date: PlainDate, days: number): PlainDate {
  return plainDate(new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10));
}

/** The same day n months later, cut to the month's last day. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const index = year * 12 + (month - 1) + months;
  const [newYear, newMonth] = [Math.floor(index / 12), (index % 12) + 1];
  const newDay = Math.min(day, daysInMonth(newYear, newMonth));
  return plainDate(`${newYear}-${String(newMonth).padStart(2, '0')}-${String(newDay).padStart(2, '0')}`);
}

const monthNames = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

/** '20 de noviembre de 2026', as experience.md asks for dates. */
export function dateInSpanish(date: PlainDate): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} de ${monthNames[(month ?? 1) - 1]} de ${year}`;
}

/** The day of the week: 1 is Monday, 7 Sunday. */
export function weekdayOf(day: PlainDate): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
