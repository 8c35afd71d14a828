/** Age classes of Swiss basic insurance: up to 18, 19 to 25, from 26 (KVG art. 61). */
export const ageClasses = {
  child: { from: 0, to: 18 },
  young_adult: { from: 19, to: 25 },
  adult: { from: 26, to: 120 },
} as const;
export type AgeClass = keyof typeof ageClasses;

export function isAgeClass(text: string): text is AgeClass {
  return Object.hasOwn(ageClasses, text);
}

/** One choice of deductible for a family, in francs a year. Adults null: only children have it. */
export interface DeductibleStep {
  readonly key: string;
  readonly adults: number | null;
  readonly children: number | null;
}

/**
 * The deductibles that the law offers adults and children (KVV art. 93 and 103), paired by rank, so that a family finds
 * one product. Children have a seventh one that no adult has. docs/decisions/0102.
 */
export const deductibleSteps: readonly DeductibleStep[] = [
  { key: '300', adults: 300, children: 0 },
  { key: '500', adults: 500, children: 100 },
  { key: '1000', adults: 1000, children: 200 },
  { key: '1500', adults: 1500, children: 300 },
  { key: '2000', adults: 2000, children: 400 },
  { key: '2500', adults: 2500, children: 500 },
  { key: 'n600', adults: null, children: 600 },
];

/** The step that a deductible of an age class belongs to; null when the law knows no such deductible. */
export function stepOf(ageClass: AgeClass, deductible: number): DeductibleStep | null {
  return (
    deductibleSteps.find((step) => (ageClass === 'child' ? step.children === deductible : step.adults === deductible)) ?? null
  );
}
