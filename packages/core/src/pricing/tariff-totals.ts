import { cellsOf, classOf, findCell } from './tariff-cells.ts';
import type { SubjectsOf } from './tariff-subjects.ts';
import type { AmountTariff, Tariff } from './tariff.ts';

/** Columns of amounts kept: an age and class of some family asked lately. */
const mostColumns = 32;

/** What every tariff asks of a person of one age and class: 0 and no mark where it has no row for them. */
interface PersonColumn {
  readonly amounts: Float64Array;
  readonly isPriced: Uint8Array;
}

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
 * Sums many tariffs for one family at once, giving the figures of `priceTariff`: the amounts that all tariffs ask of
 * a person of one age and class are one column, and a family is the sum of a few columns.
 */
export class TariffSums {
  readonly #tariffs: readonly AmountTariff[];
  readonly #columns = new Map<number, PersonColumn>();
  readonly #totals: TariffTotals;
  /** Places of the tariffs that have rules beside their table. */
  readonly #ruled: readonly number[];

  /** Takes tariffs for which `addsPeopleAlone`. */
  constructor(tariffs: readonly AmountTariff[]) {
    this.#tariffs = tariffs;
    this.#ruled = tariffs.flatMap(({ period, rules: { maximumPeople, minimumTotal, isPaidYearly } }, index) =>
      maximumPeople !== null || minimumTotal !== null || (isPaidYearly && period === 'month') ? [index] : [],
    );
    this.#totals = { units: new Float64Array(tariffs.length), priced: new Uint8Array(tariffs.length) };
  }

  totalsFor(subjectsOf: SubjectsOf): TariffTotals {
    const { units, priced } = this.#totals;
    units.fill(0);
    priced.fill(0);
    const people = subjectsOf('perPerson');
    for (const person of people) {
      const column = this.#columnOf(classOf(person), person.age ?? 0);
      const { amounts, isPriced } = column;
      for (let index = 0; index < amounts.length; index += 1) units[index] = (units[index] ?? 0) + (amounts[index] ?? 0);
      for (let index = 0; index < isPriced.length; index += 1) priced[index] = (priced[index] ?? 0) + (isPriced[index] ?? 0);
    }
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

  #columnOf(insuredClass: number, age: number): PersonColumn {
    const key = insuredClass * agesPerClass + age;
    const column = this.#columns.get(key) ?? this.#columnMade(insuredClass, age);
    // Set again so that the one asked longest ago comes first.
    this.#columns.delete(key);
    this.#columns.set(key, column);
    const oldest = this.#columns.keys().next();
    if (this.#columns.size > mostColumns && !oldest.done) this.#columns.delete(oldest.value);
    return column;
  }

  #columnMade(insuredClass: number, age: number): PersonColumn {
    const column = { amounts: new Float64Array(this.#tariffs.length), isPriced: new Uint8Array(this.#tariffs.length) };
    this.#tariffs.forEach((tariff, index) => {
      const cells = cellsOf(tariff);
      const row = findCell(cells, insuredClass, age);
      if (row < 0) return;
      column.amounts[index] = cells.figures[row] ?? 0;
      column.isPriced[index] = 1;
    });
    return column;
  }
}

const monthsOfYear = 12;
const agesPerClass = 1_000;
