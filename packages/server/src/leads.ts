import { leadStatus, waitingStatuses, type LeadStatusId } from '@cotejo/core/leads';
import type { Result } from '@cotejo/core/result';
import { composeLeadSteps } from './compose-lead-steps.ts';
import { readScores } from './features/feedback/score-store.ts';
import { giveWaitingRequest } from './features/lead-steps/give-waiting-requests.ts';
import { readLeadTask, usage, type LeadTask, type MoveTask } from './features/lead-steps/lead-command.ts';
import { historyOf } from './features/lead-steps/lead-history.ts';
import { countsLine, leadLines, lineOf } from './features/lead-steps/lead-lines.ts';
import { refusalText, type LeadStepRefusal } from './features/lead-steps/lead-step-refusals.ts';
import * as store from './features/lead-steps/lead-step-store.ts';
import { takeLeadStep, type TakenStep } from './features/lead-steps/take-lead-step.ts';
import { findExecutiveByEmail } from './platform/assignment/executive-by-email-store.ts';
import { runCommandLine, type Say } from './platform/command-line.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/connect.ts';
import { withProgramDatabase } from './platform/database/program-database.ts';
import { createOutbox, leftToSweeps } from './platform/messages/enqueue-message.ts';
import { availableChannels } from './platform/messages/message-channels.ts';
import { StopReason } from './platform/stop-reason.ts';

const listedAtOnce = 200;
/** Who sits at the machine may do what an administrator may. */
const mover = 'ADMINISTRADOR';

interface Desk {
  readonly database: Database;
  readonly config: Config;
  readonly say: Say;
}

function stepServices({ database, config, say }: Desk) {
  // Without jobs of its own: the running service finds each message within three minutes (message-workers.ts).
  return composeLeadSteps({
    database,
    clock: Date.now,
    outbox: createOutbox({ jobs: leftToSweeps, channels: availableChannels(config), hours: config.contactHours }),
    warn: (fields: Readonly<Record<string, unknown>>, message: string) => say(`Aviso: ${message} ${JSON.stringify(fields)}`),
  });
}

/** Ends the command where a step was refused. */
function requireTaken(step: Result<TakenStep, LeadStepRefusal>, to: LeadStatusId): void {
  if (step.ok) return;
  const { field, reason } = refusalText(step.error, to);
  throw new StopReason(`No se movió: ${field}: ${reason}.`);
}

async function show(id: string, { database, say }: Desk): Promise<void> {
  const lead = await store.findLead(database, id);
  if (lead === null) throw new StopReason(`La solicitud ${id} no existe.`);
  const moments = historyOf(lead, await store.readSteps(database, id));
  const ids = moments.flatMap(({ executiveBefore, executiveAfter }) => [executiveBefore ?? [], executiveAfter ?? []].flat());
  const wish = (await store.findWishedExecutives(database, [id])).get(id) ?? null;
  const others = [lead.executiveId ?? [], wish?.executiveId ?? []].flat();
  const names = await store.readExecutiveNames(database, [...ids, ...others]);
  for (const line of leadLines(lead, moments, { names, wish })) say(line);
}

async function list(status: number | null, { database, say }: Desk): Promise<void> {
  if (status === null) say(countsLine(await store.countLeads(database)));
  const leads = await store.listLeads(database, status, listedAtOnce);
  if (status !== null && leads.length === 0) say('No hay solicitudes en ese estado.');
  for (const lead of leads) say(lineOf(lead));
}

/** The number of an executive who was named by it or by their e-mail. */
async function executiveOf(said: string | undefined, database: Database): Promise<number | undefined> {
  if (said === undefined) return undefined;
  if (/^\d{1,9}$/.test(said)) return Number(said);
  const executive = await findExecutiveByEmail(database, said);
  if (executive === null) throw new StopReason(`No hay un ejecutivo con el correo ${said}.`);
  return executive.id;
}

async function move({ id, to, by, subStatus, reason, executive, first }: MoveTask, desk: Desk): Promise<void> {
  const executiveId = await executiveOf(executive, desk.database);
  const said = { subStatus, reason, executiveId, firstRequest: first };
  const wish = { leadId: id, to, by: mover, byName: by, ...said, now: Date.now() } as const;
  requireTaken(await takeLeadStep(wish, stepServices(desk)), to);
  await show(id, desk);
}

const waiting: readonly number[] = waitingStatuses;

async function reassign({ id, by }: { readonly id: string; readonly by: string | null }, desk: Desk): Promise<void> {
  const services = stepServices(desk);
  const lead = await store.findLead(desk.database, id);
  if (lead === null) throw new StopReason(`La solicitud ${id} no existe.`);
  if (!waiting.includes(lead.status)) {
    const wish = { leadId: id, to: leadStatus.toReassign, by: mover, byName: by, now: Date.now() } as const;
    requireTaken(await takeLeadStep(wish, services), wish.to);
  }
  const executive = await giveWaitingRequest(id, services);
  if (executive === null) desk.say('Espera: no hay a quién darla. El servicio lo intenta otra vez cada tres minutos.');
  await show(id, desk);
}

const kinds: Readonly<Record<string, string>> = { executive: 'ejecutivo', organization: 'compañía', product: 'producto' };

async function scores({ database, say }: Desk): Promise<void> {
  const rows = await readScores(database);
  if (rows.length === 0) say('Todavía no hay notas.');
  for (const { edition, kind, name, count, total } of rows) {
    const average = (total / count).toFixed(1).replace('.', ',');
    say(`${edition}  ${kinds[kind] ?? kind} ${name}  ${average} de 10  ${count} ${count === 1 ? 'nota' : 'notas'}`);
  }
}

async function perform(task: LeadTask, desk: Desk): Promise<number> {
  switch (task.kind) {
    case 'list':
      await list(task.status, desk);
      break;
    case 'show':
      await show(task.id, desk);
      break;
    case 'move':
      await move(task, desk);
      break;
    case 'reassign':
      await reassign(task, desk);
      break;
    case 'scores':
      await scores(desk);
      break;
  }
  return 0;
}

await runCommandLine<LeadTask>({
  usage,
  readTask: readLeadTask,
  perform: (task, config, say) => withProgramDatabase(config, say, (database) => perform(task, { database, config, say })),
});
