import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { assetsOf, namesAtStart, readManifest, type Manifest } from '../packages/site/src/page-assets.server.ts';
import { hydratedFiles } from '../packages/site/src/pages/pages.ts';

/**
 * Bytes as they travel: scripts and styles by brotli, fonts as they are. `page`: all script of a first load, the frame's included;
 * `soon`: what takes a page over, with its own module; `form`: what a form made of data is shown and filled in by, beside that.
 */
export interface Budgets {
  readonly page: number;
  readonly soon: number;
  readonly form: number;
  readonly frame: number;
  readonly styles: number;
  readonly font: number;
}

/** What pages may weigh (docs/decisions/0158-byte-budgets.md). */
export const budgets: Budgets = { page: 103_000, soon: 55_600, form: 35_000, frame: 4_096, styles: 20_000, font: 30_000 };

/** Parts that pages load where they show a form made of data (docs/decisions/0274). */
export const formParts: readonly string[] = ['src/request/dynamic-request.tsx'];

interface Weighed {
  readonly file: string;
  readonly bytes: number;
}

export interface PageWeight {
  /** The page's source path. */
  readonly page: string;
  readonly frame: Weighed;
  /** All script of a first load, the heaviest first. */
  readonly scripts: readonly Weighed[];
  /** What takes the page over: an idle moment or the visitor's first touch brings it (docs/decisions/0213). */
  readonly soon: readonly Weighed[];
  readonly styles: readonly Weighed[];
  readonly fonts: readonly Weighed[];
  /** What a press, an idle moment or another language loads, by source path; it is not counted. */
  readonly later: readonly Weighed[];
}

export function sumOf(files: readonly Weighed[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

function isPage(name: string): boolean {
  return name.endsWith('-page.tsx');
}

/** What every page with script is taken over with, beside its own module. */
const around = ['src/browser-site.tsx', 'src/layout/error-screens.tsx'];

function laterOf(manifest: Manifest, page: string, bytesOf: (file: string) => number): Weighed[] {
  const withPage = namesAtStart(manifest, [page, ...around]);
  const parts = new Set([...withPage].flatMap((name) => manifest[name]?.dynamicImports ?? []));
  return [...parts]
    .filter((name) => !isPage(name) && !withPage.has(name))
    .map((name) => {
      const own = [...namesAtStart(manifest, [page, ...around, name])].filter((loaded) => !withPage.has(loaded));
      const chunks = own.flatMap((loaded) => manifest[loaded] ?? []);
      const files = chunks.flatMap(({ file, assets }) => [file, ...assets.filter((asset) => asset.endsWith('.js'))]);
      return { file: name, bytes: files.reduce((sum, file) => sum + bytesOf(file), 0) };
    });
}

function soonOf(manifest: Manifest, page: string): string[] {
  const atStart = namesAtStart(manifest);
  const own = [...namesAtStart(manifest, [page, ...around])].filter((name) => !atStart.has(name));
  return own.flatMap((name) => manifest[name]?.file ?? []);
}

/** What a first load of a page brings: what its HTML points to. `bytesOf` weighs a built file, named as the manifest does. */
export function weighPage(manifest: Manifest, page: string, bytesOf: (file: string) => number): PageWeight {
  const { shell, start, scripts, preloads, styles, fonts } = assetsOf(manifest);
  const weighFiles = (files: readonly string[]): Weighed[] =>
    files.map((file) => ({ file, bytes: bytesOf(file) })).sort((a, b) => b.bytes - a.bytes);
  const weigh = (urls: readonly string[]): Weighed[] => weighFiles(urls.map((url) => url.slice(1)));
  const [frame = { file: shell, bytes: 0 }] = weigh([shell]);
  return {
    page,
    frame,
    scripts: weigh([shell, start, ...scripts, ...preloads]),
    soon: weighFiles(soonOf(manifest, page)),
    styles: weigh(styles),
    fonts: weigh(fonts),
    later: laterOf(manifest, page, bytesOf),
  };
}

/** Bytes as kB of 1,000 bytes with one decimal. */
function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(1);
}

/** What a page has too much of, one sentence each, with the five heaviest files; empty: it keeps to its budgets. */
export function overBudget({ page, frame, scripts, soon, later, styles, fonts }: PageWeight, most: Budgets): string[] {
  const parts: readonly (readonly [string, readonly Weighed[], number])[] = [
    ['script', scripts, most.page],
    ['script that takes it over', soon, most.soon],
    ...later.filter(({ file }) => formParts.includes(file)).map((part) => ['form', [part], most.form] as const),
    ["frame's script", [frame], most.frame],
    ['styles', styles, most.styles],
    ...fonts.map((font) => ['font', [font], most.font] as const),
  ];
  return parts
    .filter(([, files, limit]) => sumOf(files) > limit)
    .map(([what, files, limit]) => {
      const heaviest = files.slice(0, 5).map(({ file, bytes }) => `${file} ${kilobytes(bytes)}`);
      return `${page}: ${what} of ${kilobytes(sumOf(files))} kB, more than ${kilobytes(limit)}; heaviest: ${heaviest.join(', ')}`;
    });
}

/** One line for each page, and below it what it may load later. */
export function tableOf(weights: readonly PageWeight[]): string {
  const line = (cells: readonly string[]): string =>
    cells.map((cell, index) => (index === 0 ? cell.padEnd(28) : cell.padStart(9))).join('');
  const rows = weights.flatMap(({ page, scripts, soon, styles, fonts, later }) => [
    line([
      page.replace(/.*\/(.*)[.]tsx$/, '$1'),
      kilobytes(sumOf(scripts)),
      String(scripts.length),
      kilobytes(sumOf(soon)),
      kilobytes(sumOf(styles)),
      kilobytes(sumOf(fonts)),
    ]),
    `  later: ${later.map(({ file, bytes }) => `${file.replace(/.*\//, '')} ${kilobytes(bytes)}`).join(', ')}`,
  ]);
  return [line(['First load, kB', 'script', 'files', 'soon', 'styles', 'fonts']), ...rows].join('\n');
}

/**
 * Weighs every page with script of a built site and prints the table; throws when one has more than its budget. `folder`
 * holds `.vite/` with the manifests, and the files with their compressed forms.
 */
export function checkBudgets(folder: string): void {
  const manifest = readManifest(pathToFileURL(join(folder, '.vite/')));
  if (manifest === null) throw new Error(`No manifest in ${folder}`);
  const compressed = new Set(readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`));
  const bytesOf = (file: string): number => statSync(join(folder, compressed.has(`${file}.br`) ? `${file}.br` : file)).size;
  const weights = hydratedFiles.map((page) => weighPage(manifest, page, bytesOf));
  process.stdout.write(tableOf(weights) + '\n');
  const faults = weights.flatMap((weight) => overBudget(weight, budgets));
  const known = new Set(weights.flatMap(({ later }) => later.map(({ file }) => file)));
  // A part under another name would be weighed by nobody.
  faults.push(...formParts.filter((part) => !known.has(part)).map((part) => `${part} is loaded by no page`));
  if (faults.length > 0) throw new Error(`Over budget:\n${faults.join('\n')}`);
}

if (pathToFileURL(process.argv[1] ?? '').href === import.meta.url) {
  checkBudgets(join(import.meta.dirname, '../packages/site/dist/client'));
}
