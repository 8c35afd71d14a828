import type { TariffContent } from '@cotejo/core/catalogue-content';
import { addDays } from '@cotejo/core/dates';
import type { TariffConditions } from '@cotejo/core/pricing';
import { tariffConditions } from '@cotejo/core/pricing';
import { describe, expect, it } from 'vitest';
import { chileFonasa } from './fonasa.ts';
import { chileInsurances } from './insurances.ts';

const { tariffs, products } = chileInsurances();
const fonasa = chileFonasa();
const all: readonly TariffContent[] = [...tariffs, ...fonasa.tariffs];
const series = Map.groupBy(tariffs, ({ id }) => id);
const named = (id: string): TariffContent => {
  const found = all.find((tariff) => tariff.id === id);
  if (!found) throw new Error(`no tariff ${id}`);
  return found;
};

type Row = TariffContent['rows'][number];

const isText = (condition: unknown): condition is string => typeof condition === 'string';

/** Whether somebody may meet both; a row that names a breed goes before the one for its species by intent. */
function overlap(one: TariffConditions = {}, other: TariffConditions = {}): boolean {
  if ((one.petBreed === undefined) !== (other.petBreed === undefined)) return false;
  return tariffConditions.every((key) => {
    const [left, right] = [one[key], other[key]];
    if (left === undefined || right === undefined) return true;
    if (isText(left) || isText(right)) return left === right;
    return left.from <= (right.to ?? Infinity) && right.from <= (left.to ?? Infinity);
  });
}

function fitSameSubject(one: Row, other: Row): boolean {
  return (
    one.ageFrom <= other.ageTo &&
    other.ageFrom <= one.ageTo &&
    (one.sex === null || other.sex === null || one.sex === other.sex) &&
    (one.role === null || other.role === null || one.role === other.role) &&
    overlap(one.conditions, other.conditions)
  );
}

describe('tariffs of Chile', () => {
  it('are written in their own currency and period, and nothing is below zero', () => {
    for (const tariff of tariffs) {
      for (const row of tariff.rows) {
        if ('millionths' in row) throw new Error(`${tariff.id} is no table of amounts`);
        expect([tariff.id, row.amount.currency, row.amount.period]).toEqual([tariff.id, tariff.currency, tariff.period]);
        expect(row.amount.units).toBeGreaterThanOrEqual(0);
        expect(row.ageFrom).toBeLessThanOrEqual(row.ageTo);
      }
    }
  });

  it('have no two rows for one subject, but a breed before its species', () => {
    const twice = all.filter(({ rows }) =>
      rows.some((row, index) => rows.slice(index + 1).some((later) => fitSameSubject(row, later))),
    );
    expect(twice.map(({ id }) => id)).toEqual([]);
  });

  it('put the row of a breed before the row of its species', () => {
    const hidden = all.filter(({ rows }) =>
      rows.some(
        (row, index) =>
          row.conditions?.petBreed === undefined &&
          rows.slice(index + 1).some((later) => {
            const { petBreed, ...others } = later.conditions ?? {};
            return petBreed !== undefined && fitSameSubject(row, { ...later, conditions: others });
          }),
      ),
    );
    expect(hidden.map(({ id }) => id)).toEqual([]);
  });

  it('use every axis but those of a payroll, which Chile has no line for', () => {
    const used = new Set(all.flatMap(({ rows }) => rows.flatMap(({ conditions }) => Object.keys(conditions ?? {}))));
    expect(tariffConditions.filter((condition) => !used.has(condition))).toEqual(['monthlyPayroll', 'riskClass']);
  });

  it('use every rule, every kind but a rate of the payroll, and the currencies and periods that Chile knows', () => {
    const rules = all.map((tariff) => tariff.rules);
    expect(rules.some(({ entryAges }) => entryAges.length > 0)).toBe(true);
    expect(rules.some(({ maximumPeople }) => maximumPeople !== null)).toBe(true);
    expect(rules.some(({ minimumTotal }) => minimumTotal !== null)).toBe(true);
    expect(rules.some(({ isPaidYearly }) => isPaidYearly)).toBe(true);
    expect(rules.some(({ waitingPeriods }) => waitingPeriods.length > 0)).toBe(true);
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['perPerson', 'perPet', 'fixed', 'perEmployee', 'incomeRate']));
    expect(new Set(all.map(({ currency, period }) => `${currency}/${period}`))).toEqual(
      new Set(['UF/month', 'CLP/month', 'USD/month', 'USD/once', 'CLP/once']),
    );
  });

  it('follow each other without a gap where the next one is known already', () => {
    const dated = [...series.values()].filter((tariff) => tariff.length > 1);
    expect(dated.length).toBeGreaterThanOrEqual(3);
    for (const [first, second] of dated) {
      expect([first?.validTo, second?.validFrom]).toEqual(['2026-12-31', '2027-01-01']);
      expect(first?.validTo && addDays(first.validTo, 1)).toBe(second?.validFrom);
    }
  });

  it('A9-22 are monthly and paid for the year in the mandatory Covid insurance alone', () => {
    for (const product of products) {
      const tariff = product.pricing.kind === 'tariff' ? named(product.pricing.tariffId) : null;
      const isCovid = product.typeName === 'SEGURO_COVID_OBLIGATORIO';
      expect([product.code, tariff?.rules.isPaidYearly]).toEqual([product.code, isCovid]);
      if (isCovid) expect([product.code, tariff?.period]).toEqual([product.code, 'month']);
    }
  });

  it('multiply by employees in what companies buy', () => {
    for (const product of products) {
      const tariff = product.pricing.kind === 'tariff' ? named(product.pricing.tariffId) : null;
      const forCompanies =
        ['SEGURO COLECTIVO', 'SEGURO COVID'].includes(product.upperType) || product.typeName === 'SEGURO_VIDA_GUARDIAS';
      expect([product.code, tariff?.kind === 'perEmployee']).toEqual([product.code, forCompanies]);
    }
  });

  it('leave out ages that the line does not insure', () => {
    const { rows } = named('complementario-rau-1');
    expect(rows.some((row) => row.ageTo >= 65)).toBe(false);
    expect(rows.some((row) => row.role !== 'dependant' && row.ageFrom < 18)).toBe(false);
  });

  it('are shared by a product and its twin sold online', () => {
    const twins = products.filter((product) => product.code.endsWith('-WEB'));
    expect(twins.length).toBeGreaterThan(3);
    for (const twin of twins) {
      const original = products.find((product) => `${product.code}-WEB` === twin.code);
      expect(original?.pricing).toEqual(twin.pricing);
    }
  });
});
