import type { OfferContent, OfferType, Validity } from '@cotejo/core/catalogue-content';
import { plainDate } from '@cotejo/core/dates';
import { seededRandom } from '../seeded-random.ts';

/** Windows around the demonstration's day: one that has ended, three that hold, one still to come. */
const windows: readonly Validity[] = [
  { from: plainDate('2026-09-01'), to: plainDate('2026-10-31') },
  { from: plainDate('2026-11-01'), to: plainDate('2026-12-31') },
  { from: plainDate('2026-11-15'), to: plainDate('2026-11-30') },
  { from: plainDate('2026-11-01'), to: null },
  { from: plainDate('2027-01-02'), to: plainDate('2027-02-28') },
];

/** Offers as they are drawn: every kind, in the words of its page. */
const kinds: readonly (readonly [OfferType, Omit<OfferContent, 'type' | 'validity'>])[] = [
  [
    'DISCOUNT',
    { title: '20 % menos', text: 'Un 20 % de descuento en los tres primeros meses.', value: 20, unit: '%', stock: null },
  ],
  ['DISCOUNT', { title: '10 % menos', text: 'Un 10 % de descuento en el primer año.', value: 10, unit: '%', stock: 150 }],
  [
    'AGGREGATE',
    { title: 'Telemedicina incluida', text: 'Médico por video sin costo por seis meses.', value: null, unit: null, stock: null },
  ],
  [
    'GIFT_CARD',
    {
      title: 'Tarjeta de $20.000',
      text: 'Una tarjeta de regalo después del segundo pago.',
      value: 20_000,
      unit: 'CLP',
      stock: 200,
    },
  ],
  [
    'STOCK',
    {
      title: 'Quedan 25 cupos',
      text: 'El precio de lanzamiento vale para los próximos 25 contratos.',
      value: null,
      unit: null,
      stock: 25,
    },
  ],
  [
    'FREE_FIRST_PREMIUM',
    { title: 'Primer mes gratis', text: 'No pagas la primera prima.', value: null, unit: null, stock: null },
  ],
];

/** Offers of one product: about one in seven has one. No offer has a part in score or order. */
export function offersOf(code: string): readonly OfferContent[] {
  const random = seededRandom(`${code}/offers`);
  if (!random.chance(0.14)) return [];
  const [type, offer] = random.pick(kinds);
  return [{ type, ...offer, validity: random.pick(windows) }];
}
