import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSnapshot } from '../packages/server/src/features/catalogue/read-snapshot-store.ts';
import { connect, type Database } from '../packages/server/src/platform/database/connect.ts';
import { startEmbeddedPostgres } from '../packages/server/src/platform/database/embedded-postgres.ts';
import { migrateDatabase } from '../packages/server/src/platform/database/migrate.ts';
import { emptyCatalogue, loadCatalogue } from './load-catalogue.ts';
import { medianOf, report, type Row } from './report.ts';

const rounds = 5;
const most = 100_000;
const goal = '<= 2000';
/** How often memory is looked at while a snapshot is built, in ms. */
const everyMilliseconds = 5;

interface Built {
  readonly milliseconds: number;
  /** Resident memory of this process above what it had before, in MB (10^6 bytes). */
  readonly megabytes: number;
  readonly bytesPerPlan: number;
}

async function build(database: Database, plans: number): Promise<Built> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), everyMilliseconds);
  const began = performance.now();
  const { products } = await readSnapshot(database, 'chile');
  const milliseconds = performance.now() - began;
  clearInterval(timer);
  if (products.length !== plans) throw new Error(`${plans} plans were stored, ${products.length} read`);
  peak = Math.max(peak, process.memoryUsage.rss());
  return { milliseconds, megabytes: (peak - before) / 1e6, bytesPerPlan: products.byteLength / plans };
}

/** What PostgreSQL alone takes to write out the tables that are read, one after the other, to nowhere. */
async function copyToNowhere({ $client: pool }: Database): Promise<number> {
  const began = performance.now();
  for (const table of ['products', 'product_lists', 'tariff_rows']) {
    await pool.query(`copy ${table} to '/dev/null' (format binary)`);
  }
  return performance.now() - began;
}

async function measure(database: Database, plans: number): Promise<Row[]> {
  await emptyCatalogue(database);
  await loadCatalogue(database, plans);
  // The first round of each warms it up.
  const builds: Built[] = [];
  const copies: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    builds.push(await build(database, plans));
    copies.push(await copyToNowhere(database));
  }
  const measured = builds.slice(1);
  const value = medianOf(measured.map(({ milliseconds }) => milliseconds));
  const reference = medianOf(copies.slice(1));
  const named = `${plans.toLocaleString('en')} plans`;
  return [
    { name: `snapshot of ${named}`, value, unit: 'ms', reference, ratio: value / reference, ...(plans === most && { goal }) },
    { name: `memory meanwhile, ${named}`, value: Math.max(...measured.map(({ megabytes }) => megabytes)), unit: 'MB' },
    { name: `columns, ${named}`, value: medianOf(measured.map(({ bytesPerPlan }) => bytesPerPlan)), unit: 'B/plan' },
  ];
}

const dataDirectory = await mkdtemp(join(tmpdir(), 'cotejo-bench-'));
const postgres = await startEmbeddedPostgres({ dataDirectory, durable: false, onUnexpectedExit: () => process.exit(1) });
const connection = connect({ url: postgres.url, onError: (error) => console.error(error.message) });
const rows: Row[] = [];
try {
  await migrateDatabase(postgres.url);
  for (const plans of [1_000, 10_000, most]) rows.push(...(await measure(connection.database, plans)));
} finally {
  await connection.close();
  await postgres.stop();
  await rm(dataDirectory, { recursive: true, force: true });
}
report('snapshot', rows);
