import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { editionIds, type EditionId } from '@cotejo/core/editions';
import { storeForm } from './features/forms/store-form.ts';
import { runCommandLine } from './platform/command-line.ts';
import { withProgramDatabase } from './platform/database/program-database.ts';
import { StopReason } from './platform/stop-reason.ts';

const usage = `Uso: npm run forms:store -- <edición> <hash> <archivo.json>
Guarda el formulario de un proceso en lugar del que tenía, o dice todo lo que está mal y no guarda nada.
Las ediciones son ${editionIds.join(', ')}.`;

interface Task {
  readonly edition: EditionId;
  readonly hash: string;
  readonly file: string;
}

function readTask([word, hash, file, ...rest]: readonly string[], from: string): Task | null {
  const edition = editionIds.find((id) => id === word);
  if (edition === undefined || hash === undefined || file === undefined || rest.length > 0) return null;
  return /^[\w-]{1,80}$/.test(hash) ? { edition, hash, file: resolve(from, file) } : null;
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

await runCommandLine({
  usage,
  readTask,
  perform: async ({ edition, hash, file }, config, say) => {
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
  },
});
