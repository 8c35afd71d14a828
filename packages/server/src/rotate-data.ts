import { readConfig, type Config } from './platform/config.ts';
import { withProgramDatabase } from './platform/database/program-database.ts';
import { openDataKeys } from './platform/personal-data/open-data-keys.ts';
import { rotateStoredData } from './platform/personal-data/prepare-stored-data.ts';
import { nodeRefusal } from './platform/require-node.ts';
import { StopReason } from './platform/stop-reason.ts';

const usage = `Uso: npm run data:rotate
Cifra con la primera clave de DATA_KEY los datos personales que están cifrados con las otras. Se puede repetir.`;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function stop(line: string, code: number): never {
  process.stderr.write(`${line}\n`);
  process.exit(code);
}

async function run(config: Config): Promise<number> {
  return withProgramDatabase(config, say, async (database) => {
    const keys = await openDataKeys(config);
    const { tables, left } = await rotateStoredData(database, keys, ({ table, seen }) => {
      if (seen > 0 && seen % 10_000 === 0) say(`${table}: ${seen} filas vistas`);
    });
    for (const { table, seen, resealed, damaged } of tables) {
      say(`${table}: ${seen} filas, ${resealed} cifradas de nuevo${damaged > 0 ? `, ${damaged} que no se pueden abrir` : ''}`);
    }
    if (left > 0) {
      say(
        `Quedan ${left} filas con otra clave: no quites ninguna de DATA_KEY. ¿Sigue en marcha un Cotejo con la clave anterior?`,
      );
      return 1;
    }
    say(`Todo está cifrado con la clave ${keys[0].id}. Las demás ya no hacen falta.`);
    return 0;
  });
}

const refusal = nodeRefusal(process.version);
if (refusal !== null) stop(refusal, 1);
if (process.argv.length > 2) stop(usage, 2);
// An ordered exit, so that the embedded PostgreSQL is told to end too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const config = readConfig(process.env);
if (!config.ok) stop(config.error, 1);
try {
  process.exitCode = await run(config.value);
} catch (error) {
  if (!(error instanceof StopReason)) throw error;
  stop(error.message, 1);
}
