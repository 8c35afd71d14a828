import type { PlainDate } from '@cotejo/core/dates';
import type { EditionId } from '@cotejo/core/editions';
import { movementType } from '@cotejo/core/movement-types';
import { lowBalanceNoticesFor, noticesFor, surveyDelay } from '@cotejo/core/notification-events';
import type { ExecutiveRow } from '../../platform/assignment/candidate-store.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { book, bookSends, readChargedFor } from '../../platform/ledger-store.ts';
import type { FollowMeetings } from '../../platform/meetings/follow-meetings.ts';
import type { MessageIntent, Outbox } from '../../platform/messages/enqueue-message.ts';
import { pointToFirst } from './repetition-store.ts';

/** What taking steps needs. */
export interface LeadStepServices {
  /** Takes messages within the transaction: they exist exactly when the step does. */
  readonly outbox: Pick<Outbox, 'channels' | 'enqueue'>;
  /** Has meetings of requests go where they go, within the transaction. */
  readonly followMeetings: FollowMeetings;
  readonly warn: (fields: Readonly<Record<string, unknown>>, message: string) => void;
}

/** A request that changed hands by a step; the executives are locked. */
export interface HandOver {
  readonly stepId: number;
  readonly leadId: string;
  readonly edition: EditionId;
  readonly before: number | null;
  /** Null: nobody has it now. */
  readonly after: ExecutiveRow | null;
  /** Id of the request that it was found to repeat; null: it was not. */
  readonly repeats: string | null;
  readonly day: PlainDate;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Gives back what requests cost executives who have them no more (C9-70, docs/decisions/0324). */
async function giveBack(transaction: Transaction, handOvers: readonly HandOver[]): Promise<void> {
  const left = handOvers.filter(({ before, after }) => before !== null && before !== after?.id);
  const charged = await readChargedFor(
    transaction,
    left.map(({ leadId }) => leadId),
  );
  for (const { leadId, before, day: today, stepId } of left) {
    const charge = charged.find((each) => each.leadId === leadId && each.executiveId === before);
    if (!charge) continue;
    const { executiveId, amount } = charge;
    const booked = await book(transaction, { executiveId, type: movementType.reversal, amount, today, leadId, stepId });
    if (!booked.ok) throw new Error(`the charge of request ${leadId} cannot be given back: ${booked.error}`);
  }
}

/** Who is told that a request was given: its executive, its person, and the person once more a week later, unless they are already to be asked. */
function tellOf({ stepId, leadId, edition, after, now }: HandOver, channels: Outbox['channels']): readonly MessageIntent[] {
  if (after === null) return [];
  const about = { edition, leadId };
  const given = { ...about, executiveId: after.id, occasion: `step ${stepId}` };
  return [
    ...noticesFor(channels).map((event) => ({ event, ...given })),
    { event: 'executive-assigned', ...given },
    { event: 'survey-invitation', ...about, notBefore: now + surveyDelay },
  ];
}

/** A request that repeats one that somebody has. */
export interface Repetition {
  readonly stepId: number;
  readonly leadId: string;
  readonly edition: EditionId;
  readonly executiveId: number;
}

/** Tells executives of further requests of people whom they answer already: those may want something else. */
export async function tellAgain(
  transaction: Transaction,
  repetitions: readonly Repetition[],
  { now, services }: { readonly now: number; readonly services: LeadStepServices },
): Promise<void> {
  const told = repetitions.flatMap(({ stepId, leadId, edition, executiveId }): readonly MessageIntent[] => {
    const about = { edition, leadId, executiveId, occasion: `step ${stepId}` };
    return noticesFor(services.outbox.channels).map((event) => ({ event, ...about }));
  });
  await services.outbox.enqueue(transaction, told, now);
}

/** Books what changes of hands cost, and has people told of them. */
async function bookAndTell(
  transaction: Transaction,
  moved: readonly HandOver[],
  { outbox, warn }: LeadStepServices,
): Promise<void> {
  await giveBack(transaction, moved);
  const sends = moved.flatMap(({ after, leadId, stepId, day, now }) =>
    after === null ? [] : [{ executiveId: after.id, amount: after.chargePerLead, leadId, stepId, today: day, at: new Date(now) }],
  );
  const low = await bookSends(transaction, sends);
  for (const executiveId of low) warn({ executiveId }, 'an executive is out until a deposit: Saldo Bajo');
  const lowIntents = low.flatMap((executiveId): readonly MessageIntent[] => {
    const cause = moved.findLast(({ after }) => after?.id === executiveId);
    if (!cause) return [];
    const about = { edition: cause.edition, executiveId, occasion: cause.leadId };
    return lowBalanceNoticesFor(outbox.channels).map((event) => ({ event, ...about }));
  });
  const told = moved.flatMap((each) => tellOf(each, outbox.channels));
  await outbox.enqueue(transaction, [...told, ...lowIntents], latest(moved));
}

function latest(handOvers: readonly HandOver[]): number {
  return Math.max(...handOvers.map(({ now }) => now));
}

/**
 * Books what changes of hands cost, which whoever has a request pays and whoever has it no more gets back, has people told, has
 * what repeats a repetition repeat the first one, and has meetings follow (decision 31, docs/decisions/0324, 0330 and 0342). Throws
 * where the ledger does not take an amount.
 */
export async function settleHandOvers(
  transaction: Transaction,
  handOvers: readonly HandOver[],
  services: LeadStepServices,
): Promise<void> {
  const moved = handOvers.filter(({ before, after }) => before !== (after?.id ?? null));
  const repeated = handOvers.flatMap(({ leadId, repeats }) => (repeats === null ? [] : [{ leadId, firstId: repeats }]));
  if (moved.length > 0) await bookAndTell(transaction, moved, services);
  const carried = await pointToFirst(transaction, repeated);
  const leadIds = [...new Set([...moved, ...repeated].map(({ leadId }) => leadId)), ...carried];
  if (leadIds.length === 0) return;
  await services.followMeetings(transaction, {
    leadIds,
    // Of what nobody had nobody is booking a meeting just now.
    executiveIds: moved.flatMap(({ before, after }) => (before === null ? [] : [before, after?.id ?? []].flat())),
    now: latest(handOvers),
  });
}
