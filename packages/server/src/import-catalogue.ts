import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { importIsapreSheets } from './features/catalogue/import/import-isapre-sheets.ts';
import { reportLines, writeReport } from './features/catalogue/import/import-report.ts';
import { loadKnownIndicators } from './features/catalogue/load-demo-catalogue.ts';
import { readConfig, type Config } from './platform/config.ts';
import { lockDataDirectory } from './platform/data-directory-lock.ts';
import { connect, requireSupportedServer } from './platform/database/connect.ts';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { findRunningPostgres } from './platform/database/running-postgres.ts';
import { nodeRefusal } from './platform/require-node.ts';
import { StopReason } from './platform/stop-reason.ts';

const usage = `Uso: npm run catalogue:import -- isapre-sheets <carpeta> [--dry-run] [--publish yes|no]
La carpeta tiene plans.csv, coverage.csv y clinics.csv (o .csv.gz).
--dry-run    hace todo y no guarda nada
--publish no guarda la versión como borrador, sin mostrarla`;

interface Arguments {
  readonly folder: string;
  readonly dryRun: boolean;
  readonly publish: boolean;
}

function readArguments(given: string[]): Arguments | null {
  try {
    const { values, positionals } = parseArgs({
      args: given,
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false }, publish: { type: 'string', default: 'yes' } },
    });
    const [kind, folder, ...rest] = positionals;
    if (kind !== 'isapre-sheets' || folder === undefined || rest.length > 0) return null;
    if (values.publish !== 'yes' && values.publish !== 'no') return null;
    // npm runs scripts in the package's folder and tells where the person was.
    const from = process.env['INIT_CWD'] ?? process.cwd();
    return { folder: resolve(from, folder), dryRun: values['dry-run'], publish: values.publish === 'yes' };
  } catch {
    return null;
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

interface OpenDatabase {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** A process that is starting holds the data directory a few seconds before its PostgreSQL answers. */
async function waitForRunning(dataDirectory: string): Promise<string | null> {
  for (let round = 0; round < 40; round += 1) {
    const url = await findRunningPostgres(dataDirectory);
    if (url !== null) return url;
    await sleep(250);
  }
  return null;
}

async function openDatabase({ databaseUrl, dataDirectory }: Config): Promise<OpenDatabase> {
  if (databaseUrl !== null) return { url: databaseUrl, close: async () => undefined };
  const lock = await lockDataDirectory(dataDirectory).catch((error: unknown) => {
    if (error instanceof StopReason) return error;
    throw error;
  });
  if (lock instanceof StopReason) {
    const url = await waitForRunning(dataDirectory);
    if (url === null) throw lock;
    say('Se usa la base de datos del Cotejo que está en marcha.');
    return { url, close: async () => undefined };
  }
  const postgres = await startEmbeddedPostgres({ dataDirectory, durable: true, onUnexpectedExit: () => process.exit(1) });
  process.on('exit', postgres.signalStop);
  return {
    url: postgres.url,
    close: async () => {
      await postgres.stop();
      await lock.release();
    },
  };
}

async function run({ folder, dryRun, publish }: Arguments, config: Config): Promise<number> {
  const found = await stat(folder).catch(() => null);
  if (!found?.isDirectory()) throw new StopReason(`La carpeta ${folder} no existe.`);
  const started = new Date();
  const { url, close } = await openDatabase(config);
  const connection = connect({ url, onError: (error) => say(`Base de datos: ${error.message}`) });
  try {
    await requireSupportedServer(connection.pool);
    await migrateDatabase(url);
    const request = { folder, edition: 'chile', dryRun, publish, progress: say } as const;
    const result = await importIsapreSheets(connection.database, request);
    if (result.outcome.kind === 'imported') await loadKnownIndicators(connection.database);
    const milliseconds = Date.now() - started.getTime();
    const report = { ...result, folder, startedAt: started.toISOString(), milliseconds };
    for (const line of reportLines(report)) say(line);
    say(`Informe: ${join(await writeReport(report, config.dataDirectory), 'report.html')}`);
    return result.outcome.kind === 'refused' ? 1 : 0;
  } finally {
    await connection.close();
    await close();
  }
}

function stop(line: string, code: number): never {
  process.stderr.write(`${line}\n`);
  process.exit(code);
}

const refusal = nodeRefusal(process.version);
if (refusal !== null) stop(refusal, 1);
const given = readArguments(process.argv.slice(2));
if (given === null) stop(usage, 2);
// An ordered exit, so that the embedded PostgreSQL is told to end too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const config = readConfig(process.env);
if (!config.ok) stop(config.error, 1);
try {
  process.exitCode = await run(given, config.value);
} catch (error) {
  if (!(error instanceof StopReason)) throw error;
  stop(error.message, 1);
}
