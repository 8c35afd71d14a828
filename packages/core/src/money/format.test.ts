import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editionOf, editions, type EditionId } from '../editions/editions.ts';
import { formatMoney, formatNumber, formatRate, formatUf, parseAmount } from './format.ts';
import { Money, moneyOf, rateOf, type Currency } from './money.ts';

const chile = editionOf('chile');

function written(decimal: string, currency: Currency, edition: EditionId): string {
  return formatMoney(moneyOf(decimal, currency, 'month'), editionOf(edition));
}

describe('formatMoney', () => {
  it('A9-39 A9-42 writes each edition as decision 5 says, Chilean pesos without decimals', () => {
    expect(written('1234567', 'CLP', 'chile')).toBe('$1.234.567');
    expect(written('2.35', 'UF', 'chile')).toBe('UF 2,35');
    expect(written('1234.5', 'PEN', 'peru')).toBe('S/ 1,234.50');
    expect(written('1234567', 'COP', 'colombia')).toBe('$ 1.234.567');
    expect(written('1234', 'USD', 'international')).toBe('US$ 1,234');
  });

  it('A9-40 writes UF with up to two decimals', () => {
    const texts = ['2', '1.239', '2.3', '2.305', '2.304', '1234.5', '0.004', '-0.004', '0'].map((value) =>
      written(value, 'UF', 'chile'),
    );
    expect(texts).toEqual(['UF 2', 'UF 1,24', 'UF 2,3', 'UF 2,31', 'UF 2,3', 'UF 1.234,5', 'UF 0', 'UF 0', 'UF 0']);
  });

  it('writes amounts below a thousand, of nothing and below nothing', () => {
    expect(['0', '7', '999', '1000', '-1234'].map((value) => written(value, 'CLP', 'chile'))).toEqual([
      '$0',
      '$7',
      '$999',
      '$1.000',
      '-$1.234',
    ]);
    expect(written('0.05', 'PEN', 'peru')).toBe('S/ 0.05');
  });

  it('names the currency where the edition has no style for it', () => {
    expect(written('1234.5', 'PEN', 'chile')).toBe('PEN 1.234,50');
  });

  it('prints what can be read back, for every edition', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), fc.constantFrom(...editions), (whole, edition) => {
        const amount = moneyOf(String(whole), edition.currency, 'month');
        expect(parseAmount(formatMoney(amount, edition), edition)).toBe(whole);
      }),
    );
  });

  it('uses no character that servers and browsers may disagree on', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(...editions), (units, edition) => {
        expect(formatMoney(new Money(units, edition.currency, 'month'), edition)).toMatch(/^-?(?:\$ ?|S\/ |US\$ )[\d.,]+$/);
      }),
    );
  });
});

describe('other figures', () => {
  it('writes more decimals of a UF where asked', () => {
    expect(formatUf(moneyOf('0.712', 'UF', 'month'), chile, 3)).toBe('UF 0,712');
    expect(formatUf(moneyOf('2.35', 'UF', 'month'), chile)).toBe('UF 2,35');
    expect(() => formatUf(moneyOf(1, 'CLP', 'month'), chile)).toThrow(TypeError);
  });

  it('writes the UF of a day with its cents', () => {
    expect(formatRate(rateOf('40844.79', 'UF', 'CLP'), chile)).toBe('$40.844,79');
    expect(formatRate(rateOf('33504.3', 'UF', 'CLP'), chile)).toBe('$33.504,30');
  });

  it('writes plain numbers with the edition’s separators', () => {
    expect(formatNumber(1234, chile)).toBe('1.234');
    expect(formatNumber(8.25, chile, 1)).toBe('8,3');
    expect(formatNumber(-1234.5, editionOf('peru'), 2)).toBe('-1,234.5');
    // Caps of Colombia, in pesos, are such figures.
    expect(formatNumber(2_500_000_000, editionOf('colombia'))).toBe('2.500.000.000');
    expect(formatNumber(99_999_999_999.99, chile, 2)).toBe('99.999.999.999,99');
    for (const value of [Number.NaN, 1e11]) expect(() => formatNumber(value, chile)).toThrow(RangeError);
  });
});

describe('parseAmount', () => {
  it.each([
    ['$1.650.000', 1_650_000],
    ['1650000', 1_650_000],
    [' $ 1 650 000 ', 1_650_000],
    ['1.65', 165],
    ['1.6500', 16_500],
    ['1650000.50', 1_650_000],
    ['1650000,50', 1_650_000],
    ['0', 0],
  ])('reads %s in Chile as %d', (text, amount) => {
    expect(parseAmount(text, chile)).toBe(amount);
  });

  it.each(['', '$', 'abc', '-5', '1,2,3', '1e6', '1234567890123456'])('refuses %j', (text) => {
    expect(parseAmount(text, chile)).toBeNull();
  });

  it('keeps the cents of currencies that have them', () => {
    expect(parseAmount('S/ 1,234.50', editionOf('peru'))).toBe(1234.5);
    expect(parseAmount('1234.567', editionOf('peru'))).toBe(1234.56);
  });
});
