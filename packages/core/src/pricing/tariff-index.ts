import { Money } from '../money/money.ts';
import { maximumAge, type Household } from '../people/household.ts';
import { isFor, meets, tariffConditions, type Row } from './match-tariff-row.ts';
import { cellsOf, classOf, findCell, insuredClasses } from './tariff-cells.ts';
import type { AmountTariff, RateRow, RateTariff, TariffConditions, TariffRow } from './tariff.ts';
import { answerTo, type TariffSubject } from './tariff-subjects.ts';

const textConditions = [
  'region',
  'petSpecies',
  'petBreed',
  'riskClass',
  'zone',
] as const satisfies readonly (keyof TariffConditions)[];
type TextCondition = (typeof textConditions)[number];
type NumberCondition = Exclude<keyof TariffConditions, TextCondition>;

function isNumberCondition(condition: keyof TariffConditions): condition is NumberCondition {
  return !textConditions.some((text) => text === condition);
}

/** Rows by role and sex, then by age: each slot holds, in the tariff's order, those that only numbers can still rule out. */
type AgeTable<Fitting extends Row> = (readonly Fitting[] | undefined)[];

const agesPerSlot = maximumAge + 2;
/** Slot of a subject without an age. */
const ageless = maximumAge + 1;

/**
 * Finds the row of a subject without walking the table: by what its text conditions answer, then by role, sex and age.
 * Every table is made when it is first asked for, so that a tariff over many regions costs what its visitors ask.
 */
class TariffIndex<Fitting extends Row> {
  readonly #rows: readonly Fitting[];
  readonly #texts: readonly { readonly condition: TextCondition; readonly known: ReadonlySet<string> }[];
  readonly #numbers: readonly NumberCondition[];
  readonly #tables = new Map<string, AgeTable<Fitting>>();

  constructor(rows: readonly Fitting[]) {
    this.#rows = rows;
    const used = tariffConditions.filter((condition) => rows.some(({ conditions }) => conditions?.[condition] !== undefined));
    this.#numbers = used.filter(isNumberCondition);
    this.#texts = textConditions
      .filter((condition) => used.includes(condition))
      .map((condition) => ({ condition, known: new Set(rows.flatMap(({ conditions }) => conditions?.[condition] ?? [])) }));
  }

  find(subject: TariffSubject, household: Household): Fitting | null {
    const answers = this.#texts.length === 0 ? noAnswers : this.#answersOf(subject, household);
    const table = this.#tableOf(answers);
    const slot = classOf(subject) * agesPerSlot + (subject.age ?? ageless);
    const rows = table[slot] ?? this.#fill(table, slot, { subject, answers });
    if (this.#numbers.length === 0) return rows[0] ?? null;
    return rows.find((row) => this.#meetsNumbers(row, subject, household)) ?? null;
  }

  /** Answers no row asks for are all alike, so that what a visitor types never makes a table. */
  #answersOf(subject: TariffSubject, household: Household): readonly (string | null)[] {
    return this.#texts.map(({ condition, known }) => {
      const answer = answerTo(condition, subject, household);
      return typeof answer === 'string' && known.has(answer) ? answer : null;
    });
  }

  #tableOf(answers: readonly (string | null)[]): AgeTable<Fitting> {
    const key = answers.length === 0 ? '' : answers.join('\u0000');
    const known = this.#tables.get(key);
    if (known) return known;
    const table = Array.from<readonly Fitting[] | undefined>({ length: insuredClasses * agesPerSlot });
    this.#tables.set(key, table);
    return table;
  }

  #fill(
    table: AgeTable<Fitting>,
    slot: number,
    { subject, answers }: { readonly subject: TariffSubject; readonly answers: readonly (string | null)[] },
  ): readonly Fitting[] {
    const { age } = subject;
    const rows = this.#rows.filter(
      (row) =>
        isFor(row, subject) &&
        (age === null || (row.ageFrom <= age && age <= row.ageTo)) &&
        this.#texts.every(({ condition }, index) => meets(row.conditions?.[condition], answers[index] ?? null)),
    );
    table[slot] = rows;
    return rows;
  }

  #meetsNumbers({ conditions }: Row, subject: TariffSubject, household: Household): boolean {
    if (conditions === undefined) return true;
    for (const condition of this.#numbers) {
      const range = conditions[condition];
      if (range !== undefined && !meets(range, answerTo(condition, subject, household))) return false;
    }
    return true;
  }
}

const noAnswers: readonly (string | null)[] = [];

/** One index per table of each kind, as long as the table is held: tariffs never change. */
const amountIndexes = new WeakMap<readonly TariffRow[], TariffIndex<TariffRow>>();
const rateIndexes = new WeakMap<readonly RateRow[], TariffIndex<RateRow>>();

function indexOf<Fitting extends Row>(
  rows: readonly Fitting[],
  indexes: WeakMap<readonly Fitting[], TariffIndex<Fitting>>,
): TariffIndex<Fitting> {
  const known = indexes.get(rows);
  if (known) return known;
  const index = new TariffIndex(rows);
  indexes.set(rows, index);
  return index;
}

/** The amount of the first row that fits a subject, in the table's order; null when none does. */
export function findAmount(tariff: AmountTariff, subject: TariffSubject, household: Household): Money | null {
  const cells = cellsOf(tariff);
  if (cells.conditions !== null) return indexOf(tariff.rows, amountIndexes).find(subject, household)?.amount ?? null;
  const row = findCell(cells, classOf(subject), subject.age);
  return row < 0 ? null : new Money(cells.figures[row] ?? 0, tariff.currency, tariff.period);
}

/** The first row of a table of rates that fits a subject, in the table's order; null when none does. */
export function findRate(tariff: RateTariff, subject: TariffSubject, household: Household): RateRow | null {
  return indexOf(tariff.rows, rateIndexes).find(subject, household);
}
