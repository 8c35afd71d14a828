import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanRut, formatRut, readRut, rutCheckDigit } from './rut.ts';

const vectors = new URL('../../../../../shared/reference/rut_test_vectors.csv', import.meta.url);
const isAbsent = !existsSync(vectors);

interface Vector {
  readonly kind: string;
  readonly input: string;
  readonly expected: string;
}

/** Rows of the file; a quoted value may hold commas. */
function readVectors(): Vector[] {
  const lines = readFileSync(vectors, 'utf8').trim().split('\n').slice(1);
  return lines.map((line) => {
    const cells = [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    return { kind: cells[0]!, input: cells[1]!, expected: cells[3]! };
  });
}

const answers: Readonly<Record<string, (input: string) => string>> = {
  validate: (input) => String(readRut(input).ok),
  check_digit: rutCheckDigit,
  clean: cleanRut,
  format_dots: formatRut,
};

describe.skipIf(isAbsent)('published examples of RUT (needs ../shared/reference)', () => {
  const rows = isAbsent ? [] : readVectors();

  it('are 69, of four kinds', () => {
    expect(rows).toHaveLength(69);
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(Object.keys(answers)));
  });

  it.each(Object.keys(answers))('C5-14 decision 29, all of kind %s', (kind) => {
    const differing = rows.filter((row) => row.kind === kind && answers[kind]!(row.input) !== row.expected);
    expect(differing).toEqual([]);
  });
});

describe('a RUT', () => {
  it('C5-11 loses every sign but digits and K when it is cleaned', () => {
    expect(['12.345.678-5', ' 7 654 316 / K ', '12*345*678*5', ''].map(cleanRut)).toEqual([
      '123456785',
      '7654316K',
      '123456785',
      '',
    ]);
  });

  it('C5-12 loses its leading zeros', () => {
    expect(['0012345678-5', '000', '0-0'].map(cleanRut)).toEqual(['123456785', '', '']);
    expect(readRut('0012345678-5')).toEqual({ ok: true, value: '123456785' });
  });

  it('C5-13 has its K as a capital', () => {
    expect(cleanRut('7.654.316-k')).toBe('7654316K');
    expect(readRut('7.654.316-k')).toEqual({ ok: true, value: '7654316K' });
  });

  it('C5-14 has a check digit by modulo 11 with weights 2 to 7', () => {
    expect(['12345678', '18657499', '9068826', '1', '123', '6383287'].map(rutCheckDigit)).toEqual(['5', '0', 'K', '9', '6', '1']);
    expect(['12.345.678-5', '18657499-0', '9068826-K'].map((text) => readRut(text).ok)).toEqual([true, true, true]);
    expect(['12.345.678-6', '18657499-K', '9068826-0', '13924125'].map((text) => readRut(text).ok)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it.each(['a12345678-5', '12345678-5a', 'RUT 12.345.678-5', '12345678-5ñ', '٣12345678-5', '\u{212A}7654316-K'])(
    'C5-15 %s is none, whatever its other signs are',
    (text) => {
      expect(readRut(text)).toEqual({ ok: false, error: 'invalidRut' });
    },
  );

  it.each(['', ' ', '-', 'K', '0', '5', '454KK', 'K2345678-5', '1234567890-5'])('C5-16 %j has the error invalidRut', (text) => {
    expect(readRut(text)).toEqual({ ok: false, error: 'invalidRut' });
  });

  it('is none when nobody was ever given one so long', () => {
    const longest = '123456789';
    expect(readRut(longest + rutCheckDigit(longest)).ok).toBe(true);
    for (const digits of [`${longest}0`, '9'.repeat(100_000)]) expect(readRut(digits + rutCheckDigit(digits)).ok).toBe(false);
  });

  it('C5-17 is shown with dots and a dash before the check digit', () => {
    expect(['123456785', '12.345.678-5', '00019', '7654316k', '1234-3', '', '5'].map(formatRut)).toEqual([
      '12.345.678-5',
      '12.345.678-5',
      '1-9',
      '7.654.316-K',
      '1.234-3',
      '',
      '5',
    ]);
  });
});

const number = fc.integer({ min: 1, max: 99_999_999 }).map(String);

describe('every RUT', () => {
  it('is read as it is shown, and shown as it is read', () => {
    fc.assert(
      fc.property(number, fc.nat(9), (digits, zeros) => {
        const rut = digits + rutCheckDigit(digits);
        const shown = formatRut('0'.repeat(zeros) + rut);
        expect(readRut(shown)).toEqual({ ok: true, value: rut });
        expect(readRut(shown.toLowerCase())).toEqual({ ok: true, value: rut });
        expect(formatRut(shown)).toBe(shown);
      }),
    );
  });

  it('has one check digit alone, and is found out when one digit is another', () => {
    fc.assert(
      fc.property(number, fc.nat(7), fc.integer({ min: 1, max: 9 }), (digits, at, more) => {
        const fitting = Array.from('0123456789K').filter((digit) => readRut(digits + digit).ok);
        expect(fitting).toEqual([rutCheckDigit(digits)]);
        const place = at % digits.length;
        const other = digits.slice(0, place) + ((Number(digits[place]) + more) % 10) + digits.slice(place + 1);
        expect(rutCheckDigit(other)).not.toBe(rutCheckDigit(digits));
      }),
    );
  });

  it('of any text is clean or none, without a throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('0123456789kK.,-* aÑ٣½\u{1F600}')) }), (text) => {
        const result = readRut(text);
        expect(result.ok ? result.value : result.error).toMatch(/^(?:[1-9]\d*[\dK]|invalidRut)$/);
        expect(cleanRut(cleanRut(text))).toBe(cleanRut(text));
      }),
    );
  });
});
