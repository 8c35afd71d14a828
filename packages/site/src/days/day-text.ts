import { isPlainDate } from '@cotejo/core/dates';
import type { TranslateOf } from '../texts/texts.ts';
import type { dayTexts } from './texts.ts';

const months = [
  'month1',
  'month2',
  'month3',
  'month4',
  'month5',
  'month6',
  'month7',
  'month8',
  'month9',
  'month10',
  'month11',
  'month12',
] as const;

/** '20 de noviembre de 2026' of '2026-11-20', as the page's language writes it; a text that is no day is shown as it came. */
export function dayText(day: string, t: TranslateOf<typeof dayTexts>): string {
  if (!isPlainDate(day)) return day;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return t('day', { day: date, month: t(months[month - 1] ?? 'month1'), year });
}
