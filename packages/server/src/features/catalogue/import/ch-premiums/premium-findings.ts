import type { Findings, FindingTitles } from '../findings.ts';

/** What the quality report of the Swiss premiums tells apart. */
export const premiumFindingTitles = {
  'child-groups': {
    title:
      'Productos con varias primas por niño: la fuente no dice de cuál niño son; la mayor es la del primero (y del segundo, si son dos) y la menor, desde el tercero',
    refusesRow: false,
  },
  'children-only': { title: 'Productos sin prima de adultos', refusesRow: false },
  'adults-only': { title: 'Productos sin prima de niños', refusesRow: false },
  'unplaced-region': { title: 'Regiones de prima que la hoja de códigos postales no nombra', refusesRow: false },
} as const satisfies FindingTitles;

export type PremiumFindings = Findings<keyof typeof premiumFindingTitles>;
