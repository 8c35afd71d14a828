import { href } from '@cotejo/contract/paths';
import { organizationPath } from '@cotejo/contract/paths/organization-path';
import { productPath } from '@cotejo/contract/paths/product-path';
import { searchKinds, type SearchGroup, type SearchKind } from '@cotejo/contract/search';
import { wireOrganizationRef } from '@cotejo/contract/wire-item';
import { isCareCentre } from '@cotejo/core/care-centres';
import type { CatalogueSnapshot } from '@cotejo/core/catalogue';
import { editionOf } from '@cotejo/core/editions';
import { ok } from '@cotejo/core/result';
import type { Handlers } from '../../platform/http/handlers.ts';
import { catalogueOfCall, type PublishedCatalogue } from '../../platform/published-catalogue.ts';
import { wordIndex, type WordIndex } from './word-index.ts';

type Found = SearchGroup['results'][number];

/** Pages of one kind: their names as they are looked for, and what is shown of one. */
interface Searched {
  readonly index: WordIndex;
  readonly at: (place: number) => readonly Found[];
}

const mostShown = 8;

function searched<Thing>(things: readonly Thing[], nameOf: (thing: Thing) => string, show: (thing: Thing) => Found): Searched {
  const at = (place: number): readonly Found[] => things.slice(place, place + 1).map(show);
  return { index: wordIndex(things.map(nameOf)), at };
}

/** Products stay in their table: only those that are found are made again. */
function searchedProducts({ products, organizations, edition }: CatalogueSnapshot): Searched {
  const names = Array.from({ length: products.length }, (_, row) => {
    const { displayName, organizationId, typeDisplayName } = products.at(row);
    return `${displayName} ${organizations.get(organizationId)?.displayName ?? ''} ${typeDisplayName}`;
  });
  const at = (place: number): readonly Found[] => {
    const product = products.at(place);
    const organization = organizations.get(product.organizationId);
    if (!organization) return [];
    const url = productPath(product, organization, editionOf(edition));
    return [{ title: product.displayName, detail: `${organization.displayName} · ${product.typeDisplayName}`, url }];
  };
  return { index: wordIndex(names), at };
}

function searchedIn(snapshot: CatalogueSnapshot): Readonly<Record<SearchKind, Searched>> {
  const { comparators, organizations, clinics } = snapshot;
  const centres = [...clinics.values()].filter(isCareCentre);
  const clinicUrls = new Set(centres.map(({ url }) => url));
  return {
    comparator: searched(
      comparators,
      ({ displayName, title }) => `${displayName} ${title}`,
      ({ displayName, description, url }) => ({ title: displayName, detail: description, url }),
    ),
    organization: searched(
      // A clinic that sells is found once, as the clinic: both have one page.
      [...organizations.values()].filter(({ url }) => !clinicUrls.has(url)),
      ({ displayName, acronym }) => `${displayName} ${acronym}`,
      (organization) => ({
        title: organization.displayName,
        detail: '',
        url: organizationPath(wireOrganizationRef(organization)),
      }),
    ),
    clinic: searched(
      centres,
      ({ displayName }) => displayName,
      ({ displayName, url }) => ({ title: displayName, detail: '', url: href('clinic', { clinic: url }) }),
    ),
    product: searchedProducts(snapshot),
  };
}

/** Handler of the search: an index for each published catalogue, made when it is first asked. */
export function searchHandlers({
  memory,
}: {
  readonly memory: Pick<PublishedCatalogue, 'snapshot'>;
}): Handlers<'searchCatalogue'> {
  const known = new WeakMap<CatalogueSnapshot, Readonly<Record<SearchKind, Searched>>>();
  return {
    searchCatalogue: async ({ query: { q } }, call) => {
      const snapshot = catalogueOfCall(memory, call);
      const indexes = known.get(snapshot) ?? searchedIn(snapshot);
      known.set(snapshot, indexes);
      const groups = searchKinds.map((kind): SearchGroup => {
        const { index, at } = indexes[kind];
        const { places, total } = index.find(q, mostShown);
        return { kind, total, results: places.flatMap(at) };
      });
      return ok({ data: groups.filter(({ total }) => total > 0) });
    },
  };
}
