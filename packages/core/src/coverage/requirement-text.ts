import type { CoverageRequirementEntry } from './coverage.ts';

/** What a requirement asks for: nothing, that another system paid at all, one percentage of both, or one of each. */
export type RequirementKind =
  | { readonly kind: 'none' | 'previous' }
  | { readonly kind: 'equal' | 'different'; readonly fonasa: number; readonly isapre: number };

/** Reads a requirement. Entries come in the order fonasa, isapre; a single entry stands for both (decision 14, A5-22 to A5-27). */
export function requirementKind(requirement: readonly CoverageRequirementEntry[]): RequirementKind {
  const [fonasa, isapre = fonasa] = requirement;
  if (!fonasa || !isapre) return { kind: 'none' };
  if (fonasa.previousCoverage && isapre.previousCoverage) return { kind: 'previous' };
  const percentages = { fonasa: fonasa.percent, isapre: isapre.percent };
  if (fonasa.percent !== isapre.percent) return { kind: 'different', ...percentages };
  return fonasa.percent === 0 ? { kind: 'none' } : { kind: 'equal', ...percentages };
}

/** What another system must cover first, in the card's words (decision 14, A5-29 to A5-32). */
export function requirementText(requirement: readonly CoverageRequirementEntry[]): string {
  const asked = requirementKind(requirement);
  switch (asked.kind) {
    case 'none':
      return requirement.length === 0 ? 'Sin exigencias' : 'Sin Requisito';
    case 'previous':
      return '$1';
    case 'equal':
      return `${asked.fonasa}%`;
    case 'different':
      return `${asked.fonasa}% - ${asked.isapre}%`;
  }
}
