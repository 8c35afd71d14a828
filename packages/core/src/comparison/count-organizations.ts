import type { CatalogueSnapshot, Comparator, Organization, OrganizationKind } from '../catalogue/catalogue.ts';
import { compares } from './select-products.ts';

/** How many organisations a comparator has products of, out of how many there are. */
export interface OrganizationCounts {
  readonly compared: number;
  readonly known: number;
}

const marketOf = ({ currency, regions }: Comparator): string =>
  JSON.stringify([currency, regions === null ? null : regions.map(({ code }) => code)]);

/** Ids of the organisations that a comparator has products of. */
function sellersIn(comparator: Comparator, { products }: CatalogueSnapshot): ReadonlySet<number> {
  const { line, organizationId } = products.columns.dictionaries;
  const isShown = line.values.map((value) => compares(comparator, value));
  const sellers = new Set<number>();
  line.codes.forEach((code, row) => {
    if (isShown[code]) sellers.add(organizationId.values[organizationId.codes[row] ?? 0] ?? 0);
  });
  return sellers;
}

/** The organisations of a comparator's market: those with a product in it, and all that are known. */
export interface MarketOrganizations {
  readonly compared: readonly Organization[];
  readonly known: readonly Organization[];
}

/** Who sells in a comparator, and who else its market has; of a part of a catalogue, only who is in the part. */
export function marketOrganizations(snapshot: CatalogueSnapshot, comparator: Comparator): MarketOrganizations {
  const { organizations, comparators } = snapshot;
  const selling = sellersIn(comparator, snapshot);
  const kinds = new Set<OrganizationKind>();
  for (const id of selling) {
    const kind = organizations.get(id)?.kind;
    if (kind !== undefined && kind !== 'provider') kinds.add(kind);
  }
  const sellers = comparators.map((other) => ({ market: marketOf(other), ids: sellersIn(other, snapshot) }));
  const sellsIn = (id: number, isMarket: (market: string) => boolean): boolean =>
    sellers.some(({ market, ids }) => isMarket(market) && ids.has(id));
  const here = marketOf(comparator);
  const sellsElsewhere = (id: number): boolean =>
    sellsIn(id, (market) => market !== here) && !sellsIn(id, (market) => market === here);
  const known = [...organizations.values()].filter(
    ({ id, open, kind }) => selling.has(id) || (open && kinds.has(kind) && !sellsElsewhere(id)),
  );
  return { compared: known.filter(({ id }) => selling.has(id)), known };
}

function countFor(comparator: Comparator, snapshot: CatalogueSnapshot): OrganizationCounts {
  const told = snapshot.knownOrganizations?.get(comparator.id);
  if (told !== undefined) return { compared: sellersIn(comparator, snapshot).size, known: told };
  const { compared, known } = marketOrganizations(snapshot, comparator);
  return { compared: compared.length, known: known.length };
}

const knownCounts = new WeakMap<CatalogueSnapshot, Map<Comparator, OrganizationCounts>>();

/**
 * 'Comparamos N de M' of a whole comparator: N organisations have a product in it; M are all that sell to the public in
 * its market (one currency and one set of regions) and are of a kind that it compares, and those open of whom no
 * comparator has a product, so that a gap shows (experience.md, promise 2). Clinic groups count only where they have a
 * product, since most sell none. Worked out once per catalogue.
 */
export function countOrganizations(snapshot: CatalogueSnapshot, comparator: Comparator): OrganizationCounts {
  const counts = knownCounts.get(snapshot) ?? new Map<Comparator, OrganizationCounts>();
  knownCounts.set(snapshot, counts);
  const count = counts.get(comparator) ?? countFor(comparator, snapshot);
  counts.set(comparator, count);
  return count;
}
