import type { CoverageRequirementEntry } from './coverage.ts';

/**
 * What another system must cover first, in the card's words. Entries come in the order fonasa, isapre; a single
 * entry stands for both (decision 14, A5-29 to A5-32).
 */
export function requirementText(requirement: readonly CoverageRequirementEntry[]): string {
  const [fonasa, isapre = fonasa] = requirement;
  if (!fonasa || !isapre) return 'Sin exigencias';
  if (fonasa.previousCoverage && isapre.previousCoverage) return '$1';
  if (fonasa.percent !== isapre.percent) return `${fonasa.percent}% - ${isapre.percent}%`;
  return fonasa.percent === 0 ? 'Sin Requisito' : `${fonasa.percent}%`;
}
