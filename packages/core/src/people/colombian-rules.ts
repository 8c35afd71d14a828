import { insuresCompany } from '../catalogue/profile-questions.ts';
import type { Say } from '../text/say.ts';

/** Least employees of a company's plan in Colombia (B5-28), whatever less a product would take. */
export const colombianMinimumEmployees = 10;
/** The answer of whoever has no EPS (B5-29). */
export const withoutInsurer = 'notengo';

/** Health plans that come on top of an EPS and presuppose one (Ley 100 de 1993, art. 169); 'SEGURO' are Colombia's health policies. */
const typesOnTopOfEps: readonly string[] = ['MEDICINA PREPAGADA', 'PLAN COMPLEMENTARIO', 'SEGURO'];

/** What a profile says that Colombia's rules ask for. */
export interface ColombianAnswers {
  readonly productType: string;
  readonly employees?: number | null | undefined;
  /** Code of the EPS one has, or 'notengo'. */
  readonly insurer?: string | null | undefined;
}

export type ColombianFault =
  | { readonly field: 'employees'; readonly text: 'fewEmployees' }
  | { readonly field: 'insurer'; readonly text: 'insurerMissing' | 'insurerNone' };

export const colombianRuleTexts = {
  fewEmployees: 'En Colombia, los planes para empresas son desde {{minimum}} empleados.',
  insurerMissing: 'Elige tu EPS.',
  insurerNone: 'Este plan se suma a tu EPS y no la reemplaza: para contratarlo necesitas tener una.',
} as const;

/**
 * What breaks the two rules of Colombia (B5-28, B5-29): a company has at least ten employees, and who asks for a health plan
 * on top of the EPS has one. Neither holds for other product types (B5-30).
 */
export function colombianFaults({ productType, employees, insurer }: ColombianAnswers): readonly ColombianFault[] {
  const faults: ColombianFault[] = [];
  if (insuresCompany(productType) && (employees ?? 0) < colombianMinimumEmployees) {
    faults.push({ field: 'employees', text: 'fewEmployees' });
  }
  if (typesOnTopOfEps.includes(productType)) {
    const chosen = insurer?.trim().toLowerCase() ?? '';
    if (chosen === '') faults.push({ field: 'insurer', text: 'insurerMissing' });
    else if (chosen === withoutInsurer) faults.push({ field: 'insurer', text: 'insurerNone' });
  }
  return faults;
}

/** A fault of those in words. */
export function sayColombianFault({ text }: ColombianFault, say: Say<typeof colombianRuleTexts>): string {
  return say(text, { minimum: colombianMinimumEmployees });
}
