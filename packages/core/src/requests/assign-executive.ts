import type { PlainDate } from '../dates/plain-date.ts';

/** An executive as the assignment sees one, with what was given to them today. */
export interface ExecutiveLoad {
  readonly id: number;
  readonly active: boolean;
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

/** True when a request can be given to the executive on that day (decision 31). */
export function isAvailable(executive: ExecutiveLoad, today: PlainDate): boolean {
  const inRecess = executive.recessUntil !== null && executive.recessUntil >= today;
  return (
    executive.active &&
    !inRecess &&
    executive.weight > 0 &&
    executive.assignedToday < executive.dailyLimit &&
    executive.balance >= executive.chargePerLead
  );
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
