import { editionOf } from '@cotejo/core/editions';
import { convert, convertBack, moneyOf, Money, rateOf, toNumber } from '@cotejo/core/money';
import { formatMoney } from '@cotejo/core/money-format';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitNames, readPriceLimits, shownLimit, writePriceUnit, type PriceUnit } from './price-unit.ts';

const chile = editionOf('chile');
const limitsOf = (typed: Readonly<Record<string, string>>, held: Parameters<typeof readPriceLimits>[1] = null) =>
  readPriceLimits((name) => typed[name] ?? null, held);
/** Both limits typed as the very price that a card shows. */
const exactly = (text: string, unit: PriceUnit) =>
  limitsOf({ preciomin: text, preciomax: text, priceUnit: writePriceUnit(unit) }).limits;

describe('limits typed as cards show prices', () => {
  const valor = fc.integer({ min: 3_000_000, max: 6_000_000 }).map((cents) => cents / 100);

  it('let in a yearly price that is exactly the limit, which the list compares by its rounded twelfth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 8 }), (year) => {
        const { preciomin, preciomax } = exactly(`$${year.toLocaleString('es-CL')}`, { rate: 1, months: 12 });
        expect(preciomin).toBeLessThanOrEqual(Math.round(year / 12));
        expect(preciomax).toBeGreaterThanOrEqual(Math.round(year / 12));
        expect(preciomax! - preciomin!).toBeLessThanOrEqual(1);
      }),
    );
  });

  it.each([1, 12])('let in a price in pesos that is shown as just that UF, paid each %i months', (months) => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 20_000_000 }), valor, (paid, uf) => {
        const text = formatMoney(convertBack(new Money(paid, 'CLP', 'month'), rateOf(uf, 'UF', 'CLP')), chile);
        const { preciomin, preciomax } = exactly(text, { rate: uf, months });
        expect(preciomin).toBeLessThanOrEqual(Math.round(paid / months));
        expect(preciomax).toBeGreaterThanOrEqual(Math.round(paid / months));
      }),
    );
  });

  it('let in a price that is made in UF and shown with two of its decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 10 ** 7 }), valor, (units, uf) => {
        const price = new Money(units, 'UF', 'month');
        const pesos = toNumber(convert(price, rateOf(uf, 'UF', 'CLP')));
        const { preciomin, preciomax } = exactly(formatMoney(price, chile), { rate: uf, months: 1 });
        expect(preciomin).toBeLessThanOrEqual(pesos);
        expect(preciomax).toBeGreaterThanOrEqual(pesos);
      }),
    );
  });

  it('are shown again as they were typed, in UF to the hundredth and of a year to the hundred', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 6 }), valor, fc.constantFrom(1, 12), (count, uf, months) => {
        for (const [shown, rate] of [
          [count / 100, uf],
          [count * 100, 1],
        ] as const) {
          const unit = { rate, months };
          const { limits } = limitsOf({ preciomin: String(shown), preciomax: String(shown), priceUnit: writePriceUnit(unit) });
          for (const name of limitNames) expect(shownLimit(limits[name]!, unit, name)).toBe(shown);
        }
      }),
    );
  });

  it('are those of the wire where prices are pesos a month, whatever the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), fc.constantFrom(...limitNames), (limit, name) => {
        expect(shownLimit(limit, { rate: 1, months: 1 }, name)).toBe(limit);
        expect(limitsOf({ [name]: String(limit) }).limits[name]).toBe(limit);
      }),
    );
  });

  it('that a form says as they were shown stay to the peso', () => {
    const unit = { rate: 40_844.79, months: 1 };
    const held = { preciomin: null, preciomax: 180_000 };
    const text = formatMoney(moneyOf(shownLimit(180_000, unit, 'preciomax'), 'UF', 'month'), chile);
    expect(text).toBe('UF 4,41');
    expect(limitsOf({ preciomax: text, priceUnit: writePriceUnit(unit) }, held).limits).toEqual(held);
    expect(limitsOf({ preciomax: text, priceUnit: writePriceUnit(unit) }).limits.preciomax).toBe(180_330);
  });
});

describe('a least price above the most', () => {
  const typed = { preciomin: '$300.000', preciomax: '100000' };

  it('changes places with it in an address, where nothing says which of the two was meant', () => {
    expect(limitsOf(typed)).toEqual({ limits: { preciomin: 100_000, preciomax: 300_000 }, crossed: [300_000, 100_000] });
  });

  it('leaves the limits so far in a form, and is told as it was typed', () => {
    const held = { preciomin: null, preciomax: 100_000 };
    expect(limitsOf(typed, held)).toEqual({ limits: held, crossed: [300_000, 100_000] });
  });

  it('is none where both are the same', () => {
    expect(limitsOf({ preciomin: '5', preciomax: '5' }).crossed).toBeNull();
  });
});

it.each(['', 'UF', '0/0', 'x/y'])("takes pesos a month from a unit that says nothing: '%s'", (priceUnit) => {
  const { limits } = limitsOf({ preciomax: '180000', priceUnit });
  expect(limits.preciomax).toBe(180_000);
});
