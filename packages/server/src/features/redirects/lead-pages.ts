import { href } from '@cotejo/contract/paths';
import { editions, type Edition, type EditionId } from '@cotejo/core/editions';
import type { PageDetour, PageEntrance } from '../../platform/http/page-entrance.ts';
import { catalogueOfCall, type PublishedCatalogue } from '../../platform/published-catalogue.ts';
import { createRedirector, type Redirect, type Redirector } from './find-redirect.ts';
import { redirectRows } from './redirect-table.ts';

export interface LeadingServices {
  readonly memory: Pick<PublishedCatalogue, 'snapshot'>;
  /** Whether an edition's readers have an article now. */
  readonly hasArticle: (edition: Edition, slug: string) => Promise<boolean>;
  /** The address of an edition's season in its own spelling, for one in any letter case; null: no season has it. */
  readonly seasonPath: (edition: EditionId, path: string) => Promise<string | null>;
}

/** What is known of the paths of every edition. */
export interface LedPages extends Pick<PageEntrance, 'detourOf' | 'isPage'> {
  /** The page's pattern that takes a path; null: none does. */
  readonly pageAt: (edition: EditionId, path: string) => string | null;
}

function cut(location: string): { readonly path: string; readonly search: string } {
  const mark = location.indexOf('?');
  return mark < 0 ? { path: location, search: '' } : { path: location.slice(0, mark), search: location.slice(mark) };
}

/**
 * The redirects of every edition's pages over its published catalogue. The tables are made here, once: a bad row throws and
 * stops the start.
 */
export function leadPages({ memory, hasArticle, seasonPath }: LeadingServices): LedPages {
  const redirectors = new Map<EditionId, Redirector>(
    editions.map((edition) => [edition.id, createRedirector(redirectRows, edition)]),
  );

  async function toArticle(edition: Edition, redirect: Redirect, slug: string): Promise<PageDetour> {
    if (await hasArticle(edition, slug)) return redirect;
    return { location: href('blog', { brand: edition.brand.code }) + cut(redirect.location).search, status: 302 };
  }

  /** A season comes and goes: where there is none, the address that was asked for is not found. */
  async function toSeason(edition: Edition, { location, status }: Redirect): Promise<PageDetour | null> {
    const { path, search } = cut(location);
    const own = await seasonPath(edition.id, path);
    return own === null ? null : { location: own + search, status };
  }

  return {
    detourOf: ({ edition, partner }, url) => {
      const snapshot = catalogueOfCall(memory, { edition, view: partner?.view ?? null });
      const redirect = redirectors.get(edition.id)?.find(url, { edition, snapshot }) ?? null;
      if (redirect === null) return null;
      if (redirect.isSeason) return toSeason(edition, redirect);
      return redirect.article === null ? redirect : toArticle(edition, redirect, redirect.article);
    },
    isPage: (edition, path) => redirectors.get(edition)?.pageAt(path) !== null,
    pageAt: (edition, path) => redirectors.get(edition)?.pageAt(path) ?? null,
  };
}
