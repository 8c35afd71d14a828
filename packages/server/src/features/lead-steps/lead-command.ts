import { failureReasons } from '@cotejo/core/failure-reasons';
import { leadStatuses, leadSubStatuses, subStatusesOf, type LeadStatusId } from '@cotejo/core/leads';
import { namedIn, readOptions, textOf, type Said } from '../../platform/command-options.ts';
import { StopReason } from '../../platform/stop-reason.ts';

export const usage = `Uso: npm run leads -- list [--status <estado>]
     npm run leads -- show <id>
     npm run leads -- move <id> --to <estado> --by <nombre> [--sub-status <subestado>] [--reason <motivo>]
                           [--executive <número o correo>] [--first <id>]
     npm run leads -- reassign <id> [--by <nombre>]
     npm run leads -- scores
list dice cuántas solicitudes hay en cada estado, y las últimas.
show dice cómo está una y todo lo que pasó con ella.
move la pasa a otro estado, o a otro subestado del mismo, si las reglas lo permiten.
reassign se la quita a su ejecutivo y la da a otro, por las reglas del reparto.
scores dice las notas de las encuestas por ejecutivo, compañía y producto.
Estados, subestados y motivos se dicen por su número o su nombre.`;

/** A step as the command line names it. */
export interface MoveTask {
  readonly kind: 'move';
  readonly id: string;
  readonly to: LeadStatusId;
  readonly by: string;
  readonly subStatus: number | undefined;
  readonly reason: number | undefined;
  /** Number or e-mail. */
  readonly executive: string | undefined;
  readonly first: string | undefined;
}

export type LeadTask =
  | { readonly kind: 'list'; readonly status: LeadStatusId | null }
  | { readonly kind: 'show'; readonly id: string }
  | MoveTask
  | { readonly kind: 'reassign'; readonly id: string; readonly by: string | null }
  | { readonly kind: 'scores' };

const leadNumber = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

function requestNumber(said: string | undefined, what: string): string {
  if (said === undefined) throw new StopReason(`Falta ${what}.`);
  if (!leadNumber.test(said)) throw new StopReason(`"${said}" no es ${what}.`);
  return said.toLowerCase();
}

const aRequest = 'el número de una solicitud';

const options = {
  list: { status: { type: 'string' } },
  show: {},
  move: {
    to: { type: 'string' },
    by: { type: 'string' },
    'sub-status': { type: 'string' },
    reason: { type: 'string' },
    executive: { type: 'string' },
    first: { type: 'string' },
  },
  reassign: { by: { type: 'string' } },
  scores: {},
} as const;

function readMove(said: Said, id: string): MoveTask {
  const to = namedIn(leadStatuses, 'to', textOf(said, 'to'));
  if (!to) throw new StopReason('Falta --to: el estado al que pasa.');
  const by = textOf(said, 'by');
  if (by === undefined) throw new StopReason('Falta --by: quién la mueve.');
  const ofStatus = subStatusesOf(to.id);
  const first = textOf(said, 'first');
  return {
    kind: 'move',
    id,
    to: to.id,
    by,
    subStatus: namedIn([...ofStatus, ...leadSubStatuses], 'sub-status', textOf(said, 'sub-status'))?.id,
    reason: namedIn(failureReasons, 'reason', textOf(said, 'reason'))?.id,
    executive: textOf(said, 'executive'),
    first: first === undefined ? undefined : requestNumber(first, 'el número de la primera solicitud'),
  };
}

/** What the arguments ask for; null: they are none of the commands. Throws a StopReason that says in one line what is wrong with them. */
export function readLeadTask([word, ...rest]: readonly string[]): LeadTask | null {
  if (word !== 'list' && word !== 'show' && word !== 'move' && word !== 'reassign' && word !== 'scores') return null;
  const { said, words } = readOptions(word, rest, options[word]);
  const [first, ...more] = words;
  const isAlone = word === 'list' || word === 'scores';
  if (isAlone ? first !== undefined : more.length > 0) throw new StopReason(`"${isAlone ? first : more[0]}" sobra.`);
  switch (word) {
    case 'list':
      return { kind: 'list', status: namedIn(leadStatuses, 'status', textOf(said, 'status'))?.id ?? null };
    case 'scores':
      return { kind: 'scores' };
    case 'show':
      return { kind: 'show', id: requestNumber(first, aRequest) };
    case 'move':
      return readMove(said, requestNumber(first, aRequest));
    case 'reassign':
      return { kind: 'reassign', id: requestNumber(first, aRequest), by: textOf(said, 'by') ?? null };
  }
}
