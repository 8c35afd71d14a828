import { fail, ok, type Result } from '../result.ts';

/** Least employees of a collective product that names none (decision 13). */
export const defaultMinimumEmployees = 5;

/** Why an answer is no number of employees that a plan takes. */
export type EmployeeCountFault =
  { readonly kind: 'not-a-number' } | { readonly kind: 'too-few'; readonly count: number; readonly minimum: number };

/** Employees as they were typed, dots between thousands removed (C3-22): '1.500' is 1500. Undefined: it is no whole number. */
export function employeesFromText(text: string): number | undefined {
  const digits = text.trim().replaceAll('.', '');
  return /^\d{1,15}$/.test(digits) ? Number(digits) : undefined;
}

/** Employees as they were typed, where they are at least the plan's minimum (C5-04), or 5 where it names none (null). */
export function readEmployees(text: string, minimum: number | null = null): Result<number, EmployeeCountFault> {
  const count = employeesFromText(text);
  if (count === undefined) return fail({ kind: 'not-a-number' });
  const least = minimum ?? defaultMinimumEmployees;
  return count < least ? fail({ kind: 'too-few', count, minimum: least }) : ok(count);
}
