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
/** What somebody is and cannot answer otherwise: rows for others are no help to them. */
const fixedAxes: readonly Axis[] = ['nth', 'petSpecies', 'petBreed'];

/** The axes on which a row does not fit. */
function missesOf(row: Row, subject: TariffSubject, household: Household): readonly Axis[] {
  return axes.filter((axis) =>
    axis === 'age' ? !isOfAge(row, subject) : !meets(row.conditions?.[axis], answerTo(axis, subject, household)),
  );
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
  const meant = tariff.rows.filter((row) => isFor(row, subject));
  const all = meant.map((row) => missesOf(row, subject, household));
  const own = all.filter((missed) => !missed.some((axis) => fixedAxes.includes(axis)));
  const misses = own.length > 0 ? own : all;
  const alone = axes.filter((axis) => misses.some(([first, ...others]) => first === axis && others.length === 0));
  const everywhere = axes.filter((axis) => misses.length > 0 && misses.every((missed) => missed.includes(axis)));
  const { age } = subject;
  const reasons = (alone.length > 0 ? alone : everywhere).flatMap((axis): UninsurableReason[] => {
    if (axis !== 'age') return [{ kind: 'condition-unmet', condition: axis, value: answerTo(axis, subject, household) }];
    return age === null ? [] : [{ kind: 'age-outside-tariff', age }];
  });
  return reasons.length === 0 ? [{ kind: 'no-tariff-row', age }] : reasons;
}
