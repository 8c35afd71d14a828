import { describe, expect, it } from 'vitest';
import { tariffWith } from '../comparison/testing/sample-catalogue.ts';
import { plainDate } from '../dates/plain-date.ts';
import { moneyOf, rateOf, type Currency, type Money } from '../money/money.ts';
import { fallbackUf } from './choose-uf.ts';
import { everybodysPrice } from './everybodys-price.ts';
import { noRules, type AmountTariff, type ProductPricing, type TariffRow } from './price-product.ts';

const today = plainDate('2026-11-20');
const uf = { rate: rateOf('40000', 'UF', 'CLP'), date: today, status: 'of-the-day' } as const;
const day = { today, uf, currency: 'CLP' } as const;

function row(amount: number, currency: Currency, change: Partial<TariffRow> = {}): TariffRow {
  return { ageFrom: 18, ageTo: 89, sex: null, role: 'contributor', amount: moneyOf(amount, currency, 'month'), ...change };
}

function pricing(
  rows: readonly TariffRow[],
  change: Partial<AmountTariff> = {},
  minimumEmployees: number | null = null,
): ProductPricing {
  return { kind: 'tariff', tariffs: [tariffWith(rows, { kind: 'fixed', ...change })], minimumEmployees };
}

const units = (price: Money | null) => price && [price.units, price.currency, price.period];

describe('the price of everybody', () => {
  it('is the one charge of a policy, where every row of who pays it says the same', () => {
    const family = row(500, 'CLP', { role: 'dependant' });
    expect(units(everybodysPrice(pricing([row(9_900, 'CLP'), family]), day))).toEqual([9_900, 'CLP', 'month']);
    const north = row(9_900, 'CLP', { conditions: { region: '2' } });
    expect(units(everybodysPrice(pricing([row(9_900, 'CLP', { conditions: { region: '13' } }), north]), day))?.[0]).toBe(9_900);
  });

  it.each([
    ['by region', pricing([row(9_900, 'CLP', { conditions: { region: '13' } }), row(10_500, 'CLP')])],
    ['by age', pricing([row(9_900, 'CLP', { ageTo: 39 }), row(12_000, 'CLP', { ageFrom: 40 })])],
    ['for each person', pricing([row(9_900, 'CLP')], { kind: 'perPerson' })],
    ['for a company', pricing([row(9_900, 'CLP')], {}, 5)],
    ['of another day', pricing([row(9_900, 'CLP')], { validFrom: plainDate('2027-01-01') })],
    ['of nobody', pricing([row(9_900, 'CLP', { role: 'dependant' })])],
  ])('is none %s', (_name, given) => {
    expect(everybodysPrice(given, day)).toBeNull();
  });

  it('is none of an isapre plan, whose factors are each family’s', () => {
    const plan: ProductPricing = { kind: 'isapre', isapreCode: '78', basePrice: moneyOf(2, 'UF', 'month') };
    expect(everybodysPrice(plan, day)).toBeNull();
  });

  it('in UF is pesos of the day, and none without a real UF', () => {
    const given = pricing([row(0.5, 'UF')]);
    expect(units(everybodysPrice(given, day))).toEqual([20_000, 'CLP', 'month']);
    expect(everybodysPrice(given, { ...day, uf: null })).toBeNull();
    expect(everybodysPrice(given, { ...day, uf: fallbackUf })).toBeNull();
  });

  it('is what is paid at once, and never less than the policy costs', () => {
    expect(units(everybodysPrice(pricing([row(1_000, 'CLP')], { rules: { ...noRules, isPaidYearly: true } }), day))).toEqual([
      12_000,
      'CLP',
      'year',
    ]);
    const minimumTotal = moneyOf(3_000, 'CLP', 'month');
    expect(units(everybodysPrice(pricing([row(1_000, 'CLP')], { rules: { ...noRules, minimumTotal } }), day))?.[0]).toBe(3_000);
  });
});
