import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { readConfig } from './platform/config.ts';
import { lockDataDirectory } from './platform/data-directory-lock.ts';
import { loadDrizzleLightly } from './platform/database/light-drizzle.ts';
import type { SiteSource } from './platform/http/page-renderer.ts';
import { createLog } from './platform/log.ts';
import { nodeRefusal } from './platform/require-node.ts';
import { StopReason } from './platform/stop-reason.ts';

/** Compiled code of the last start, types already taken out; removing it costs the next start half a second. */
const compileCache = fileURLToPath(new URL('../../../.cache/node', import.meta.url));

function stop(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

async function takeDataDirectory(path: string): Promise<() => Promise<void>> {
  try {
    return (await lockDataDirectory(path)).release;
  } catch (error) {
    if (error instanceof StopReason) stop(error.message);
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'desconocido';
    stop(`No se puede usar la carpeta de datos ${path} (${code}): elige otra con DATA_DIR.`);
  }
}

/**
 * Starts the process: what can refuse the start in a moment (Node, settings, a data directory in use) comes before
 * the rest is even loaded.
 */
export async function start(openSite: () => Promise<SiteSource>): Promise<void> {
  const refusal = nodeRefusal(process.version);
  if (refusal !== null) stop(refusal);
  const read = readConfig(process.env);
  if (!read.ok) stop(read.error);
  const config = read.value;
  const log = createLog(config.logLevel);
  const release = config.databaseUrl === null ? await takeDataDirectory(config.dataDirectory) : async () => undefined;
  enableCompileCache(compileCache);
  loadDrizzleLightly();
  const { startProcess } = await import('./process.ts');
  await startProcess({ config, log, openSite, stop, release });
  flushCompileCache();
}
