import { Money } from '../money/money.ts';
import type { Sex } from '../people/household.ts';
import type { TariffSubject } from './tariff-subjects.ts';
import type { AmountTariff, RateRow, RateTariff, Tariff, TariffConditions, TariffRow } from './tariff.ts';

/**
 * The rows of a tariff in arrays: a few bytes each where an object takes a hundred. Row `r` has its first age, last age
 * and whom it is for in `heads[r]`, its smallest units or millionths in `figures[r]`.
 */
export interface TariffCells {
  readonly heads: Int32Array;
  readonly figures: Float64Array | Int32Array;
  /** Conditions by row; null: no row has any. */
  readonly conditions: readonly (TariffConditions | undefined)[] | null;
}

const ageBits = 12;
const ageMask = (1 << ageBits) - 1;

/** Whom a row can be for: contributors and dependants of either sex, then pets and companies, who have neither. */
export const insuredClasses = 5;
const withoutSexOrRole = 4;

/** The class of a subject, from 0 up to `insuredClasses`. */
export function classOf({ role, sex }: Pick<TariffSubject, 'role' | 'sex'>): number {
  if (role === 'pet' || role === 'company') return withoutSexOrRole;
  return (role === 'dependant' ? 2 : 0) + (sex === 'Femenino' ? 1 : 0);
}

type Shape = Pick<TariffRow, 'sex' | 'role'>;
const shapes: readonly Shape[] = ([null, 'Masculino', 'Femenino'] as const).flatMap((sex) =>
  ([null, 'contributor', 'dependant'] as const).map((role) => ({ sex, role })),
);

/** The classes that a row is for, as bits. */
function classesOf({ sex, role }: Shape): number {
  let classes = sex === null && role === null ? 1 << withoutSexOrRole : 0;
  for (const one of ['Masculino', 'Femenino'] as const satisfies readonly Sex[]) {
    for (const other of ['contributor', 'dependant'] as const) {
      if ((sex ?? one) === one && (role ?? other) === other) classes |= 1 << classOf({ sex: one, role: other });
    }
  }
  return classes;
}
const shapeOfClasses = new Map(shapes.map((shape) => [classesOf(shape), shape]));

/** Ages and classes of a row as one number of `heads`. Throws RangeError for an age that is none. */
export function headOf({ ageFrom, ageTo, ...shape }: Omit<RateRow, 'millionths'>): number {
  if (!(ageFrom >= 0 && ageFrom <= ageMask && ageTo >= 0 && ageTo <= ageMask)) {
    throw new RangeError(`a tariff row for ages ${ageFrom} to ${ageTo}`);
  }
  return ageFrom | (ageTo << ageBits) | (classesOf(shape) << (2 * ageBits));
}

/** The parts of `TariffCells` as plain numbers, one of each for a row. */
export interface CellNumbers {
  readonly heads: readonly number[];
  readonly figures: readonly number[];
  readonly conditions: TariffCells['conditions'];
}

function cellsOfNumbers({ heads, figures, conditions }: CellNumbers): TariffCells {
  if (figures.some((figure) => figure !== (figure | 0))) {
    return { heads: Int32Array.from(heads), figures: Float64Array.from(figures), conditions };
  }
  // One piece of memory for both, since a catalogue has thousands of tariffs.
  const both = new Int32Array(heads.length + figures.length);
  both.set(heads);
  both.set(figures, heads.length);
  return { heads: both.subarray(0, heads.length), figures: both.subarray(heads.length), conditions };
}

function packed(rows: readonly (TariffRow | RateRow)[]): TariffCells {
  const hasConditions = rows.some(({ conditions }) => conditions !== undefined && Object.keys(conditions).length > 0);
  return cellsOfNumbers({
    heads: rows.map(headOf),
    figures: rows.map((row) => ('amount' in row ? row.amount.units : row.millionths)),
    conditions: hasConditions ? rows.map((row) => row.conditions) : null,
  });
}

function cellAt({ heads, conditions }: TariffCells, row: number) {
  const head = heads[row] ?? 0;
  const shape = shapeOfClasses.get(head >>> (2 * ageBits)) ?? { sex: null, role: null };
  const asked = conditions?.[row];
  const ages = { ageFrom: head & ageMask, ageTo: (head >>> ageBits) & ageMask };
  return asked === undefined ? { ...ages, ...shape } : { ...ages, ...shape, conditions: asked };
}

