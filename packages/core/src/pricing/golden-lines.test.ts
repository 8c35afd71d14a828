import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { tariffWith } from '../comparison/testing/sample-catalogue.ts';
import { plainDate } from '../dates/plain-date.ts';
import { moneyOf, rateOf, type Currency, type Period } from '../money/money.ts';
import { peopleOnly, type Household, type PetSpecies } from '../people/household.ts';
import {
  noRules,
  priceProduct,
  tariffOn,
  type RateTariff,
  type Tariff,
  type TariffConditions,
  type TariffRules,
} from './price-product.ts';

type Cell = [number, number, '-', 'contributor' | 'dependant' | '-', string | number, TariffConditions];
interface TariffData {
  kind: Tariff['kind'];
  currency: Currency;
  period?: Period;
  incomeCap?: string;
  rules?: Partial<Omit<TariffRules, 'minimumTotal'>> & { minimumTotal?: string };
  rows: Cell[];
}
interface LineCase {
  name: string;
  tariff: string;
  contributors?: number[];
  incomes?: number[];
  dependants?: number[];
  pets?: [PetSpecies, string, number][];
  region?: string;
  employees?: number;
  minimumEmployees?: number;
  payroll?: number;
  riskClass?: string;
  zone?: string;
  days?: number;
  expected: number | null;
  period?: Period;
  reasons?: string[];
}

const file = parse(readFileSync(new URL('cases/lines.yaml', import.meta.url), 'utf8')) as {
  tariffs: Record<string, TariffData>;
  cases: LineCase[];
};
const today = plainDate('2026-07-09');

function tariffOf(id: string): Tariff {
  const { kind, currency, period = 'month', incomeCap, rules = {}, rows } = file.tariffs[id]!;
  const { minimumTotal, ...others } = rules;
  const minimum = minimumTotal === undefined ? null : moneyOf(minimumTotal, currency, period);
  const common = { id, currency, period, rules: { ...noRules, ...others, minimumTotal: minimum } };
  const cells = rows.map(([ageFrom, ageTo, , role, price, conditions]) => ({
    cell: { ageFrom, ageTo, sex: null, role: role === '-' ? null : role, conditions },
    price,
  }));
  if (kind === 'payrollRate' || kind === 'incomeRate') {
    const cap = incomeCap === undefined ? null : moneyOf(incomeCap, 'UF', 'month');
    const rates = cells.map(({ cell, price }) => ({ ...cell, millionths: Number(price) }));
    return { ...tariffWith([]), ...common, kind, incomeCap: cap, rows: rates } satisfies RateTariff;
  }
  return tariffWith(
    cells.map(({ cell, price }) => ({ ...cell, amount: moneyOf(price, currency, period) })),
    { ...common, kind },
  );
}

function householdOf(example: LineCase, currency: Currency): Household {
  const contributors = (example.contributors ?? [30]).map((age, index) => {
    const income = example.incomes?.[index];
    return { age, sex: 'Femenino' as const, income: income === undefined ? null : moneyOf(income, currency, 'month') };
  });
  return {
    ...peopleOnly,
    contributors: contributors as unknown as Household['contributors'],
    dependants: (example.dependants ?? []).map((age) => ({ age, sex: 'Masculino', relationship: 'Hijo/Hija' })),
    pets: (example.pets ?? []).map(([species, breed, age]) => ({ species, breed: breed === '-' ? null : breed, age })),
    company:
      example.employees === undefined
        ? null
        : {
            employees: example.employees,
            monthlyPayroll: example.payroll === undefined ? null : moneyOf(example.payroll, currency, 'month'),
            riskClass: example.riskClass ?? null,
          },
    regionCode: example.region === '-' ? null : (example.region ?? '13'),
    tripDays: example.days ?? null,
    zone: example.zone ?? null,
  };
}

describe('golden cases of every kind of tariff (decision 23)', () => {
  it.each(file.cases)('$tariff: $name', (example) => {
    const tariff = tariffOf(example.tariff);
    const currency = tariff.currency === 'UF' ? 'CLP' : tariff.currency;
    const price = priceProduct(
      { id: 1, code: 'L', pricing: { kind: 'tariff', tariffs: [tariff], minimumEmployees: example.minimumEmployees ?? null } },
      householdOf(example, currency),
      {
        today,
        uf: { rate: rateOf('40844.79', 'UF', 'CLP'), date: today, status: 'of-the-day' },
        currency,
        catalogueVersion: 'golden',
      },
    );
    const reasons = price.people.flatMap(({ outcome }) => (outcome.kind === 'uninsurable' ? outcome.reasons : []));
    expect(reasons.map(({ kind }) => kind)).toEqual(example.reasons ?? []);
    expect(price.total).toEqual(
      example.expected === null ? null : moneyOf(example.expected, currency, example.period ?? 'month'),
    );
  });
});

describe('tariffs that follow each other (decision 7)', () => {
  const rowOf = (amount: number) =>
    [{ ageFrom: 0, ageTo: 120, sex: null, role: null, amount: moneyOf(amount, 'CLP', 'month') }] as const;
  const [old, next] = [
    tariffWith(rowOf(10_000), { version: 'old', validFrom: plainDate('2026-01-01'), validTo: plainDate('2026-12-31') }),
    tariffWith(rowOf(12_000), { version: 'next', validFrom: plainDate('2027-02-01') }),
  ];
  const priceOn = (date: string) =>
    priceProduct(
      { id: 1, code: 'D', pricing: { kind: 'tariff', tariffs: [old, next], minimumEmployees: null } },
      householdOf({ name: '', tariff: '', expected: 0 }, 'CLP'),
      { today: plainDate(date), uf: null, currency: 'CLP', catalogueVersion: 'v' },
    );

  it.each([
    ['2026-01-01', 10_000, 'old'],
    ['2026-12-31', 10_000, 'old'],
    ['2027-02-01', 12_000, 'next'],
  ] as const)('on %s the price is that of the day', (date, amount, version) => {
    expect(priceOn(date)).toMatchObject({ total: moneyOf(amount, 'CLP', 'month'), tariffVersion: version });
  });

  it.each(['2025-12-31', '2027-01-15'])('on %s none holds, and that is the reason', (date) => {
    const price = priceOn(date);
    expect(price.total).toBeNull();
    expect(price.people[0]?.outcome).toEqual({ kind: 'uninsurable', reasons: [{ kind: 'tariff-not-in-force', date }] });
    expect(tariffOn([old, next], plainDate(date))).toBeNull();
  });
});
