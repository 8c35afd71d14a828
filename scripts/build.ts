import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { sourceStamp, writeStamp } from './build-stamp.ts';
import { inRoot } from './root.ts';

// React and Vite choose their production code by this.
process.env['NODE_ENV'] = 'production';

/** Builds the site twice, for the browser with a manifest and for the server, into packages/site/dist. */
async function buildSite(): Promise<void> {
  const stamp = sourceStamp();
  const site = inRoot('packages/site');
  const shared = { root: site, configFile: inRoot('packages/site/vite.config.ts'), logLevel: 'warn' } as const;
  rmSync(inRoot('packages/site/dist'), { recursive: true, force: true });
  await build({ ...shared, build: { outDir: 'dist/client', manifest: true } });
  await build({ ...shared, build: { outDir: 'dist/server', ssr: 'src/entry-server.tsx', copyPublicDir: false } });
  writeStamp(stamp);
}

if (pathToFileURL(process.argv[1] ?? '').href === import.meta.url) await buildSite();
