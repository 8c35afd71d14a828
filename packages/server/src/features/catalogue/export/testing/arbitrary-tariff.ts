import type { TariffContent } from '@cotejo/core/catalogue-content';
import { addDays } from '@cotejo/core/dates';
import { currencies, periods } from '@cotejo/core/money';
import { petSpecies, sexes } from '@cotejo/core/people';
import { amountTariffKinds, mostPeopleOfPolicy, noRules, rateTariffKinds } from '@cotejo/core/pricing';
import fc from 'fast-check';
import { day, maybe, money, name, range, regions, text } from './arbitrary-parts.ts';

const conditions = fc.record(
  {
    nth: range(9),
    region: fc.constantFrom(...regions),
    petSpecies: fc.constantFrom(...petSpecies),
    petBreed: name,
    employees: range(5_000),
    monthlyPayroll: range(900_000_000),
    monthlyIncome: range(9_000_000),
    dependants: range(8),
    riskClass: name,
    tripDays: range(300),
    zone: name,
  },
  { requiredKeys: [] },
);

const cell = {
  ageFrom: fc.integer({ min: 0, max: 40 }),
  ageTo: fc.integer({ min: 40, max: 120 }),
  sex: maybe(fc.constantFrom(...sexes)),
  role: maybe(fc.constantFrom('contributor' as const, 'dependant' as const)),
  conditions,
};

/** A tariff of an id, of amounts or of shares of a salary. */
export function arbitraryTariff(id: string): fc.Arbitrary<TariffContent> {
  return fc
    .record({
      currency: fc.constantFrom(...currencies),
      period: fc.constantFrom(...periods),
      from: day,
      days: maybe(fc.nat(500)),
      source: text,
      isRate: fc.boolean(),
    })
    .chain(({ currency, period, from, days, source: said, isRate }) => {
      const rules = fc.record({
        entryAges: fc.array(
          fc.record({ role: fc.constantFrom('contributor' as const, 'dependant' as const, 'pet' as const), ages: range(90) }),
          { maxLength: 2 },
        ),
        maximumPeople: maybe(fc.integer({ min: 1, max: mostPeopleOfPolicy })),
        minimumTotal: maybe(money(currency, period)),
        isPaidYearly: fc.boolean(),
        waitingPeriods: fc.array(fc.record({ benefit: text, days: fc.nat(999) }), { maxLength: 2 }),
      });
      const head = {
        id: fc.constant(id),
        currency: fc.constant(currency),
        period: fc.constant(period),
        validFrom: fc.constant(from),
        validTo: fc.constant(days === null ? null : addDays(from, days)),
        rules: fc.oneof(fc.constant(noRules), rules),
        source: fc.constant(said),
      };
      const rates = fc.array(fc.record({ ...cell, millionths: fc.nat(1_000_000) }), { maxLength: 4 });
      const amounts = fc.array(fc.record({ ...cell, amount: money(currency, period) }), { maxLength: 4 });
      const ofTaxable = fc.record({ ...head, rules: rules.map((own) => ({ ...own, isOfTaxableIncome: true as const })) });
      const rated = fc.record({ rows: rates, incomeCap: maybe(money('UF', 'month')) });
      const made: fc.Arbitrary<TariffContent> = isRate
        ? fc.oneof(
            fc.record({
              ...head,
              kind: fc.constantFrom(...rateTariffKinds),
              rows: rates,
              incomeCap: maybe(money('UF', 'month')),
            }),
            fc.tuple(ofTaxable, rated).map(([own, table]) => ({ ...own, ...table, kind: 'incomeRate' as const })),
          )
        : fc.record({ ...head, kind: fc.constantFrom(...amountTariffKinds), rows: amounts });
      return made;
    });
}
