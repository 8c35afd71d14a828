import { spawn } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import { startServer } from '../e2e/running-server.ts';
import { report, type Row } from './report.ts';
import { residentMegabytes } from './resident-memory.ts';

const root = resolve(import.meta.dirname, '..');

interface Measured {
  readonly seconds: number;
  /** Most resident memory of the process, PostgreSQL left out. */
  readonly megabytes: number;
}

/** The program as a person starts it, on a database of its own. Rejects when it refuses the folder. */
async function measureImport(kind: string, folder: string, dataDirectory: string): Promise<Measured> {
  const started = performance.now();
  const program = join(root, 'packages/server/src/import-catalogue.ts');
  const child = spawn(process.execPath, [program, kind, folder], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDirectory, DATABASE_URL: undefined },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let megabytes = 0;
  const timer = setInterval(() => {
    if (child.pid !== undefined) megabytes = Math.max(megabytes, residentMegabytes(child.pid));
  }, 250);
  const code = await new Promise((done) => child.once('exit', done));
  clearInterval(timer);
  if (code !== 0) throw new Error(`the import of ${kind} ended with ${String(code)}`);
  return { seconds: (performance.now() - started) / 1000, megabytes };
}

/** Seconds that reading the same file takes with the CSV library alone. */
async function measureReading(file: string): Promise<number> {
  const started = performance.now();
  for await (const _row of createReadStream(file)
    .pipe(createGunzip())
    .pipe(parse({ bom: true })))
    continue;
  return (performance.now() - started) / 1000;
}

interface Goals {
  readonly seconds: Pick<Row, 'goal'>;
  readonly megabytes: Pick<Row, 'goal'>;
}

interface Kind {
  readonly kind: string;
  readonly folder: string;
  readonly file: string;
  readonly name: string;
  readonly goals: Goals | null;
}

const kinds: readonly Kind[] = [
  {
    kind: 'ch-premiums',
    folder: 'switzerland_premiums_2026',
    file: 'premiums.csv.gz',
    name: '217,308 Swiss premiums',
    goals: { seconds: { goal: '<= 60' }, megabytes: { goal: '<= 500' } },
  },
  {
    kind: 'cms-landscape',
    folder: 'usa_qhp_landscape_2014',
    file: 'premiums_by_plan_and_area.csv.gz',
    name: '2,890 US plans in 17,653 areas',
    goals: null,
  },
];

const datasets = resolve(root, process.argv[2] ?? '../shared/datasets');
const present = kinds.filter(({ folder }) => existsSync(join(datasets, folder)));
if (present.length === 0) {
  console.log(`${datasets} holds none of ${kinds.map(({ folder }) => folder).join(', ')}: nothing was measured.`);
} else {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'cotejo-bench-'));
  const rows: Row[] = [];
  try {
    // The demonstration catalogue first, as on a real machine.
    await (await startServer({ dataDirectory })).stop();
    for (const { kind, folder, file, name, goals } of present) {
      const reference = await measureReading(join(datasets, folder, file));
      const { seconds, megabytes } = await measureImport(kind, join(datasets, folder), dataDirectory);
      rows.push(
        { name: `import of ${name}`, value: seconds, unit: 's', reference, ratio: seconds / reference, ...goals?.seconds },
        { name: `resident memory meanwhile, without PostgreSQL`, value: megabytes, unit: 'MB', ...goals?.megabytes },
      );
    }
    const server = await startServer({ dataDirectory });
    rows.push(
      { name: 'later start with what was imported', value: server.startSeconds, unit: 's' },
      { name: 'resident memory after it, without PostgreSQL', value: residentMegabytes(server.processId), unit: 'MB' },
    );
    await server.stop();
  } finally {
    await rm(dataDirectory, { recursive: true, force: true });
  }
  report('import', rows);
}
