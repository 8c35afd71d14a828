import type { ScorePart } from '../catalogue/catalogue.ts';
import { fail, ok, type Result } from '../result.ts';

/** Why parts make no score. */
export type ScoreProblem =
  | { readonly kind: 'no-parts' }
  | { readonly kind: 'weight-not-positive'; readonly category: string; readonly weight: number }
  | { readonly kind: 'points-out-of-range'; readonly category: string; readonly points: number }
  /** More than six decimals, or no plain decimal at all. */
  | { readonly kind: 'too-fine'; readonly category: string; readonly value: number };

const partDecimals = 6;
const mostPoints = 100;

/** A number as whole millionths; null when it has finer parts. */
function millionths(value: number): bigint | null {
  const match = /^(\d{1,9})(?:\.(\d+))?$/.exec(String(value));
  const [, whole = '', fraction = ''] = match ?? [];
  return match && fraction.length <= partDecimals ? BigInt(whole + fraction.padEnd(partDecimals, '0')) : null;
}

function problemsOf({ category, weight, points }: ScorePart): readonly ScoreProblem[] {
  if (!(weight > 0)) return [{ kind: 'weight-not-positive', category, weight }];
  if (!(points >= 0 && points <= mostPoints)) return [{ kind: 'points-out-of-range', category, points }];
  return [weight, points].flatMap((value) =>
    millionths(value) === null ? [{ kind: 'too-fine', category, value } as const] : [],
  );
}

/**
 * Score 0 to 100 of weighted parts (C3-39: category, peso_item, puntaje_plan): the mean of the points by their weights,
 * exact, then rounded once to two decimals, half up. Weights need not sum to 1. Fails with every problem of the parts.
 * Nothing but these parts enters: neither commission nor promotion is a part of any product's score (decision 10).
 */
export function scoreOf(parts: readonly ScorePart[]): Result<number, readonly ScoreProblem[]> {
  if (parts.length === 0) return fail([{ kind: 'no-parts' }]);
  const problems = parts.flatMap(problemsOf);
  if (problems.length > 0) return fail(problems);
  let [points, weights] = [0n, 0n];
  for (const part of parts) {
    const weight = millionths(part.weight) ?? 0n;
    points += weight * (millionths(part.points) ?? 0n);
    weights += weight;
  }
  const hundredth = weights * 10_000n;
  const hundredths = (points * 2n + hundredth) / (hundredth * 2n);
  return ok(Number(hundredths) / 100);
}
