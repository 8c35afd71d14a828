import { addDays, plainDate } from '@cotejo/core/dates';
import { currencies, Money, periods } from '@cotejo/core/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newsOf, occasionOf, type PriceNews } from './told-price.ts';

const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays(plainDate('2026-11-20'), days));
const price = fc
  .tuple(fc.integer({ min: 0, max: 10 ** 12 }), fc.constantFrom(...currencies), fc.constantFrom(...periods), fc.nat(20))
  .map(([units, currency, period, insured]) => ({ amount: new Money(units, currency, period), insured }));
const news: fc.Arbitrary<PriceNews> = fc.oneof(
  fc.record({ kind: fc.constant('gone' as const), day }),
  fc.record({ kind: fc.constant('price' as const), day, price }),
);

describe('what an alert told', () => {
  it('is read from its occasion as it was written', () => {
    fc.assert(
      fc.property(news, (told) => {
        expect(newsOf(occasionOf(told))).toEqual(told);
      }),
    );
  });

  it.each(['', 'gone', '2026-12-01', '2026-12-01 price 5 UF', '2026-12-01 price -5 UF month 1', '2026-12-01 price 5 XX month 1'])(
    'is nothing where an occasion says %s',
    (occasion) => {
      expect(newsOf(occasion)).toBeNull();
    },
  );
});
