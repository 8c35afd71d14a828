import type { TariffContent } from '@cotejo/core/catalogue-content';
import { plainDate } from '@cotejo/core/dates';
import { type Money, moneyOf } from '@cotejo/core/money';
import type { Sex } from '@cotejo/core/people';
import type { Tariff, TariffRow } from '@cotejo/core/pricing';

/** How a line's price runs over ages; a person whose age has no row is uninsurable (decision 23). */
export interface TariffShape {
  readonly kind: Tariff['kind'];
  readonly currency: 'UF' | 'CLP';
  readonly period: 'month' | 'year';
  /** Ages insured as contributor, the last one exclusive. */
  readonly entry: readonly [from: number, to: number];
  /** Ages insured as dependant at a lower price, the last one exclusive; null: only at the price of an adult. */
  readonly dependants: readonly [from: number, to: number] | null;
  /** 0 the same at every age, 1 as hospital costs rise, above 1 steeper. */
  readonly steepness: number;
  /** Which sex pays more, and in which ages: births, or deaths. */
  readonly dearer: 'women-of-childbearing-age' | 'men' | null;
  /** Relative cost by first age, in place of that of people: pets age faster. */
  readonly steps?: readonly (readonly [age: number, factor: number])[];
}

/** Relative cost of an adult by the first age of the band, 30 to 35 being 1. */
const bands = [
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
] as const;
const childBands = [
  [0, 0.72],
  [2, 0.58],
  [18, 0.7],
] as const;

function amountOf(shape: TariffShape, price: number): Money {
  const decimal = shape.currency === 'UF' ? price.toFixed(3) : String(Math.round(price / 10) * 10);
  return moneyOf(decimal, shape.currency, shape.period);
}

function sexFactor(shape: TariffShape, sex: Sex, age: number): number {
  if (shape.dearer === 'men') return sex === 'Masculino' ? 1.14 : 0.94;
  if (shape.dearer === 'women-of-childbearing-age') return sex === 'Femenino' && age >= 20 && age < 45 ? 1.16 : 1;
  return 1;
}

function cut(
  steps: readonly (readonly [number, number])[],
  [from, to]: readonly [number, number],
): readonly { readonly ageFrom: number; readonly ageTo: number; readonly factor: number }[] {
  return steps.flatMap(([start, factor], index) => {
    const ageFrom = Math.max(start, from);
    const ageTo = Math.min(steps[index + 1]?.[0] ?? 121, to);
    return ageFrom < ageTo ? [{ ageFrom, ageTo, factor }] : [];
  });
}

/** Rows of a tariff in the given shape; `ageTo` is exclusive. No two rows fit the same person. */
export function tariffRows(shape: TariffShape, price: number): readonly TariffRow[] {
  if (shape.steepness === 0 && shape.dependants === null) {
    const [ageFrom, ageTo] = shape.entry;
    return [{ ageFrom, ageTo, sex: null, role: null, amount: amountOf(shape, price) }];
  }
  const dependants = shape.dependants === null ? [] : cut(childBands, shape.dependants);
  const dependantsEnd = shape.dependants?.[1] ?? 0;
  const adults = cut(shape.steps ?? bands, shape.entry).flatMap((band) => {
    const middle = Math.min(Math.max(dependantsEnd, band.ageFrom), band.ageTo);
    return [
      { ...band, ageTo: middle, role: 'contributor' as const },
      { ...band, ageFrom: middle, role: null },
    ].filter((part) => part.ageFrom < part.ageTo);
  });
  return [
    ...dependants.map(({ ageFrom, ageTo, factor }) => ({
      ageFrom,
      ageTo,
      sex: null,
      role: 'dependant' as const,
      amount: amountOf(shape, price * factor ** Math.min(1, shape.steepness)),
    })),
    ...adults.flatMap(({ ageFrom, ageTo, role, factor }) => {
      const rowOf = (sex: Sex | null): TariffRow => ({
        ageFrom,
        ageTo,
        sex,
        role,
        amount: amountOf(shape, price * factor ** shape.steepness * (sex === null ? 1 : sexFactor(shape, sex, ageFrom))),
      });
      return shape.dearer === null ? [rowOf(null)] : [rowOf('Masculino'), rowOf('Femenino')];
    }),
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
    source: 'Tarifa de demostración de Cotejo, vigente desde julio de 2026',
    rows: tariffRows(shape, price),
  };
}

/** Sold to a person and their family, priced by age. */
export const familyTariff: TariffShape = {
  kind: 'perPerson',
  currency: 'UF',
  period: 'month',
  entry: [18, 65],
  dependants: [0, 25],
  steepness: 1,
  dearer: 'women-of-childbearing-age',
};
/** Sold to a company for each employee. */
export const employeeTariff: TariffShape = {
  kind: 'perEmployee',
  currency: 'UF',
  period: 'month',
  entry: [0, 121],
  dependants: null,
  steepness: 0,
  dearer: null,
};
/** Sold for each pet, priced by its age in years; no pet enters from nine on. */
export const petTariff: TariffShape = {
  kind: 'perPerson',
  currency: 'CLP',
  period: 'month',
  entry: [0, 9],
  dependants: null,
  steepness: 1,
  dearer: null,
  steps: [
    [0, 1],
    [3, 1.12],
    [6, 1.45],
  ],
};
