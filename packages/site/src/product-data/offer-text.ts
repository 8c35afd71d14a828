import type { OfferAnswer } from '@cotejo/contract/catalogue';
import { isPlainDate } from '@cotejo/core/dates';
import type { TranslateOf } from '../texts/texts.ts';
import type { offerTexts } from './offer-texts.ts';

interface OfferWords {
  readonly t: TranslateOf<typeof offerTexts>;
  readonly dayText: (day: string) => string;
}

/** 'Vale hasta el 30 de noviembre de 2026. Quedan 25.': until when, and how many are left; empty where neither is said. */
export function offerLimitText({ validTo, stock }: Pick<OfferAnswer, 'validTo' | 'stock'>, { t, dayText }: OfferWords): string {
  const day = validTo !== null && isPlainDate(validTo) ? dayText(validTo) : null;
  if (day === null) return stock ? t('left', { count: stock }) : '';
  return stock ? t('untilLeft', { day, count: stock }) : t('until', { day });
}
