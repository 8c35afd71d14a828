const mandatoryCovidType = 'SEGURO_COVID_OBLIGATORIO';

/** The score of how fast a product is contracted, of a type that shows it: the mandatory Covid insurance alone does (A4-35). */
export function shownSpeed(typeName: string, score: number | null): number | null {
  return typeName === mandatoryCovidType ? score : null;
}

const [fast, medium] = [80, 30];

/** How fast a product is contracted by its score 0 to 100: over 80, over 30 up to 80, or less (A4-36 to A4-38). */
export function contractingSpeedLevel(score: number): 'fast' | 'medium' | 'slow' {
  if (score > fast) return 'fast';
  return score > medium ? 'medium' : 'slow';
}
