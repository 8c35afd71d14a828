import type { SiteFacts } from '@cotejo/contract/site';
import { listPages, organizationLists, type ListPage } from '@cotejo/contract/paths/organization-lists';
import { wireUf } from '@cotejo/contract/wire-price';
import { isCareCentre } from '@cotejo/core/care-centres';
import type { CatalogueSnapshot, OrganizationKind } from '@cotejo/core/catalogue';
import { rowsOf } from '@cotejo/core/comparison';
import type { RequestContext } from '../../platform/http/handlers.ts';
import { catalogueOfCall, ufOfCall, type PublishedCatalogue } from '../../platform/published-catalogue.ts';

function hasSomething(list: ListPage, { organizations, clinics }: CatalogueSnapshot): boolean {
  if (list === 'clinics') return [...clinics.values()].some(isCareCentre);
  const kinds: readonly OrganizationKind[] = organizationLists[list];
  return [...organizations.values()].some(({ kind }) => kinds.includes(kind));
}

/** What the frame around every page shows: comparators with their counts, lists with something in them, the UF, and whether this is demonstration data. */
export function readSite(memory: PublishedCatalogue, call: RequestContext): SiteFacts {
  const snapshot = catalogueOfCall(memory, call);
  const uf = ufOfCall(memory, call);
  return {
    isDemonstration: snapshot.isDemonstration,
    isWhollyDemonstration: snapshot.isWhollyDemonstration,
    comparators: snapshot.comparators.map((comparator) => ({
      name: comparator.name,
      displayName: comparator.displayName,
      url: comparator.url,
      productType: comparator.productType,
      productCount: rowsOf(comparator, snapshot).length,
    })),
    lists: listPages.filter((list) => hasSomething(list, snapshot)),
    uf: uf === null ? null : wireUf(uf),
  };
}
