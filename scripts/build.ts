import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { sourceStamp, writeStamp } from './build-stamp.ts';
import { inRoot } from './root.ts';

// React and Vite choose their production code by this.
process.env['NODE_ENV'] = 'production';

/** Builds the site twice, for browsers and for the server; packages/site/vite.config.ts says what and where. */
async function buildSite(): Promise<void> {
  const stamp = sourceStamp();
  const shared = { configFile: inRoot('packages/site/vite.config.ts'), mode: 'production', logLevel: 'warn' } as const;
  rmSync(inRoot('packages/site/dist'), { recursive: true, force: true });
  await build(shared);
  await build({ ...shared, build: { ssr: true } });
  writeStamp(stamp);
}

if (pathToFileURL(process.argv[1] ?? '').href === import.meta.url) await buildSite();
