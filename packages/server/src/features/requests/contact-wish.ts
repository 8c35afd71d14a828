import type { ContactHours, WantedHours } from '@cotejo/core/contact-hours';
import { contactTimeOf, firstContact, hoursWithin, type ContactTime } from '@cotejo/core/contact-times';
import { dateFormat, zoneName } from '@cotejo/core/date-format';
import type { Language } from '@cotejo/core/editions';

/** When the person of a request is contacted, as messages about it tell. */
export interface ContactWish {
  /** The part of the day that they want. */
  readonly time: ContactTime;
  /** Its hours, as the edition lets them; null: it lets none of them, or they want no part in particular. */
  readonly hours: WantedHours | null;
  /** Not before this moment, milliseconds since 1970; null: from when it was asked. */
  readonly from: number | null;
  /** IANA zone of both. */
  readonly timeZone: string;
  /** It is told whose clocks these are: those of no one country's site. */
  readonly namesZone: boolean;
}

/** What a request wants, and from when on that is, seen from a moment (milliseconds since 1970). */
export function contactWish(wanted: string, hours: ContactHours, moment: number): ContactWish {
  const time = contactTimeOf(wanted) ?? 'any';
  const { at, day } = firstContact(hours, moment, time);
  return {
    time,
    hours: time === 'any' ? null : hoursWithin(hours, time),
    from: day === 'now' ? null : at,
    timeZone: hours.timeZone,
    namesZone: hours.holidaysOf === null,
  };
}

/** '8:00' of '08:00'. */
function shortTime(time: string): string {
  return time.replace(/^0/, '');
}

/** Hours as two times: '8:00' and '12:00'. */
export function shortHours({ from, to }: WantedHours): WantedHours {
  return { from: shortTime(from), to: shortTime(to) };
}

/** A moment as day and time in a language: 'lunes 23 de noviembre', '8:00'; '10:00 (hora oriental)' where the zone is told. */
export function momentText(
  moment: number,
  { timeZone, namesZone }: Pick<ContactWish, 'timeZone' | 'namesZone'>,
  language: Language,
): { readonly day: string; readonly time: string } {
  const shown = (form: Intl.DateTimeFormatOptions): string => dateFormat(language, { ...form, timeZone }).format(moment);
  const day = shown({ weekday: 'long', day: 'numeric', month: 'long' });
  const time = shown({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const zone = namesZone ? ` (${zoneName(moment, timeZone, language)})` : '';
  // Spanish says weekday and day in one breath.
  return { day: language === 'es' ? day.replace(',', '') : day, time: shortTime(time) + zone };
}
