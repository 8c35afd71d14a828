import fc from 'fast-check';
import { addDays, plainDate, type PlainDate } from '../../dates/plain-date.ts';
import { Money, moneyOf, type Currency, type Period } from '../../money/money.ts';
import { petSpecies, sexes, type Sex } from '../../people/household.ts';
import {
  amountTariffKinds,
  noRules,
  rateTariffKinds,
  type NumberRange,
  type ProductPricing,
  type Tariff,
  type TariffConditions,
  type TariffRules,
} from '../../pricing/tariff.ts';
import { breeds, regionCodes, riskClasses, zones } from './arbitrary-household.ts';
import { today } from './sample-catalogue.ts';

type Kind = Tariff['kind'];

function rangeOf(...ends: readonly number[]): fc.Arbitrary<NumberRange> {
  return fc.record({ from: fc.constantFrom(...ends), to: fc.option(fc.constantFrom(...ends)) });
}

const conditions: fc.Arbitrary<TariffConditions> = fc.record(
  {
    nth: rangeOf(1, 2),
    region: fc.constantFrom(...regionCodes),
    petSpecies: fc.constantFrom(...petSpecies),
    petBreed: fc.constantFrom(...breeds),
    employees: rangeOf(1, 5, 20),
    monthlyPayroll: rangeOf(0, 500_000, 3_000_000),
    monthlyIncome: rangeOf(0, 500_000, 3_000_000),
    dependants: rangeOf(0, 1, 2),
    riskClass: fc.constantFrom(...riskClasses),
    tripDays: rangeOf(1, 7, 8),
    zone: fc.constantFrom(...zones),
  },
  { requiredKeys: [] },
);
/** One or two axes: with more of them hardly anybody would have a price. */
const fewConditions = conditions.map((all) => Object.fromEntries(Object.entries(all).slice(0, 2)));

interface CellSeed {
  readonly ageFrom: number;
  readonly years: number;
  readonly sex: Sex | null;
  readonly role: 'contributor' | 'dependant' | null;
  readonly units: number;
  readonly asked: TariffConditions | null;
}

interface TariffSeed {
  readonly kind: Kind;
  readonly currency: Currency;
  readonly period: Period;
  readonly cells: readonly CellSeed[];
  readonly hasConditions: boolean;
  readonly rules: Pick<TariffRules, 'entryAges' | 'maximumPeople' | 'isPaidYearly'> & { readonly least: number | null };
  readonly isOfTaxable: boolean;
  readonly incomeCap: Money | null;
}

const cell: fc.Arbitrary<CellSeed> = fc.record({
  asked: fc.option(fewConditions),
  ageFrom: fc.constantFrom(0, 0, 0, 18, 19, 25, 35, 65),
  years: fc.constantFrom(0, 29, 45, 120, 120),
  sex: fc.constantFrom(null, null, null, null, ...sexes),
  role: fc.constantFrom(null, null, null, null, 'contributor' as const, 'dependant' as const),
  /** Few round figures, so that prices tie, and odd ones, whose twelfths and pesos fall on halves. */
  units: fc.oneof(
    fc.integer({ min: 0, max: 6 }).map((step) => step * 1_000),
    fc.constantFrom(10_001, 29_997, 30_006),
    fc.nat(99_999),
  ),
});

/** What everybody pays whom no row before is for, in most tariffs: else hardly a family would have a price. */
const forTheRest = fc
  .constantFrom(null, 2_000, 3_000, 30_006)
  .map((units): readonly CellSeed[] =>
    units === null ? [] : [{ ageFrom: 0, years: 120, sex: null, role: null, units, asked: null }],
  );

const seed: fc.Arbitrary<TariffSeed> = fc.record({
  kind: fc.oneof(
    { weight: 6, arbitrary: fc.constant<Kind>('perPerson') },
    { weight: 4, arbitrary: fc.constantFrom<Kind>(...amountTariffKinds, ...rateTariffKinds) },
  ),
  currency: fc.constantFrom<Currency>('CLP', 'CLP', 'UF', 'UF', 'USD'),
  period: fc.constantFrom<Period>('month', 'month', 'month', 'year', 'once'),
  cells: fc.tuple(fc.array(cell, { minLength: 1, maxLength: 4 }), forTheRest).map(([own, rest]) => [...own, ...rest]),
  hasConditions: fc.constantFrom(false, false, false, true),
  rules: fc.record({
    entryAges: fc.oneof(
      { weight: 5, arbitrary: fc.constant([]) },
      {
        weight: 1,
        arbitrary: fc
          .record({
            role: fc.constantFrom('contributor' as const, 'dependant' as const, 'pet' as const),
            ages: rangeOf(0, 2, 18, 65),
          })
          .map((rule) => [rule]),
      },
    ),
    maximumPeople: fc.constantFrom(null, null, null, null, null, 1, 2, 3),
    isPaidYearly: fc.constantFrom(false, false, false, true),
    least: fc.constantFrom(null, null, null, 5_003, 40_000),
  }),
  isOfTaxable: fc.boolean(),
  incomeCap: fc.constantFrom(null, moneyOf(500_000, 'CLP', 'month'), moneyOf('25.5', 'UF', 'month')),
});

