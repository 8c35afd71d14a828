import type { ScorePart } from '@cotejo/core/catalogue';

/** One thing a product is judged by: its weight (all sum to 1) and its points, 0 to 100, cut to whole ones. */
export function scorePart(category: string, weight: number, points: number): ScorePart {
  return { category, weight, points: Math.round(Math.min(100, Math.max(0, points))) };
}

/** The weighted sum, 0 to 100 with two decimals (C3-39). Commission and promotion are no parts of it. */
export function scoreOf(parts: readonly ScorePart[]): number {
  return Math.round(parts.reduce((total, part) => total + part.weight * part.points, 0) * 100) / 100;
}
