import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { plainDate } from '../dates/plain-date.ts';
import { moneyOf, rateOf, toNumber, type Currency, type Period } from '../money/money.ts';
import { peopleOnly, type Household, type Sex } from '../people/household.ts';
import { tariffWith } from '../comparison/testing/sample-catalogue.ts';
import { priceProduct, type PriceForHousehold, type AmountTariff, type UfValue } from './price-product.ts';
import { simulateContribution, type DeclaredIncome } from './simulate-contribution.ts';

type Contributors = Household['contributors'];
interface IsapreCase {
  name: string;
  date: string;
  uf: string;
  isapre: string;
  base: string;
  contributors: number[];
  dependants: number[];
  expected: number;
}
interface MissingCase {
  name: string;
  date: string;
  isapre: string;
  missing: string;
}
type Person = [age: number, sex: Sex];
interface TariffData {
  kind: AmountTariff['kind'];
  currency: Currency;
  period: Period;
  rows: [number, number, Sex | '-', 'contributor' | 'dependant' | '-', string][];
}
interface TariffCase {
  name: string;
  tariff: string;
  contributors: Person[];
  dependants: Person[];
  employees?: number;
  minimumEmployees?: number;
  uf?: string;
  expected: number | null;
  period: Period;
  evaluated: number;
  priced: number;
  reasons: string[];
}
interface SimulationCase {
  name: string;
  date: string;
  uf: string;
  incomes: [DeclaredIncome['kind'], number][];
  availableMaximum?: number;
  minimum: number;
  maximum: number;
  capReached: boolean[];
}
interface Cases {
  isapre: IsapreCase[];
  isapreWithoutParameter: MissingCase[];
  tariffs: Record<string, TariffData>;
  tariff: TariffCase[];
  simulation: SimulationCase[];
}

const cases = parse(readFileSync(new URL('cases/chile.yaml', import.meta.url), 'utf8')) as Cases;

function ufOf(value: string, date: string): UfValue {
  return { rate: rateOf(value, 'UF', 'CLP'), date: plainDate(date), status: 'of-the-day' };
}

function family(contributors: Person[], dependants: Person[], employees: number | null = null): Household {
  return {
    contributors: contributors.map(([age, sex]) => ({ age, sex, income: null })) as unknown as Contributors,
    dependants: dependants.map(([age, sex]) => ({ age, sex, relationship: 'Hijo/Hija' })),
    regionCode: '13',
    ...peopleOnly,
    company: employees === null ? null : { employees, monthlyPayroll: null, riskClass: null },
  };
}

function priceIsapre(plan: Omit<IsapreCase, 'name' | 'expected'>): PriceForHousehold {
  const pricing = { kind: 'isapre', isapreCode: plan.isapre, basePrice: moneyOf(plan.base, 'UF', 'month') } as const;
  const people = family(
    plan.contributors.map((age) => [age, 'Masculino']),
    plan.dependants.map((age) => [age, 'Femenino']),
  );
  return priceProduct({ id: 1, code: 'P', pricing }, people, {
    today: plainDate(plan.date),
    uf: ufOf(plan.uf, plan.date),
    currency: 'CLP',
    catalogueVersion: 'golden',
  });
}

function reasonsOf(price: PriceForHousehold) {
  return price.people.flatMap(({ outcome }) => (outcome.kind === 'uninsurable' ? outcome.reasons : []));
}

describe('golden cases of isapre plans (C4-08, C4-09, decision 21)', () => {
  it.each(cases.isapre)('$name', (plan) => {
    const price = priceIsapre(plan);
    expect(price.total).toEqual(moneyOf(plan.expected, 'CLP', 'month'));
    expect(price.profilesWithPrice).toBe(plan.contributors.length + plan.dependants.length);
  });

  it.each(cases.isapreWithoutParameter)('has no price $name', ({ date, isapre, missing }) => {
    const price = priceIsapre({ date, isapre, uf: '35000', base: '1.5', contributors: [30], dependants: [5] });
    expect(price).toMatchObject({ total: null, profilesEvaluated: 2, profilesWithPrice: 0 });
    const reason = { kind: 'parameter-missing', parameter: missing, date };
    expect(reasonsOf(price)).toEqual([reason, reason]);
  });
});

describe('golden cases of tariffs (decisions 13 and 23)', () => {
  const tariffs = new Map<string, AmountTariff>(
    Object.entries(cases.tariffs).map(([id, data]) => [
      id,
      tariffWith(
        data.rows.map(([ageFrom, ageTo, sex, role, amount]) => ({
          ageFrom,
          ageTo,
          sex: sex === '-' ? null : sex,
          role: role === '-' ? null : role,
          amount: moneyOf(amount, data.currency, data.period),
        })),
        { id, version: `${id}-1`, kind: data.kind },
      ),
    ]),
  );

  it.each(cases.tariff)('$tariff: $name', (example) => {
    const tariff = tariffs.get(example.tariff)!;
    const price = priceProduct(
      { id: 2, code: 'S', pricing: { kind: 'tariff', tariffs: [tariff], minimumEmployees: example.minimumEmployees ?? null } },
      family(example.contributors, example.dependants, example.employees),
      {
        today: plainDate('2026-07-09'),
        uf: example.uf === undefined ? null : ufOf(example.uf, '2026-07-09'),
        currency: 'CLP',
        catalogueVersion: 'golden',
      },
    );
    expect(price.total).toEqual(example.expected === null ? null : moneyOf(example.expected, 'CLP', example.period));
    expect([price.profilesEvaluated, price.profilesWithPrice]).toEqual([example.evaluated, example.priced]);
    expect(reasonsOf(price).map((reason) => reason.kind)).toEqual(example.reasons);
    expect(price.tariffVersion).toBe(`${example.tariff}-1`);
  });
});

describe('golden cases of the simulation (C4-03 to C4-06, C4-12, C4-14, C4-15, decision 22)', () => {
  it.each(cases.simulation)('$name', ({ name: _name, date, uf, incomes, availableMaximum, ...expected }) => {
    const result = simulateContribution(
      {
        incomes: incomes.map(([kind, amount]) =>
          kind === 'unknown' ? { kind } : { kind, amount: moneyOf(amount, 'CLP', 'month') },
        ),
        availableMaximum: availableMaximum === undefined ? null : moneyOf(availableMaximum, 'CLP', 'month'),
      },
      { today: plainDate(date), uf: ufOf(uf, date) },
    );
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    const { minimum, maximum, capReached } = result.value;
    expect({ minimum: toNumber(minimum), maximum: toNumber(maximum), capReached }).toEqual(expected);
  });
});
