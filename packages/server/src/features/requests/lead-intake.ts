import { createSecretKey, hash } from 'node:crypto';
import type { ApiFailure } from '@cotejo/contract/errors';
import { leadAnswerSchema, type LeadAnswer } from '@cotejo/contract/lead';
import { fail, ok, type Result } from '@cotejo/core/result';
import { personName } from '../../platform/assignment/people-store.ts';
import { readBusinessLines } from '../../platform/business-line-store.ts';
import { canonicalJson } from '../../platform/canonical-json.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { isFaultOfOneRow, isLockTimeout } from '../../platform/database/database-faults.ts';
import { inGroups } from '../../platform/grouped-work.ts';
import { personIndexes } from '../../platform/personal-data/blind-index.ts';
import { notePairs } from '../../platform/personal-data/index-pairs-store.ts';
import { holdSealingKey } from '../../platform/personal-data/sealed-rows-store.ts';
import { createRightOfWay } from '../../platform/right-of-way.ts';
import { draftLead, type KeyedCall, type KnownLine, type LeadCall } from './draft-lead.ts';
import type { LeadServices } from './lead-services.ts';
import * as store from './lead-store.ts';
import { createRecentAnswers } from './recent-answers.ts';
import { storeRequests } from './store-requests.ts';

/** Requests written at once: enough that a commit costs little, few enough that nobody waits for long. */
const mostAtOnce = 64;
/** While one group waits for the database the next is read, priced and sealed. */
const groupsAtOnce = 2;
/** As long as a commit takes, or two: where requests come often a group is some larger by it. */
const gatherMilliseconds = 10;

/** An answer, and whether its request was made for it or is from before. */
interface Taken {
  readonly answer: LeadAnswer;
  readonly isNew: boolean;
}

type Outcome = Result<Taken, ApiFailure>;

function keyed({ input, call }: LeadCall): Omit<KeyedCall, 'person'> {
  const { 'lead-type': leadType, 'editable-business-line': line } = input.headers;
  // Where the visitor comes from is no part of what they ask: sent again from elsewhere, it is the same request.
  const { referral: _referral, attribution: _attribution, contactTime, ...asked } = input.body;
  // Who wants no part of the day in particular says what bodies said before they could.
  const body = contactTime === 'any' ? asked : { ...asked, contactTime };
  const bodyHash = hash('sha256', canonicalJson({ body, leadType, line }));
  return { input, call, key: `${call.edition.id}:${input.headers['idempotency-key']}`, bodyHash };
}

/** Business lines of the calls' countries. */
async function linesOf(transaction: Transaction, calls: readonly LeadCall[]): Promise<ReadonlyMap<string, readonly KnownLine[]>> {
  const lines = new Map<string, readonly KnownLine[]>();
  for (const country of new Set(calls.map(({ call }) => call.edition.country))) {
    lines.set(country, await readBusinessLines(transaction, { country }));
  }
  return lines;
}

