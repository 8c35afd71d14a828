import type { ScorePart } from '@cotejo/core/catalogue';
import { scoreOf } from '@cotejo/core/score';

/** One thing a product is judged by: its weight (all sum to 1) and its points, 0 to 100, cut to whole ones. */
export function scorePart(category: string, weight: number, points: number): ScorePart {
  return { category, weight, points: Math.round(Math.min(100, Math.max(0, points))) };
}

/** The score with its parts (C3-39). Commission and promotion are no parts of it. Throws when the parts make no score (a bug). */
export function scored(parts: readonly ScorePart[]): { readonly score: number; readonly scoreParts: readonly ScorePart[] } {
  const score = scoreOf(parts);
  if (!score.ok) throw new Error(`a demonstration product has no score: ${JSON.stringify(score.error)}`);
  return { score: score.value, scoreParts: parts };
}
