import { tabOf } from '@cotejo/contract/paths/product-redirect';
import type { CompiledRedirects, LivePage } from './compile-redirects.ts';
import { matchPath, segmentsOf, type PathValues } from './path-match.ts';
import type { Surroundings } from './resolvers.ts';
import { spellingsOf } from './spellings.ts';

/** The segments of a path without their encoding; null: it cannot be read. */
export function decoded(path: string): readonly string[] | null {
  try {
    return segmentsOf(path).map((segment) => (segment.includes('%') ? decodeURIComponent(segment) : segment));
  } catch {
    return null;
  }
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
export function pageInAnyCase(
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
