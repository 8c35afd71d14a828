import { dateFormat, zoneName } from '@cotejo/core/date-format';
import { wallClockAt } from '@cotejo/core/zoned-time';

/** Parts of a meeting's page that its links name. */
export const meetingSearch = {
  start: 'inicio',
  zone: 'zona',
  move: 'cambiar',
  cancel: 'cancelar',
  gone: 'tomada',
  done: 'hecho',
} as const;

/** 'lunes, 23 de noviembre' of a day YYYY-MM-DD. */
export function dayInWords(day: string, language: string): string {
  const form = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return dateFormat(language, form).format(Date.parse(`${day}T00:00:00Z`));
}

/** A day YYYY-MM-DD in three short pieces: 'lun', '23', 'nov'. */
export function shortDay(
  day: string,
  language: string,
): { readonly weekday: string; readonly number: string; readonly month: string } {
  const at = Date.parse(`${day}T00:00:00Z`);
  const piece = (form: Intl.DateTimeFormatOptions): string =>
    dateFormat(language, { ...form, timeZone: 'UTC' })
      .format(at)
      .replace(/\.$/, '');
  return { weekday: piece({ weekday: 'short' }), number: String(Number(day.slice(8))), month: piece({ month: 'short' }) };
}

/** How a zone is called: 'hora de Chile'. */
export function zoneInWords(timeZone: string, at: string, language: string): string {
  return zoneName(Date.parse(at), timeZone, language);
}

/** What clocks say somewhere at a moment (ISO 8601): its day in words, and the time. */
export function momentIn(moment: string, timeZone: string, language: string): { readonly day: string; readonly time: string } {
  const { day, time } = wallClockAt(Date.parse(moment), timeZone);
  return { day: dayInWords(day, language), time };
}

/** True where clocks of two zones differ at a moment (ISO 8601). */
export function clocksDiffer(moment: string, one: string, other: string): boolean {
  const [here, there] = [one, other].map((zone) => wallClockAt(Date.parse(moment), zone));
  return here?.day !== there?.day || here?.time !== there?.time;
}
