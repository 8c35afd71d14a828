import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EditionId } from '@cotejo/core/editions';
import { importIsapreSheets } from './features/catalogue/import/import-isapre-sheets.ts';
import { reportLines, writeReport } from './features/catalogue/import/import-report.ts';
import { readTask, usage, type Task } from './features/catalogue/import/import-task.ts';
import { loadKnownIndicators } from './features/catalogue/load-demo-catalogue.ts';
import { listVersions, publishVersion } from './features/catalogue/version-store.ts';
import { readConfig, type Config } from './platform/config.ts';
import { lockDataDirectory } from './platform/data-directory-lock.ts';
import { connect, requireSupportedServer, type Database } from './platform/database/connect.ts';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { findRunningPostgres } from './platform/database/running-postgres.ts';
import { nodeRefusal } from './platform/require-node.ts';
import { StopReason } from './platform/stop-reason.ts';

/** The edition whose isapres the sheets describe. */
const edition = 'chile' satisfies EditionId;

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

type SheetsTask = Extract<Task, { kind: 'isapre-sheets' }>;

async function importSheets({ folder, dryRun, publish }: SheetsTask, database: Database, config: Config): Promise<number> {
  const started = new Date();
  const result = await importIsapreSheets(database, { folder, edition, dryRun, publish, progress: say });
  if (result.outcome.kind === 'imported') await loadKnownIndicators(database);
  const milliseconds = Date.now() - started.getTime();
  const report = { ...result, folder, startedAt: started.toISOString(), milliseconds };
  for (const line of reportLines(report)) say(line);
  say(`Informe: ${join(await writeReport(report, config.dataDirectory), 'report.html')}`);
  return result.outcome.kind === 'refused' ? 1 : 0;
}

const statusWords = { draft: 'borrador', published: 'publicada', retired: 'retirada' } as const;

async function showVersions(database: Database): Promise<number> {
  for (const { id, layer, status, productCount, createdAt, source } of await listVersions(database, edition)) {
    say(`${id}  ${layer}  ${statusWords[status]}  ${productCount} productos  ${createdAt.toISOString()}  ${source}`);
  }
  return 0;
}

async function publishOne(database: Database, versionId: number): Promise<number> {
  const published = await database.transaction((transaction) => publishVersion(transaction, versionId));
  if (published.ok) {
    const { layer, replacedVersionId } = published.value;
    say(
      `Capa ${layer}: se muestra la versión ${versionId}${replacedVersionId === null ? '' : ` en lugar de la ${replacedVersionId}`}.`,
    );
    return 0;
  }
  const { error } = published;
  say(
    error.kind === 'code-in-other-layer'
      ? `No se publicó: el producto ${error.code} ya existe en la capa ${error.layer}.`
      : `No existe la versión ${versionId}.`,
  );
  return 1;
}

async function perform(task: Task, database: Database, config: Config): Promise<number> {
  switch (task.kind) {
    case 'isapre-sheets':
      return importSheets(task, database, config);
    case 'versions':
      return showVersions(database);
    case 'publish':
      return publishOne(database, task.versionId);
  }
}

async function run(task: Task, config: Config): Promise<number> {
  if (task.kind === 'isapre-sheets') {
    const found = await stat(task.folder).catch(() => null);
    if (!found?.isDirectory()) throw new StopReason(`La carpeta ${task.folder} no existe.`);
  }
  const { url, close } = await openDatabase(config);
  const connection = connect({ url, onError: (error) => say(`Base de datos: ${error.message}`) });
  try {
    await requireSupportedServer(connection.pool);
    await migrateDatabase(url);
    return await perform(task, connection.database, config);
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
// npm runs scripts in the package's folder and tells where the person was.
const task = readTask(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
if (task === null) stop(usage, 2);
// An ordered exit, so that the embedded PostgreSQL is told to end too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const config = readConfig(process.env);
if (!config.ok) stop(config.error, 1);
try {
  process.exitCode = await run(task, config.value);
} catch (error) {
  if (!(error instanceof StopReason)) throw error;
  stop(error.message, 1);
}
