import { stat } from 'node:fs/promises';
import { readTask, usage, type Task } from './features/catalogue/import/import-task.ts';
import { hasAnyVersion } from './features/catalogue/version-store.ts';
import { performTask } from './features/catalogue/import/perform-task.ts';
import { readConfig, type Config } from './platform/config.ts';
import { withProgramDatabase } from './platform/database/program-database.ts';
import { nodeRefusal } from './platform/require-node.ts';
import { StopReason } from './platform/stop-reason.ts';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The demonstration fills a database that never held a catalogue (decision 0055), and after this one it does. */
const emptyDatabase =
  'Aviso: esta base está vacía. Después de importar no se cargará el catálogo de demostración; para tenerlo, arranca una vez con npm start antes de importar.';

async function run(task: Task, config: Config): Promise<number> {
  if (task.kind === 'import') {
    const found = await stat(task.folder).catch(() => null);
    if (!found?.isDirectory()) throw new StopReason(`La carpeta ${task.folder} no existe.`);
  }
  const { dataDirectory } = config;
  return withProgramDatabase(config, say, async (database) => {
    const isFirst = task.kind === 'import' && config.catalogue === 'demo' && !(await hasAnyVersion(database));
    if (isFirst) say(emptyDatabase);
    return performTask(task, { database, dataDirectory, say });
  });
}

function stop(line: string, code: number): never {
  process.stderr.write(`${line}\n`);
  process.exit(code);
}

const refusal = nodeRefusal(process.version);
if (refusal !== null) stop(refusal, 1);
// Whoever reads only the first lines ('versions | head') closes the pipe: the work goes on without them.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
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
