import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { buildValidationScripts } from '../packages/site/vite-validation.ts';
import { sourceStamp, writeStamp } from './build-stamp.ts';
import { checkBudgets } from './byte-budgets.ts';
import { inRoot } from './root.ts';

// React and Vite choose their production code by this.
process.env['NODE_ENV'] = 'production';

/** Compresses text assets once, as well as it goes, so that the server sends them as they lie there. */
function compressAssets(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg)$/.test(file))) {
    const content = readFileSync(join(folder, name));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content, { params }));
  }
}

/** Writes the validation scripts, which the server sends under /validation/. */
async function writeValidationScripts(folder: string): Promise<void> {
  mkdirSync(folder);
  for (const [name, text] of Object.entries(await buildValidationScripts())) writeFileSync(join(folder, `${name}.js`), text);
}

/** Builds the site for browsers and for the server (packages/site/vite.config.ts), and by themselves the frame's script, the service worker and the validation scripts. */
async function buildSite(): Promise<void> {
  const stamp = sourceStamp();
  const shared = { configFile: inRoot('packages/site/vite.config.ts'), mode: 'production', logLevel: 'warn' } as const;
  rmSync(inRoot('packages/site/dist'), { recursive: true, force: true });
  await build(shared);
  await build({ ...shared, build: { ssr: true } });
  for (const part of ['frame', 'service-worker']) {
    await build({ ...shared, configFile: inRoot(`packages/site/vite-${part}.config.ts`) });
  }
  await writeValidationScripts(inRoot('packages/site/dist/validation'));
  const client = inRoot('packages/site/dist/client');
  compressAssets(join(client, 'assets'));
  checkBudgets(client);
  writeStamp(stamp);
}

if (pathToFileURL(process.argv[1] ?? '').href === import.meta.url) await buildSite();
