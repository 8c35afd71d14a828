import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { editionIds, type EditionId } from '@cotejo/core/editions';
import { storeForm } from './features/forms/store-form.ts';
import { readConfig, type Config } from './platform/config.ts';
import { withProgramDatabase } from './platform/database/program-database.ts';
import { nodeRefusal } from './platform/require-node.ts';
import { StopReason } from './platform/stop-reason.ts';

const usage = `Uso: npm run forms:store -- <edición> <hash> <archivo.json>
Guarda el formulario de un proceso en lugar del que tenía, o dice todo lo que está mal y no guarda nada.
Las ediciones son ${editionIds.join(', ')}.`;

interface Task {
  readonly edition: EditionId;
  readonly hash: string;
  readonly file: string;
}

/** What the arguments ask for, a relative file taken from `from`; null: they are no task. */
function readTask([word, hash, file, ...rest]: readonly string[], from: string): Task | null {
  const edition = editionIds.find((id) => id === word);
  if (edition === undefined || hash === undefined || file === undefined || rest.length > 0) return null;
  return /^[\w-]{1,80}$/.test(hash) ? { edition, hash, file: resolve(from, file) } : null;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function stop(line: string, code: number): never {
  process.stderr.write(`${line}\n`);
  process.exit(code);
}

async function definitionIn(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StopReason(`El archivo ${file} no se puede leer.`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new StopReason(`El archivo ${file} no es JSON.`);
  }
}

async function run({ edition, hash, file }: Task, config: Config): Promise<number> {
  const definition = await definitionIn(file);
  return withProgramDatabase(config, say, async (database) => {
    const stored = await storeForm(database, { edition, hash, name: basename(file, '.json'), definition });
    if (stored.ok) {
      say(`Formulario guardado: ${edition} ${hash}.`);
      return 0;
    }
    for (const { field, reason } of stored.error) say(`${field}: ${reason}`);
    say('No se guardó nada.');
    return 1;
  });
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
