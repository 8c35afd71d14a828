import { contactTimeOf } from '@cotejo/core/contact-times';
import { failureReasons } from '@cotejo/core/failure-reasons';
import { leadStatusOf, leadSubStatuses } from '@cotejo/core/leads';
import { channelNames, contactTimeNames } from '../../platform/contact-names.ts';
import type { LeadMoment } from './lead-history.ts';
import type { LeadRow } from './lead-step-store.ts';

/** Names of executives by their numbers. */
export type ExecutiveNames = ReadonlyMap<number, string>;

function statusText(status: number): string {
  return `${status} ${leadStatusOf(status)?.name ?? '(no existe)'}`;
}

/** What was said of a status: its sub-status and why it failed, with a comma before each. */
function saidText({ subStatus, failureReason }: Pick<LeadRow, 'subStatus' | 'failureReason'>): string {
  const sub = subStatus === null ? '' : `, ${subStatus} ${leadSubStatuses.find(({ id }) => id === subStatus)?.name ?? ''}`;
  const reason = failureReasons.find(({ id }) => id === failureReason);
  return failureReason === null ? sub : `${sub}, motivo ${failureReason} ${reason?.name ?? ''}`;
}

function executiveText(id: number | null, names: ExecutiveNames): string {
  return id === null ? 'nadie' : `${id} ${names.get(id) ?? ''}`.trim();
}

/** A request as a line of a list. */
export function lineOf(lead: LeadRow): string {
  const { id, edition, businessLine, executiveId, createdAt } = lead;
  const executive = executiveId === null ? 'sin ejecutivo' : `ejecutivo ${executiveId}`;
  return [id, edition, businessLine, statusText(lead.status) + saidText(lead), executive, createdAt.toISOString()].join('  ');
}

/** How many requests are in each status, as one line. */
export function countsLine(counts: readonly { readonly status: number; readonly count: number }[]): string {
  return counts.length === 0
    ? 'No hay solicitudes.'
    : counts.map(({ status, count }) => `${statusText(status)}: ${count}`).join(' · ');
}

const movers: Readonly<Record<string, string>> = { system: 'el sistema', visitor: 'el visitante' };

function momentLine(moment: LeadMoment, names: ExecutiveNames): string {
  const { at, mover, byName, from, to, executiveBefore, executiveAfter } = moment;
  const who = (movers[mover] ?? mover) + (byName === null ? '' : ` (${byName})`);
  const what = from === null ? `entró como ${statusText(to)}` : `${statusText(from)} → ${statusText(to)}`;
  const [before, after] = [executiveText(executiveBefore, names), executiveText(executiveAfter, names)];
  const hands = before === after ? `ejecutivo: ${after}` : `ejecutivo: ${before} → ${after}`;
  return `${at.toISOString()}  ${who}  ${what}${saidText(moment)}  ${from === null ? `ejecutivo: ${after}` : hands}`;
}

/** Whom a request asked for by its referral, and what became of that when it came in. */
export interface WishToTell {
  readonly executiveId: number;
  readonly outcome: string | null;
}

const wishOutcomes: Readonly<Record<string, string>> = {
  given: 'se le dio',
  repeated: 'no se le dio: otra solicitud de la misma persona ya tenía ejecutivo',
  'not-of-line': 'no se le dio: no atiende esa línea',
  inactive: 'no se le dio: no está activo',
  'in-recess': 'no se le dio: estaba en receso',
  'limit-reached': 'no se le dio: ya había recibido su máximo del día',
  'low-balance': 'no se le dio: su saldo no alcanzaba para el cargo',
};

/** 'Contacto: por teléfono, en la tarde'. */
function contactLine({ contactChannel, contactTime }: LeadRow): string {
  const time = contactTimeNames[contactTimeOf(contactTime) ?? 'any'];
  return `Contacto: por ${channelNames[contactChannel] ?? contactChannel}, ${time}`;
}

/** A request and all that became of it, line by line, without its person. */
export function leadLines(
  lead: LeadRow,
  moments: readonly LeadMoment[],
  { names, wish }: { readonly names: ExecutiveNames; readonly wish: WishToTell | null },
): readonly string[] {
  const { edition, businessLine, leadType, executiveId, firstLeadId, assignedOn } = lead;
  return [
    `Solicitud ${lead.id}`,
    `${edition}, ${businessLine}, ${leadType}`,
    `Estado: ${statusText(lead.status)}${saidText(lead)}`,
    contactLine(lead),
    `Ejecutivo: ${executiveText(executiveId, names)}${assignedOn === null ? '' : `, desde el ${assignedOn}`}`,
    ...(wish === null
      ? []
      : [`Referido a: ${executiveText(wish.executiveId, names)}; ${wishOutcomes[wish.outcome ?? ''] ?? ''}`]),
    ...(firstLeadId === null ? [] : [`Repite la solicitud ${firstLeadId}`]),
    'Historia:',
    ...moments.map((moment) => `  ${momentLine(moment, names)}`),
  ];
}
