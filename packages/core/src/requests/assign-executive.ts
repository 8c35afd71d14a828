import type { PlainDate } from '../dates/plain-date.ts';
import { isInRecess, type Recess, type RecessReasonId } from '../staff/recess.ts';

/** An executive as the assignment sees one, with what was given to them today. */
export interface ExecutiveLoad extends Recess {
  readonly id: number;
  readonly active: boolean;
  readonly recessReason: RecessReasonId | null;
  readonly recessFrom: PlainDate | null;
  readonly recessUntil: PlainDate | null;
  readonly weight: number;
  readonly dailyLimit: number;
  readonly assignedToday: number;
  /** Balance and charge in the smallest unit of one currency. */
  readonly balance: number;
  readonly chargePerLead: number;
  /** Milliseconds since 1970 of the last request they got; null: none yet. */
  readonly lastAssignedAt: number | null;
}

/** Why nobody can be given a request by the rules. */
export type Unavailability = 'inactive' | 'in-recess' | 'no-weight' | 'limit-reached' | 'low-balance';

/** Why a request cannot be given to the executive on that day (decision 31); null: it can. */
export function unavailability(executive: ExecutiveLoad, today: PlainDate): Unavailability | null {
  if (!executive.active) return 'inactive';
  if (isInRecess(executive, today)) return 'in-recess';
  if (executive.assignedToday >= executive.dailyLimit) return 'limit-reached';
  if (executive.balance < executive.chargePerLead) return 'low-balance';
  return executive.weight > 0 ? null : 'no-weight';
}

/** True when a request can be given to the executive on that day (decision 31). */
export function isAvailable(executive: ExecutiveLoad, today: PlainDate): boolean {
  return unavailability(executive, today) === null;
}

/** Compares load by weight without division: a/wa against b/wb. */
function compareLoad(left: ExecutiveLoad, right: ExecutiveLoad): number {
  return left.assignedToday * right.weight - right.assignedToday * left.weight;
}

function compareWait(left: ExecutiveLoad, right: ExecutiveLoad): number {
  return (left.lastAssignedAt ?? -Infinity) === (right.lastAssignedAt ?? -Infinity)
    ? left.id - right.id
    : (left.lastAssignedAt ?? -Infinity) - (right.lastAssignedAt ?? -Infinity);
}

/**
 * Chooses who gets the next request among the executives of its business line and edition: the least loaded
 * by weight, ties by the longest wait, then by id (decision 31). Null when nobody is available: the request waits.
 */
export function chooseExecutive(candidates: readonly ExecutiveLoad[], today: PlainDate): ExecutiveLoad | null {
  const [first = null] = candidates
    .filter((candidate) => isAvailable(candidate, today))
    .toSorted((left, right) => compareLoad(left, right) || compareWait(left, right));
  return first;
}
