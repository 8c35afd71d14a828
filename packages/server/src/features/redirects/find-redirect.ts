import { tabOf } from '@cotejo/contract/paths/product-redirect';
import type { CatalogueSnapshot } from '@cotejo/core/catalogue';
import { LRUCache } from 'lru-cache';
import { compileRedirects, type CompiledRedirects, type LivePage } from './compile-redirects.ts';
import { followPattern, followRow, forGood } from './follow-row.ts';
import { matchPath, segmentsOf, type PathValues } from './path-match.ts';
import { whereaboutsOf } from './page-whereabouts.ts';
import type { RedirectRow } from './redirect-row.ts';
import type { Destination, Surroundings } from './resolvers.ts';
import { spellingsOf } from './spellings.ts';

/** An answer that leads elsewhere. */
export interface Redirect {
  /** Path and search, beginning with one slash. */
  readonly location: string;
  readonly status: 301 | 302;
  /** The article that it leads to, which may be published or not; null: it leads to something else. */
  readonly article: string | null;
  /** True: it leads to what only a season of a comparator may have, in any letter case. */
  readonly isSeason: boolean;
}

/** Where requests for one edition's pages are led. */
export interface Redirector {
  /** Where a request for a path with a search ('?a=1' or '') is led; null: to the page itself. */
  readonly find: (url: { readonly path: string; readonly search: string }, surroundings: Surroundings) => Redirect | null;
  /** The page's pattern that takes the path, letter case kept; null: none does. */
  readonly pageAt: (path: string) => string | null;
}

/** No old path takes more steps; only the last one is sent. */
const maximumSteps = 6;
const printable = /^[\x21-\x5b\x5d-\x7e]+$/;

function decoded(path: string): readonly string[] | null {
  try {
    return segmentsOf(path).map((segment) => (segment.includes('%') ? decodeURIComponent(segment) : segment));
  } catch {
    return null;
  }
}

/** One slash before each segment and none at the end. */
function plainSlashes(path: string): string {
  return path.endsWith('/') || path.includes('//') ? `/${path.split('/').filter(Boolean).join('/')}` : path;
}

/** What the segments of a page's path are where each is spelled right; what is no name stays as it was sent. */
function spelledRight({ page, path, values }: FoundPage, surroundings: Surroundings): string {
  const right = spellingsOf(surroundings.snapshot).right(values);
  const sent = segmentsOf(path);
  const segments = page.segments.flatMap((segment, index) => {
    if (segment.kind === 'fixed') return [segment.text];
    const value = values[segment.name];
    if (value === undefined) return [];
    const spelled = segment.name === 'tab' ? (tabOf(value) ?? value) : right[segment.name];
    return [spelled === undefined || spelled === value ? (sent[index] ?? '') : encodeURIComponent(spelled)];
  });
  return `/${segments.join('/')}`;
}

interface FoundPage {
  readonly page: LivePage;
  readonly path: string;
  readonly values: PathValues;
}

interface SpelledPage {
  readonly path: string;
  readonly fixedCount: number;
}

/** The right spelling of a path that some page has, whatever its letter case; null: no page has it. */
function pageInAnyCase(
  { pages }: CompiledRedirects,
  path: string,
  { segments, surroundings }: { readonly segments: readonly string[]; readonly surroundings: Surroundings },
): SpelledPage | null {
  for (const page of pages) {
    const values = matchPath(page, segments, 'any');
    if (values === null) continue;
    return { path: spelledRight({ page, path, values }, surroundings), fixedCount: page.fixedCount };
  }
  return null;
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

/** Where the page that takes a path is itself (null: nowhere); the same destination where it is there, or alone can tell. */
function ownPlaceOf({ pages }: CompiledRedirects, here: Destination, surroundings: Surroundings): Destination | null {
  const segments = decoded(here.path);
  if (segments === null) return here;
  for (const page of pages) {
    const values = matchPath(page, segments, 'kept');
    if (values === null) continue;
    const own = whereaboutsOf(page.name, values, surroundings);
    if (own === null) return null;
    // Read again as an address, so that no two spellings of one sign lead back and forth.
    return own === 'page-tells' || asAddress(own.path) === here.path ? here : afterwards(here, own);
  }
  return here;
}

function afterwards(now: Destination, next: Destination): Destination {
  return { ...now, ...next, status: next.status === 302 ? 302 : now.status };
}

/** Where a path ends, each step taken, that of the page at the end as well; null: where it is, or nowhere. */
function endOf(table: CompiledRedirects, path: string, surroundings: Surroundings): Destination | null {
  let now = forGood(path);
  for (let step = 0; step < maximumSteps; step += 1) {
    const next = nextStep(table, now.path, surroundings);
    if (next === null || next.path === now.path) break;
    now = afterwards(now, next);
  }
  const end = ownPlaceOf(table, now, surroundings);
  return end === null || end.path === path ? null : end;
}

/** Paths asked for most are remembered: an address made up takes the place of one of them for a moment only. */
const pathsRemembered = 2000;
const longestRemembered = 300;

/** Where paths end in a catalogue, or in what a partner shows of it. */
type Ends = LRUCache<string, { readonly end: Destination | null }>;

/**
 * Makes what leads the requests for an edition's pages: old paths to what took their place, and every other spelling of a
 * page's path to its own. The search is kept as it was sent. Throws for a bad row (see compileRedirects).
 */
export function createRedirector(rows: readonly RedirectRow[], edition: Surroundings['edition']): Redirector {
  const table = compileRedirects(rows, edition);
  const known = new WeakMap<CatalogueSnapshot, Ends>();

  function rememberedEnd(path: string, surroundings: Surroundings): Destination | null {
    const { snapshot } = surroundings;
    const ends: Ends = known.get(snapshot) ?? new LRUCache({ max: pathsRemembered });
    known.set(snapshot, ends);
    const remembered = ends.get(path);
    if (remembered) return remembered.end;
    const end = endOf(table, path, surroundings);
    if (path.length <= longestRemembered) ends.set(path, { end });
    return end;
  }

  return {
    find: ({ path, search }, surroundings) => {
      if (!printable.test(path)) return null;
      const end = rememberedEnd(path, surroundings);
      if (end === null) return null;
      return {
        location: end.path + joined(end.search, search.slice(1)),
        status: end.status,
        article: end.article ?? null,
        isSeason: mayBeSeason(table, end.path, surroundings),
      };
    },
    pageAt: (path) => {
      const segments = decoded(path);
      if (segments === null) return null;
      return table.pages.find((page) => matchPath(page, segments, 'kept') !== null)?.pattern ?? null;
    },
  };
}
