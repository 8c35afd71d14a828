import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startEmbeddedPostgres } from '../packages/server/src/platform/database/embedded-postgres.ts';
import { CotejoEngine, snapshotOfProducts } from './compare/cotejo-engine.ts';
import { openDuckDbPeer } from './compare/duckdb-peer.ts';
import { generateProducts } from './compare/generate-catalogue.ts';
import { measureAlone, measureFamilies, measureTogether, type Comparison } from './compare/measure.ts';
import type { EngineName, Peer } from './compare/peer.ts';
import { rounded, type Measured } from './compare/percentile.ts';
import { plotOf } from './compare/plot.ts';
import { openPostgresPeer } from './compare/postgres-peer.ts';
import { benchDay, queryNames, type QueryName } from './compare/queries.ts';
import { weighSnapshot, type SnapshotSize } from './compare/snapshot-size.ts';
import { openSqlitePeer } from './compare/sqlite-peer.ts';
import { tableOf, meetsGoal, type Row } from './report.ts';

const sizes = [1_000, 10_000, 100_000] as const;
const alone = 1_000_000;
const weighed = 100_000;

const titles: Readonly<Record<QueryName, string>> = {
  filtered: 'Types, clinics, feature, prevision, price',
  none: 'No filter',
  price: 'Only a price range',
  twelve: 'Twelve filters',
  deep: 'Few filters, a page far down',
};

/** Runs something with a PostgreSQL of its own, which is gone afterwards. */
async function withPostgres<Value>(task: (url: string) => Promise<Value>): Promise<Value> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'cotejo-bench-'));
  const onUnexpectedExit = (): void => console.error('PostgreSQL of the bench ended');
  const server = await startEmbeddedPostgres({ dataDirectory, durable: false, onUnexpectedExit });
  try {
    return await task(server.url);
  } finally {
    await server.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

async function compareAt(plans: number): Promise<Comparison> {
  const { uf } = benchDay;
  if (uf === null) throw new Error('the bench needs a UF');
  const { rate } = uf;
  return withPostgres(async (url) => {
    const engine = new CotejoEngine(snapshotOfProducts(generateProducts(plans)));
    const peers: Peer[] = [];
    try {
      peers.push(await openPostgresPeer(url, generateProducts(plans), rate));
      peers.push(await openDuckDbPeer(generateProducts(plans), rate));
      peers.push(await openSqlitePeer(generateProducts(plans), rate));
      return await measureTogether(plans, engine, peers);
    } finally {
      for (const peer of peers) await peer.close();
    }
  });
}

type Asked = Pick<Measured, 'plans' | 'query'> & { readonly engine: EngineName };

function find(rows: readonly Measured[], { plans, engine, query }: Asked): Measured {
  const row = rows.find((one) => one.plans === plans && one.engine === engine && one.query === query);
  if (row === undefined) throw new RangeError(`${engine} was not asked '${query}' of ${plans} plans`);
  return row;
}

function goalsOf(rows: readonly Measured[], size: SnapshotSize): readonly Row[] {
  const { buildSeconds, bytesPerPlan, askedBytesPerPlan, roomBytesPerPlan } = size;
  const median = (plans: number, engine: EngineName): number => find(rows, { plans, engine, query: 'filtered' }).median_ms;
  const ours = find(rows, { plans: 100_000, engine: 'cotejo', query: 'filtered' });
  const growths = queryNames.map((query) => {
    const at = (plans: number): number => find(rows, { plans, engine: 'cotejo', query }).median_ms;
    return at(alone) / at(10_000);
  });
  const times = (engine: EngineName): Pick<Row, 'value' | 'unit' | 'reference'> => ({
    value: median(100_000, engine) / ours.median_ms,
    unit: 'times',
    reference: median(100_000, engine),
  });
  return [
    { name: '100k plans, filtered', value: ours.median_ms, unit: 'ms', goal: '<= 1' },
    { name: 'p99 over median', value: ours.p99_ms / ours.median_ms, unit: 'times', goal: '<= 3' },
    { name: 'faster than DuckDB', ...times('duckdb'), goal: '>= 25' },
    { name: 'faster than PostgreSQL', ...times('postgresql'), goal: '>= 70' },
    { name: 'faster than SQLite', ...times('sqlite') },
    { name: '1M plans, filtered', value: median(alone, 'cotejo'), unit: 'ms', goal: '<= 12' },
    { name: 'most growth of a query from 10k to 1M', value: Math.max(...growths), unit: 'times', goal: '<= 100' },
    { name: 'snapshot of 100k plans built', value: buildSeconds, unit: 's', goal: '<= 2' },
    { name: 'bytes per plan, columns and values', value: bytesPerPlan, unit: 'B', goal: '<= 200' },
    { name: 'bytes per plan with the sets of rows, after the five queries', value: askedBytesPerPlan, unit: 'B', goal: '<= 200' },
    { name: 'room that comparisons of the process share, per plan', value: roomBytesPerPlan, unit: 'B' },
  ];
}

function timesTable(rows: readonly Measured[]): string {
  const shown = rows.map(({ plans, query, engine, median_ms: value, p99_ms: p99 }): Row => {
    const ours = find(rows, { plans, engine: 'cotejo', query }).median_ms;
    const ratio = engine === 'cotejo' ? {} : { reference: ours, ratio: value / ours };
    return { name: `${plans} ${query} ${engine}`, value, unit: `ms, p99 ${p99}`, ...ratio };
  });
  return tableOf(shown);
}

const size = weighSnapshot(weighed);
const comparisons: Comparison[] = [];
for (const plans of sizes) comparisons.push(await compareAt(plans));
const rows = [
  ...comparisons.flatMap((comparison) => comparison.rows),
  ...measureAlone(alone, new CotejoEngine(snapshotOfProducts(generateProducts(alone)))),
];
const families = measureFamilies(new CotejoEngine(snapshotOfProducts(generateProducts(weighed))));
const goals = [
  ...goalsOf(rows, size),
  { name: '100k plans, filtered, another family each time', value: families.another, unit: 'ms', reference: families.same },
];

const folder = resolve(import.meta.dirname, 'results');
const results = {
  rows,
  manners: comparisons.flatMap(({ manners }) => manners),
  goals: goals.map((row) => ({ ...row, value: rounded(row.value), met: meetsGoal(row) })),
};
writeFileSync(join(folder, 'compare.json'), JSON.stringify(results, null, 2) + '\n');
writeFileSync(join(folder, 'compare.svg'), plotOf(rows, titles));
console.log(timesTable(rows));
console.log(`\nAll engines gave the same answers.\n\n${tableOf(goals)}`);
if (goals.some((row) => meetsGoal(row) === false)) process.exitCode = 1;
