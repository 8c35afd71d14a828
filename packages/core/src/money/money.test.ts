import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compareMoney,
  convert,
  convertBack,
  currencies,
  Money,
  moneyOf,
  parseScaled,
  periods,
  rateOf,
  subtract,
  sum,
  sumTerms,
  timesRatio,
  toNumber,
  zero,
} from './money.ts';

const units = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const currency = fc.constantFrom(...currencies);
const period = fc.constantFrom(...periods);
const pair = fc.tuple(units, units, currency, period);
const uf = rateOf('40844.79', 'UF', 'CLP');

it.each(['CLP', 'UF', 'USD', 'COP', 'PEN', 'MXN'])('C9-40 counts in %s', (code) => {
  expect(currencies).toContain(code);
});

describe('money', () => {
  it('adds in any order and grouping, with nothing as the neutral amount', () => {
    fc.assert(
      fc.property(pair, units, ([a, b, kind, when], c) => {
        const [x, y, z] = [new Money(a, kind, when), new Money(b, kind, when), new Money(c, kind, when)];
        expect(add(x, y)).toEqual(add(y, x));
        expect(add(add(x, y), z)).toEqual(add(x, add(y, z)));
        expect(add(x, zero(kind, when))).toEqual(x);
        expect(subtract(add(x, y), y)).toEqual(x);
        expect(sum([x, y, z], zero(kind, when))).toEqual(add(add(x, y), z));
      }),
    );
  });

  it('refuses to combine another currency or period', () => {
    const monthly = moneyOf(1, 'CLP', 'month');
    expect(() => add(monthly, moneyOf(1, 'UF', 'month'))).toThrow(TypeError);
    expect(() => add(monthly, moneyOf(1, 'CLP', 'year'))).toThrow(TypeError);
    expect(() => compareMoney(monthly, moneyOf(1, 'CLP', 'once'))).toThrow(TypeError);
    expect(() => convert(moneyOf(1, 'USD', 'month'), uf)).toThrow(TypeError);
  });

  it('takes only whole safe units', () => {
    expect(() => new Money(0.5, 'CLP', 'month')).toThrow(RangeError);
    expect(() => new Money(Number.MAX_SAFE_INTEGER + 1, 'CLP', 'month')).toThrow(RangeError);
    expect(new Money(-0, 'CLP', 'month').units).toBe(0);
    expect(() => moneyOf('1.5', 'CLP', 'month')).toThrow(RangeError);
  });

  it('reads decimals exactly', () => {
    expect(parseScaled('1.29', 5)).toBe(129_000);
    expect(parseScaled('-0.00001', 5)).toBe(-1);
    expect(parseScaled('0.000010', 5)).toBe(1);
    expect(parseScaled('0.000001', 5)).toBeNull();
    for (const text of ['', '1,5', '1e3', ' 1', '0x1', '.5', '99999999999999999']) expect(parseScaled(text, 2)).toBeNull();
    fc.assert(
      fc.property(units, (value) => {
        expect(toNumber(new Money(value, 'UF', 'month'))).toBe(value / 100_000);
      }),
    );
  });

  it('rounds a ratio once, half away from zero, the same on both sides of zero', () => {
    expect(timesRatio(moneyOf(5, 'CLP', 'month'), 1, 2).units).toBe(3);
    expect(timesRatio(moneyOf(-5, 'CLP', 'month'), 1, 2).units).toBe(-3);
    fc.assert(
      fc.property(units, fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 1, max: 10_000 }), (value, top, bottom) => {
        const result = timesRatio(new Money(value, 'CLP', 'month'), top, bottom);
        expect(result).toEqual(new Money(-timesRatio(new Money(-value, 'CLP', 'month'), top, bottom).units, 'CLP', 'month'));
        const exact = BigInt(value) * BigInt(top);
        const distance = exact - BigInt(result.units) * BigInt(bottom);
        expect(2n * (distance < 0n ? -distance : distance) <= BigInt(bottom)).toBe(true);
      }),
    );
  });

  it('converts UF to pesos within half a peso and keeps the period', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), period, (value, when) => {
        const pesos = convert(new Money(value, 'UF', when), uf);
        expect([pesos.currency, pesos.period]).toEqual(['CLP', when]);
        const exact = BigInt(value) * BigInt(uf.scaled);
        const distance = exact - BigInt(pesos.units) * 1_000_000_000n;
        expect(distance <= 500_000_000n && distance > -500_000_001n).toBe(true);
      }),
    );
  });

  it('comes back from pesos to the same pesos', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (pesos) => {
        const amount = new Money(pesos, 'CLP', 'month');
        expect(convert(convertBack(amount, uf), uf)).toEqual(amount);
      }),
    );
  });

  it('sums terms exactly: two halves make one peso, not two', () => {
    const half = { amount: moneyOf(1, 'CLP', 'month'), numerator: 1, denominator: 2, rate: null };
    expect(sumTerms([half, half], zero('CLP', 'month')).units).toBe(1);
    expect(sumTerms([half], zero('CLP', 'month')).units).toBe(1);
    const cap = { amount: moneyOf('90', 'UF', 'month'), numerator: 7, denominator: 100, rate: uf };
    expect(sumTerms([cap, half], zero('CLP', 'month')).units).toBe(257_323);
    expect(() => sumTerms([{ ...cap, rate: null }], zero('CLP', 'month'))).toThrow(TypeError);
    expect(() => sumTerms([cap], zero('CLP', 'year'))).toThrow(TypeError);
  });

  it('takes only positive rates', () => {
    for (const text of ['0', '-1', 'x', '']) expect(() => rateOf(text, 'UF', 'CLP')).toThrow(RangeError);
  });
});
