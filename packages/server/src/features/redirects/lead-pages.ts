import { href } from '@cotejo/contract/paths';
import type { CatalogueSnapshot } from '@cotejo/core/catalogue';
import { editions, type Edition, type EditionId } from '@cotejo/core/editions';
import type { FastifyRequest } from 'fastify';
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
  /** The address of an edition's article or topic in its own spelling, for one in any letter case; null: none has it. */
  readonly textPath: (edition: EditionId, path: string) => Promise<string | null>;
}

/** What is known of the paths of every edition. */
export interface LedPages extends Pick<PageEntrance, 'detourOf' | 'standingOf' | 'isPage'> {
  /** The page's pattern that takes a path; null: none does. */
  readonly pageAt: (edition: EditionId, path: string) => string | null;
}

/** What of a request tells whose pages are asked for. */
type PageCaller = Pick<FastifyRequest, 'edition' | 'partner'>;

function cut(location: string): { readonly path: string; readonly search: string } {
  const mark = location.indexOf('?');
  return mark < 0 ? { path: location, search: '' } : { path: location.slice(0, mark), search: location.slice(mark) };
}

/**
 * The redirects of every edition's pages over its published catalogue. The tables are made here, once: a bad row throws and
 * stops the start.
 */
export function leadPages({ memory, hasArticle, seasonPath, textPath }: LeadingServices): LedPages {
  const redirectors = new Map<EditionId, Redirector>(
    editions.map((edition) => [edition.id, createRedirector(redirectRows, edition)]),
  );

  async function toArticle(edition: Edition, redirect: Redirect, slug: string): Promise<PageDetour> {
    if (await hasArticle(edition, slug)) return { ...redirect, isSure: true };
    const blog = href('blog', { brand: edition.brand.code });
    return { location: blog + cut(redirect.location).search, status: 302, isSure: false };
  }

  /** A season comes and goes: where there is none, the address that was asked for is not found. */
  async function toSeason(edition: Edition, { location, status }: Redirect): Promise<PageDetour | null> {
    const { path, search } = cut(location);
    const own = await seasonPath(edition.id, path);
    return own === null ? null : { location: own + search, status, isSure: true };
  }

  /** Of what no list has, or cannot be listed now, the page alone can tell. */
  async function toText(edition: Edition, asked: string, redirect: Redirect | null): Promise<PageDetour | null> {
    const { path, search } = cut(redirect?.location ?? asked);
    const own = await textPath(edition.id, path).catch(() => null);
    if (own === null || (own === path && redirect === null)) return redirect;
    return { location: own + search, status: redirect?.status ?? 301, isSure: true };
  }

  function catalogueAt({ edition, partner }: PageCaller): CatalogueSnapshot {
    return catalogueOfCall(memory, { edition, view: partner?.view ?? null });
  }

  return {
    detourOf: (request, url) => {
      const { edition } = request;
      const redirector = redirectors.get(edition.id);
      const redirect = redirector?.find(url, { edition, snapshot: catalogueAt(request) }) ?? null;
      if (redirect !== null && redirect.article !== null) return toArticle(edition, redirect, redirect.article);
      const asked = url.path + url.search;
      if (redirector?.isText(cut(redirect?.location ?? asked).path)) return toText(edition, asked, redirect);
      return redirect?.isSeason ? toSeason(edition, redirect) : redirect;
    },
    standingOf: (request, path) => {
      const { edition } = request;
      return redirectors.get(edition.id)?.standingOf(path, { edition, snapshot: catalogueAt(request) }) ?? 'nowhere';
    },
    isPage: (edition, path) => redirectors.get(edition)?.pageAt(path) !== null,
    pageAt: (edition, path) => redirectors.get(edition)?.pageAt(path) ?? null,
  };
}
