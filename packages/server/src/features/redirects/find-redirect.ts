import { comparisonFilePattern, comparisonFormatOf } from '@cotejo/contract/paths/comparison-file';
import type { CatalogueSnapshot } from '@cotejo/core/catalogue';
import { LRUCache } from 'lru-cache';
import { compileRedirects, type CompiledRedirects } from './compile-redirects.ts';
import { followPattern, followRow, forGood } from './follow-row.ts';
import { matchPath, pathMatcher, segmentsOf } from './path-match.ts';
import { whereaboutsOf } from './page-whereabouts.ts';
import type { RedirectRow } from './redirect-row.ts';
import type { Destination, Surroundings } from './resolvers.ts';
import { decoded, pageInAnyCase } from './spelled-page.ts';

/** An answer that leads elsewhere. */
export interface Redirect {
  /** Path and search, beginning with one slash. */
  readonly location: string;
  readonly status: 301 | 302;
  /** The article that it leads to, which may be published or not; null: it leads to something else. */
  readonly article: string | null;
  /** True: it leads to what only a season of a comparator may have, in any letter case. */
  readonly isSeason: boolean;
  /** False: the page that it leads to alone can tell whether it is there. */
  readonly isSure: boolean;
}

/** What is known of the page of a path: it is there, it alone can tell, or there is none. */
export type Standing = 'there' | 'page-tells' | 'nowhere';

/** Where requests for one edition's pages are led. */
export interface Redirector {
  /** Where a request for a path with a search ('?a=1' or '') is led; null: to the page itself. */
  readonly find: (url: { readonly path: string; readonly search: string }, surroundings: Surroundings) => Redirect | null;
  /** What is known of a path that is led nowhere. */
  readonly standingOf: (path: string, surroundings: Surroundings) => Standing;
  /** Whether the path is that of an article or topic, which the catalogue does not know. */
  readonly isText: (path: string) => boolean;
  /** The page's pattern that takes the path, letter case kept; null: none does. */
  readonly pageAt: (path: string) => string | null;
}

/** No old path takes more steps; only the last one is sent. */
const maximumSteps = 6;
const printable = /^[\x21-\x5b\x5d-\x7e]+$/;

/** One slash before each segment and none at the end. */
function plainSlashes(path: string): string {
  return path.endsWith('/') || path.includes('//') ? `/${path.split('/').filter(Boolean).join('/')}` : path;
}

/** The step that a path takes next; null: none. */
function nextStep(table: CompiledRedirects, path: string, surroundings: Surroundings): Destination | null {
  const plain = plainSlashes(path);
  if (plain !== path) return forGood(plain);
  const segments = decoded(path);
  if (segments === null) return null;
  const fixed = table.fixed.get(path);
  const inAnyCase = table.fixedInAnyCase.get(path.toLowerCase());
  const page = pageInAnyCase(table, path, { segments, surroundings });
  // A name that a row or a page has for itself is no value of a wider row, in whatever letter case it is written.
  const named =
    (fixed && followRow(fixed, {}, surroundings)) ??
    (page?.path !== path && inAnyCase ? followRow(inAnyCase, {}, surroundings) : null);
  if (named !== null) return named;
  const least = page?.fixedCount ?? 0;
  const asWritten = followPattern(table, segments, { letterCase: 'kept', surroundings, least });
  if (asWritten !== null) return asWritten;
  if (page === null) return followPattern(table, segments, { letterCase: 'any', surroundings });
  return page.path === path ? null : forGood(page.path);
}

