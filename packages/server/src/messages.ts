import { runCommandLine, type Say } from './platform/command-line.ts';
import type { Database } from './platform/database/connect.ts';
import { withProgramDatabase } from './platform/database/program-database.ts';
import { countMessages, listUnsent, renewMessages, type StoredMessage } from './platform/messages/message-store.ts';
import { StopReason } from './platform/stop-reason.ts';
import { writePreviews } from './write-previews.ts';

const usage = `Uso: npm run messages -- list
     npm run messages -- resend <id>… | all
     npm run messages -- preview <carpeta>
list dice cuántos mensajes hay en cada estado, y cuáles no llegaron a nadie y por qué.
resend hace que el servicio en marcha los intente otra vez, antes de tres minutos: los nombrados, o todos.
preview escribe cómo se ve cada correo, en archivos HTML.`;

type Task =
  | { readonly kind: 'list' }
  /** Null: all. */
  | { readonly kind: 'resend'; readonly ids: readonly string[] | null }
  | { readonly kind: 'preview'; readonly folder: string };

const listedAtOnce = 200;
const messageNumber = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

function readTask([word, ...rest]: readonly string[]): Task | null {
  const [first] = rest;
  if (word === 'list') return rest.length === 0 ? { kind: 'list' } : null;
  if (first === undefined) return null;
  if (word === 'preview') return rest.length === 1 ? { kind: 'preview', folder: first } : null;
  if (word !== 'resend') return null;
  if (first === 'all') return rest.length === 1 ? { kind: 'resend', ids: null } : null;
  return rest.every((id) => messageNumber.test(id)) ? { kind: 'resend', ids: rest } : null;
}

function lineOf({ id, event, edition, state, fault, failures, endedAt }: StoredMessage): string {
  return [id, event, edition, state, fault ?? '', `${failures} fallos`, endedAt?.toISOString() ?? ''].join('  ');
}

async function list(database: Database, say: Say): Promise<number> {
  const counts = await countMessages(database);
  const shown = [...counts].toSorted(([left], [right]) => left.localeCompare(right)).map(([state, count]) => `${state} ${count}`);
  say(shown.length === 0 ? 'No hay mensajes.' : shown.join(', '));
  for (const message of await listUnsent(database, listedAtOnce)) say(lineOf(message));
  return 0;
}

async function resend(ids: readonly string[] | null, database: Database, say: Say): Promise<number> {
  // Long due, so that the service finds them the next time it looks.
  const renewed = await renewMessages(database, ids, new Date(Date.now() - 3_600_000));
  if (ids !== null && renewed < ids.length)
    throw new StopReason(`Vuelven a intentarse ${renewed}; los demás no son mensajes sin entregar.`);
  say(`Vuelven a intentarse: ${renewed}.`);
  return 0;
}

await runCommandLine<Task>({
  usage,
  readTask,
  perform: async (task, config, say) => {
    switch (task.kind) {
      case 'list':
        return withProgramDatabase(config, say, (database) => list(database, say));
      case 'resend':
        return withProgramDatabase(config, say, (database) => resend(task.ids, database, say));
      case 'preview':
        say(`Escritos en ${task.folder}: ${(await writePreviews(task.folder)).join(', ')}.`);
        return 0;
    }
  },
});
