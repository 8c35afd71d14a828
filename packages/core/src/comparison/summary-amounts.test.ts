import { describe, expect, it } from 'vitest';
import { plainDate } from '../dates/plain-date.ts';
import { moneyOf, rateOf } from '../money/money.ts';
import { annualCapInUf, deductibleIn } from './summary-amounts.ts';

const uf = { rate: rateOf('40000', 'UF', 'CLP'), date: plainDate('2026-11-20'), status: 'of-the-day' } as const;

describe('amounts of a year', () => {
  it('a deductible in UF is no number of pesos or dollars where the UF is not known', () => {
    const inUf = moneyOf('3', 'UF', 'year');
    expect(deductibleIn(inUf, { uf, currency: 'CLP' })).toBe(3);
    expect(deductibleIn(inUf, { uf: null, currency: 'CLP' })).toBeNull();
    expect(deductibleIn(inUf, { uf: null, currency: 'USD' })).toBeNull();
    expect(deductibleIn(inUf, { uf: null, currency: 'UF' })).toBe(3);
  });

  it('a deductible in pesos is so many UF of the day, and pesos where there is no UF', () => {
    const pesos = moneyOf(600_000, 'CLP', 'year');
    expect(deductibleIn(pesos, { uf, currency: 'CLP' })).toBe(15);
    expect(deductibleIn(pesos, { uf: null, currency: 'CLP' })).toBe(600_000);
    expect(deductibleIn(pesos, { uf: null, currency: 'USD' })).toBeNull();
    expect(deductibleIn(null, { uf, currency: 'CLP' })).toBeNull();
  });

  it('a cap in UF is known without the UF of the day, one in another currency is not', () => {
    expect(annualCapInUf(moneyOf('999.5', 'UF', 'year'), { uf: null, currency: 'CLP' })).toBe(999.5);
    expect(annualCapInUf(moneyOf(40_000_000, 'CLP', 'year'), { uf: null, currency: 'CLP' })).toBeNull();
    expect(annualCapInUf(moneyOf(9_999, 'USD', 'year'), { uf, currency: 'CLP' })).toBeNull();
  });
});
