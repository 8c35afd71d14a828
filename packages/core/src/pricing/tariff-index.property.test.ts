import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tariffWith } from '../comparison/testing/sample-catalogue.ts';
import { moneyOf } from '../money/money.ts';
import { petSpecies, sexes, type Household } from '../people/household.ts';
import { priceTariff } from './price-tariff.ts';
import type { AmountTariff, NumberRange, TariffConditions, TariffRow } from './tariff.ts';

/** Few values, so that random rows and random people often meet. */
const age = fc.integer({ min: 0, max: 12 });
const range = fc
  .tuple(fc.integer({ min: 0, max: 4 }), fc.option(fc.integer({ min: 0, max: 4 })))
  .map(([from, length]): NumberRange => ({ from, to: length === null ? null : from + length }));
const word = fc.constantFrom('a', 'b', 'c');

const conditions: fc.Arbitrary<TariffConditions> = fc.record(
  {
    nth: range,
    region: word,
    petSpecies: fc.constantFrom(...petSpecies),
    petBreed: word,
    employees: range,
    monthlyPayroll: range,
    monthlyIncome: range,
    dependants: range,
    riskClass: word,
    tripDays: range,
    zone: word,
  },
  { requiredKeys: [] },
);

const row: fc.Arbitrary<TariffRow> = fc
  .record(
    {
      ages: fc.tuple(age, fc.integer({ min: 0, max: 8 })),
      sex: fc.constantFrom(null, null, ...sexes),
      role: fc.constantFrom(null, null, 'contributor' as const, 'dependant' as const),
      amount: fc.integer({ min: 1, max: 1_000_000 }),
      conditions: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, conditions),
    },
    { requiredKeys: ['ages', 'sex', 'role', 'amount'] },
  )
  .map(({ ages: [from, length], amount, conditions: given, ...rest }) => ({
    ...rest,
    ageFrom: from,
    ageTo: from + length,
    amount: moneyOf(amount, 'CLP', 'month'),
    ...(given === undefined ? {} : { conditions: given }),
  }));

const household: fc.Arbitrary<Household> = fc.record({
  contributors: fc
    .array(
      fc.record({
        age,
        sex: fc.constantFrom(...sexes),
        income: fc.option(fc.nat(4).map((units) => moneyOf(units, 'CLP', 'month'))),
      }),
      {
        minLength: 1,
        maxLength: 2,
      },
    )
    .map(([first, second]) => (second ? ([first!, second] as const) : ([first!] as const))),
  dependants: fc.array(fc.record({ age, sex: fc.constantFrom(...sexes), relationship: fc.constant('Hijo/Hija' as const) }), {
    maxLength: 4,
  }),
  pets: fc.array(fc.record({ species: fc.constantFrom(...petSpecies), breed: fc.option(word), age }), { maxLength: 3 }),
  company: fc.option(
    fc.record({
      employees: fc.integer({ min: 1, max: 6 }),
      monthlyPayroll: fc.option(fc.nat(6).map((units) => moneyOf(units, 'CLP', 'month'))),
      riskClass: fc.option(word),
    }),
  ),
  tripDays: fc.option(fc.integer({ min: 1, max: 6 })),
  zone: fc.option(word),
  regionCode: fc.option(fc.constantFrom('a', 'b', 'z')),
});

interface Somebody {
  readonly age: number | null;
  readonly sex: string | null;
  readonly role: 'contributor' | 'dependant' | null;
  readonly answers: Readonly<Record<keyof TariffConditions, string | number | null>>;
}

/** Everybody a tariff looks at, written down anew from the rules (decision 23) and not from the engine. */
function everybody(kind: AmountTariff['kind'], { contributors, dependants, pets, company, ...rest }: Household): Somebody[] {
  const shared = {
    nth: 1,
    petSpecies: null,
    petBreed: null,
    monthlyIncome: null,
    region: rest.regionCode,
    dependants: dependants.length,
    employees: company?.employees ?? null,
    monthlyPayroll: company?.monthlyPayroll?.units ?? null,
    riskClass: company?.riskClass ?? null,
    tripDays: rest.tripDays,
    zone: rest.zone,
  };
  const nthOf = (ages: readonly { age: number }[], index: number) =>
    1 + ages.filter((other, at) => other.age > ages[index]!.age || (other.age === ages[index]!.age && at < index)).length;
  if (kind === 'perEmployee') return company === null ? [] : [{ age: null, sex: null, role: null, answers: shared }];
  if (kind === 'perPet') {
    return pets.map((pet, index) => ({
      age: pet.age,
      sex: null,
      role: null,
      answers: { ...shared, nth: nthOf(pets, index), petSpecies: pet.species, petBreed: pet.breed },
    }));
  }
  return [
    ...contributors.map((person, index) => ({
      age: person.age,
      sex: person.sex,
      role: 'contributor' as const,
      answers: { ...shared, nth: index + 1, monthlyIncome: person.income?.units ?? null },
    })),
    ...dependants.map((person, index) => ({
      age: person.age,
      sex: person.sex,
      role: 'dependant' as const,
      answers: { ...shared, nth: nthOf(dependants, index) },
    })),
  ];
}

