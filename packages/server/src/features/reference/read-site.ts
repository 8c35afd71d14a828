import type { SiteFacts } from '@cotejo/contract/site';
import { wireUf } from '@cotejo/contract/wire-price';
import { rowsOf } from '@cotejo/core/comparison';
import type { RequestContext } from '../../platform/http/handlers.ts';
import { catalogueOfCall, ufOfCall, type PublishedCatalogue } from '../../platform/published-catalogue.ts';

/** What the frame around every page shows: comparators with their counts, the UF, and whether this is demonstration data. */
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
    uf: uf === null ? null : wireUf(uf),
  };
}
