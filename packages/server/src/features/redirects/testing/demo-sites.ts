import { snapshotOfContents } from '@cotejo/core/testing/snapshot-of-contents';
import { editionIds, editionOf, type EditionId } from '@cotejo/core/editions';
import { demoCatalogues } from '@cotejo/demo/catalogues';
import { createRedirector, type Redirect } from '../find-redirect.ts';
import { redirectRows } from '../redirect-table.ts';

const catalogues = demoCatalogues();
const sites = Object.fromEntries(
  editionIds.map((id) => {
    const edition = editionOf(id);
    const snapshot = snapshotOfContents(catalogues.filter((content) => content.edition === id));
    return [id, { edition, snapshot, redirector: createRedirector(redirectRows, edition) }];
  }),
);

/** An edition over the demonstration catalogue, with its redirects. */
export function siteOf(id: EditionId) {
  const site = sites[id];
  if (!site) throw new Error(id);
  return site;
}

/** Where a URL is led in an edition; null: nowhere. */
export function led(id: EditionId, url: string): Redirect | null {
  const { edition, snapshot, redirector } = siteOf(id);
  const [path = '', ...search] = url.split(/(?=\?)/);
  return redirector.find({ path, search: search.join('') }, { edition, snapshot });
}
