import { isPlainDate } from '@cotejo/core/dates';
import { useLanguage } from './use-texts.ts';

interface DayWriter {
  readonly format: Intl.DateTimeFormat;
  /** The day written last: the cards of a list all say the same one. */
  last: { readonly day: string; readonly text: string } | null;
}

const writers = new Map<string, DayWriter>();

function writerOf(language: string): DayWriter {
  const known = writers.get(language);
  if (known) return known;
  const made = { format: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }), last: null };
  writers.set(language, made);
  return made;
}

/** '20 de noviembre de 2026', 'November 20, 2026'; what is no day (YYYY-MM-DD) stays as it is. */
export function dayText(day: string, language: string): string {
  const writer = writerOf(language);
  if (writer.last?.day === day) return writer.last.text;
  if (!isPlainDate(day)) return day;
  const text = writer.format.format(new Date(`${day}T00:00:00Z`));
  writer.last = { day, text };
  return text;
}

/** `dayText` in the page's language. */
export function useDayText(): (day: string) => string {
  const language = useLanguage();
  return (day) => dayText(day, language);
}
