import { leadAnswerSchema } from '@cotejo/contract/lead';
import { leadStatus } from '@cotejo/core/leads';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEndingQuotes } from './features/requests/ending-quotes-store.ts';
import { giveWaitingRequests } from './features/lead-steps/give-waiting-requests.ts';
import { leadDesk } from './features/lead-steps/testing/lead-desk.ts';
import { lockPeople, personName } from './platform/assignment/people-store.ts';
import { consentSignature } from './platform/consents/consent-link.ts';
import { withdrawConsent } from './platform/consents/consent-store.ts';
import { blindIndex } from './platform/personal-data/blind-index.ts';
import { prepareStoredData, rotateStoredData } from './platform/personal-data/prepare-stored-data.ts';
import { resealAll } from './platform/personal-data/reseal.ts';
import { openServiceKeys } from './platform/service-keys-store.ts';
import { dataKeysOfTests } from './platform/testing/data-keys-of-tests.ts';
import { untilWaiting } from './platform/testing/held-database.ts';
import { somebody } from './platform/testing/somebody.ts';
import { buildTestApp, testNow, wireHeaders, type TestApp } from './platform/testing/test-app.ts';

const clock = { now: testNow };
const rotated = dataKeysOfTests('next', 'test');
/**
 * The earliest process knows one key. The one of before seals with that key too, the one of now with the new one, and both open
 * what the other sealed.
 */
let earliest: TestApp;
let before: TestApp;
let since: TestApp;
let desk: ReturnType<typeof leadDesk>;
beforeAll(async () => {
  before = await buildTestApp({ catalogue: 'demo', clock: () => clock.now });
  earliest = await buildTestApp({ beside: before, clock: () => clock.now, dataKeys: dataKeysOfTests('test') });
  since = await buildTestApp({ beside: before, clock: () => clock.now, dataKeys: rotated });
  desk = leadDesk(before, () => clock.now);
});
afterAll(async () => {
  await since.close();
  await earliest.close();
  await before.close();
});
beforeEach(async () => {
  clock.now = testNow;
  await desk.putInCharge([{}]);
});

async function ask({ app }: TestApp, person: object): Promise<string> {
  clock.now += 60_000;
  const response = await app.inject({
    method: 'POST',
    url: '/api/leads',
    headers: { host: 'localhost', 'idempotency-key': crypto.randomUUID(), ...wireHeaders() },
    payload: {
      ...person,
      tipo: 'isapre',
      productCode: 'ALC-4001',
      profile: { cotizante: [{ edad: 34 }], ingresodatos: true },
      acceptsOffers: true,
      consentText: { version: '2026-11', language: 'es' },
    },
  });
  return leadAnswerSchema.parse(response.json()).leadId;
}

async function read<Row extends object>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
  return (await before.database.pool.query<Row>(text, [...values])).rows;
}

const firstOf = async (leadId: string) =>
  (await read<{ first: string | null }>('select first_lead_id as first from leads where id = $1', [leadId]))[0]?.first;
/** A change of keys that ends when it has sealed one request anew. */
async function breakOff(): Promise<void> {
  const broken = resealAll(before.database.database, {
    keys: rotated,
    batchRows: 1,
    onBatch: () => {
      throw new Error('the lights went out');
    },
  });
  await expect(broken).rejects.toThrow('the lights went out');
}
/** Starts a work while a process of one key takes in the same person; tells what it does before that is over, and what comes of it. */
async function whileAsking<Done>(key: string, person: ReturnType<typeof somebody>, work: () => Promise<Done>) {
  const keys = dataKeysOfTests(key);
  const name = personName(blindIndex(keys, 'email', person.email), blindIndex(keys, 'phone', person.telefono));
  return before.database.database.transaction(async (transaction) => {
    await lockPeople(transaction, [name]);
    const done = work();
    const ends = done.then(() => 'ends');
    const first = await Promise.race([ends, untilWaiting(before.database, 1).then(() => 'waits')]);
    return { first, done };
  });
}

async function withdraw(leadId: string): Promise<number> {
  const signature = consentSignature(await openServiceKeys(before.database.database, null).get('consents'), {
    edition: 'chile',
    leadId,
  });
  const headers = { host: 'localhost', ...wireHeaders() };
  return (await before.app.inject({ method: 'POST', url: '/api/withdrawals', headers, payload: { leadId, signature } }))
    .statusCode;
}
const stop = (people: string) => before.database.pool.query(`update executives set ${people}`);

