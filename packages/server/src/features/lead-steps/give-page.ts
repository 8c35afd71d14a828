import { dayAt, type PlainDate } from '@cotejo/core/dates';
import { editionOf, type EditionId } from '@cotejo/core/editions';
import { leadStatus } from '@cotejo/core/leads';
import { assignRequests } from '../../platform/assignment/assign-requests.ts';
import type { ExecutiveRow } from '../../platform/assignment/candidate-store.ts';
import { askedAgainHours, lockPeople } from '../../platform/assignment/people-store.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { settleHandOvers, tellAgain, type LeadStepServices } from './hand-over.ts';
import { findTakenFrom, findWishedExecutives, insertSteps, limitWaiting } from './lead-step-store.ts';
import { holdRepetitions, lockRepetitionsOf } from './repetition-store.ts';
import * as store from './waiting-store.ts';

/** What became of some waiting requests. */
export interface GivenPage {
  /** Who answers each request that waits no more, by its number. */
  readonly given: ReadonlyMap<string, number>;
  /** The last one looked at; null: there was none. */
  readonly last: store.Place | null;
  /** True when it makes no sense to look at later ones: nobody is available any more. */
  readonly isOver: boolean;
}

export interface PageGround {
  readonly edition: EditionId;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly services: LeadStepServices;
}

const repetitionMilliseconds = askedAgainHours * 3_600_000;

/** The waiting requests that repeat an earlier waiting one of the same person, by number, each with that one's. */
function repeatedAmong(waiting: readonly store.WaitingLead[]): ReadonlyMap<string, string> {
  const repeated = new Map<string, string>();
  const firsts = new Map<string, store.WaitingLead>();
  for (const lead of waiting) {
    if (lead.status !== leadStatus.unassigned) continue;
    const person = lead.people.join();
    const first = firsts.get(person);
    const sinceFirst = first ? lead.createdAt.getTime() - first.createdAt.getTime() : Infinity;
    if (first && sinceFirst < repetitionMilliseconds) repeated.set(lead.id, first.id);
    else firsts.set(person, lead);
  }
  return repeated;
}

/** A waiting request with what becomes of it. */
type Outcome =
  | { readonly kind: 'given'; readonly lead: store.WaitingLead; readonly executive: ExecutiveRow }
  | { readonly kind: 'repeats'; readonly lead: store.WaitingLead; readonly first: store.AnsweredFirst };

function changeOf(outcome: Outcome): store.WaitingChange {
  const { id, firstLeadId } = outcome.lead;
  return outcome.kind === 'given'
    ? { id, status: leadStatus.assigned, executiveId: outcome.executive.id, firstLeadId }
    : { id, status: leadStatus.duplicate, executiveId: null, firstLeadId: outcome.first.firstId };
}

/** Chooses for each of these requests, and whether somebody could be left for others. */
async function choose(
  transaction: Transaction,
  waiting: readonly store.WaitingLead[],
  { edition, now, day }: { readonly edition: EditionId; readonly now: number; readonly day: PlainDate },
): Promise<{ readonly outcomes: readonly Outcome[]; readonly isOver: boolean }> {
  const ids = waiting.map(({ id }) => id);
  const takenFrom = await findTakenFrom(transaction, ids);
  const wishes = await findWishedExecutives(transaction, ids);
  await lockPeople(
    transaction,
    waiting.flatMap(({ people }) => people),
  );
  const answered = await store.findAnswered(transaction, ids, day);
  const unanswered = waiting.filter(({ id }) => !answered.has(id));
  const repeated = repeatedAmong(unanswered);
  const requests = unanswered.flatMap((lead) => {
    if (repeated.has(lead.id)) return [];
    const except = new Set([...(takenFrom.get(lead.id) ?? []), ...(lead.executiveId === null ? [] : [lead.executiveId])]);
    const wished = wishes.get(lead.id)?.executiveId ?? null;
    return [{ leadId: lead.id, edition, businessLine: lead.businessLine, day, now, except, wished }];
  });
  const beside = waiting.flatMap(({ executiveId }) => executiveId ?? []);
  const { executives } = await assignRequests(transaction, requests, beside);
  const outcomes = waiting.flatMap((lead): readonly Outcome[] => {
    const executive = executives.get(lead.id);
    if (executive) return [{ kind: 'given', lead, executive }];
    const firstId = repeated.get(lead.id) ?? '';
    const executiveId = executives.get(firstId)?.id;
    const first = answered.get(lead.id) ?? (executiveId === undefined ? null : { firstId, executiveId });
    return first ? [{ kind: 'repeats', lead, first }] : [];
  });
  // Whoever is there for a request that nobody had is there for each of them.
  const isOver = requests.some(({ leadId, except }) => except.size === 0 && !executives.has(leadId));
  return { outcomes, isOver };
}

/**
 * Gives some waiting requests of an edition in the caller's transaction, each a step by the product. Who waits with two requests
 * within a day has one executive and pays them once: the second is a 'Duplicado', as it is at the intake (decision 0303).
 */
export async function givePage(transaction: Transaction, wish: store.WaitingWish, ground: PageGround): Promise<GivenPage> {
  const { edition, now, services } = ground;
  await limitWaiting(transaction);
  // Whatever waits may turn out to repeat another.
  await holdRepetitions(transaction, edition);
  const waiting = await store.lockWaiting(transaction, wish);
  const last = waiting.at(-1) ?? null;
  if (last === null) return { given: new Map(), last, isOver: true };
  await lockRepetitionsOf(
    transaction,
    waiting.map(({ id }) => id),
  );
  const day = dayAt(now, editionOf(edition).timeZone ?? 'UTC');
  const { outcomes, isOver } = await choose(transaction, waiting, { edition, now, day });
  const changes = outcomes.map(changeOf);
  await store.changeWaiting(transaction, changes, day);
  const stepIds = await insertSteps(
    transaction,
    outcomes.map(({ lead }, place) => {
      const after = changes[place]?.executiveId ?? null;
      return {
        leadId: lead.id,
        mover: 'system',
        fromStatus: lead.status,
        toStatus: changes[place]?.status ?? lead.status,
        executiveBefore: lead.executiveId,
        executiveAfter: after,
        createdAt: new Date(now),
      };
    }),
  );
  const steps = outcomes.map((outcome, place) => ({ outcome, stepId: stepIds[place] ?? 0 }));
  const handOvers = steps.map(({ outcome, stepId }) => {
    const after = outcome.kind === 'given' ? outcome.executive : null;
    const repeats = outcome.kind === 'repeats' ? outcome.first.firstId : null;
    return { stepId, leadId: outcome.lead.id, edition, before: outcome.lead.executiveId, after, repeats, day, now };
  });
  await settleHandOvers(transaction, handOvers, services);
  const again = steps.flatMap(({ outcome, stepId }) =>
    outcome.kind === 'repeats' ? [{ stepId, leadId: outcome.lead.id, edition, executiveId: outcome.first.executiveId }] : [],
  );
  await tellAgain(transaction, again, { now, services });
  const given = outcomes.map(
    (outcome) => [outcome.lead.id, outcome.kind === 'given' ? outcome.executive.id : outcome.first.executiveId] as const,
  );
  return { given: new Map(given), last, isOver };
}
