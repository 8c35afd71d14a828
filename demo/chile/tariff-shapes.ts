import type { TariffContent } from '@cotejo/core/catalogue-content';
import { plainDate } from '@cotejo/core/dates';
import { type Money, moneyOf } from '@cotejo/core/money';
import { maximumAge, type Sex } from '@cotejo/core/people';
import { noRules, type AmountTariff, type TariffRow } from '@cotejo/core/pricing';

type Steps = readonly (readonly [firstAge: number, factor: number])[];

/** How a line's price runs over ages; a person whose age has no row is uninsurable (decision 23). */
export interface TariffShape {
  readonly kind: AmountTariff['kind'];
  readonly currency: 'UF' | 'CLP';
  readonly period: 'month' | 'year';
  /** First and last age at which a contributor can enter. */
  readonly entry: readonly [from: number, to: number];
  /** First and last age insured as dependant at a price of their own; null: only at the price of an adult. */
  readonly dependants: readonly [from: number, to: number] | null;
  /** 0 the same at every age, 1 as hospital costs rise, above 1 steeper. */
  readonly steepness: number;
  /** Which sex pays more, and in which ages: births, or deaths. */
  readonly dearer: 'women-of-childbearing-age' | 'men' | null;
  /** Relative cost by first age, in place of that of people: pets age faster. */
  readonly steps?: Steps;
}

/** Relative cost of an adult by the first age of the band, 30 to 35 being 1. */
const bands: Steps = [
  [18, 0.8],
  [25, 0.92],
  [30, 1],
  [35, 1.12],
  [40, 1.28],
  [45, 1.5],
  [50, 1.8],
  [55, 2.25],
  [60, 2.9],
  [65, 3.6],
  [70, 4.5],
  [75, 5.6],
];
const childBands: Steps = [
  [0, 0.72],
  [2, 0.58],
  [18, 0.7],
];

function amountOf(shape: TariffShape, price: number): Money {
  const decimal = shape.currency === 'UF' ? price.toFixed(3) : String(Math.round(price / 10) * 10);
  return moneyOf(decimal, shape.currency, shape.period);
}

function sexFactor(shape: TariffShape, sex: Sex, age: number): number {
  if (shape.dearer === 'men') return sex === 'Masculino' ? 1.14 : 0.94;
  if (shape.dearer === 'women-of-childbearing-age') return sex === 'Femenino' && age >= 20 && age < 45 ? 1.16 : 1;
  return 1;
}

interface Band {
  readonly ageFrom: number;
  /** The last age of the band. */
  readonly ageTo: number;
  readonly factor: number;
}

/** The part of the steps that lies in the ages from `from` to `to`, both included. */
function cut(steps: Steps, from: number, to: number): readonly Band[] {
  return steps.flatMap(([start, factor], index) => {
    const next = steps[index + 1]?.[0];
    const ageFrom = Math.max(start, from);
    const ageTo = next === undefined ? to : Math.min(next - 1, to);
    return ageFrom <= ageTo ? [{ ageFrom, ageTo, factor }] : [];
  });
}

function rowsFor(
  shape: TariffShape,
  price: number,
  { band, role }: { band: Band; role: TariffRow['role'] },
): readonly TariffRow[] {
  const { ageFrom, ageTo, factor } = band;
  const rowOf = (sex: Sex | null): TariffRow => {
    const bySex = sex === null ? 1 : sexFactor(shape, sex, ageFrom);
    return { ageFrom, ageTo, sex, role, amount: amountOf(shape, price * factor ** shape.steepness * bySex) };
  };
  const differs = sexFactor(shape, 'Masculino', ageFrom) !== sexFactor(shape, 'Femenino', ageFrom);
  return differs ? [rowOf('Masculino'), rowOf('Femenino')] : [rowOf(null)];
}

/** Everybody of a home is covered by one price: who contracts has the row that is charged, dependants one at any age. */
function householdRows(shape: TariffShape, price: number): readonly TariffRow[] {
  const amount = amountOf(shape, price);
  const [ageFrom, ageTo] = shape.entry;
  return [
    { ageFrom, ageTo, sex: null, role: 'contributor', amount },
    { ageFrom: 0, ageTo: maximumAge, sex: null, role: 'dependant', amount },
  ];
}

/** Rows of a tariff in the given shape; both ages of a row are insured. No two rows fit the same person. */
export function tariffRows(shape: TariffShape, price: number): readonly TariffRow[] {
  const [from, to] = shape.entry;
  if (shape.kind === 'fixed') return householdRows(shape, price);
  if (shape.steepness === 0) return [{ ageFrom: from, ageTo: to, sex: null, role: null, amount: amountOf(shape, price) }];
  const { dependants, steps = bands } = shape;
  const children = dependants === null ? [] : cut(childBands, dependants[0], dependants[1]);
  const lastChild = dependants?.[1] ?? -1;
  const young = cut(steps, from, Math.min(to, lastChild));
  const grown = cut(steps, Math.max(from, lastChild + 1), to);
  return [
    ...children.map(({ ageFrom, ageTo, factor }): TariffRow => {
      const amount = amountOf(shape, price * factor ** Math.min(1, shape.steepness));
      return { ageFrom, ageTo, sex: null, role: 'dependant', amount };
    }),
    ...young.flatMap((band) => rowsFor(shape, price, { band, role: 'contributor' })),
    ...grown.flatMap((band) => rowsFor(shape, price, { band, role: null })),
  ];
}

/** A whole demonstration tariff for one price of the reference person. */
export function tariffOf(id: string, shape: TariffShape, price: number): TariffContent {
  return {
    id,
    kind: shape.kind,
    currency: shape.currency,
    period: shape.period,
    validFrom: plainDate('2026-07-01'),
    validTo: null,
    rules: noRules,
    source: 'Tarifa de demostración de Cotejo, vigente desde julio de 2026',
    rows: tariffRows(shape, price),
  };
}

/** Sold to a person and their family, priced by age. */
export const familyTariff: TariffShape = {
  kind: 'perPerson',
  currency: 'UF',
  period: 'month',
  entry: [18, 64],
  dependants: [0, 24],
  steepness: 1,
  dearer: 'women-of-childbearing-age',
};
/** Sold to a company for each employee. */
export const employeeTariff: TariffShape = {
  kind: 'perEmployee',
  currency: 'UF',
  period: 'month',
  entry: [0, maximumAge],
  dependants: null,
  steepness: 0,
  dearer: null,
};
/** Sold for each pet, priced by its age in years; no pet enters from nine on. */
export const petTariff: TariffShape = {
  kind: 'perPet',
  currency: 'CLP',
  period: 'month',
  entry: [0, 8],
  dependants: null,
  steepness: 1,
  dearer: null,
  steps: [
    [0, 1],
    [3, 1.12],
    [6, 1.45],
  ],
};
