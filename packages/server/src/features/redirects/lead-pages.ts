import { editions, type EditionId } from '@cotejo/core/editions';
import type { PageEntrance } from '../../platform/http/page-entrance.ts';
import type { PublishedCatalogue } from '../../platform/published-catalogue.ts';
import { createRedirector, type Redirector } from './find-redirect.ts';
import { redirectRows } from './redirect-table.ts';

/**
 * The redirects of every edition's pages over its published catalogue. The tables are made here, once: a bad row throws and
 * stops the start.
 */
export function leadPages(memory: Pick<PublishedCatalogue, 'snapshot'>): Pick<PageEntrance, 'detourOf' | 'isPage'> {
  const redirectors = new Map<EditionId, Redirector>(
    editions.map((edition) => [edition.id, createRedirector(redirectRows, edition)]),
  );
  return {
    detourOf: ({ edition }, url) =>
      redirectors.get(edition.id)?.find(url, { edition, snapshot: memory.snapshot(edition.id) }) ?? null,
    isPage: (edition, path) => redirectors.get(edition)?.isPage(path) ?? false,
  };
}
