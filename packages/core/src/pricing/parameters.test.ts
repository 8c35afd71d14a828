import { describe, expect, it } from 'vitest';
import { addDays, isPlainDate, plainDate } from '../dates/plain-date.ts';
import { moneyOf } from '../money/money.ts';
import { editionIds } from '../editions/editions.ts';
import { factorTable, gesPriceAt, gesPrices, taxableCap, valueAt, type DatedParameter } from './parameters.ts';

const all: readonly DatedParameter<unknown>[] = [factorTable, taxableCap, ...gesPrices.values()];

describe('dated parameters (decision 7)', () => {
  it.each(all)('$name: every value carries source, days and edition, oldest first and without overlap', ({ values }) => {
    expect(values.length).toBeGreaterThan(0);
    for (const [index, entry] of values.entries()) {
      expect(entry.source.trim().length).toBeGreaterThan(10);
      expect(isPlainDate(entry.validFrom)).toBe(true);
      expect(editionIds).toContain(entry.edition);
      expect(entry.validUntil === null || entry.validUntil >= entry.validFrom).toBe(true);
      const next = values[index + 1];
      if (next) expect(entry.validUntil !== null && entry.validUntil < next.validFrom).toBe(true);
    }
  });

  it.each(all)('$name: has no day without a value between its first and its last', ({ values }) => {
    const ends = values.slice(0, -1).map((entry) => entry.validUntil!);
    expect(ends.map((end) => addDays(end, 1))).toEqual(values.slice(1).map((entry) => entry.validFrom));
  });

  it('fails before the first value, in a gap and after the last day, and names the parameter', () => {
    const value = { edition: 'chile', source: 'prueba de dos años', caveat: null } as const;
    const parameter: DatedParameter<number> = {
      name: 'sample',
      values: [
        { ...value, value: 1, validFrom: plainDate('2024-01-01'), validUntil: plainDate('2024-12-31') },
        { ...value, value: 2, validFrom: plainDate('2026-01-01'), validUntil: plainDate('2026-12-31') },
      ],
    };
    const at = (date: string) => valueAt(parameter, plainDate(date));
    expect(at('2023-12-31')).toEqual({
      ok: false,
      error: { kind: 'before-first-value', parameter: 'sample', date: '2023-12-31', first: '2024-01-01' },
    });
    expect(at('2024-12-31')).toMatchObject({ ok: true, value: { value: 1 } });
    expect(at('2025-01-01')).toEqual({
      ok: false,
      error: { kind: 'gap', parameter: 'sample', date: '2025-01-01', lastDay: '2024-12-31' },
    });
    expect(at('2026-01-01')).toMatchObject({ ok: true, value: { value: 2 } });
    expect(at('2027-01-01')).toMatchObject({ ok: false, error: { kind: 'gap' } });
  });

  it('C9-09 caps at 84.3 UF in 2024, 87.8 in 2025 and 90.0 in 2026, and not past January 2027', () => {
    const capOn = (date: string) => {
      const result = valueAt(taxableCap, plainDate(date));
      return result.ok ? result.value.value : null;
    };
    expect(capOn('2024-06-15')).toEqual(moneyOf('84.3', 'UF', 'month'));
    expect(capOn('2025-06-15')).toEqual(moneyOf('87.8', 'UF', 'month'));
    expect(capOn('2026-06-15')).toEqual(moneyOf('90', 'UF', 'month'));
    expect(capOn('2027-02-01')).toBeNull();
    expect(capOn('2020-01-31')).toBeNull();
  });

  it('C4-10 has the five GES prices of the specification in 2024-2025', () => {
    const values = [...gesPrices.keys()].map((code) => {
      const result = gesPriceAt(code, plainDate('2025-06-01'));
      return result.ok ? result.value.value.units / 100_000 : null;
    });
    expect(new Set(values)).toEqual(new Set([0.8, 0.602, 0.63, 0.77, 0.795, 0.74]));
  });

  it('covers every age from 0 to 120 with exactly one factor band', () => {
    for (const { value } of factorTable.values) {
      for (let age = 0; age <= 120; age += 1) {
        expect(value.bands.filter((band) => band.ageFrom <= age && age <= band.ageTo)).toHaveLength(1);
      }
    }
  });
});
