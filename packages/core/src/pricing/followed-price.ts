import type { Money } from '../money/money.ts';
import type { PriceForHousehold } from './quote.ts';

/** A family's price as it is followed: in the product's own unit, so that a UF or dollar that moves alone changes nothing. */
export interface FollowedPrice {
  readonly amount: Money;
  /** How many of the family it is for. */
  readonly insured: number;
}

/**
 * The price of a family to be followed; null where there is none, or it is a share of a salary, which moves with the salary and
 * with a cap in UF (docs/decisions/0346).
 */
export function followedPriceOf({ total, totalInUnit, people, profilesWithPrice }: FollowedSource): FollowedPrice | null {
  const amount = totalInUnit ?? total;
  if (amount === null || people.some(({ outcome }) => outcome.kind === 'rate')) return null;
  return { amount, insured: profilesWithPrice };
}

type FollowedSource = Pick<PriceForHousehold, 'total' | 'totalInUnit' | 'people' | 'profilesWithPrice'>;

/**
 * Which way a price went, for the same people in the same unit and period; null: it is the same, or the two cannot be compared,
 * as where the product insures fewer of the family than before.
 */
export function priceMove(before: FollowedPrice, now: FollowedPrice): 'up' | 'down' | null {
  const [old, current] = [before.amount, now.amount];
  const isSameKind = old.currency === current.currency && old.period === current.period && before.insured === now.insured;
  if (!isSameKind || old.units === current.units) return null;
  return current.units > old.units ? 'up' : 'down';
}
