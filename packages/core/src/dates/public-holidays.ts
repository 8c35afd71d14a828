import type { CountryCode } from '../editions/edition.ts';
import { addDays, plainDate, weekdayOf, type PlainDate } from './plain-date.ts';

function inYear(year: number, days: readonly string[]): readonly PlainDate[] {
  return days.map((day) => plainDate(`${year}-${day}`));
}

/** Easter Sunday of the Gregorian calendar, by the rule of Gauss as Knuth writes it. */
function easterOf(year: number): PlainDate {
  const golden = (year % 19) + 1;
  const century = Math.floor(year / 100) + 1;
  const leapless = Math.floor((3 * century) / 4) - 12;
  const epact = (((11 * golden + 20 + Math.floor((8 * century + 5) / 25) - 5 - leapless) % 30) + 30) % 30;
  const corrected = epact === 24 || (epact === 25 && golden > 11) ? epact + 1 : epact;
  const full = 44 - corrected < 21 ? 74 - corrected : 44 - corrected;
  const moon = addDays(plainDate(`${year}-03-01`), full - 1);
  return addDays(moon, 7 - (weekdayOf(moon) % 7));
}

const monday = 1;
const tuesday = 2;
const wednesday = 3;
const friday = 5;

/** The Monday on or after a day (Ley 51 de 1983 of Colombia, art. 1). */
function movedToMonday(day: PlainDate): PlainDate {
  return addDays(day, (8 - weekdayOf(day)) % 7);
}

/** Ley 51 de 1983: six days that stay, the rest on Mondays, and those that follow Easter. 9 July from 2027 as date-holidays 3.37.0 has it. */
function ofColombia(year: number): readonly PlainDate[] {
  const easter = easterOf(year);
  return [
    ...inYear(year, ['01-01', '05-01', '07-20', '08-07', '12-08', '12-25']),
    ...inYear(year, ['01-06', '03-19', '06-29', '08-15', '10-12', '11-01', '11-11']).map(movedToMonday),
    ...inYear(year, year < 2027 ? [] : ['07-09']).map(movedToMonday),
    ...[-3, -2, 43, 64, 71].map((days) => addDays(easter, days)),
  ];
}

/** DL 713 of 1991 with Leyes 31381, 31530, 31788 and 31822. */
function ofPeru(year: number): readonly PlainDate[] {
  const easter = easterOf(year);
  return [
    ...inYear(year, ['01-01', '05-01', '06-07', '06-29', '07-23', '07-28', '07-29', '08-06', '08-30']),
    ...inYear(year, ['10-08', '11-01', '12-08', '12-09', '12-25']),
    ...[-3, -2].map((days) => addDays(easter, days)),
  ];
}

/** Tuesday to Thursday go to the Monday before, Friday to the Monday after (Ley 19.668 of Chile). */
function movedInChile(day: PlainDate): PlainDate {
  const weekday = weekdayOf(day);
  if (weekday >= tuesday && weekday < friday) return addDays(day, monday - weekday);
  return weekday === friday ? addDays(day, 3) : day;
}

/** 31 October: a Tuesday goes to the Friday before, a Wednesday to the Friday after (Ley 20.299). */
function churchesInChile(day: PlainDate): PlainDate {
  const weekday = weekdayOf(day);
  if (weekday === tuesday) return addDays(day, -4);
  return weekday === wednesday ? addDays(day, 2) : day;
}

/** Leyes 2.977, 19.668, 20.148, 20.215, 20.299, 20.983 and 21.357. */
function ofChile(year: number): readonly PlainDate[] {
  const [easter, january, eighteenth] = [easterOf(year), plainDate(`${year}-01-02`), plainDate(`${year}-09-18`)];
  // The winter solstice by Chile's clocks, until past the middle of the century.
  const solstice = year % 4 < 2 ? '06-20' : '06-21';
  return [
    ...inYear(year, ['01-01', '05-01', '05-21', solstice, '07-16', '08-15', '09-18', '09-19', '11-01', '12-08', '12-25']),
    ...inYear(year, ['06-29', '10-12']).map(movedInChile),
    ...inYear(year, ['10-31']).map(churchesInChile),
    ...[-2, -1].map((days) => addDays(easter, days)),
    // What stands between a holiday and a week-end.
    ...(weekdayOf(january) === monday ? [january] : []),
    ...(weekdayOf(eighteenth) === tuesday ? [addDays(eighteenth, -1)] : []),
    ...(weekdayOf(eighteenth) === 6 ? [addDays(eighteenth, -1)] : []),
    ...(weekdayOf(eighteenth) === 3 ? [addDays(eighteenth, 2)] : []),
  ];
}

const rules = { CL: ofChile, PE: ofPeru, CO: ofColombia } as const satisfies Record<
  CountryCode,
  (year: number) => readonly PlainDate[]
>;

const known = new Map<string, ReadonlySet<PlainDate>>();

/** True on a public holiday of a country as its laws have it since 2024; days of elections and what a decree adds are not among them. */
export function isPublicHoliday(country: CountryCode, day: PlainDate): boolean {
  const year = Number(day.slice(0, 4));
  const name = `${country}${year}`;
  const days = known.get(name) ?? new Set(rules[country](year));
  known.set(name, days);
  return days.has(day);
}
