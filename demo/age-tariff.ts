import type { TariffContent } from '@cotejo/core/catalogue-content';
import { type PlainDate, plainDate } from '@cotejo/core/dates';
import { type Currency, decimalsOf, type Money, moneyOf, type Period } from '@cotejo/core/money';
import { maximumAge, type Sex } from '@cotejo/core/people';
import { noRules, type AmountTariff, type TariffRow } from '@cotejo/core/pricing';

type Steps = readonly (readonly [firstAge: number, factor: number])[];

/** How a line's price runs over ages; a person whose age has no row is uninsurable (decision 23). */
export interface TariffShape {
  readonly kind: AmountTariff['kind'];
  readonly currency: Currency;
  readonly period: Period;
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

/** What printed tariffs of a currency are rounded to. */
const printedStep: Readonly<Record<Currency, number>> = {
  CLP: 10,
  UF: 0.001,
  PEN: 0.5,
  COP: 100,
  USD: 0.5,
  MXN: 1,
  CHF: 0.1,
};

/** A demonstration price, rounded to a step that a printed tariff of its currency has. */
export function printedAmount(price: number, currency: Currency, period: Period): Money {
  const step = printedStep[currency];
  return moneyOf((Math.round(price / step) * step).toFixed(Math.min(3, decimalsOf[currency])), currency, period);
}

function amountOf({ currency, period }: TariffShape, price: number): Money {
  return printedAmount(price, currency, period);
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

export const tariffSource = 'Tarifa de demostración de Cotejo, vigente desde julio de 2026';
/** First day of every demonstration tariff. */
export const tariffDay: PlainDate = plainDate('2026-07-01');

/** A whole demonstration tariff for one price of the reference person. */
export function tariffOf(id: string, shape: TariffShape, price: number): TariffContent {
  return {
    id,
    kind: shape.kind,
    currency: shape.currency,
    period: shape.period,
    validFrom: tariffDay,
    validTo: null,
    rules: noRules,
    source: tariffSource,
    rows: tariffRows(shape, price),
  };
}
