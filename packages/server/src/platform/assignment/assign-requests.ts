import { chooseExecutive } from '@cotejo/core/assignment';
import type { PlainDate } from '@cotejo/core/dates';
import type { Transaction } from '../database/connect.ts';
import type { SendCharge } from '../ledger-store.ts';
import { lockCandidates, markAssigned, type Candidate, type ExecutiveRow, type LineOfDay } from './candidate-store.ts';

/** A request that somebody is to get. */
export interface RequestToAssign extends LineOfDay {
  readonly leadId: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Executives who do not get it again; absent: nobody had it. */
  readonly except?: ReadonlySet<number>;
}

/** What an executive has after they were given one more. */
function given({ row, load }: Candidate, now: number): Candidate {
  const { assignedToday, balance, chargePerLead } = load;
  return { row, load: { ...load, assignedToday: assignedToday + 1, balance: balance - chargePerLead, lastAssignedAt: now } };
}

function chargeOf({ row }: Candidate, { leadId, day }: { readonly leadId: string; readonly day: PlainDate }): SendCharge[] {
  return row.chargePerLead === 0 ? [] : [{ executiveId: row.id, amount: row.chargePerLead, leadId, today: day }];
}

/** Who got which request, by its number, and what they are charged for, to be booked once the requests are stored. */
export interface Assignments {
  readonly executives: ReadonlyMap<string, ExecutiveRow>;
  readonly charges: readonly SendCharge[];
}

/**
 * Gives each request to an executive of its business line, one after the other (decision 31), who is charged for it (C9-72). A
 * request that nobody is there for is not among them. Until the transaction ends nobody else gives those executives anything;
 * `beside` are locked with them, in one order.
 */
export async function assignRequests(
  transaction: Transaction,
  requests: readonly RequestToAssign[],
  beside: readonly number[] = [],
): Promise<Assignments> {
  const candidates = new Map((await lockCandidates(transaction, requests, beside)).map((one) => [one.row.id, one]));
  const executives = new Map<string, ExecutiveRow>();
  const charges: SendCharge[] = [];
  const lastAt = new Map<number, Date>();
  for (const request of requests) {
    const { edition, businessLine, day, now, leadId, except } = request;
    const ofLine = [...candidates.values()].filter(
      ({ row }) => row.edition === edition && row.businessLines.includes(businessLine) && except?.has(row.id) !== true,
    );
    const chosen = chooseExecutive(
      ofLine.map(({ load }) => load),
      day,
    );
    const executive = chosen ? candidates.get(chosen.id) : undefined;
    if (!executive) continue;
    candidates.set(executive.row.id, given(executive, now));
    executives.set(leadId, executive.row);
    charges.push(...chargeOf(executive, request));
    lastAt.set(executive.row.id, new Date(now));
  }
  await markAssigned(transaction, lastAt);
  return { executives, charges };
}
