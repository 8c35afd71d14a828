import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultMask, maskNumber, plainNumber, type NumberMask } from './number-mask.ts';

/** What stands in the box after a text was typed into it. */
const typed = (text: string, mask?: NumberMask): string => maskNumber(plainNumber(text, mask), mask);

describe('the number mask as it comes', () => {
  it.each([
    ['A5-17 puts $ before the number', '7', '$7'],
    ['A5-18 parts thousands by commas', '1000000', '$1,000,000'],
    ['A5-18 parts them anew while it grows', '$1,0000', '$10,000'],
    ['A5-19 takes the dot as the decimal sign', '1234.5', '$1,234.5'],
    ['A5-19 keeps the dot while decimals are to come', '12.', '$12.'],
    ['A5-20 drops the third decimal', '1.239', '$1.23'],
    ['A5-21 takes no minus', '-5', '$5'],
    ['leaves out what is no number', 'abc 1e3', '$13'],
    ['drops zeros in front', '007', '$7'],
    ['puts a zero before a dot alone', '.5', '$0.5'],
    ['takes the first of two dots', '1.2.3', '$1.23'],
    ['is empty where nothing is said', '$', ''],
  ])('%s', (_rule, text, shown) => {
    expect(typed(text)).toBe(shown);
  });

  it('A5-21 takes a minus where it is enabled', () => {
    const mask = { ...defaultMask, allowNegative: true };
    expect(typed('-1234.5', mask)).toBe('-$1,234.5');
    expect(typed('-$1,2345', mask)).toBe('-$12,345');
  });

  it('writes what it has written no other way', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,-$ a')) }),
        fc.boolean(),
        (text, allowNegative) => {
          const mask = { ...defaultMask, allowNegative };
          const once = typed(text, mask);
          expect(typed(once, mask)).toBe(once);
        },
      ),
    );
  });
});

describe('an edition’s mask', () => {
  const pesos = { ...defaultMask, thousands: '.', decimal: ',', decimalLimit: 0 };

  it('decision 5 has its own separators, and whole pesos', () => {
    expect(typed('1650000', pesos)).toBe('$1.650.000');
    expect(typed('1.650.0005', pesos)).toBe('$16.500.005');
    expect(plainNumber('$1.650.000', pesos)).toBe('1650000');
  });

  it('B5-16 keeps what is no whole number as it was typed where it is told so, and not another number', () => {
    const whole = { ...pesos, prefix: '', keepsOther: true };
    expect(['-5', '−5', '12,5', '1.500,5', 'a-5'].map((text) => typed(text, whole))).toEqual([
      '-5',
      '−5',
      '12,5',
      '1.500,5',
      '-5',
    ]);
    expect(typed('12.5', { ...whole, thousands: ',', decimal: '.' })).toBe('12.5');
    expect(typed('1500', whole)).toBe('1.500');
  });

  it('reads a prefix with letters and a dot as no part of the number', () => {
    const soles = { ...defaultMask, prefix: 'S/ ' };
    expect(typed('S/ 1,234.5', soles)).toBe('S/ 1,234.5');
    expect(typed('1234.56', soles)).toBe('S/ 1,234.56');
  });
});
