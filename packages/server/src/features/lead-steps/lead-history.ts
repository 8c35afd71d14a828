import type { LeadRow, StoredStep } from './lead-step-store.ts';

/** One line of what became of a request. */
export interface LeadMoment {
  readonly at: Date;
  /** 'system', 'visitor', or a role of the house. */
  readonly mover: string;
  /** Who of the house; null: nobody of it. */
  readonly byName: string | null;
  /** Null: the request came in. */
  readonly from: number | null;
  readonly to: number;
  readonly subStatus: number | null;
  readonly failureReason: number | null;
  readonly executiveBefore: number | null;
  readonly executiveAfter: number | null;
}

/**
 * All that became of a request, from how it came in. That is told by its first step, or by the request itself while it has none:
 * nothing has to be written for it when requests come in (docs/decisions/0324).
 */
export function historyOf(lead: LeadRow, steps: readonly StoredStep[]): readonly LeadMoment[] {
  const [first] = steps;
  const arrival: LeadMoment = {
    at: lead.createdAt,
    mover: 'visitor',
    byName: null,
    from: null,
    to: first?.fromStatus ?? lead.status,
    subStatus: null,
    failureReason: null,
    executiveBefore: null,
    executiveAfter: first ? first.executiveBefore : lead.executiveId,
  };
  const moves = steps.map((step) => ({ ...step, at: step.createdAt, from: step.fromStatus, to: step.toStatus }));
  return [arrival, ...moves];
}
