import { exportFolder } from './features/catalogue/export/export-folder.ts';
import { readExportTask, usage } from './features/catalogue/export/export-task.ts';
import { runCommandLine } from './platform/command-line.ts';
import { withProgramDatabase } from './platform/database/program-database.ts';

await runCommandLine({
  usage,
  readTask: readExportTask,
  perform: async (request, config, say) =>
    withProgramDatabase(config, say, async (database) => {
      const exported = await exportFolder(database, request, say);
      if (!exported.ok) {
        say(exported.error);
        return 1;
      }
      for (const [table, rows] of exported.value.counts) say(`${table}: ${rows} filas`);
      say(`Versión ${exported.value.versionId} escrita en ${request.folder}.`);
      return 0;
    }),
});