function joined(...searches: readonly (string | undefined)[]): string {
  const parts = searches.filter((search) => search !== undefined && search !== '');
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** Whether a path is under a comparator, and is none itself: a season may have it (A2.2-013). */
function mayBeSeason({ pages }: CompiledRedirects, path: string, { snapshot }: Surroundings): boolean {
  const page = pages.find(({ name }) => name === 'comparator');
  const values = page && matchPath(page, segmentsOf(path), 'kept');
  return values?.['line'] !== undefined && !snapshot.comparators.some(({ url }) => url === path);
}

/** A path with each sign as a browser sends it. */
function asAddress(path: string): string {
  return new URL(path, 'http://pagina').pathname;
}

/** Where a path ends, null: where it is, or nowhere; and what is known of the page there. */
interface End {
  readonly to: Destination | null;
  readonly standing: Standing;
}

const nowhere: End = { to: null, standing: 'nowhere' };
const comparisonFile = pathMatcher(comparisonFilePattern);

/** Files of a comparison are fetched at paths that no page has. */
function isFile(segments: readonly string[]): boolean {
  const format = matchPath(comparisonFile, segments, 'kept')?.['format'];
  return format !== undefined && comparisonFormatOf(format) !== null;
}

/** Where the page that takes a path is itself; the same destination where it is there, or alone can tell. */
function ownPlaceOf({ pages }: CompiledRedirects, here: Destination, surroundings: Surroundings): End {
  const segments = decoded(here.path);
  if (segments === null) return nowhere;
  for (const page of pages) {
    const values = matchPath(page, segments, 'kept');
    if (values === null) continue;
    const own = whereaboutsOf(page.name, values, surroundings);
    if (own === null) return nowhere;
    if (own === 'page-tells') return { to: here, standing: 'page-tells' };
    // Read again as an address, so that no two spellings of one sign lead back and forth.
    return { to: own === 'here' || asAddress(own.path) === here.path ? here : afterwards(here, own), standing: 'there' };
  }
  return isFile(segments) ? { to: here, standing: 'page-tells' } : nowhere;
}

function afterwards(now: Destination, next: Destination): Destination {
  return { ...now, ...next, status: next.status === 302 ? 302 : now.status };
}

/** Where a path ends, each step taken, that of the page at the end as well. */
function endOf(table: CompiledRedirects, path: string, surroundings: Surroundings): End {
  let now = forGood(path);
  for (let step = 0; step < maximumSteps; step += 1) {
    const next = nextStep(table, now.path, surroundings);
    if (next === null || next.path === now.path) break;
    now = afterwards(now, next);
  }
  const end = ownPlaceOf(table, now, surroundings);
  return end.to?.path === path ? { ...end, to: null } : end;
}

/** Paths asked for most are remembered: an address made up takes the place of one of them for a moment only. */
const pathsRemembered = 2000;
const longestRemembered = 300;

/** Where paths end in a catalogue, or in what a partner shows of it. */
type Ends = LRUCache<string, End>;

/**
 * Makes what leads the requests for an edition's pages: old paths to what took their place, and every other spelling of a
 * page's path to its own. The search is kept as it was sent. Throws for a bad row (see compileRedirects).
 */
export function createRedirector(rows: readonly RedirectRow[], edition: Surroundings['edition']): Redirector {
  const table = compileRedirects(rows, edition);
  const known = new WeakMap<CatalogueSnapshot, Ends>();

  const texts = table.pages.filter(({ name }) => name === 'article' || name === 'topic');

  function rememberedEnd(path: string, surroundings: Surroundings): End {
    if (!printable.test(path)) return nowhere;
    const { snapshot } = surroundings;
    const ends: Ends = known.get(snapshot) ?? new LRUCache({ max: pathsRemembered });
    known.set(snapshot, ends);
    const remembered = ends.get(path);
    if (remembered) return remembered;
    const end = endOf(table, path, surroundings);
    if (path.length <= longestRemembered) ends.set(path, end);
    return end;
  }

  return {
    find: ({ path, search }, surroundings) => {
      const { to, standing } = rememberedEnd(path, surroundings);
      if (to === null) return null;
      return {
        location: to.path + joined(to.search, search.slice(1)),
        status: to.status,
        article: to.article ?? null,
        isSeason: mayBeSeason(table, to.path, surroundings),
        isSure: standing === 'there',
      };
    },
    standingOf: (path, surroundings) => rememberedEnd(path, surroundings).standing,
    isText: (path) => texts.some((page) => matchPath(page, segmentsOf(path), 'kept') !== null),
    pageAt: (path) => {
      const segments = decoded(path);
      if (segments === null) return null;
      return table.pages.find((page) => matchPath(page, segments, 'kept') !== null)?.pattern ?? null;
    },
  };
}