describe('while keys are changed, a person whose requests are sealed with both', () => {
  it('is answered by the same executive within the day, whichever process they ask, and though the change broke off', async () => {
    const person = somebody();
    const first = await ask(before, person);
    const again = await ask(since, person);
    expect(await firstOf(again)).toBe(first);
    await breakOff();
    expect(await firstOf(await ask(before, person))).toBe(first);
    expect(await firstOf(await ask(since, person))).toBe(first);
  });

  it('waits with two and has one executive, charged once', async () => {
    await stop('daily_limit = 0');
    const person = somebody();
    const [first, second] = [await ask(before, person), await ask(since, person)];
    await stop('daily_limit = 9');
    await giveWaitingRequests(desk.services);
    expect(await firstOf(second)).toBe(first);
    expect(await desk.balances()).toEqual([999]);
  });

  it('waits with two of before the change, which broke off between them, and has one executive, charged once', async () => {
    await desk.putInCharge([{}, {}]);
    await stop('daily_limit = 0');
    const person = somebody();
    const [first, second] = [await ask(earliest, person), await ask(earliest, person)];
    await breakOff();
    expect(await read('select distinct email_index from leads')).toHaveLength(2);
    await stop('daily_limit = 9');
    await giveWaitingRequests(desk.services);
    expect(await firstOf(second)).toBe(first);
    expect((await desk.balances()).toSorted((one, other) => one - other)).toEqual([999, 1000]);
  });

  it('waits, asks again and is answered: what waited repeats what was answered', async () => {
    await stop('daily_limit = 0');
    const person = somebody();
    const waiting = await ask(before, person);
    await stop('daily_limit = 9');
    const answered = await ask(since, person);
    expect(await desk.stateOf(answered)).toMatchObject({ status: leadStatus.assigned });
    await giveWaitingRequests(desk.services);
    expect(await firstOf(waiting)).toBe(answered);
  });

  it.each(['test', 'next'])('is held by their name of the key %s too while a request is found to repeat another', async (key) => {
    const person = somebody();
    const [first, own] = [await ask(before, somebody()), await ask(before, person)];
    await ask(since, person);
    const { first: did, done } = await whileAsking(key, person, () =>
      desk.take({ leadId: own, to: leadStatus.duplicate, firstRequest: first }),
    );
    expect([did, (await done).ok]).toEqual(['waits', true]);
  });

  it.each(['test', 'next'])('is held by their name of the key %s too while they take a request back', async (key) => {
    const person = somebody();
    const own = await ask(before, person);
    await ask(since, person);
    const { first: did, done } = await whileAsking(key, person, () => withdraw(own));
    expect([did, await done]).toEqual(['waits', 200]);
  });

  it('takes back what they allowed in all of them', async () => {
    const person = somebody();
    const own = await ask(before, person);
    await ask(since, person);
    const recipient = (
      await read<{ recipient: string }>("select recipient from lead_consents where purpose = 'offers' limit 1")
    )[0];
    await before.database.database.transaction((transaction) =>
      withdrawConsent(transaction, {
        leadId: own,
        purpose: 'offers',
        recipient: recipient?.recipient ?? '',
        callId: 'call',
        at: new Date(clock.now),
      }),
    );
    const said = await read(
      "select lead_id, array_agg(is_given order by id) said from lead_consents where purpose = 'offers' group by 1",
    );
    expect(said).toHaveLength(2);
    expect(said).toEqual(said.map(() => expect.objectContaining({ said: [true, false] })));
  });

  it('is told of the end of the newest offer alone', async () => {
    const person = somebody();
    await ask(before, person);
    clock.now += 3 * 86_400_000;
    const later = await ask(since, person);
    await before.database.pool.query("update quotes set expires = '2026-12-09'");
    const wish = { after: null, count: 50, now: Date.parse('2026-12-06T15:00:00Z') };
    expect((await readEndingQuotes(before.database.database, wish)).map(({ leadId }) => leadId)).toEqual([later]);
  });

  it('leaves nothing noted once the change is over', async () => {
    await ask(before, somebody());
    expect(await read('select one from index_pairs')).not.toEqual([]);
    expect((await rotateStoredData(before.database.database, rotated, () => undefined)).left).toBe(0);
    expect(await read('select one from index_pairs')).toEqual([]);
  });

  it('leaves nothing noted of who asks after the change either, once a process starts with the new key alone', async () => {
    await ask(since, somebody());
    expect((await rotateStoredData(before.database.database, rotated, () => undefined)).left).toBe(0);
    await ask(since, somebody());
    await prepareStoredData(before.database.database, rotated);
    expect(await read('select one from index_pairs')).not.toEqual([]);
    await prepareStoredData(before.database.database, dataKeysOfTests('next'));
    expect(await read('select one from index_pairs')).toEqual([]);
  });
});
