import { composeApp } from '../../packages/server/src/app.ts';
import type { CatalogueMemory } from '../../packages/server/src/features/catalogue/catalogue-memory.ts';
import { connect } from '../../packages/server/src/platform/database/connect.ts';
import type { Jobs } from '../../packages/server/src/platform/jobs.ts';
import { createLog } from '../../packages/server/src/platform/log.ts';
import { snapshotOfProducts } from '../compare/cotejo-engine.ts';
import { generateProducts } from '../compare/generate-catalogue.ts';
import { benchDay } from '../compare/queries.ts';

// The application as `npm start` composes it, over a catalogue in memory; no compare call asks the database.
const [plans = '0'] = process.argv.slice(2);
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
  throw new Error('the compare call needs no job');
};
const jobs: Jobs = { enqueueIn: unused, work: unused, enqueueOnce: unused, schedule: unused, stop: async () => {} };
const log = createLog('info');

const app = await composeApp({
  log,
  clock: () => Date.parse(`${today}T15:00:00Z`),
  version: { version: '0', commit: 'bench' },
  hosts: { localhost: 'chile' },
  connection: connect({ url: 'postgres://127.0.0.1:1/none', onError: (error) => log.error({ err: error }, 'database') }),
  memory,
  jobs,
  site: null,
  withProcessMetrics: true,
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
