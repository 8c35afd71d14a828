import { existsSync, readFileSync } from 'node:fs';
import type { PageAssets } from '@cotejo/contract/page-rendering';
import { z } from 'zod';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
);
export type Manifest = z.output<typeof manifestSchema>;

const entry = 'src/entry-client.tsx';
const shell = 'src/shell/shell.ts';
const start = 'src/shell/start.ts';

/** Development has no manifest: Vite serves the source, its own client and the start of React's refresh (vite.config.ts). */
const developmentAssets: PageAssets = {
  shell: `/${shell}`,
  start: `/${start}`,
  scripts: ['/@vite/client', '/@refresh-preamble', `/${entry}`],
  styles: ['/src/site.css'],
  preloads: [],
  fonts: [],
};

/** Reads the manifests of what browsers load, as one; null where there are none (development, tests). */
export function readManifest(folder: URL): Manifest | null {
  const urls = ['manifest.json', 'frame-manifest.json'].map((name) => new URL(name, folder));
  if (!urls.every((url) => existsSync(url))) return null;
  const manifests = urls.map((url) => manifestSchema.parse(JSON.parse(readFileSync(url, 'utf8'))));
  return Object.fromEntries(manifests.flatMap((manifest) => Object.entries(manifest)));
}

function withImports(manifest: Manifest, name: string, seen: Set<string>): void {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return;
  seen.add(name);
  for (const imported of chunk.imports) withImports(manifest, imported, seen);
}

/** The manifest's names of the entry, of more source paths, and of all that these import. */
export function namesAtStart(manifest: Manifest, files: readonly string[] = []): ReadonlySet<string> {
  const names = new Set<string>();
  for (const name of [entry, ...files]) withImports(manifest, name, names);
  return names;
}

/**
 * What the HTML of a page with script must point to: the entry with its modules, and all styles and fonts. A page's own module
 * is brought by the entry (docs/decisions/0213).
 */
export function assetsOf(manifest: Manifest | null): PageAssets {
  const main = manifest?.[entry];
  const frame = manifest?.[shell];
  const starter = manifest?.[start];
  if (!manifest || !main || !frame || !starter) return developmentAssets;
  const chunks = [...namesAtStart(manifest)].flatMap((name) => manifest[name] ?? []);
  // A page's own styles too: it is shown before its module is there.
  const styles = new Set(Object.values(manifest).flatMap((chunk) => chunk.css));
  const fonts = new Set(chunks.flatMap((chunk) => chunk.assets.filter((file) => file.endsWith('.woff2'))));
  const modules = new Set(chunks.map((chunk) => chunk.file).filter((file) => file !== main.file));
  const url = (file: string): string => `/${file}`;
  return {
    shell: url(frame.file),
    start: url(starter.file),
    scripts: [url(main.file)],
    styles: [...styles].map(url),
    preloads: [...modules].map(url),
    fonts: [...fonts].map(url),
  };
}
