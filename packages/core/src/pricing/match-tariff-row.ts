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

/** Everything that keeps a subject without a row out of the table; never empty. */
export function reasonsWithoutRow(
  tariff: Pick<Tariff, 'rows'>,
  subject: TariffSubject,
  household: Household,
): readonly UninsurableReason[] {
  const meant = tariff.rows.filter((row) => isFor(row, subject));
  const { age } = subject;
  if (meant.length === 0) return [{ kind: 'no-tariff-row', age }];
  const reasons: UninsurableReason[] = [];
  if (age !== null && !meant.some((row) => isOfAge(row, subject))) reasons.push({ kind: 'age-outside-tariff', age });
  for (const condition of tariffConditions) {
    const value = answerTo(condition, subject, household);
    const isMet = meant.some((row) => meets(row.conditions?.[condition], value));
    if (!isMet) reasons.push({ kind: 'condition-unmet', condition, value });
  }
  return reasons.length === 0 ? [{ kind: 'no-tariff-row', age }] : reasons;
}
