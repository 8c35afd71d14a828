import type { CatalogueSnapshot, Organization } from './catalogue.ts';

/**
 * The organisation that the segment of a page names, letter case apart; one that sells goes before a clinic group of that
 * name. Null when the catalogue has none.
 */
export function findOrganizationAt(
  { organizations }: Pick<CatalogueSnapshot, 'organizations'>,
  url: string,
): Organization | null {
  const wanted = url.toLowerCase();
  const found = [...organizations.values()].filter((organization) => organization.url.toLowerCase() === wanted);
  return found.find(({ kind }) => kind !== 'provider') ?? found[0] ?? null;
}
