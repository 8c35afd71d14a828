import type { Product } from '../catalogue/catalogue.ts';
import type { PriceForHousehold } from '../pricing/quote.ts';
import type { Sort } from './query.ts';

/** A product of the comparator with its price for the family. */
export interface Candidate {
  readonly product: Product;
  readonly price: PriceForHousehold;
  /** 0 to 10; null: not known. */
  readonly affinity: number | null;
  /** See monthlyUnits; null: nobody of the family has a price. */
  readonly monthly: number | null;
  /** Year's cost at medium use, in smallest units; null: not worked out, or not asked for. */
  readonly yearlyUnits: number | null;
  /** Bits of the filters it misses; 0 is a result. */
  readonly misses: number;
}

/** An unknown score or affinity counts just below the lowest one: unknown is not praised, nor taken for a zero. */
const unknownPoints = -1;
/** What cannot be worked out stands behind every cost. */
const lowestPoints = 0 - Number.MAX_VALUE;

/**
 * Points 0 to 100 of the default order: the score blended with affinity by ponderation, 0 being the score alone and
 * 1 affinity alone (decision 10). Promotion and sales channel take no part.
 */
export function recommendationPoints(
  { score, affinity }: { readonly score: number | null; readonly affinity: number | null },
  ponderation: number,
): number {
  const closeness = affinity === null ? unknownPoints : affinity * 10;
  return (1 - ponderation) * (score ?? unknownPoints) + ponderation * closeness;
}

function pointsFor(sort: Sort, ponderation: number): (candidate: Candidate) => number {
  switch (sort) {
    case 'recomendados':
      return ({ product, affinity }) => recommendationPoints({ score: product.score, affinity }, ponderation);
    case 'precio-asc':
      return ({ monthly }) => 0 - (monthly ?? 0);
    case 'precio-desc':
      return ({ monthly }) => monthly ?? 0;
    case 'puntaje':
      return ({ product }) => product.score ?? unknownPoints;
    case 'afinidad':
      return ({ affinity }) => affinity ?? unknownPoints;
    case 'costo-anual':
      return ({ yearlyUnits }) => (yearlyUnits === null ? lowestPoints : 0 - yearlyUnits);
  }
}

/** Cheaper first, then the smaller id: how every tie is broken (decision 10). */
function byPriceThenId(left: Candidate, right: Candidate): number {
  return (left.monthly ?? 0) - (right.monthly ?? 0) || left.product.id - right.product.id;
}

/** 0: a price for everybody of the family; 1: for some of them; 2: for nobody. */
function tierOf({ monthly, price }: Candidate): number {
  if (monthly === null) return 2;
  return price.profilesWithPrice < price.profilesEvaluated ? 1 : 0;
}

/**
 * The results in their order. In every order what everybody of the family can have comes first, then what some of them
 * can (its price is theirs alone and compares with no other), then what nobody can.
 */
export function orderResults(results: readonly Candidate[], sort: Sort, ponderation: number): readonly Candidate[] {
  const pointsOf = pointsFor(sort, ponderation);
  return results
    .map((candidate) => ({ candidate, tier: tierOf(candidate), points: pointsOf(candidate) }))
    .sort((left, right) => left.tier - right.tier || right.points - left.points || byPriceThenId(left.candidate, right.candidate))
    .map(({ candidate }) => candidate);
}

/**
 * Id of the best plan: the highest score of the whole result (decision 11), ties by price then id, among those that
 * everybody of the family can have, where there are any. Products without a score or a price are no candidates. Null when none is left.
 */
export function bestOf(results: readonly Candidate[]): number | null {
  const scored = results.filter(({ product, monthly }) => product.score !== null && monthly !== null);
  return orderResults(scored, 'puntaje', 0)[0]?.product.id ?? null;
}
