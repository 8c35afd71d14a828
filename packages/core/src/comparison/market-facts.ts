import type { MarketOrganizations } from './count-organizations.ts';

/** What a comparator tells of its market and of who pays for it (experience, promise 2). */
export interface MarketFacts {
  /** Whole percentage of the market's insured who are with an organisation that is compared; null: not known of all of them. */
  readonly coverage: number | null;
  /** Lowest and highest commission that the compared ones pay, in percent of a year's price; null: none of them states it. */
  readonly commission: { readonly from: number; readonly to: number } | null;
}

function sharesOf(organizations: MarketOrganizations['known']): number | null {
  let sum = 0;
  for (const { marketShare } of organizations) {
    if (marketShare == null) return null;
    sum += marketShare;
  }
  return sum;
}

/** Market coverage and commission band of the compared organisations. Neither has a part in any order. */
export function marketFacts({ compared, known }: MarketOrganizations): MarketFacts {
  const [ofCompared, ofAll] = [sharesOf(compared), sharesOf(known)];
  const bands = compared.flatMap(({ commissionFrom, commissionTo }) =>
    commissionFrom == null || commissionTo == null ? [] : [{ from: commissionFrom, to: commissionTo }],
  );
  return {
    // Cut, not rounded: 99.6 % is not all of them.
    coverage: ofCompared === null || ofAll === null || ofAll === 0 ? null : Math.floor((ofCompared / ofAll) * 100),
    commission:
      bands.length === 0
        ? null
        : { from: Math.min(...bands.map(({ from }) => from)), to: Math.max(...bands.map(({ to }) => to)) },
  };
}
