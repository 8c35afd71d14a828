import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainDate } from '../dates/plain-date.ts';
import { moneyOf, rateOf, type Money } from '../money/money.ts';
import { peopleOnly, type Household } from '../people/household.ts';
import type { UfValue } from './quote.ts';
import { balanceAgainst, legalContribution, simulateContribution } from './simulate-contribution.ts';

const today = plainDate('2026-07-09');
const uf: UfValue = { rate: rateOf('40844.79', 'UF', 'CLP'), date: today, status: 'of-the-day' };

function pesos(amount: number): Money {
  return moneyOf(amount, 'CLP', 'month');
}

function earning(...incomes: readonly (number | null)[]): Household {
  const [first, second] = incomes.map((income) => ({
    age: 34,
    sex: 'Femenino' as const,
    income: income === null ? null : pesos(income),
  }));
  return { contributors: second ? [first!, second] : [first!], dependants: [], regionCode: '13', ...peopleOnly };
}

describe('simulateContribution', () => {
  it('keeps the minimum at 90 % of the maximum, and the maximum at 7 % of the caps (C4-04, C4-05, C9-12)', () => {
    const income = fc.integer({ min: 0, max: 50_000_000 });
    fc.assert(
      fc.property(fc.array(income, { minLength: 1, maxLength: 2 }), (incomes) => {
        const result = simulateContribution(
          { incomes: incomes.map((amount) => ({ kind: 'net', amount: pesos(amount) })), availableMaximum: null },
          { today, uf },
        );
        if (!result.ok) throw new Error('no result');
        const { minimum, maximum, capReached } = result.value;
        expect(Math.abs(minimum.units * 10 - maximum.units * 9)).toBeLessThanOrEqual(5);
        expect(maximum.units).toBeLessThanOrEqual(Math.ceil(257_322.177 * incomes.length));
        expect(capReached).toEqual(incomes.map((amount) => amount >= 2_940_825));
      }),
    );
  });

  it('C9-14 is 120.000 to 150.000 more where nothing is known, also without a UF', () => {
    for (const incomes of [[], [{ kind: 'unknown' } as const]]) {
      expect(simulateContribution({ incomes, availableMaximum: null }, { today, uf: null })).toMatchObject({
        ok: true,
        value: { minimum: pesos(120_000), maximum: pesos(120_000 + 150_000), basis: 'no-data' },
      });
    }
  });

  it('says why it has no answer: no UF, or no cap on that day', () => {
    const input = { incomes: [{ kind: 'net', amount: pesos(1_650_000) }], availableMaximum: null } as const;
    expect(simulateContribution(input, { today, uf: null })).toEqual({ ok: false, error: { kind: 'no-uf' } });
    expect(simulateContribution(input, { today: plainDate('2019-12-31'), uf })).toMatchObject({
      ok: false,
      error: { kind: 'before-first-value', parameter: 'tope-imponible' },
    });
    expect(simulateContribution(input, { today: plainDate('2027-03-01'), uf })).toMatchObject({
      ok: false,
      error: { kind: 'gap' },
    });
  });
});

describe('legalContribution', () => {
  it('C9-10, C9-11 is 7 % of the net income over 0.8', () => {
    expect(legalContribution(earning(1_650_000), { today, uf })).toMatchObject({
      ok: true,
      value: { total: pesos(144_375), capReached: [false] },
    });
  });

  it('sums both contributors, each capped alone, and leaves an unknown income out', () => {
    const total = (household: Household) => {
      const result = legalContribution(household, { today, uf });
      return result.ok ? result.value.total.units : result.error;
    };
    // 0.07 x (90 x 40844.79 + 600000 / 0.8) = 309822.177
    expect(total(earning(4_000_000, 600_000))).toBe(309_822);
    expect(total(earning(null, 600_000))).toBe(52_500);
    expect(total(earning(null, null))).toEqual({ kind: 'no-income' });
  });
});

describe('balanceAgainst', () => {
  it('says how much is paid over the 7 %, or left under it', () => {
    expect(balanceAgainst(pesos(200_000), pesos(144_375))).toEqual({ kind: 'over', extra: pesos(55_625) });
    expect(balanceAgainst(pesos(100_000), pesos(144_375))).toEqual({ kind: 'within', unused: pesos(44_375) });
    expect(balanceAgainst(pesos(144_375), pesos(144_375))).toEqual({ kind: 'within', unused: pesos(0) });
    expect(() => balanceAgainst(moneyOf(1, 'CLP', 'year'), pesos(1))).toThrow(TypeError);
  });
});
