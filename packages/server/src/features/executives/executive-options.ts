import type { HoursOfDay } from '@cotejo/core/contact-hours';
import { isPlainDate, type PlainDate } from '@cotejo/core/dates';
import { editionById, editionIds, type EditionId } from '@cotejo/core/editions';
import { readPhone } from '@cotejo/core/phone';
import { isTimeZone } from '@cotejo/core/zoned-time';
import { numberOf, textOf, type Said } from '../../platform/command-options.ts';
import { readHours } from '../../platform/settings/hours-text.ts';
import { StopReason } from '../../platform/stop-reason.ts';

/** What is said of an executive; what is not said stays. */
export interface ExecutiveChange {
  readonly edition?: EditionId | undefined;
  readonly firstNames?: string | undefined;
  readonly lastNames?: string | undefined;
  readonly phone?: string | undefined;
  readonly businessLines?: readonly string[] | undefined;
  readonly dailyLimit?: number | undefined;
  /** As it was typed, in whole units and decimals of the edition's currency. */
  readonly charge?: string | undefined;
  readonly weight?: number | undefined;
  /** Address of a calendar elsewhere; null: it is used no more. */
  readonly calendar?: string | null | undefined;
  readonly active?: boolean | undefined;
}

/** How meetings are cut; minutes, but for `horizonDays`. What is not said stays, or is as usual. */
export interface CalendarCut {
  readonly slotMinutes?: number | undefined;
  readonly stepMinutes?: number | undefined;
  readonly beforeMinutes?: number | undefined;
  readonly afterMinutes?: number | undefined;
  readonly noticeMinutes?: number | undefined;
  readonly horizonDays?: number | undefined;
  readonly timeZone?: string | undefined;
}

/** A day, or a day and a time. */
export interface Moment {
  readonly day: PlainDate;
  /** '09:30'; null: the day was said alone. */
  readonly time: string | null;
}

/** The edition that was named; undefined: none was. */
export function editionIn(said: Said): EditionId | undefined {
  const name = textOf(said, 'edition');
  if (name === undefined) return undefined;
  const edition = editionById(name);
  if (!edition.ok) throw new StopReason(`--edition: no conozco "${name}". Hay: ${editionIds.join(', ')}.`);
  return edition.value.id;
}

function phoneIn(said: Said): string | undefined {
  const phone = textOf(said, 'phone');
  if (phone === undefined || readPhone(phone).ok) return phone;
  throw new StopReason(`--phone: "${phone}" es muy corto: lleva el código del país.`);
}

function calendarIn(said: Said): string | null | undefined {
  const address = textOf(said, 'calendar');
  if (address === undefined) return undefined;
  if (address === 'no') return null;
  if (URL.parse(address)?.protocol !== 'https:')
    throw new StopReason(`--calendar: "${address}" no es una dirección https:// ni "no".`);
  return address;
}

const yesAndNo: Readonly<Record<string, boolean>> = { sí: true, si: true, no: false };

function activeIn(said: Said): boolean | undefined {
  const answer = textOf(said, 'active');
  if (answer === undefined) return undefined;
  const active = yesAndNo[answer.toLowerCase()];
  if (active === undefined) throw new StopReason(`--active: "${answer}" no es sí ni no.`);
  return active;
}

/** What is to be changed of an executive. Throws a StopReason for what cannot be read. */
export function changeIn(said: Said): ExecutiveChange {
  return {
    edition: editionIn(said),
    firstNames: textOf(said, 'first-names'),
    lastNames: textOf(said, 'last-names'),
    phone: phoneIn(said),
    businessLines: textOf(said, 'lines')
      ?.split(',')
      .map((line) => line.trim()),
    dailyLimit: numberOf(said, 'daily-limit', [0, 100_000]),
    charge: textOf(said, 'charge'),
    weight: numberOf(said, 'weight', [0, 10_000]),
    calendar: calendarIn(said),
    active: activeIn(said),
  };
}

/** How meetings are to be cut. */
export function cutIn(said: Said): CalendarCut {
  const timeZone = textOf(said, 'zone');
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw new StopReason(`--zone: no conozco "${timeZone}".`);
  const day = 24 * 60;
  return {
    timeZone,
    slotMinutes: numberOf(said, 'slot', [5, day]),
    stepMinutes: numberOf(said, 'step', [5, day]),
    beforeMinutes: numberOf(said, 'before', [0, day]),
    afterMinutes: numberOf(said, 'after', [0, day]),
    noticeMinutes: numberOf(said, 'notice', [0, 60 * day]),
    horizonDays: numberOf(said, 'horizon', [1, 365]),
  };
}

/** Hours that nobody can be at twice. Throws a StopReason for none, and for others. */
export function hoursIn(words: string | undefined): readonly HoursOfDay[] {
  if (words === undefined) throw new StopReason('Faltan las horas: "1-5 09:00-13:00;1-5 14:00-18:00", o --none.');
  const hours = readHours(words);
  if (hours === null) throw new StopReason(`"${words}" no son horas como "1-5 09:00-13:00;6 10:00-12:00".`);
  const overlaps = hours.some((one, place) =>
    hours.some((other, otherPlace) => place < otherPlace && one.day === other.day && one.from < other.to && other.from < one.to),
  );
  if (overlaps) throw new StopReason(`"${words}" dice dos veces las mismas horas de un día.`);
  return hours;
}

/** The day of an option, with a time or alone. Throws a StopReason without it. */
export function momentIn(said: Said, name: 'from' | 'to'): Moment {
  const words = textOf(said, name);
  if (words === undefined) throw new StopReason(`Falta --${name}.`);
  const [, day = '', time = null] = /^(\d{4}-\d{2}-\d{2})(?:T((?:[01]\d|2[0-3]):[0-5]\d))?$/.exec(words) ?? [];
  if (!isPlainDate(day))
    throw new StopReason(`--${name}: "${words}" no es un día como 2026-12-24, ni con hora 2026-12-24T09:00.`);
  return { day, time };
}
