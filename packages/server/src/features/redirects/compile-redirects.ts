import { pageNames, paths, routePatternOf, type PageName } from '@cotejo/contract/paths';
import { fillPattern } from '@cotejo/contract/paths/pattern';
import type { Edition } from '@cotejo/core/editions';
import { matchPath, pathMatcher, segmentsOf, type PathMatcher } from './path-match.ts';
import type { RedirectRow, RedirectTarget } from './redirect-row.ts';

/** A page's pattern with the edition's brand in it. */
export interface LivePage extends PathMatcher {
  readonly name: PageName;
}

/** A row ready to be looked up. */
export interface CompiledRow {
  readonly row: RedirectRow;
  readonly matcher: PathMatcher;
}

/** The table as one edition has it. */
export interface CompiledRedirects {
  /** Rows without values, by their path. */
  readonly fixed: ReadonlyMap<string, CompiledRow>;
  /** The same by their path in lower case. */
  readonly fixedInAnyCase: ReadonlyMap<string, CompiledRow>;
  /** Rows with values, in order. */
  readonly patterns: readonly CompiledRow[];
  /** Pages, those with most fixed segments first. */
  readonly pages: readonly LivePage[];
}

function livePages({ brand }: Edition): readonly LivePage[] {
  return pageNames
    .map((name) => ({ name, ...pathMatcher(routePatternOf(name, brand.code)) }))
    .toSorted((left, right) => right.fixedCount - left.fixedCount);
}

/** A target's path with values in it; those that begin with ':' are what stood there in the old path. */
export function targetPath(
  target: Extract<RedirectTarget, { kind: 'page' }>,
  values: Readonly<Record<string, string>>,
  brand: string,
): string {
  const filled = Object.entries(target.values).flatMap(([name, value]) => {
    const text = value.startsWith(':') ? values[value.slice(1)] : value;
    return text === undefined ? [] : [[name, text] as const];
  });
  return fillPattern(paths[target.page], target.page, { ...Object.fromEntries(filled), brand });
}

function sampleOf({ segments }: PathMatcher): string[] {
  return segments.map((segment) => (segment.kind === 'fixed' ? segment.text : `${segment.before}Zz-9`));
}

function checkRow({ row, matcher }: CompiledRow, pages: readonly LivePage[], brand: string): void {
  const fault = (reason: string): Error => new Error(`redirect '${row.from}' (${row.note}): ${reason}`);
  if (!/^(?:\/[^/?#\s]+)+\??$/.test(row.from)) throw fault("'from' is no path");
  const sample = sampleOf(matcher);
  const hidden = pages.find((page) => page.fixedCount >= matcher.fixedCount && matchPath(page, sample, 'kept') !== null);
  if (hidden) throw fault(`it hides the page '${hidden.pattern}'`);
  const samples = Object.fromEntries(matcher.segments.flatMap((part) => (part.kind === 'value' ? [[part.name, 'Zz-9']] : [])));
  for (const target of row.to) {
    if (target.kind !== 'page') continue;
    const unknown = Object.values(target.values).find((value) => value.startsWith(':') && !(value.slice(1) in samples));
    if (unknown !== undefined) throw fault(`'${unknown}' is no part of it`);
    const path = targetPath(target, samples, brand);
    if (matchPath(matcher, segmentsOf(path), 'any') !== null) throw fault(`it leads to itself, '${path}'`);
  }
}

/**
 * Makes the table of an edition from its rows, once at the start. Throws, with the row's note, for a path that is none, two
 * rows for one path, a row that hides a page or another row, one that leads to itself, or a target that cannot be filled in.
 */
export function compileRedirects(rows: readonly RedirectRow[], edition: Edition): CompiledRedirects {
  const { code } = edition.brand;
  const pages = livePages(edition);
  const compiled = rows.map((row) => ({ row, matcher: pathMatcher(row.from.replaceAll('{brand}', code)) }));
  const fixed = new Map<string, CompiledRow>();
  const fixedInAnyCase = new Map<string, CompiledRow>();
  const patterns: CompiledRow[] = [];
  for (const one of compiled) {
    checkRow(one, pages, code);
    const { pattern, segments, fixedCount } = one.matcher;
    const earlier =
      fixedCount === segments.length
        ? fixed.get(pattern)
        : patterns.find(({ matcher }) => matchPath(matcher, sampleOf(one.matcher), 'kept') !== null);
    if (earlier)
      throw new Error(`redirect '${pattern}' (${one.row.note}) is hidden by '${earlier.row.from}' (${earlier.row.note})`);
    if (fixedCount < segments.length) {
      patterns.push(one);
      continue;
    }
    fixed.set(pattern, one);
    const lower = pattern.toLowerCase();
    if (!fixedInAnyCase.has(lower)) fixedInAnyCase.set(lower, one);
  }
  return { fixed, fixedInAnyCase, patterns, pages };
}
