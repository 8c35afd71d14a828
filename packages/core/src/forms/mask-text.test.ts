import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormMask } from './form-definition.ts';
import { maskedText, maskTyped } from './mask-text.ts';
import { chileanSetting, peruvianSetting } from './testing/sample-form.ts';

const ages = { kind: 'digits', most: 3 } as const;
const kinds = ['integer', 'money', 'rut', 'date', 'phone'] as const;
const masks: readonly FormMask[] = [ages, ...kinds.map((kind) => ({ kind }))];
const masked = (mask: FormMask, text: string, setting = chileanSetting): string => maskedText(mask, text, setting);

describe('maskedText', () => {
  it('B5-35 B9-05 a number of the profile is cut to three digits', () => {
    expect(masked(ages, '1234')).toBe('123');
    expect(masked(ages, '4a5')).toBe('45');
  });

  it('B5-36 income and employees are not cut to three', () => {
    expect(masked({ kind: 'money' }, '1650000')).toBe('1.650.000');
    expect(masked({ kind: 'integer' }, '1500')).toBe('1.500');
  });

  it('what is no whole number is not made into another one', () => {
    const whole = { kind: 'integer' } as const;
    expect(['-5', '−5', '12,5', '1.500,5'].map((text) => masked(whole, text))).toEqual(['-5', '−5', '12,5', '1.500,5']);
    expect(masked(whole, '12.5', peruvianSetting)).toBe('12.5');
    expect(masked(whole, 'a-5 b')).toBe('-5');
  });

  it('writes amounts as the edition does', () => {
    expect(masked({ kind: 'money' }, '1234.5', peruvianSetting)).toBe('1,234.5');
    expect(masked({ kind: 'money' }, '1234.567', peruvianSetting)).toBe('1,234.56');
    expect(masked({ kind: 'money' }, '1.234,50')).toBe('1.234');
    expect(masked({ kind: 'money' }, '$ 1.234')).toBe('1.234');
  });

  it('writes a RUT, a day and a telephone', () => {
    expect(masked({ kind: 'rut' }, '12345678k')).toBe('12.345.678-K');
    expect(masked({ kind: 'rut' }, '1k2')).toBe('1-2');
    expect(masked({ kind: 'date' }, '29022028')).toBe('29/02/2028');
    expect(masked({ kind: 'date' }, '2028-02-29')).toBe('29/02/2028');
    expect(masked({ kind: 'date' }, '2902')).toBe('29/02');
    expect(masked({ kind: 'phone' }, '+56(9)8765-4321')).toBe('+56 9 8765 4321');
  });

  const typed = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.string({ unit: fc.constantFrom(...'0123456789.,-/kK+ x'.split('')), maxLength: 30 }),
  );

  it.each(masks.map((mask) => [mask.kind, mask] as const))('%s: masked twice it is the same', (_, mask) => {
    fc.assert(
      fc.property(typed, fc.constantFrom(chileanSetting, peruvianSetting), (text, setting) => {
        const first = maskedText(mask, text, setting);
        expect(maskedText(mask, first, setting)).toBe(first);
      }),
    );
  });

  it.each([
    [ages, 3],
    [{ kind: 'integer' }, 15],
    [{ kind: 'date' }, 8],
    [{ kind: 'phone' }, 15],
  ] as const)('%j: no digit is lost or invented up to its length', (mask, most) => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 .'.split('')), maxLength: 20 }), (text) => {
        const digits = text.replace(/\D/g, '').slice(0, most);
        expect(maskedText(mask, text, chileanSetting).replace(/\D/g, '').slice(0, most)).toBe(digits);
      }),
    );
  });

  it('a paste of ten million signs is cut first: what stands late in it is not looked at', () => {
    const late = `${' '.repeat(5_000_000)}12345678-K${' '.repeat(5_000_000)}`;
    for (const mask of masks) expect(maskedText(mask, late, chileanSetting)).not.toMatch(/[\dK]/);
  });
});

describe('maskTyped', () => {
  const after = (text: string, caret: number) => maskTyped({ kind: 'integer' }, { text, caret }, chileanSetting);

  it('the caret stays behind the digits it stood behind', () => {
    expect(after('1234', 4)).toEqual({ text: '1.234', caret: 5 });
    expect(after('91.234', 1)).toEqual({ text: '91.234', caret: 1 });
    expect(after('1.2934', 4)).toEqual({ text: '12.934', caret: 4 });
    expect(after('x1', 1)).toEqual({ text: '1', caret: 0 });
    expect(after('-51', 1)).toEqual({ text: '-51', caret: 1 });
  });

  it('is never outside of the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.nat(20), fc.constantFrom(...masks), (text, at, mask) => {
        const shown = maskTyped(mask, { text, caret: Math.min(at, text.length) }, chileanSetting);
        expect(shown.caret).toBeGreaterThanOrEqual(0);
        expect(shown.caret).toBeLessThanOrEqual(shown.text.length);
      }),
    );
  });
});
