import { fail, ok, type Result } from '../result.ts';
import type { StaffRole } from '../staff/staff.ts';
import { reasonsFor, type ReasonQuestion } from './failure-reasons.ts';
import { leadStatus as at, subStatusesOf, type LeadStatusId } from './lead-statuses.ts';

/** Who moves a request: the product by itself, the visitor who buys online or takes it back, or somebody of the house. */
export type LeadMover = 'system' | 'visitor' | StaffRole;

/** What a step has to say beside the new status. */
export type LeadNeed = 'executive' | 'subStatus' | 'reason' | 'firstRequest';

/** One permitted step of a request. */
export interface LeadTransition {
  readonly from: LeadStatusId;
  readonly to: LeadStatusId;
  readonly by: readonly LeadMover[];
  readonly needs: readonly LeadNeed[];
}

const leads = ['SUPERVISOR', 'GERENTE', 'ADMINISTRADOR'] as const;
const seller = ['EJECUTIVO', ...leads] as const;
const office = ['BACKOFFICE', ...leads] as const;
const service = ['JEFATURA_SAC_CHILE', ...office] as const;
const assigner = ['system', ...leads] as const;
const buyer = ['system', 'visitor'] as const;

const toFailed: readonly LeadNeed[] = ['subStatus', 'reason'];
/** Whoever asked can take the request back until it is sold (docs/decisions/0338). */
const takenBack = [at.failed, ['visitor'], toFailed] as const;
const failedBy = (...movers: readonly LeadMover[]) => [at.failed, ['visitor', ...movers], toFailed] as const;

/** From each status, whereto, by whom, and with what said; to itself: with something else said. Of one that is not named nothing goes on (docs/decisions/0300). */
const steps: Readonly<
  Partial<Record<LeadStatusId, readonly (readonly [LeadStatusId, readonly LeadMover[], readonly LeadNeed[]])[]>>
> = {
  [at.unassigned]: [
    [at.assigned, assigner, ['executive']],
    [at.web, buyer, []],
    [at.onlinePurchase, buyer, []],
    [at.duplicate, assigner, ['firstRequest']],
    [at.test, leads, []],
    [at.falseClient, leads, []],
    [at.other, leads, []],
    takenBack,
  ],
  [at.assigned]: [
    [at.assigned, seller, ['subStatus']],
    [at.toClose, seller, []],
    failedBy(...seller),
    [at.toReassign, ['system', ...seller], []],
    [at.onlinePurchase, ['visitor', ...seller], []],
    [at.duplicate, leads, ['firstRequest']],
    [at.test, leads, []],
    [at.falseClient, seller, []],
    [at.other, leads, []],
  ],
  [at.toReassign]: [[at.assigned, assigner, ['executive']], failedBy(...leads), [at.falseClient, leads, []]],
  [at.failed]: [[at.assigned, seller, ['executive']], [at.toReassign, leads, []], takenBack],
  [at.web]: [[at.assigned, assigner, ['executive']], [at.onlinePurchase, buyer, []], failedBy('system', ...seller)],
  [at.onlinePurchase]: [
    [at.onlinePurchase, ['system', 'visitor', ...seller], ['subStatus']],
    [at.toConfirm, buyer, []],
    [at.closed, ['system', ...office], ['subStatus']],
    [at.assigned, assigner, ['executive']],
    failedBy('system', ...seller),
  ],
  [at.toConfirm]: [
    [at.closed, ['system', ...office], ['subStatus']],
    [at.onlinePurchase, ['system', ...office], []],
    [at.failed, ['system', ...office], toFailed],
  ],
  [at.toClose]: [
    [at.closed, office, []],
    [at.assigned, office, ['executive']],
    [at.failed, office, toFailed],
  ],
  [at.closed]: [
    [at.current, ['system', ...office], []],
    [at.resolved, service, []],
    [at.returning, service, []],
  ],
  [at.resolved]: [
    [at.current, service, []],
    [at.returning, service, []],
  ],
  [at.current]: [
    [at.resolved, service, []],
    [at.returning, service, []],
  ],
  [at.returning]: [
    [at.returned, office, []],
    [at.closed, office, []],
  ],
  [at.falseClient]: [[at.unassigned, leads, []], takenBack],
  [at.other]: [[at.unassigned, leads, []], takenBack],
};

/** Every permitted step, in the order of the statuses. */
export const leadTransitions: readonly LeadTransition[] = Object.values(at).flatMap((from) =>
  (steps[from] ?? []).map(([to, by, needs]) => ({ from, to, by, needs })),
);

/** A step that somebody asks for, with what is said of it. */
export interface LeadStep {
  readonly from: LeadStatusId;
  readonly to: LeadStatusId;
  readonly by: LeadMover;
  readonly subStatus?: number | undefined;
  /** Number of a failure reason. */
  readonly reason?: number | undefined;
  readonly executiveId?: number | undefined;
  /** Id of the request that this one repeats. */
  readonly firstRequest?: string | undefined;
}

export type LeadStepFault =
  | { readonly kind: 'not-permitted'; readonly from: LeadStatusId; readonly to: LeadStatusId }
  | { readonly kind: 'not-by-them'; readonly by: LeadMover }
  | { readonly kind: 'missing'; readonly need: LeadNeed }
  | { readonly kind: 'wrong-sub-status'; readonly subStatus: number }
  | { readonly kind: 'wrong-reason'; readonly reason: number };

function isSaid({ executiveId, firstRequest, reason, subStatus }: LeadStep, need: LeadNeed): boolean {
  switch (need) {
    case 'executive':
      return executiveId !== undefined;
    case 'subStatus':
      return subStatus !== undefined;
    case 'reason':
      return reason !== undefined;
    case 'firstRequest':
      return firstRequest !== undefined && firstRequest !== '';
  }
}

/**
 * Judges a step of a request: the permitted transition, or why it is none: no such step, not by them, something missing,
 * a sub-status that is not the new status's, a reason that does not apply there (C4-53 is ours: docs/decisions/0300;
 * C5-29 to C5-31 for reasons, which `about` narrows by type of request and country).
 */
export function judgeLeadStep(step: LeadStep, about: Omit<ReasonQuestion, 'subStatus'>): Result<LeadTransition, LeadStepFault> {
  const transition = leadTransitions.find(({ from, to }) => from === step.from && to === step.to);
  if (!transition) return fail({ kind: 'not-permitted', from: step.from, to: step.to });
  if (!transition.by.includes(step.by)) return fail({ kind: 'not-by-them', by: step.by });
  const missing = transition.needs.find((need) => !isSaid(step, need));
  if (missing) return fail({ kind: 'missing', need: missing });
  const { reason, subStatus } = step;
  if (subStatus !== undefined && !subStatusesOf(step.to).some(({ id }) => id === subStatus)) {
    return fail({ kind: 'wrong-sub-status', subStatus });
  }
  const applies = reason === undefined || reasonsFor({ ...about, subStatus: subStatus ?? 0 }).some(({ id }) => id === reason);
  return applies ? ok(transition) : fail({ kind: 'wrong-reason', reason: reason ?? 0 });
}
