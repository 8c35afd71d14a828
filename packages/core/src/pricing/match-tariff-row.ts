import type { Household } from '../people/household.ts';
import type { UninsurableReason } from './quote.ts';
import type { NumberRange, RateRow, Tariff, TariffConditions, TariffRow } from './tariff.ts';
import { answerTo, type TariffSubject } from './tariff-subjects.ts';

export const tariffConditions = [
  'nth',
  'region',
  'petSpecies',
  'petBreed',
  'employees',
  'monthlyPayroll',
  'monthlyIncome',
  'dependants',
  'riskClass',
  'tripDays',
  'zone',
] as const satisfies readonly (keyof TariffConditions)[];

export type Row = TariffRow | RateRow;

/** True when the row is meant for the subject's sex and role, whatever the age. Pets and companies have neither. */
export function isFor(row: Row, { role, sex }: TariffSubject): boolean {
  if (role === 'pet' || role === 'company') return row.sex === null && row.role === null;
  const rowRole = role === 'dependant' ? 'dependant' : 'contributor';
  return (row.sex === null || row.sex === sex) && (row.role === null || row.role === rowRole);
}

function isOfAge({ ageFrom, ageTo }: Row, { age }: TariffSubject): boolean {
  return age === null || (ageFrom <= age && age <= ageTo);
}

function isInside(range: NumberRange, value: number): boolean {
  return range.from <= value && (range.to === null || value <= range.to);
}

/** True when a condition is not set, or the answer fits it; null is no answer and fits none. */
export function meets(wanted: NumberRange | string | undefined, answer: string | number | null): boolean {
  if (wanted === undefined) return true;
  if (answer === null) return false;
  return typeof wanted === 'string' ? wanted === answer : typeof answer === 'number' && isInside(wanted, answer);
}

type Axis = 'age' | keyof TariffConditions;
const axes: readonly Axis[] = ['age', ...tariffConditions];
const bitOf = (axis: Axis): number => 1 << axes.indexOf(axis);
/** What somebody is and cannot answer otherwise: rows for others are no help to them. */
const fixedBits = bitOf('nth') | bitOf('petSpecies') | bitOf('petBreed');
const everyBit = (1 << axes.length) - 1;

/** Tells, as bits, the axes on which a row does not fit; answers are looked up once for all rows. */
function prepareMisses(subject: TariffSubject, household: Household): (row: Row) => number {
  const answers = tariffConditions.map((condition) => ({
    condition,
    bit: bitOf(condition),
    answer: answerTo(condition, subject, household),
  }));
  return (row) => {
    const { conditions } = row;
    let missed = isOfAge(row, subject) ? 0 : bitOf('age');
    if (conditions === undefined) return missed;
    for (const { condition, bit, answer } of answers) if (!meets(conditions[condition], answer)) missed |= bit;
    return missed;
  };
}

interface Misses {
  /** Axes that alone keep some row from fitting. */
  readonly alone: number;
  /** Axes that no row fits. */
  readonly everywhere: number;
}

function gather(misses: readonly number[]): Misses {
  let [alone, everywhere] = [0, misses.length === 0 ? 0 : everyBit];
  for (const missed of misses) {
    if ((missed & (missed - 1)) === 0) alone |= missed;
    everywhere &= missed;
  }
  return { alone, everywhere };
}

/**
 * Everything that keeps a subject without a row out of the table; never empty. An axis is a reason when another answer
 * on it alone would give a price; where no single one would, every axis that no row at all fits.
 */
export function reasonsWithoutRow(
  tariff: Pick<Tariff, 'rows'>,
  subject: TariffSubject,
  household: Household,
): readonly UninsurableReason[] {
  const missesOf = prepareMisses(subject, household);
  const all: number[] = [];
  for (const row of tariff.rows) if (isFor(row, subject)) all.push(missesOf(row));
  const own = all.filter((missed) => (missed & fixedBits) === 0);
  const { alone, everywhere } = gather(own.length > 0 ? own : all);
  const { age } = subject;
  const said = alone === 0 ? everywhere : alone;
  const reasons = axes.flatMap((axis): UninsurableReason[] => {
    if ((said & bitOf(axis)) === 0) return [];
    if (axis !== 'age') return [{ kind: 'condition-unmet', condition: axis, value: answerTo(axis, subject, household) }];
    return age === null ? [] : [{ kind: 'age-outside-tariff', age }];
  });
  return reasons.length === 0 ? [{ kind: 'no-tariff-row', age }] : reasons;
}
