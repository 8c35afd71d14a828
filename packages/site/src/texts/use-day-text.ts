import { isPlainDate } from '@cotejo/core/dates';
import { useLanguage } from './use-texts.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: string): Intl.DateTimeFormat {
  const known = formats.get(language);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(language, made);
  return made;
}

/** '20 de noviembre de 2026', 'November 20, 2026'; what is no day (YYYY-MM-DD) stays as it is. */
export function dayText(day: string, language: string): string {
  return isPlainDate(day) ? formatOf(language).format(new Date(`${day}T00:00:00Z`)) : day;
}

/** `dayText` in the page's language. */
export function useDayText(): (day: string) => string {
  const language = useLanguage();
  return (day) => dayText(day, language);
}
