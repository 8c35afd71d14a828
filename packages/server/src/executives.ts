import { editionOfRow, setExecutive, todayIn } from './features/executives/change-executive.ts';
import { comeBack, endRecess, goAway, setHours, takeRecess, withHeld, type Held } from './features/executives/change-times.ts';
import { readExecutiveTask, usage, type ExecutiveTask } from './features/executives/executive-command.ts';
import { executiveLine, executiveLines } from './features/executives/executive-lines.ts';
import * as store from './features/executives/executive-store.ts';
import { runCommandLine, type Say } from './platform/command-line.ts';
import type { Database, Transaction } from './platform/database/connect.ts';
import { withProgramDatabase } from './platform/database/program-database.ts';

interface Desk {
  readonly database: Database;
  readonly say: Say;
  readonly now: number;
}

async function show(email: string, desk: Desk): Promise<void> {
  const lines = await withHeld(email, desk, async (transaction, { row, edition }) => {
    const calendar = await store.findCalendarOf(transaction, row.id);
    const away = await store.readAway(transaction, row.id, new Date(desk.now));
    return executiveLines(row, {
      calendar,
      away,
      timeZone: calendar?.timeZone ?? edition.timeZone ?? 'UTC',
      today: todayIn(edition, desk.now),
    });
  });
  for (const line of lines) desk.say(line);
}

/** What was booked stands: whoever is away is told so, and cancels it by its link. */
function warnOf(count: number, say: Say): void {
  if (count === 0) return;
  const meetings = count === 1 ? 'Hay 1 reunión agendada' : `Hay ${count} reuniones agendadas`;
  say(`${meetings} en ese tiempo: siguen en pie hasta que alguien las mueva o cancele por su enlace.`);
}

/** Who is let go of still has what they had: somebody gives it to others. */
function warnOfWork({ requests, meetings }: Awaited<ReturnType<typeof store.countWork>>, say: Say): void {
  const count = requests === 1 ? '1 solicitud' : `${requests} solicitudes`;
  if (requests > 0) say(`Tiene ${count} en curso: dalas a otros con npm run leads -- reassign.`);
  warnOf(meetings, say);
}

function workOf({ now }: Desk): (transaction: Transaction, held: Held) => ReturnType<typeof store.countWork> {
  return (transaction, { row }) => store.countWork(transaction, row.id, new Date(now));
}

async function perform(task: ExecutiveTask, desk: Desk): Promise<number> {
  if (task.kind === 'list') {
    const rows = await store.listExecutives(desk.database, task.edition);
    if (rows.length === 0) desk.say('No hay ejecutivos.');
    for (const row of rows) desk.say(executiveLine(row, todayIn(editionOfRow(row), desk.now)));
    return 0;
  }
  switch (task.kind) {
    case 'show':
      break;
    case 'set':
      await setExecutive(desk.database, task.email, { change: task.change, now: desk.now });
      if (task.change.active === false) warnOfWork(await withHeld(task.email, desk, workOf(desk)), desk.say);
      break;
    case 'recess':
      warnOf(await takeRecess(task, desk), desk.say);
      break;
    case 'recess-end':
      await endRecess(task.email, desk);
      break;
    case 'hours':
      await setHours(task, desk);
      break;
    case 'hours-none':
      await withHeld(task.email, desk, (transaction, { row }) => store.closeCalendar(transaction, row.id));
      break;
    case 'away':
      warnOf(await goAway(task, desk), desk.say);
      break;
    case 'away-remove':
      await comeBack(task.email, task.number, desk);
      break;
  }
  await show(task.email, desk);
  return 0;
}

await runCommandLine<ExecutiveTask>({
  usage,
  readTask: readExecutiveTask,
  perform: (task, config, say) =>
    withProgramDatabase(config, say, (database) => perform(task, { database, say, now: Date.now() })),
});
