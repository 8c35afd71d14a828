import type { Transaction } from '../database/connect.ts';

/** Requests that changed hands, in the transaction that holds their rows. */
export interface ChangedHands {
  readonly leadIds: readonly string[];
  /** Who had them before, and who has them now. */
  readonly executiveIds: readonly number[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Has the meetings of requests go where the requests went, in their transaction. */
export type FollowMeetings = (transaction: Transaction, changed: ChangedHands) => Promise<void>;
