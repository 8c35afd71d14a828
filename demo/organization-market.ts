import type { CatalogueContent } from '@cotejo/core/catalogue-content';
import type { OrganizationKind } from '@cotejo/core/catalogue';
import { seededRandom } from './seeded-random.ts';

type Seller = CatalogueContent['organizations'][number];
type Range = readonly [least: number, most: number];

/** Insured in percent of a market, and commissions in percent of a year's price: invented, as the page says of all of it. */
const ranges: Readonly<Record<OrganizationKind, { readonly share: Range; readonly commission: Range } | null>> = {
  isapre: { share: [6, 22], commission: [4, 9] },
  insurer: { share: [2, 12], commission: [8, 18] },
  eps: { share: [6, 22], commission: [3, 7] },
  prepaid: { share: [6, 22], commission: [5, 10] },
  assistance: { share: [1, 4], commission: [10, 20] },
  provider: { share: [1, 3], commission: [5, 10] },
  // Nobody sells the public insurance.
  public: null,
};

/** An organisation with its place in the market; the same in every layer. */
export function withMarket(organization: Seller): Seller {
  const range = ranges[organization.kind];
  if (range === null) return { ...organization, marketShare: null, commissionFrom: null, commissionTo: null };
  const random = seededRandom(`${organization.code}/market`);
  const marketShare = random.integer(...range.share);
  const commissionFrom = random.integer(...range.commission);
  return { ...organization, marketShare, commissionFrom, commissionTo: commissionFrom + random.integer(0, 3) };
}
