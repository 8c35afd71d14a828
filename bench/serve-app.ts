import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeApp } from '../packages/server/src/app.ts';
import type { CatalogueMemory } from '../packages/server/src/features/catalogue/catalogue-memory.ts';
import { connect } from '../packages/server/src/platform/database/connect.ts';
import { startEmbeddedPostgres } from '../packages/server/src/platform/database/embedded-postgres.ts';
import { migrateDatabase } from '../packages/server/src/platform/database/migrate.ts';
import { visitorLimits } from '../packages/server/src/platform/http/robot/visitor-limits.ts';
import type { Jobs } from '../packages/server/src/platform/jobs.ts';
import { createLog } from '../packages/server/src/platform/log.ts';
import { openDataKeys } from '../packages/server/src/platform/personal-data/open-data-keys.ts';
import { quietOperation } from '../packages/server/src/platform/operation-settings.ts';
import { snapshotOfProducts } from './compare/cotejo-engine.ts';
import { generateProducts } from './compare/generate-catalogue.ts';
import { benchDay } from './compare/queries.ts';

// The application as `npm start` composes it, with an empty database: what is measured is answered from memory.
const [plans = '0', counting = 'none'] = process.argv.slice(2);
const snapshot = snapshotOfProducts(generateProducts(Number(plans)));
const { today, uf } = benchDay;
if (uf === null) throw new Error('the day of the bench has a UF');

const memory: CatalogueMemory = {
  snapshot: () => snapshot,
  uf: () => uf,
  ufPublishedUntil: () => uf.date,
  usd: () => null,
  utm: () => null,
  isReady: () => true,
  close: async () => {},
};
const unused = async (): Promise<never> => {
  throw new Error('these calls need no job');
};
const jobs: Jobs = {
  enqueueAllIn: unused,
  partFor: unused,
  work: unused,
  enqueueOnce: unused,
  schedule: unused,
  unschedule: unused,
  stop: async () => {},
};
const log = createLog('info');
/** Visitors are counted as ever and never refused: all of the load comes from one address. */
const endless = { calls: 1e12, milliseconds: 600_000 };
const all = { address: endless, network: endless };
const limits = counting === 'counting' ? { ...visitorLimits, all, browsing: all } : null;

const dataDirectory = await mkdtemp(join(tmpdir(), 'cotejo-bench-'));
const postgres = await startEmbeddedPostgres({ dataDirectory, durable: false, onUnexpectedExit: () => process.exit(1) });
await migrateDatabase(postgres.url);
const connection = connect({ url: postgres.url, onError: (error) => log.error({ err: error }, 'database') });
const dataKeys = await openDataKeys({ dataKeys: null, databaseUrl: null, dataDirectory });
const now = Date.parse(`${today}T15:00:00Z`);
const app = await composeApp({
  log,
  clock: () => now,
  version: { version: '0', commit: 'bench' },
  hosts: { localhost: 'chile' },
  connection,
  dataKeys,
  memory,
  jobs,
  site: null,
  withProcessMetrics: true,
  operation: { ...quietOperation, limits },
});
async function end(): Promise<void> {
  await app.close();
  await connection.close();
  await postgres.stop();
  await rm(dataDirectory, { recursive: true, force: true });
  process.exit();
}
process.once('SIGTERM', () => void end());
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
