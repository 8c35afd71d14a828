import type { ProductContent } from '@cotejo/core/catalogue-content';
import type { ByLevel, LineParts } from './line-parts.ts';
import { scored, scorePart } from './score.ts';

function shareOfBest(amounts: ByLevel, level: number): number | null {
  const best = Math.max(0, ...amounts.map((amount) => amount ?? 0));
  return best === 0 ? null : (amounts[level] ?? 0) / best;
}

function mean(shares: readonly number[]): number {
  return shares.length === 0 ? 0 : shares.reduce((total, share) => total + share, 0) / shares.length;
}

/** What a score needs beside the line's figures. Points from 0 to 100. */
export interface ScoreFacts {
  /** Price level of who sells it, around 1. */
  readonly priceLevel: number;
  /** How widely it can be used. */
  readonly reach: number;
  /** How many can enter. */
  readonly openness: number;
}

/**
 * Score of a product beside the best of its line: how much it covers, up to where, where it can be used, who can
 * enter, and what it costs. Commission and promotion are no parts of it.
 */
export function lineScore(
  line: LineParts & { readonly prices: readonly number[] },
  level: number,
  { priceLevel, reach, openness }: ScoreFacts,
): Pick<ProductContent, 'score' | 'scoreParts'> {
  const shares = line.benefits.flatMap((benefit) =>
    Object.values(benefit.amounts).map((amounts) => shareOfBest(amounts, level) ?? 0),
  );
  const covered = line.benefits.filter((benefit) =>
    Object.values(benefit.amounts).some((amounts) => (amounts[level] ?? null) !== null),
  );
  const limit = shareOfBest(line.summary.annualCap, level) ?? mean(shares);
  const dearest = Math.max(...line.prices) * 1.08;
  const price = ((line.prices[level] ?? 0) * priceLevel) / dearest;
  const parts = [
    scorePart('Coberturas', 0.35, mean(shares) * 60 + (covered.length / line.benefits.length) * 40),
    scorePart('Topes y capitales', 0.2, 20 + limit * 80),
    scorePart('Dónde sirve', 0.15, reach),
    scorePart('Quién puede entrar', 0.1, openness),
    scorePart('Precio', 0.2, 100 - price * 70),
  ];
  return scored(parts);
}
