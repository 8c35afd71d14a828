/** Least employees of a company's plan in Colombia (B5-28), whatever less a product would take. */
export const colombianMinimumEmployees = 10;
/** The answer of whoever has no EPS (B5-29). */
export const withoutInsurer = 'notengo';

export const colombianRuleTexts = {
  fewEmployees: 'En Colombia, los planes para empresas son desde {{minimum}} empleados.',
  insurerMissing: 'Elige tu EPS.',
  insurerNone: 'Este plan se suma a tu EPS y no la reemplaza: para contratarlo necesitas tener una.',
} as const;

/** Whether a company is too small for any plan of Colombia (B5-28); one that says no number is. */
export function isColombianCompanyTooSmall(employees: number | null | undefined): boolean {
  return (employees ?? 0) < colombianMinimumEmployees;
}

/**
 * What is wrong with the EPS of somebody who asks for a health plan on top of it (B5-29), as a key of the texts above; null:
 * nothing is. `insurer` is the code of the EPS one has, or 'notengo'.
 */
export function colombianInsurerFault(insurer: string | null | undefined): 'insurerMissing' | 'insurerNone' | null {
  const chosen = insurer?.trim().toLowerCase() ?? '';
  if (chosen === '') return 'insurerMissing';
  return chosen === withoutInsurer ? 'insurerNone' : null;
}
