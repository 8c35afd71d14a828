import type { CatalogueSnapshot, Comparator, OrganizationKind, Product } from '../catalogue/catalogue.ts';
import { productsOf } from './select-products.ts';

/** How many organisations a list compares, out of how many there are. */
export interface OrganizationCounts {
  readonly compared: number;
  readonly known: number;
}

const marketOf = ({ currency, regions }: Comparator): string =>
  JSON.stringify([currency, regions === null ? null : regions.map(({ code }) => code)]);

type SellersByMarket = ReadonlyMap<string, ReadonlySet<number>>;
const sellersBySnapshot = new WeakMap<CatalogueSnapshot, SellersByMarket>();

/** Who sells in the comparators of each market; worked out once per snapshot, since every comparison asks. */
function sellersByMarket(snapshot: CatalogueSnapshot): SellersByMarket {
  const known = sellersBySnapshot.get(snapshot);
  if (known) return known;
  const sellers = new Map<string, Set<number>>();
  for (const comparator of snapshot.comparators) {
    const market = marketOf(comparator);
    const here = sellers.get(market) ?? new Set<number>();
    for (const { organizationId } of productsOf(comparator, snapshot)) here.add(organizationId);
    sellers.set(market, here);
  }
  sellersBySnapshot.set(snapshot, sellers);
  return sellers;
}

/**
 * 'Comparamos N de M': N organisations have a product among the results; M are all that sell to the public in the
 * market of the comparator (one currency and one set of regions) and are of a kind that it compares, and those open of
 * whom no comparator has a product, so that a gap shows (experience.md, promise 2). Clinic groups count only where they
 * have a product, since most sell none.
 */
export function countOrganizations(
  { snapshot, comparator }: { readonly snapshot: CatalogueSnapshot; readonly comparator: Comparator },
  scope: readonly Product[],
  results: readonly Product[],
): OrganizationCounts {
  const selling = new Set(scope.map((product) => product.organizationId));
  const kinds = new Set<OrganizationKind>();
  for (const id of selling) {
    const kind = snapshot.organizations.get(id)?.kind;
    if (kind !== undefined && kind !== 'provider') kinds.add(kind);
  }
  const markets = sellersByMarket(snapshot);
  const here = markets.get(marketOf(comparator)) ?? selling;
  const sellsElsewhere = (id: number): boolean => !here.has(id) && [...markets.values()].some((sellers) => sellers.has(id));
  const known = [...snapshot.organizations.values()].filter(
    ({ id, open, kind }) => selling.has(id) || (open && kinds.has(kind) && !sellsElsewhere(id)),
  );
  return { compared: new Set(results.map((product) => product.organizationId)).size, known: known.length };
}
