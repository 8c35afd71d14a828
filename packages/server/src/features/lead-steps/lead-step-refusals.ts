import type { Unavailability } from '@cotejo/core/assignment';
import { leadStatusOf, subStatusesOf, type LeadStatusId } from '@cotejo/core/leads';
import { leadTransitions, type LeadNeed, type LeadStepFault } from '@cotejo/core/lead-transitions';

/** Why a step is not taken: the rules do not have it, or what it names is not there for it. */
export type LeadStepRefusal =
  | LeadStepFault
  | { readonly kind: 'no-lead' }
  | { readonly kind: 'unknown-status'; readonly status: number }
  | { readonly kind: 'unasked'; readonly need: LeadNeed }
  | { readonly kind: 'no-executive'; readonly executiveId: number }
  | { readonly kind: 'not-of-line'; readonly businessLine: string; readonly edition: string }
  | { readonly kind: 'unavailable'; readonly why: Exclude<Unavailability, 'no-weight'> }
  | { readonly kind: 'taken-from'; readonly executiveId: number }
  | { readonly kind: 'no-first-request' }
  | { readonly kind: 'taken-back' };

/** What a refusal is about, as an operator names it, and why. */
export interface RefusalText {
  readonly field: 'solicitud' | 'estado' | 'quién' | 'subestado' | 'motivo' | 'ejecutivo' | 'primera solicitud';
  readonly reason: string;
}

const fieldOf = {
  executive: 'ejecutivo',
  subStatus: 'subestado',
  reason: 'motivo',
  firstRequest: 'primera solicitud',
} as const satisfies Record<LeadNeed, RefusalText['field']>;

const whyUnavailable = {
  inactive: 'no está activo',
  'in-recess': 'está en receso',
  'limit-reached': 'ya recibió hoy su máximo de solicitudes',
  'low-balance': 'su saldo no alcanza para el cargo',
} as const satisfies Record<Exclude<Unavailability, 'no-weight'>, string>;

function nameOf(status: LeadStatusId): string {
  return `${status} ${leadStatusOf(status)?.name ?? ''}`;
}

function onward(from: LeadStatusId): string {
  const next = leadTransitions.filter((step) => step.from === from).map(({ to }) => nameOf(to));
  return next.length === 0 ? 'de ahí no sigue nada' : `de ahí sigue: ${next.join(', ')}`;
}

/** The sub-statuses of a status, to choose from. */
function subStatusChoice(status: LeadStatusId): string {
  const all = subStatusesOf(status).map(({ id, name }) => `${id} ${name}`);
  return all.length === 0 ? `${nameOf(status)} no tiene` : `hay: ${all.join(', ')}`;
}

/** A refusal in words for whoever asked for the step to a status. */
export function refusalText(refusal: LeadStepRefusal, to: LeadStatusId): RefusalText {
  switch (refusal.kind) {
    case 'no-lead':
      return { field: 'solicitud', reason: 'no existe' };
    case 'unknown-status':
      return { field: 'estado', reason: `${refusal.status} no existe` };
    case 'not-permitted': {
      const { from } = refusal;
      return { field: 'estado', reason: `no se pasa de ${nameOf(from)} a ${nameOf(to)}; ${onward(from)}` };
    }
    case 'not-by-them':
      return { field: 'quién', reason: `ese paso no lo da ${refusal.by}` };
    case 'missing':
      return { field: fieldOf[refusal.need], reason: refusal.need === 'subStatus' ? `falta; ${subStatusChoice(to)}` : 'falta' };
    case 'unasked':
      return { field: fieldOf[refusal.need], reason: 'ese paso no lo lleva' };
    case 'wrong-sub-status':
      return { field: 'subestado', reason: `${refusal.subStatus} no es de ese estado; ${subStatusChoice(to)}` };
    case 'wrong-reason':
      return { field: 'motivo', reason: `${refusal.reason} no se puede decir ahí` };
    case 'no-executive':
      return { field: 'ejecutivo', reason: `${refusal.executiveId} no existe` };
    case 'not-of-line':
      return { field: 'ejecutivo', reason: `no atiende ${refusal.businessLine} en ${refusal.edition}` };
    case 'unavailable':
      return { field: 'ejecutivo', reason: whyUnavailable[refusal.why] };
    case 'taken-from':
      return { field: 'ejecutivo', reason: `la solicitud se le quitó a ${refusal.executiveId}` };
    case 'taken-back':
      return { field: 'estado', reason: 'quien la hizo la retiró y pidió que no lo contacten: si la quiere, la pide de nuevo' };
    case 'no-first-request':
      return { field: 'primera solicitud', reason: 'no existe en esa edición, o es ella misma un duplicado' };
  }
}
