import { exportFolder, type ExportRequest } from './features/catalogue/export/export-folder.ts';
import { readExportTask, usage } from './features/catalogue/export/export-task.ts';
import { readConfig, type Config } from './platform/config.ts';
import { withProgramDatabase } from './platform/database/program-database.ts';
import { nodeRefusal } from './platform/require-node.ts';
import { StopReason } from './platform/stop-reason.ts';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function run(request: ExportRequest, config: Config): Promise<number> {
  return withProgramDatabase(config, say, async (database) => {
    const exported = await exportFolder(database, request, say);
    if (!exported.ok) {
      say(exported.error);
      return 1;
    }
    for (const [table, rows] of exported.value.counts) say(`${table}: ${rows} filas`);
    say(`Versión ${exported.value.versionId} escrita en ${request.folder}.`);
    return 0;
  });
}

function stop(line: string, code: number): never {
  process.stderr.write(`${line}\n`);
  process.exit(code);
}

const refusal = nodeRefusal(process.version);
if (refusal !== null) stop(refusal, 1);
// npm runs scripts in the package's folder and tells where the person was.
const request = readExportTask(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
if (request === null) stop(usage, 2);
// An ordered exit, so that the embedded PostgreSQL is told to end too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const config = readConfig(process.env);
if (!config.ok) stop(config.error, 1);
try {
  process.exitCode = await run(request, config.value);
} catch (error) {
  if (!(error instanceof StopReason)) throw error;
  stop(error.message, 1);
}
