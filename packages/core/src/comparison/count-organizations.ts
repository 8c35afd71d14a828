import type { CatalogueSnapshot, OrganizationKind, Product } from '../catalogue/catalogue.ts';

/** How many organisations a list compares, out of how many there are. */
export interface OrganizationCounts {
  readonly compared: number;
  readonly known: number;
}

/**
 * 'Comparamos N de M': N organisations have a product among the results; M are all that sell to the public and are
 * of a kind that the comparator compares, with or without a product of ours, so that a gap shows (experience.md,
 * promise 2). Clinic groups count only where they have a product, since most sell none.
 */
export function countOrganizations(
  snapshot: CatalogueSnapshot,
  scope: readonly Product[],
  results: readonly Product[],
): OrganizationCounts {
  const selling = new Set(scope.map((product) => product.organizationId));
  const kinds = new Set<OrganizationKind>();
  for (const id of selling) {
    const kind = snapshot.organizations.get(id)?.kind;
    if (kind !== undefined && kind !== 'provider') kinds.add(kind);
  }
  const known = [...snapshot.organizations.values()].filter(
    (organization) => selling.has(organization.id) || (organization.open && kinds.has(organization.kind)),
  );
  return { compared: new Set(results.map((product) => product.organizationId)).size, known: known.length };
}
