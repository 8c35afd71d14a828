import { cellsOf, classOf, findCell, type TariffCells } from './tariff-cells.ts';
import type { SubjectsOf } from './tariff-subjects.ts';
import type { AmountTariff, Tariff } from './tariff.ts';

/** Row of each tariff for a person of one age and class, counted from 1; 0 where it has none for them. */
type RowColumn = Uint8Array | Uint16Array;

/** Most rows of a tariff that a byte can tell apart from none. */
const mostRowsInByte = 255;

/** True for a tariff that adds the row of each person by age, sex and role alone: nearly all of a large catalogue. */
export function addsPeopleAlone(tariff: Tariff): tariff is AmountTariff {
  return tariff.kind === 'perPerson' && tariff.rules.entryAges.length === 0 && cellsOf(tariff).conditions === null;
}

/** What tariffs ask of one family, tariff by tariff; the arrays are used again for the next family. */
export interface TariffTotals {
  /** Smallest units after the tariff's rules; where nobody is priced the figure says nothing. */
  readonly units: Float64Array;
  /** How many people have a price. */
  readonly priced: Uint8Array;
}

/**
 * Sums many tariffs for one family at once, giving the figures of `priceTariff`: the rows that all tariffs have for a
 * person of one age and class are one column, and a family is the sum over a few columns.
 */
export class TariffSums {
  readonly #tariffs: readonly AmountTariff[];
  /**
   * By class and age, kept as they are first asked for: an age is a byte per tariff, so that those of all people who can be
   * insured are no more than a few hundred.
   */
  readonly #columns = new Map<number, RowColumn>();
  /** The amounts of all tariffs one after the other, each behind a 0 for people without a row. */
  readonly #amounts: TariffCells['figures'];
  readonly #starts: Uint32Array;
  readonly #rowsFitByte: boolean;
  readonly #totals: TariffTotals;
  /** Places of the tariffs that have rules beside their table. */
  readonly #ruled: readonly number[];

  /** Takes tariffs for which `addsPeopleAlone`. */
  constructor(tariffs: readonly AmountTariff[]) {
    this.#tariffs = tariffs;
    this.#ruled = tariffs.flatMap(({ period, rules: { maximumPeople, minimumTotal, isPaidYearly } }, index) =>
      maximumPeople !== null || minimumTotal !== null || (isPaidYearly && period === 'month') ? [index] : [],
    );
    const cells = tariffs.map(cellsOf);
    const rows = cells.reduce((sum, { figures }) => sum + figures.length, 0);
    this.#rowsFitByte = cells.every(({ figures }) => figures.length <= mostRowsInByte);
    const areSmall = cells.every(({ figures }) => figures instanceof Int32Array);
    this.#amounts = areSmall ? new Int32Array(rows + tariffs.length) : new Float64Array(rows + tariffs.length);
    this.#starts = new Uint32Array(tariffs.length);
    let start = 0;
    cells.forEach(({ figures }, index) => {
      this.#starts[index] = start;
      this.#amounts.set(figures, start + 1);
      start += figures.length + 1;
    });
    this.#totals = { units: new Float64Array(tariffs.length), priced: new Uint8Array(tariffs.length) };
  }

  totalsFor(subjectsOf: SubjectsOf): TariffTotals {
    const { units, priced } = this.#totals;
    units.fill(0);
    priced.fill(0);
    const people = subjectsOf('perPerson');
    for (const person of people) this.#add(this.#columnOf(classOf(person), person.age ?? 0));
    for (const index of this.#ruled) {
      const tariff = this.#tariffs[index];
      if (!tariff) continue;
      const { maximumPeople, minimumTotal, isPaidYearly } = tariff.rules;
      if (maximumPeople !== null && people.length > maximumPeople) priced[index] = 0;
      if (minimumTotal !== null) units[index] = Math.max(units[index] ?? 0, minimumTotal.units);
      if (isPaidYearly && tariff.period === 'month') units[index] = (units[index] ?? 0) * monthsOfYear;
    }
    return this.#totals;
  }

  /** Adds what a person is asked for, by their rows. */
  #add(column: RowColumn): void {
    const { units, priced } = this.#totals;
    const amounts = this.#amounts;
    const starts = this.#starts;
    for (let index = 0; index < column.length; index += 1) {
      const row = column[index] ?? 0;
      units[index] = (units[index] ?? 0) + (amounts[(starts[index] ?? 0) + row] ?? 0);
      priced[index] = (priced[index] ?? 0) + (row === 0 ? 0 : 1);
    }
  }

  #columnOf(insuredClass: number, age: number): RowColumn {
    const key = insuredClass * agesPerClass + age;
    const column = this.#columns.get(key) ?? this.#columnMade(insuredClass, age);
    this.#columns.set(key, column);
    return column;
  }

  #columnMade(insuredClass: number, age: number): RowColumn {
    const { length } = this.#tariffs;
    const column = this.#rowsFitByte ? new Uint8Array(length) : new Uint16Array(length);
    this.#tariffs.forEach((tariff, index) => {
      column[index] = findCell(cellsOf(tariff), insuredClass, age) + 1;
    });
    return column;
  }
}

const monthsOfYear = 12;
const agesPerClass = 1_000;