function tariffFrom({
  kind,
  cells,
  hasConditions,
  rules: { least, ...rules },
  isOfTaxable,
  incomeCap,
  ...rest
}: TariffSeed): Tariff {
  const isRate = kind === 'payrollRate' || kind === 'incomeRate';
  // Rates are of salaries, which are pesos a month here.
  const { currency, period }: { currency: Currency; period: Period } = isRate ? { currency: 'CLP', period: 'month' } : rest;
  const head = {
    id: 'tariff',
    version: 'tariff',
    currency,
    period,
    validFrom: plainDate('2020-01-01'),
    validTo: null,
    rules: {
      ...noRules,
      ...rules,
      minimumTotal: least === null ? null : new Money(least, currency, period),
      ...(kind === 'incomeRate' && isOfTaxable && { isOfTaxableIncome: true as const }),
    },
  };
  const rows = cells.map(({ ageFrom, years, sex, role, asked }) => ({
    ageFrom,
    ageTo: ageFrom + years,
    sex,
    role,
    ...(hasConditions && asked !== null && Object.keys(asked).length > 0 ? { conditions: asked } : {}),
  }));
  const unitsOf = (place: number): number => cells[place]?.units ?? 0;
  if (isRate) return { ...head, kind, incomeCap, rows: rows.map((row, place) => ({ ...row, millionths: unitsOf(place) })) };
  return { ...head, kind, rows: rows.map((row, place) => ({ ...row, amount: new Money(unitsOf(place), currency, period) })) };
}

/** A tariff in force since 2020, of any kind, table and rules. */
export const arbitraryTariff: fc.Arbitrary<Tariff> = seed.map(tariffFrom);

/** The last days of tariffs that follow each other, as days after today; the last one's null has no end. */
const lastDays = fc.constantFrom<readonly (number | null)[]>(
  [null],
  [null],
  [null],
  [-1],
  [0],
  [-1, null],
  [0, null],
  [-2, -1, 3],
  [-200, null],
);

function inSeries(tariffs: readonly Tariff[], ends: readonly (number | null)[]): readonly Tariff[] {
  let validFrom: PlainDate = plainDate('2020-01-01');
  return ends.map((end, place) => {
    const tariff = tariffs[place % tariffs.length]!;
    const validTo = end === null ? null : addDays(today, end);
    const dated = { ...tariff, validFrom, validTo };
    if (validTo !== null) validFrom = addDays(validTo, 1);
    return dated;
  });
}

const series = fc
  .tuple(fc.array(arbitraryTariff, { minLength: 1, maxLength: 3 }), lastDays)
  .map(([tariffs, ends]) => inSeries(tariffs, ends));

const byTariff: fc.Arbitrary<ProductPricing> = fc
  .tuple(series, fc.constantFrom(null, null, null, null, 0, 3, 6))
  .map(([tariffs, minimumEmployees]) => ({ kind: 'tariff', tariffs, minimumEmployees }));

/** Two isapres with a GES price and one that nobody knows. */
const byIsapre: fc.Arbitrary<ProductPricing> = fc
  .tuple(fc.constantFrom('67', '99', 'unknown'), fc.constantFrom('0.85', '1.2345', '2', '3.0001'))
  .map(([isapreCode, uf]) => ({ kind: 'isapre', isapreCode, basePrice: moneyOf(uf, 'UF', 'month') }));

/** One price for the same tariffs with another least number of employees: what shares tariffs is not the same pricing. */
function withSiblings(pricings: readonly ProductPricing[]): readonly ProductPricing[] {
  return pricings.flatMap((pricing): readonly ProductPricing[] =>
    pricing.kind === 'isapre' ? [pricing] : [pricing, { ...pricing, minimumEmployees: (pricing.minimumEmployees ?? 0) + 5 }],
  );
}

/** Every tariff with a name of its own. */
function named(pricings: readonly ProductPricing[]): readonly ProductPricing[] {
  return pricings.map((pricing, place) => {
    if (pricing.kind === 'isapre') return pricing;
    const tariffs = pricing.tariffs.map((tariff, index) => ({ ...tariff, id: `t${place}`, version: `t${place}-${index}` }));
    return { ...pricing, tariffs };
  });
}

/** The pricings of one catalogue, which its products share. */
export const arbitraryPricings: fc.Arbitrary<readonly ProductPricing[]> = fc
  .tuple(
    fc.array(fc.oneof({ weight: 4, arbitrary: byTariff }, { weight: 1, arbitrary: byIsapre }), { minLength: 1, maxLength: 6 }),
    fc.boolean(),
  )
  .map(([pricings, doubled]) => (doubled ? withSiblings(named(pricings)) : named(pricings)));
