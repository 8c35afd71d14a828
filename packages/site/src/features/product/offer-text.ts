import type { OfferAnswer } from '@cotejo/contract/catalogue';
import { dateInSpanish, isPlainDate } from '@cotejo/core/dates';

/** Where an offer is used up (A2.4-25, exact). */
export const soldOutText = 'Promoción Cyber Agotada. Precio normal';

/** What each kind of offer is called (docs/decisions/0125-words-of-offers.md). */
export const offerTypeNames = {
  DISCOUNT: 'Descuento',
  AGGREGATE: 'Beneficio incluido',
  GIFT_CARD: 'Tarjeta de regalo',
  STOCK: 'Cupos limitados',
  FREE_FIRST_PREMIUM: 'Primera prima gratis',
} as const satisfies Record<OfferAnswer['type'], string>;

function dayText(day: string | null): string | null {
  return day !== null && isPlainDate(day) ? dateInSpanish(day) : null;
}

/** 'Vale hasta el 30 de noviembre de 2026. Quedan 25.': until when, and how many are left; empty where neither is said. */
export function offerLimitText({ validTo, stock }: Pick<OfferAnswer, 'validTo' | 'stock'>): string {
  const until = dayText(validTo);
  return [...(until ? [`Vale hasta el ${until}.`] : []), ...(stock ? [`Quedan ${stock}.`] : [])].join(' ');
}
