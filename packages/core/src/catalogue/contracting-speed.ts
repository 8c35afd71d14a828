/** Type of the mandatory Covid insurance, the one whose card shows how fast it is contracted (A4-35). */
export const mandatoryCovidType = 'SEGURO_COVID_OBLIGATORIO';

const [fast, medium] = [80, 30];

/** How fast a product is contracted by its score 0 to 100: over 80, over 30 up to 80, or less (A4-36 to A4-38). */
export function contractingSpeedLevel(score: number): 'fast' | 'medium' | 'slow' {
  if (score > fast) return 'fast';
  return score > medium ? 'medium' : 'slow';
}
