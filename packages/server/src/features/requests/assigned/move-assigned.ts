import type { AssignedRequestStep } from '@cotejo/contract/assigned-request';
import type { ApiFailure } from '@cotejo/contract/errors';
import { leadTransitions } from '@cotejo/core/lead-transitions';
import { leadStatusOf, type LeadStatusId } from '@cotejo/core/leads';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { WorkLink } from '../../../platform/assignment/work-link.ts';
import type { Database, Transaction } from '../../../platform/database/connect.ts';
import * as store from './assigned-store.ts';

/** A step as whoever moves requests takes it. */
export interface AssignedWish {
  readonly leadId: string;
  readonly to: LeadStatusId;
  readonly by: 'EJECUTIVO';
  readonly byName: string | null;
  readonly subStatus?: number | undefined;
  readonly reason?: number | undefined;
  readonly executiveId?: number | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Why a step is not taken, by its kind and in words that name the field of an operator's command. */
export interface WishRefusal {
  readonly kind: string;
  readonly field: string;
  readonly reason: string;
}

export interface AssignedMoving {
  readonly database: Database;
  /** Takes the step within the transaction, or says why not. */
  readonly takeStep: (
    transaction: Transaction,
    wish: AssignedWish,
  ) => Promise<Result<{ readonly to: LeadStatusId; readonly executiveId: number | null }, WishRefusal>>;
}

/** Where a request stands after a step of its executive. */
export interface MovedRequest {
  readonly status: { readonly id: number; readonly name: string };
  readonly isHeld: boolean;
}

/** It is with somebody else, or nobody. */
export const handedOver: Result<never, ApiFailure> = fail({ kind: 'gone', detail: 'Esta solicitud ya no está contigo' });
const changed: Result<never, ApiFailure> = fail({
  kind: 'conflict',
  detail: 'La solicitud cambió mientras la veías: mírala de nuevo',
});
const takenBack: Result<never, ApiFailure> = fail({ kind: 'gone', detail: 'La persona retiró su solicitud' });

const fields: Readonly<Record<string, string>> = { subestado: 'body.subStatus', motivo: 'body.reason' };

function failureOf({ kind, field, reason }: WishRefusal): Result<never, ApiFailure> {
  if (kind === 'taken-back') return takenBack;
  return fail({ kind: 'unprocessable', errors: [{ field: fields[field] ?? 'body.status', reason }] });
}

/**
 * Takes a step of a request for the executive of a link, as the table of steps lets them (docs/decisions/0300), by what they read of
 * it: 'conflict' where it changed since, 'gone' where it is theirs no more or was taken back, 'unprocessable' where the rules have no
 * such step or something goes along that does not belong there.
 */
export async function moveAssigned(
  { leadId, executiveId, edition }: WorkLink,
  { seen, status, subStatus, reason }: AssignedRequestStep,
  { database, takeStep, now }: AssignedMoving & { readonly now: number },
): Promise<Result<MovedRequest, ApiFailure>> {
  const first = await store.findFirst(database, leadId);
  if (first === null) return handedOver;
  return database.transaction(async (transaction) => {
    const lead = await store.holdAssigned(transaction, first);
    // Found meanwhile to repeat another one, it is looked at anew.
    if (lead !== null && lead.firstLeadId !== null) return changed;
    if (lead?.edition !== edition || lead.executiveId !== executiveId) return handedOver;
    // How it came in is a line of its history, and no step.
    if (lead.steps + 1 !== seen) return changed;
    const to = leadStatusOf(status)?.id;
    if (to === undefined) return fail({ kind: 'unprocessable', errors: [{ field: 'body.status', reason: 'no existe' }] });
    const step = leadTransitions.find((transition) => transition.from === lead.status && transition.to === to);
    // Whoever takes up again what came to nothing takes it themselves.
    const hands = step?.needs.includes('executive') === true ? { executiveId } : {};
    const said = { byName: lead.executiveName, subStatus, reason };
    const wish = { leadId: first, to, by: 'EJECUTIVO', ...said, now } as const;
    const taken = await takeStep(transaction, { ...wish, ...hands });
    if (!taken.ok) return failureOf(taken.error);
    const { to: after, executiveId: holder } = taken.value;
    return ok({ status: { id: after, name: leadStatusOf(after)?.name ?? '' }, isHeld: holder === executiveId });
  });
}