/** A row of a table of amounts, made from its cells. */
export function amountRowAt(
  { currency, period }: Pick<AmountTariff, 'currency' | 'period'>,
  cells: TariffCells,
  row: number,
): TariffRow {
  return { ...cellAt(cells, row), amount: new Money(cells.figures[row] ?? 0, currency, period) };
}

const cellsOfTariffs = new WeakMap<Tariff, TariffCells>();

/** The rows of a tariff in arrays; made once for a tariff that holds its rows as objects. */
export function cellsOf(tariff: Tariff): TariffCells {
  const cells = cellsOfTariffs.get(tariff) ?? packed(tariff.rows);
  cellsOfTariffs.set(tariff, cells);
  return cells;
}

/** The first row, in the tariff's order, for a class and age (null: whatever the age); -1 when none is. Conditions are not looked at. */
export function findCell({ heads }: TariffCells, insuredClass: number, age: number | null): number {
  const wanted = 1 << (2 * ageBits + insuredClass);
  for (let row = 0; row < heads.length; row += 1) {
    const head = heads[row] ?? 0;
    if ((head & wanted) !== 0 && (age === null || ((head & ageMask) <= age && age <= ((head >>> ageBits) & ageMask)))) return row;
  }
  return -1;
}

/** Rows as objects, made when they are first asked for. Without conditions that is seldom: they are let go with their reader. */
class RowsOnDemand<Row> {
  #rows: readonly Row[] | WeakRef<readonly Row[]> | null = null;

  of({ heads, conditions }: TariffCells, make: (row: number) => Row): readonly Row[] {
    const known = this.#rows instanceof WeakRef ? this.#rows.deref() : this.#rows;
    if (known) return known;
    const rows = Array.from(heads, (_, row) => make(row));
    this.#rows = conditions === null ? new WeakRef(rows) : rows;
    return rows;
  }
}

/** A tariff that holds its rows in arrays. */
class PackedTariff {
  readonly id: string;
  readonly version: string;
  readonly currency: Tariff['currency'];
  readonly period: Tariff['period'];
  readonly validFrom: Tariff['validFrom'];
  readonly validTo: Tariff['validTo'];
  readonly rules: Tariff['rules'];

  constructor(head: Omit<Tariff, 'rows' | 'kind'>) {
    this.id = head.id;
    this.version = head.version;
    this.currency = head.currency;
    this.period = head.period;
    this.validFrom = head.validFrom;
    this.validTo = head.validTo;
    this.rules = head.rules;
  }
}

class PackedAmountTariff extends PackedTariff implements AmountTariff {
  readonly kind: AmountTariff['kind'];
  readonly #onDemand = new RowsOnDemand<TariffRow>();

  constructor(head: Omit<AmountTariff, 'rows'>) {
    super(head);
    this.kind = head.kind;
  }

  get rows(): readonly TariffRow[] {
    const cells = cellsOf(this);
    return this.#onDemand.of(cells, (row) => amountRowAt(this, cells, row));
  }
}

class PackedRateTariff extends PackedTariff implements RateTariff {
  readonly kind: RateTariff['kind'];
  readonly incomeCap: RateTariff['incomeCap'];
  readonly #onDemand = new RowsOnDemand<RateRow>();

  constructor(head: Omit<RateTariff, 'rows'>) {
    super(head);
    this.kind = head.kind;
    this.incomeCap = head.incomeCap;
  }

  get rows(): readonly RateRow[] {
    const cells = cellsOf(this);
    return this.#onDemand.of(cells, (row) => ({ ...cellAt(cells, row), millionths: cells.figures[row] ?? 0 }));
  }
}

/** A tariff made of numbers, without an object of any row: smallest units of its currency, or millionths, as its kind says. */
export function tariffOfNumbers(head: Omit<AmountTariff, 'rows'> | Omit<RateTariff, 'rows'>, numbers: CellNumbers): Tariff {
  return packedTariff(head, cellsOfNumbers(numbers));
}

function packedTariff(head: Omit<AmountTariff, 'rows'> | Omit<RateTariff, 'rows'>, cells: TariffCells): Tariff {
  const tariff = 'incomeCap' in head ? new PackedRateTariff(head) : new PackedAmountTariff(head);
  cellsOfTariffs.set(tariff, cells);
  return tariff;
}

/** The same tariff with its rows in arrays; one that has them so is given back. Throws RangeError for an age that is none. */
export function packTariff(tariff: Tariff): Tariff {
  if (tariff instanceof PackedTariff) return tariff;
  return packedTariff(tariff, packed(tariff.rows));
}
