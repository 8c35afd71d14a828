import { unavailability } from '@cotejo/core/assignment';
import { dayAt } from '@cotejo/core/dates';
import { editionById, type Edition } from '@cotejo/core/editions';
import { judgeLeadStep, type LeadMover, type LeadTransition } from '@cotejo/core/lead-transitions';
import { keepsExecutive, leadStatus, leadStatusOf, type LeadStatusId } from '@cotejo/core/leads';
import { requestTypeOf } from '@cotejo/core/request-types';
import { fail, ok, type Result } from '@cotejo/core/result';
import { lockExecutives, type ExecutiveRow, type LineOfDay } from '../../platform/assignment/candidate-store.ts';
import { lockPersonOf } from '../../platform/assignment/people-store.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { settleHandOvers, type LeadStepServices } from './hand-over.ts';
import type { LeadStepRefusal } from './lead-step-refusals.ts';
import * as store from './lead-step-store.ts';
import { holdRepetitions, lockRepetitionsOf } from './repetition-store.ts';

/** A step that somebody wants a request to take. */
export interface LeadStepWish {
  readonly leadId: string;
  readonly to: LeadStatusId;
  readonly by: LeadMover;
  /** Name of whoever of the house asks for it; null: nobody of it does. */
  readonly byName: string | null;
  readonly subStatus?: number | undefined;
  /** Number of a failure reason. */
  readonly reason?: number | undefined;
  readonly executiveId?: number | undefined;
  /** Id of the request that this one repeats. */
  readonly firstRequest?: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A request after a step. */
export interface TakenStep {
  readonly stepId: number;
  readonly from: LeadStatusId;
  readonly to: LeadStatusId;
  /** Who has it now; null: nobody. */
  readonly executiveId: number | null;
}

function editionOfLead({ id, edition }: store.LeadRow): Edition {
  const known = editionById(edition);
  if (!known.ok) throw new Error(`request ${id} is of no edition of ours`);
  return known.value;
}

/** The transition that a wish is, judged by the rules. */
function judge(wish: LeadStepWish, lead: store.LeadRow): Result<LeadTransition, LeadStepRefusal> {
  const from = leadStatusOf(lead.status)?.id;
  if (from === undefined) return fail({ kind: 'unknown-status', status: lead.status });
  const { to, by, subStatus, reason, executiveId, firstRequest } = wish;
  const edition = editionOfLead(lead).id;
  const requestType = requestTypeOf({ ...lead, edition });
  const judged = judgeLeadStep({ from, to, by, subStatus, reason, executiveId, firstRequest }, { requestType, country: edition });
  if (!judged.ok) return judged;
  const { needs } = judged.value;
  // What nobody asked for would be lost in silence.
  if (executiveId !== undefined && !needs.includes('executive')) return fail({ kind: 'unasked', need: 'executive' });
  if (firstRequest !== undefined && !needs.includes('firstRequest')) return fail({ kind: 'unasked', need: 'firstRequest' });
  return judged;
}

interface Hands {
  /** Who has the request after the step; null: nobody. */
  readonly executive: ExecutiveRow | null;
}

/** Who has the request after the step, with the executives of before and after locked. */
async function handsAfter(
  transaction: Transaction,
  { wish, lead, day }: { readonly wish: LeadStepWish; readonly lead: store.LeadRow; readonly day: LineOfDay['day'] },
): Promise<Result<Hands, LeadStepRefusal>> {
  const { executiveId, to } = wish;
  const wanted = executiveId ?? (keepsExecutive(to) ? lead.executiveId : null);
  const ids = [...new Set([lead.executiveId, wanted].flatMap((id) => id ?? []))];
  const candidates = await lockExecutives(transaction, ids, { edition: lead.edition, day });
  if (wanted === null) return ok({ executive: null });
  const candidate = candidates.find(({ row }) => row.id === wanted);
  if (!candidate) return fail({ kind: 'no-executive', executiveId: wanted });
  const { row, load } = candidate;
  if (wanted === lead.executiveId) return ok({ executive: row });
  const { edition, businessLine } = lead;
  if (row.edition !== edition || !row.businessLines.includes(businessLine)) {
    return fail({ kind: 'not-of-line', businessLine, edition });
  }
  const taken = (await store.findTakenFrom(transaction, [lead.id])).get(lead.id);
  if (lead.status === leadStatus.toReassign && taken?.has(wanted) === true)
    return fail({ kind: 'taken-from', executiveId: wanted });
  const why = unavailability(load, day);
  // Whoever has no weight gets nothing by itself; somebody of the house may give them something.
  if (why !== null && why !== 'no-weight') return fail({ kind: 'unavailable', why });
  return ok({ executive: row });
}

/** Whether a request can be the first one of another: it is of the same edition, another one, and no repetition itself. */
function isFirstOf(lead: store.LeadRow, first: store.LeadRow | undefined): boolean {
  return first !== undefined && first.id !== lead.id && first.edition === lead.edition && first.status !== leadStatus.duplicate;
}

/** Takes a step of a request as `takeLeadStep` does, in the caller's transaction, which is to do nothing else where it is refused. */
export async function takeLeadStepIn(
  transaction: Transaction,
  wish: LeadStepWish,
  services: LeadStepServices,
): Promise<Result<TakenStep, LeadStepRefusal>> {
  await store.limitWaiting(transaction);
  const { firstRequest, now } = wish;
  if (firstRequest !== undefined) {
    const asked = await store.findLead(transaction, wish.leadId);
    if (asked !== null) await holdRepetitions(transaction, asked.edition);
  }
  const held = await store.lockLeads(transaction, [wish.leadId, firstRequest ?? wish.leadId]);
  const lead = held.find(({ id }) => id === wish.leadId);
  if (lead === undefined) return fail({ kind: 'no-lead' });
  const judged = judge(wish, lead);
  if (!judged.ok) return judged;
  // Nobody goes on with what its person took back: who wants it after all asks anew.
  if (lead.status === leadStatus.failed && (await store.wasTakenBack(transaction, lead.id))) return fail({ kind: 'taken-back' });
  const { from, to } = judged.value;
  if (firstRequest !== undefined) {
    const first = held.find(({ id }) => id === firstRequest);
    if (!isFirstOf(lead, first)) return fail({ kind: 'no-first-request' });
    await lockRepetitionsOf(transaction, [lead.id]);
    // What its person asks at this moment repeats nothing that is a repetition by then.
    await lockPersonOf(transaction, lead.id);
  }
  const { id: edition, timeZone } = editionOfLead(lead);
  const day = dayAt(now, timeZone ?? 'UTC');
  const next = await handsAfter(transaction, { wish, lead, day });
  if (!next.ok) return next;
  const { executive } = next.value;
  const [before, after] = [lead.executiveId, executive?.id ?? null];
  const said = { subStatus: wish.subStatus ?? null, failureReason: wish.reason ?? null };
  const change = {
    status: to,
    ...said,
    executiveId: after,
    assignedOn: after === before ? lead.assignedOn : after === null ? null : day,
    firstLeadId: firstRequest ?? lead.firstLeadId,
  };
  await store.changeLead(transaction, lead.id, change);
  const [stepId] = await store.insertSteps(transaction, [
    {
      leadId: lead.id,
      mover: wish.by,
      byName: wish.byName,
      fromStatus: from,
      toStatus: to,
      ...said,
      executiveBefore: before,
      executiveAfter: after,
      createdAt: new Date(now),
    },
  ]);
  if (stepId === undefined) throw new Error(`a step of request ${lead.id} was not stored`);
  const hands = { stepId, leadId: lead.id, edition, before, after: executive, repeats: firstRequest ?? null, day, now };
  await settleHandOvers(transaction, [hands], services);
  // What comes from a return was closed before, and its first payment is over; the message is one for a request in any case.
  if (to === leadStatus.closed && from !== leadStatus.returning)
    await services.outbox.enqueue(transaction, [{ event: 'first-payment', edition, leadId: lead.id }], now);
  return ok({ stepId, from, to, executiveId: after });
}

/**
 * Takes a step of a request and writes it into its history, in one transaction: status, sub-status, reason, executive, what the
 * change of hands costs, and whom it is told (docs/decisions/0300 and 0324). Refused with the reason: a step that the rules do not
 * have, or that names what is not there for it. Of two steps at once the second is judged by what the first one left.
 */
export async function takeLeadStep(
  wish: LeadStepWish,
  services: LeadStepServices & { readonly database: Database },
): Promise<Result<TakenStep, LeadStepRefusal>> {
  return services.database.transaction((transaction) => takeLeadStepIn(transaction, wish, services));
}
