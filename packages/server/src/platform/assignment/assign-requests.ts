import { chooseExecutive } from '@cotejo/core/assignment';
import type { Transaction } from '../database/connect.ts';
import type { Send } from '../ledger-store.ts';
import { lockCandidates, type Candidate, type ExecutiveRow, type LineOfDay } from './candidate-store.ts';
import { wishedAmong, type PassedOver, type WishedExecutive } from './wished-executive.ts';

/** A request that somebody is to get. */
export interface RequestToAssign extends LineOfDay, WishedExecutive {
  readonly leadId: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Executives who do not get it again; absent: nobody had it. */
  readonly except?: ReadonlySet<number>;
}

/** What an executive has after they were given one more. */
function given({ load, ...candidate }: Candidate, now: number): Candidate {
  const { assignedToday, balance, chargePerLead } = load;
  return {
    ...candidate,
    load: { ...load, assignedToday: assignedToday + 1, balance: balance - chargePerLead, lastAssignedAt: now },
  };
}

/** Who got which request, by its number, and the sends, to be booked beside the requests. */
export interface Assignments {
  readonly executives: ReadonlyMap<string, ExecutiveRow>;
  /** Numbers of the executives who take meetings by a calendar of ours. */
  readonly calendars: ReadonlySet<number>;
  readonly sends: readonly Send[];
  /** Executives whose balance does not pay for one more after these. */
  readonly low: readonly number[];
  /** Why a request did not go to whom it asked for, by its number. */
  readonly passedOver: ReadonlyMap<string, PassedOver>;
}

/**
 * Gives each request to an executive of its business line, one after the other (decision 31), who is charged for it (C9-72): to whom
 * it asks for, where they are available. A request that nobody is there for is not among them. Until the transaction ends nobody else gives those executives anything;
 * `beside` are locked with them, in one order.
 */
export async function assignRequests(
  transaction: Transaction,
  requests: readonly RequestToAssign[],
  beside: readonly number[] = [],
): Promise<Assignments> {
  const candidates = new Map((await lockCandidates(transaction, requests, beside)).map((one) => [one.row.id, one]));
  const executives = new Map<string, ExecutiveRow>();
  const sends: Send[] = [];
  const passedOver = new Map<string, PassedOver>();
  for (const request of requests) {
    const { edition, businessLine, day, now, leadId, except } = request;
    const ofLine = [...candidates.values()].filter(
      ({ row }) => row.edition === edition && row.businessLines.includes(businessLine) && except?.has(row.id) !== true,
    );
    const wish = wishedAmong(ofLine, request);
    if (wish !== null && 'why' in wish) passedOver.set(leadId, wish.why);
    const loads = ofLine.map(({ load }) => load);
    const chosen = wish !== null && 'candidate' in wish ? wish.candidate.load : chooseExecutive(loads, day);
    const executive = chosen ? candidates.get(chosen.id) : undefined;
    if (!executive) continue;
    candidates.set(executive.row.id, given(executive, now));
    executives.set(leadId, executive.row);
    const { id, chargePerLead } = executive.row;
    sends.push({ executiveId: id, amount: chargePerLead, leadId, today: day, at: new Date(now) });
  }
  const low = [...new Set(sends.filter(({ amount }) => amount > 0).map(({ executiveId }) => executiveId))].filter((id) => {
    const load = candidates.get(id)?.load;
    return load !== undefined && load.balance < load.chargePerLead;
  });
  const calendars = new Set([...candidates.values()].flatMap(({ row, hasOwnCalendar }) => (hasOwnCalendar ? [row.id] : [])));
  return { executives, calendars, sends, low, passedOver };
}