/** Takes requests of different people and keys in one transaction; each is answered in its place. */
async function takeRequests(
  calls: readonly KeyedCall[],
  services: LeadServices & { readonly isAgain: boolean },
): Promise<readonly Outcome[]> {
  const { database, dataKeys } = services;
  const meetingKey = createSecretKey(await services.keys.get('meeting'));
  const consentKey = createSecretKey(await services.keys.get('consents'));
  await notePairs(
    database,
    calls.flatMap(({ person: { emails, phones } }) => [emails, phones]),
  );
  return database.transaction(async (transaction) => {
    const keys = calls.map(({ key }) => key);
    const patience = services.isAgain ? '300ms' : '4s';
    const held = await store.holdKeys(transaction, keys, { patience, sealingKey: dataKeys[0].id });
    const kept = await store.findKeptAnswers(transaction, keys, dataKeys);
    const lines = await linesOf(transaction, calls);
    const outcomes = calls.map((keyedCall) => {
      const { key, bodyHash, call } = keyedCall;
      if (!held.free.has(key)) return fail({ kind: 'in-progress', retryAfterSeconds: 1 } as const);
      const before = kept.get(key);
      if (before && before.bodyHash !== bodyHash) return fail({ kind: 'key-reused' } as const);
      if (before) return ok({ answer: leadAnswerSchema.parse(before.answer) });
      const draft = draftLead(keyedCall, { ...services, lines: lines.get(call.edition.country) ?? [] });
      return draft.ok ? ok({ drafted: { ...keyedCall, draft: draft.value } }) : draft;
    });
    const drafted = outcomes.flatMap((outcome) => (outcome.ok && 'drafted' in outcome.value ? [outcome.value.drafted] : []));
    const answers = new Map<string, LeadAnswer>();
    if (drafted.length > 0) {
      if (!held.isSealingKeyHeld) await holdSealingKey(transaction, dataKeys[0].id);
      const stored = await storeRequests(transaction, drafted, { ...services, meetingKey, consentKey });
      for (const [place, { key }] of drafted.entries()) {
        const answer = stored[place];
        if (answer) answers.set(key, answer);
      }
    }
    return outcomes.map((outcome) => {
      if (!outcome.ok) return outcome;
      if ('answer' in outcome.value) return ok({ answer: outcome.value.answer, isNew: false });
      const answer = answers.get(outcome.value.drafted.key);
      if (!answer) throw new Error('a request was stored and not answered');
      return ok({ answer, isNew: true });
    });
  });
}

/**
 * Takes requests for products: quote, request, assignment, charge and mail jobs are written in one transaction, so an
 * acknowledged request is never lost and never doubled (decisions 24, 30, 31). The same Idempotency-Key and body give the same
 * answer; another body 'key-reused'; a twin still under way 'in-progress'. A person who asks again within a day is answered
 * by the same executive: 'Duplicado' (decision 0303). Requests that come in while others are written are written together.
 */
export function leadIntake(services: LeadServices): (leadCall: LeadCall) => Promise<Result<LeadAnswer, ApiFailure>> {
  const underWay = new Set<string>();
  const recent = createRecentAnswers();
  const { waitedFor: goFirst } = services.rightOfWay ?? createRightOfWay();
  const take = inGroups<KeyedCall, Outcome>({
    work: (calls, isAgain) => takeRequests(calls, { ...services, isAgain }),
    nameOf: ({ person: { emails, phones } }) => personName(emails[0], phones[0]),
    most: mostAtOnce,
    atOnce: groupsAtOnce,
    gatherMilliseconds,
    // What is given is counted by the day of an edition: those of before and after its midnight are no group.
    timeOf: ({ call: { edition, today } }) => ({ place: edition.id, time: today }),
    // Whoever is not behind the lock that their group waited for gets through at once when they are tried alone.
    isOfOne: (error) => isFaultOfOneRow(error) || isLockTimeout(error),
  });
  return async (leadCall) => {
    const keyedCall = keyed(leadCall);
    const { key, bodyHash, call } = keyedCall;
    const known = recent.find(key, call.now);
    // One short question for twins alone: any process may have been told that the request is taken back.
    if (known && (await store.isKeptWith(services.database, { key, leadId: known.answer.leadId })))
      return known.bodyHash === bodyHash ? ok(known.answer) : fail({ kind: 'key-reused' });
    if (underWay.has(key)) return fail({ kind: 'in-progress', retryAfterSeconds: 1 });
    underWay.add(key);
    try {
      const { email, telefono: phone } = leadCall.input.body;
      const person = personIndexes(services.dataKeys, { email, phone });
      const outcome = await goFirst(() => take({ ...keyedCall, person }));
      if (!outcome.ok) return outcome;
      const { answer, isNew } = outcome.value;
      if (isNew) recent.remember(key, { bodyHash, answer }, call.now);
      return ok(answer);
    } finally {
      underWay.delete(key);
    }
  };
}
