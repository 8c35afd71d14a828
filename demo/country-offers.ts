import type { OfferContent, Validity } from '@cotejo/core/catalogue-content';
import { plainDate } from '@cotejo/core/dates';
import type { Edition } from '@cotejo/core/editions';
import { type Currency, moneyOf } from '@cotejo/core/money';
import { formatMoney } from '@cotejo/core/money-format';
import { seededRandom } from './seeded-random.ts';

/** Windows around the demonstration's day: one that has ended, two that hold, one still to come. */
const windows: readonly Validity[] = [
  { from: plainDate('2026-09-01'), to: plainDate('2026-10-31') },
  { from: plainDate('2026-11-01'), to: plainDate('2026-12-31') },
  { from: plainDate('2026-11-01'), to: null },
  { from: plainDate('2027-01-02'), to: plainDate('2027-02-28') },
];

/** What a gift card is worth, in whole units. */
const giftAmounts: Readonly<Partial<Record<Currency, number>>> = { PEN: 80, COP: 100_000, USD: 25 };

type Drawn = Omit<OfferContent, 'validity'>;

function kindsIn({ currency, currencyStyles }: Edition): readonly Drawn[] {
  const gift = giftAmounts[currency] ?? 0;
  const giftText = formatMoney(moneyOf(gift, currency, 'once'), { currency, currencyStyles }).replace(/[.,]00$/, '');
  return [
    {
      type: 'DISCOUNT',
      title: '15 % menos',
      text: 'Un 15 % de descuento en los tres primeros pagos.',
      value: 15,
      unit: '%',
      stock: null,
    },
    {
      type: 'GIFT_CARD',
      title: `Tarjeta de ${giftText}`,
      text: 'Una tarjeta de regalo después del segundo pago.',
      value: gift,
      unit: currency,
      stock: 100,
    },
    {
      type: 'STOCK',
      title: 'Quedan 30 cupos',
      text: 'El precio de lanzamiento vale para los próximos 30 contratos.',
      value: null,
      unit: null,
      stock: 30,
    },
    {
      type: 'FREE_FIRST_PREMIUM',
      title: 'Primer pago gratis',
      text: 'No pagas la primera prima.',
      value: null,
      unit: null,
      stock: null,
    },
  ];
}

/** Offers of one product of an edition: about one in seven has one. No offer has a part in score or order. */
export function countryOffers(code: string, edition: Edition): readonly OfferContent[] {
  const random = seededRandom(`${edition.id}/${code}/offers`);
  if (!random.chance(0.14)) return [];
  return [{ ...random.pick(kindsIn(edition)), validity: random.pick(windows) }];
}
