import { href } from '@cotejo/contract/paths';
import { targetPath, type CompiledRedirects, type CompiledRow } from './compile-redirects.ts';
import { firstComparatorUrl } from './first-comparator.ts';
import { matchPath, type PathValues } from './path-match.ts';
import type { RedirectTarget } from './redirect-row.ts';
import { resolvers, type Destination, type Surroundings } from './resolvers.ts';

/** A destination that stays. */
export function forGood(path: string): Destination {
  return { path, status: 301 };
}

/** Whether the catalogue has what a row names itself; what stood in the old path is the page's to look up. */
function isOffered(
  { page, values }: Extract<RedirectTarget, { kind: 'page' }>,
  path: string,
  { snapshot }: Surroundings,
): boolean {
  if (page === 'comparator') return snapshot.comparators.some(({ url }) => url === path);
  const { clinic } = values;
  if (clinic === undefined || clinic.startsWith(':')) return true;
  return Array.from(snapshot.clinics.values()).some(({ url }) => url === clinic);
}

function destinationOf(target: RedirectTarget, values: PathValues, surroundings: Surroundings): Destination | null {
  const { edition, snapshot } = surroundings;
  switch (target.kind) {
    case 'main-comparator':
      return forGood(firstComparatorUrl(edition, snapshot));
    case 'article':
      return { ...forGood(href('article', { brand: edition.brand.code, article: target.slug })), article: target.slug };
    case 'resolver':
      return resolvers[target.resolver](values, surroundings);
    case 'page': {
      const path = targetPath(target, values, edition.brand.code);
      if (!isOffered(target, path, surroundings)) return null;
      return target.search === undefined ? forGood(path) : { ...forGood(path), search: target.search };
    }
  }
}

/** Where a row leads with the values of a path; null: the catalogue has nothing that it leads to. */
export function followRow({ row }: CompiledRow, values: PathValues, surroundings: Surroundings): Destination | null {
  const { organizations } = surroundings.snapshot;
  if (row.needs !== undefined && !Array.from(organizations.values()).some(({ kind }) => kind === row.needs)) return null;
  for (const target of row.to) {
    const destination = destinationOf(target, values, surroundings);
    if (destination !== null) return destination;
  }
  return null;
}

interface PatternSearch {
  readonly letterCase: 'kept' | 'any';
  readonly surroundings: Surroundings;
  /** Rows with fewer fixed segments are passed over. */
  readonly least?: number;
}

/** Where the first row leads that takes a path and has somewhere to lead to; null: there is none. */
export function followPattern(
  { patterns }: CompiledRedirects,
  path: readonly string[],
  { letterCase, surroundings, least = 0 }: PatternSearch,
): Destination | null {
  for (const row of patterns) {
    if (row.matcher.fixedCount < least) continue;
    const values = matchPath(row.matcher, path, letterCase);
    const destination = values && followRow(row, values, surroundings);
    if (destination !== null) return destination;
  }
  return null;
}