function fits(cell: TariffRow, { age: years, sex, role, answers }: Somebody): boolean {
  if (role === null ? cell.sex !== null || cell.role !== null : (cell.sex ?? sex) !== sex || (cell.role ?? role) !== role)
    return false;
  if (years !== null && (years < cell.ageFrom || years > cell.ageTo)) return false;
  return Object.entries(cell.conditions ?? {}).every(([name, wanted]) => {
    if (wanted === undefined) return true;
    const answer = answers[name as keyof TariffConditions];
    if (typeof wanted === 'string') return answer === wanted;
    return typeof answer === 'number' && wanted.from <= answer && answer <= (wanted.to ?? Infinity);
  });
}

const kinds = fc.constantFrom<AmountTariff['kind']>('perPerson', 'perPet', 'perEmployee');

describe('a tariff looked up by its index', () => {
  it('charges everybody the first row that fits, whatever axes the table has (decision 23)', () => {
    fc.assert(
      fc.property(
        kinds,
        fc.array(row, { maxLength: 12 }),
        fc.array(household, { minLength: 1, maxLength: 4 }),
        (kind, rows, families) => {
          const tariff = tariffWith(rows, { kind, currency: 'CLP', period: 'month' });
          for (const family of families) {
            const { people } = priceTariff(tariff, { household: family, minimumEmployees: 0, uf: null });
            const expected = everybody(kind, family).map(
              (somebody) => rows.find((cell) => fits(cell, somebody))?.amount.units ?? null,
            );
            const charged = people.map(({ outcome }) => (outcome.kind === 'tariff' ? outcome.amount.units : null));
            expect(charged).toEqual(expected.length === 0 ? [null] : expected);
          }
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('says at least one reason for everybody left out, and none that is untrue', () => {
    fc.assert(
      fc.property(kinds, fc.array(row, { minLength: 1, maxLength: 6 }), household, (kind, rows, family) => {
        const tariff = tariffWith(rows, { kind, currency: 'CLP', period: 'month' });
        const { people } = priceTariff(tariff, { household: family, minimumEmployees: 0, uf: null });
        const somebodies = everybody(kind, family);
        people.forEach(({ outcome }, index) => {
          if (outcome.kind !== 'uninsurable') return;
          expect(outcome.reasons.length).toBeGreaterThan(0);
          for (const reason of outcome.reasons) {
            if (reason.kind !== 'condition-unmet') continue;
            const { condition } = reason;
            const answer = somebodies[index]!.answers[condition];
            expect(reason.value).toBe(answer);
            const without = rows.map(({ conditions: { [condition]: _one, ...rest } = {}, ...cell }) => ({
              ...cell,
              conditions: rest,
            }));
            const wouldDo = without.some((cell) => fits(cell, somebodies[index]!));
            const asTheyAre = rows.filter(({ conditions: { nth, petSpecies: species, petBreed } = {}, ...cell }) => {
              const fixed = { ...(nth && { nth }), ...(species && { petSpecies: species }), ...(petBreed && { petBreed }) };
              return fits({ ...cell, ageFrom: 0, ageTo: 120, conditions: fixed }, somebodies[index]!);
            });
            const fitsNone = asTheyAre.every(
              (cell) =>
                !fits(
                  {
                    ...cell,
                    ageFrom: 0,
                    ageTo: 120,
                    conditions: { [condition]: cell.conditions?.[condition] } as TariffConditions,
                  },
                  somebodies[index]!,
                ),
            );
            expect(wouldDo || fitsNone).toBe(true);
          }
        });
      }),
    );
  });
});
