import type { Product } from '@cotejo/core/catalogue';
import type { ByLevel, InsuranceLine } from './insurance-line.ts';
import { scored, scorePart } from '../score.ts';

function shareOfBest(amounts: ByLevel, level: number): number | null {
  const best = Math.max(0, ...amounts.map((amount) => amount ?? 0));
  return best === 0 ? null : (amounts[level] ?? 0) / best;
}

function mean(shares: readonly number[]): number {
  return shares.length === 0 ? 0 : shares.reduce((total, share) => total + share, 0) / shares.length;
}

/**
 * Score of an insurance beside the best of its line: how much it covers, up to where, where it can be used, who can
 * enter, and what it costs. Commission and promotion are no parts of it.
 */
export function insuranceScore(
  line: InsuranceLine,
  level: number,
  { priceLevel, centres }: { readonly priceLevel: number; readonly centres: number },
): Pick<Product, 'score' | 'scoreParts'> {
  const shares = line.benefits.flatMap((benefit) =>
    Object.values(benefit.amounts).map((amounts) => shareOfBest(amounts, level) ?? 0),
  );
  const covered = line.benefits.filter((benefit) =>
    Object.values(benefit.amounts).some((amounts) => (amounts[level] ?? null) !== null),
  );
  const limit = shareOfBest(line.summary.annualCap, level) ?? mean(shares);
  const dearest = Math.max(...line.prices) * 1.08;
  const price = ((line.prices[level] ?? 0) * priceLevel) / dearest;
  const [from, to] = line.tariff.entry;
  const parts = [
    scorePart('Coberturas', 0.35, mean(shares) * 60 + (covered.length / line.benefits.length) * 40),
    scorePart('Topes y capitales', 0.2, 20 + limit * 80),
    scorePart('Dónde sirve', 0.15, line.network === 'none' ? 80 : 40 + centres * 2),
    scorePart('Quién puede entrar', 0.1, Math.min(100, to - from + (line.tariff.dependants ? 25 : 10))),
    scorePart('Precio', 0.2, 100 - price * 70),
  ];
  return scored(parts);
}
