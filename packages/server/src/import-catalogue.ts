import { stat } from 'node:fs/promises';
import { readTask, usage } from './features/catalogue/import/import-task.ts';
import { performTask } from './features/catalogue/import/perform-task.ts';
import { hasAnyVersion } from './features/catalogue/version-store.ts';
import { runCommandLine } from './platform/command-line.ts';
import { withProgramDatabase } from './platform/database/program-database.ts';
import { StopReason } from './platform/stop-reason.ts';

/** The demonstration fills a database that never held a catalogue (decision 0055), and after this one it does. */
const emptyDatabase =
  'Aviso: esta base está vacía. Después de importar no se cargará el catálogo de demostración; para tenerlo, arranca una vez con npm start antes de importar.';

await runCommandLine({
  usage,
  readTask,
  perform: async (task, config, say) => {
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
  },
});
