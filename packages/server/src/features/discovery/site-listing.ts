import { editionIds, editionOf, type EditionId } from '@cotejo/core/editions';
import type { CatalogueView } from '@cotejo/core/partial-snapshot';
import type { Database } from '../../platform/database/connect.ts';
import type { CallPlace } from '../../platform/http/handlers.ts';
import { catalogueOfCall, type PublishedCatalogue } from '../../platform/published-catalogue.ts';
import { alternatesAmong, type AlternatesOf } from './alternates.ts';
import { readDatedTexts } from './discovery-store.ts';
import { listNearPages, listPages, listPairedPages, type ListedPage, type ListGround } from './listed-pages.ts';

/** What the site has for search engines, as its content is now. */
export interface SiteListing {
  /** All pages of an edition, or those that a partner's view shows (C6-06, C6-07). */
  readonly pagesOf: (place: CallPlace) => readonly ListedPage[];
  /** Pages of an edition, or of a partner's view of it, that a path which no page has may have meant; the same list each time. */
  readonly nearPagesOf: (edition: EditionId, view: CatalogueView | null) => readonly ListedPage[];
  readonly alternatesOf: AlternatesOf;
  /** The path of an edition's article, topic or other listed text in its own spelling, for one in any letter case; null: none. */
  readonly textPath: (edition: EditionId, path: string) => string | null;
}

export interface ListingServices {
  readonly database: Database;
  readonly memory: PublishedCatalogue;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Changes whenever a page of any edition may be another one. */
  readonly version: () => string;
}

interface EditionListing {
  readonly paired: readonly ListedPage[];
  /** Made when first asked for: a catalogue may have a hundred thousand. */
  readonly all: (view: CatalogueView | null) => readonly ListedPage[];
  readonly near: (view: CatalogueView | null) => readonly ListedPage[];
  readonly spelled: (path: string) => string | null;
}

function keyOf(path: string): string {
  return decodeURIComponent(path).toLowerCase();
}

/** Finds paths in any letter case; of two that differ in nothing else each is found as it stands alone. */
function spelledAmong(pages: readonly ListedPage[]): EditionListing['spelled'] {
  const paths = new Set(pages.map(({ path }) => path));
  const byKey = Map.groupBy(paths, keyOf);
  return (path) => {
    if (paths.has(path)) return path;
    const [only, ...others] = byKey.get(keyOf(path)) ?? [];
    return others.length === 0 ? (only ?? null) : null;
  };
}

async function listEdition({ database, memory, clock }: ListingServices, id: EditionId): Promise<EditionListing> {
  const texts = await readDatedTexts(database, { edition: id, at: new Date(clock()) });
  const edition = editionOf(id);
  const ground = { edition, snapshot: memory.snapshot(id), texts };
  const byView = (list: (ground: ListGround) => readonly ListedPage[]): EditionListing['all'] => {
    const known = new Map<string | null, readonly ListedPage[]>();
    return (view) => {
      const name = view?.name ?? null;
      const listed = known.get(name) ?? list({ ...ground, snapshot: catalogueOfCall(memory, { edition, view }) });
      known.set(name, listed);
      return listed;
    };
  };
  const paired = listPairedPages(ground);
  return { paired, all: byView(listPages), near: byView(listNearPages), spelled: spelledAmong(paired) };
}

async function makeListing(services: ListingServices): Promise<SiteListing> {
  const lists = new Map(await Promise.all(editionIds.map(async (id) => [id, await listEdition(services, id)] as const)));
  return {
    pagesOf: ({ edition, view }) => lists.get(edition.id)?.all(view) ?? [],
    alternatesOf: alternatesAmong((id) => lists.get(id)?.paired ?? []),
    textPath: (id, path) => lists.get(id)?.spelled(path) ?? null,
    nearPagesOf: (id, view) => lists.get(id)?.near(view) ?? [],
  };
}

/** Gives the listing, made once for each state of the content; one that could not be made is tried again when next asked for. */
export function createSiteListing(services: ListingServices): () => Promise<SiteListing> {
  let known: { readonly version: string; readonly listing: Promise<SiteListing> } | null = null;
  return () => {
    const version = services.version();
    if (known?.version === version) return known.listing;
    const made = { version, listing: makeListing(services) };
    known = made;
    made.listing.catch(() => {
      if (known === made) known = null;
    });
    return made.listing;
  };
}
