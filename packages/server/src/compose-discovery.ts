import type { SiteUrls } from '@cotejo/contract/page-rendering';
import { dayAt, type PlainDate } from '@cotejo/core/dates';
import { editionIds, editionOf, type EditionId } from '@cotejo/core/editions';
import type { FastifyInstance } from 'fastify';
import { feedLength } from './features/discovery/feed.ts';
import { readNewestArticles } from './features/discovery/discovery-store.ts';
import { addDiscovery } from './features/discovery/routes.ts';
import { createSiteListing, type SiteListing } from './features/discovery/site-listing.ts';
import { nearPages } from './features/near-pages/near-pages.ts';
import type { Database } from './platform/database/connect.ts';
import type { OtherPages } from './platform/http/page-making.ts';
import type { Door } from './platform/http/site-urls.ts';
import type { PublishedCatalogue } from './platform/published-catalogue.ts';

export interface DiscoverySources {
  readonly database: Database;
  readonly memory: PublishedCatalogue;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly contentVersion: (edition: EditionId, today: PlainDate) => string;
  readonly siteUrlsAt: (door: Door) => SiteUrls;
}

/** Lists the pages of every edition, as their content is now. */
export function listSite({ contentVersion, ...services }: Omit<DiscoverySources, 'siteUrlsAt'>): () => Promise<SiteListing> {
  const { clock } = services;
  const version = (): string =>
    editionIds.map((id) => contentVersion(id, dayAt(clock(), editionOf(id).timeZone ?? 'UTC'))).join(' ');
  return createSiteListing({ ...services, version });
}

/** Adds what search engines ask for, and tells pages where each of them is in other editions, and which a path may mean. */
export function composeDiscovery(
  app: FastifyInstance,
  {
    database,
    clock,
    siteUrlsAt,
    listing,
  }: Pick<DiscoverySources, 'database' | 'clock' | 'siteUrlsAt'> & {
    readonly listing: () => Promise<SiteListing>;
  },
): (edition: EditionId, siteUrls: SiteUrls) => Promise<OtherPages> {
  addDiscovery(app, {
    listing,
    siteUrlsAt,
    newestArticles: ({ id }, language) =>
      readNewestArticles(database, { edition: id, language, at: new Date(clock()) }, feedLength),
  });
  return async (edition, siteUrls) => {
    try {
      const { alternatesOf, nearPagesOf } = await listing();
      return {
        alternatesOf: (path) => alternatesOf({ edition, path }, siteUrls),
        nearest: ({ view, ...asked }) => nearPages(nearPagesOf(edition, view), asked),
      };
    } catch (error) {
      // A page is worth more than what it says of others.
      app.log.error({ err: error }, 'other pages');
      return { alternatesOf: () => [], nearest: () => [] };
    }
  };
}
