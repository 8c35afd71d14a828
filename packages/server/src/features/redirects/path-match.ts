/** One segment of a pattern, in the router's syntax; of rows also 'Isapre-:name', whose value stands after a fixed beginning. */
type PatternSegment =
  | { readonly kind: 'fixed'; readonly text: string; readonly lower: string }
  | { readonly kind: 'value'; readonly name: string; readonly before: string; readonly isOptional: boolean };

/** A pattern cut into segments, ready to be matched. */
export interface PathMatcher {
  readonly pattern: string;
  readonly segments: readonly PatternSegment[];
  readonly fixedCount: number;
}

export type PathValues = Readonly<Record<string, string>>;

function segmentOf(text: string): PatternSegment {
  const [, before, name, mark] = /^([^:]*):(\w+)(\??)$/.exec(text) ?? [];
  if (before === undefined || name === undefined) return { kind: 'fixed', text, lower: text.toLowerCase() };
  return { kind: 'value', name, before, isOptional: mark === '?' };
}

/** The path's segments; none for '/'. */
export function segmentsOf(path: string): string[] {
  return path === '/' ? [] : path.slice(1).split('/');
}

/** Cuts a pattern, e.g. '/Comparar/:comparator/:line?'. */
export function pathMatcher(pattern: string): PathMatcher {
  const segments = segmentsOf(pattern).map(segmentOf);
  return { pattern, segments, fixedCount: segments.filter(({ kind }) => kind === 'fixed').length };
}

/** How letters are compared: as written, or upper and lower case alike. */
export type LetterCase = 'kept' | 'any';

/**
 * The values of a pattern in a path given as decoded segments, by name; an absent optional one is left out. Null: the path
 * is none of the pattern's.
 */
export function matchPath({ segments }: PathMatcher, path: readonly string[], letterCase: LetterCase): PathValues | null {
  if (path.length > segments.length) return null;
  const values: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const text = path[index];
    if (text === undefined) return segment.kind === 'value' && segment.isOptional ? values : null;
    if (segment.kind === 'fixed') {
      const isSame = letterCase === 'kept' ? text === segment.text : text.toLowerCase() === segment.lower;
      if (!isSame) return null;
      continue;
    }
    const head = text.slice(0, segment.before.length);
    const isBegun = letterCase === 'kept' ? head === segment.before : head.toLowerCase() === segment.before.toLowerCase();
    if (!isBegun || text.length === head.length) return null;
    values[segment.name] = text.slice(head.length);
  }
  return values;
}
