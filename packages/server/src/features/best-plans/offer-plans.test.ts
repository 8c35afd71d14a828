import { leadAnswerSchema } from '@cotejo/contract/lead';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withdrawWishes } from '../../platform/consents/consent-store.ts';
import type { Message } from '../../platform/mail/mailer.ts';
import { deliverMessage, type Outcome } from '../../platform/messages/deliver-message.ts';
import { createOutbox } from '../../platform/messages/enqueue-message.ts';
import { doRoundPage } from '../../platform/messages/message-round.ts';
import { openServiceKeys } from '../../platform/service-keys-store.ts';
import { somebody } from '../../platform/testing/somebody.ts';
import { buildTestApp, testDataKeys, testNow, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';
import { deliveryFor, listingMailer } from '../../platform/testing/test-delivery.ts';
import { bestPlanWriters } from './best-plan-message.ts';
import { offerRound } from './offer-plans.ts';

const day = 86_400_000;
/** Wednesday at noon in Santiago, twelve days after the request. */
const wednesday = testNow + 12 * day;
/** A plan of the demonstration that another one of its isapre betters, and one that none does. */
const [bettered, unrivalled, better] = ['ALC-5606', 'ALC-4001', 'ALC-5305'];

let test: TestApp;
let now = testNow;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo', clock: () => now });
});
afterAll(() => test.close());
beforeEach(async () => {
  now = testNow;
  await test.database.pool.query('truncate leads, quotes, idempotency_keys, messages, contact_choices cascade');
});

interface Asking {
  readonly person?: ReturnType<typeof somebody>;
  readonly productCode?: string | undefined;
  readonly ticked?: object;
  readonly isOwn?: boolean;
}

async function ask({
  person = somebody(),
  productCode = bettered,
  ticked = { acceptsOffers: true },
  isOwn = true,
}: Asking = {}): Promise<string> {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/leads',
    headers: { host: 'localhost', 'idempotency-key': crypto.randomUUID(), ...wireHeaders() },
    payload: {
      ...person,
      tipo: 'isapre',
      productCode,
      profile: { cotizante: [{ edad: 34 }], ingresodatos: isOwn },
      consentText: { version: '2026-11', language: 'es' },
      ...ticked,
    },
  });
  return leadAnswerSchema.parse(response.json()).leadId;
}

async function round(at: number): Promise<void> {
  const { database } = test.database;
  const outbox = createOutbox({ jobs: test.jobs, channels: ['mail'] });
  const services = { database, outbox, jobs: test.jobs, clock: () => at, warn: () => undefined };
  await doRoundPage(offerRound({ database, catalogue: test.memory }), {}, services);
}

async function offers() {
  const { rows } = await test.database.pool.query<{ id: string; lead: string; state: string }>(
    "select id, lead_id lead, state from messages where event = 'best-plan' order by created_at",
  );
  return rows;
}
const offered = async () => (await offers()).map(({ lead }) => lead);

async function deliver(
  at: number,
): Promise<{ readonly outcomes: readonly Outcome['kind'][]; readonly sent: readonly Message[] }> {
  const mailer = listingMailer();
  const { database } = test.database;
  const clock = () => at;
  const siteUrlOf = (edition: string) => `https://${edition}.example`;
  const keys = openServiceKeys(database, null);
  const writers = bestPlanWriters({ database, dataKeys: testDataKeys, keys, siteUrlOf, catalogue: test.memory, clock });
  const outcomes: Outcome['kind'][] = [];
  for (const { id, state } of await offers()) {
    if (state !== 'waiting') continue;
    const delivery = deliveryFor(test, { mailer, writers, clock });
    outcomes.push((await deliverMessage({ messageId: id, event: 'best-plan' }, delivery)).kind);
  }
  return { outcomes, sent: mailer.sent };
}

describe('the offer of a better plan', () => {
  it('C9-76 names both plans, what is saved and each figure, and compares them by a link without anything of the family', async () => {
    const person = somebody();
    await ask({ person });
    await Promise.all([round(wednesday), round(wednesday)]);
    const { outcomes, sent } = await deliver(wednesday);
    expect(outcomes).toEqual(['sent']);
    const [mail] = sent;
    expect(mail).toMatchObject({ to: person.email, stopUrl: expect.stringContaining('/Dejar-de-recibir/') as string });
    expect(mail?.subject).toMatch(/^Hay un plan mejor para ti: /);
    expect(mail?.text).toMatch(/Precio: \$[\d.]+ al mes \(el que pediste: \$[\d.]+ al mes\)/);
    expect(mail?.text).toMatch(/Cobertura hospitalaria: \d+% \(el que pediste: \d+%\)/);
    const link = new URL(/Comparar los dos: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '');
    expect([link.pathname, ...link.searchParams]).toEqual([
      '/Comparar-Planes',
      ['comparador', '/Comparar/Isapres'],
      ['comparar', bettered],
      ['comparar', better],
    ]);
    expect(mail?.text).toContain('https://chile.example/Consentimientos?');
  });

  it('is none without the consent, for an example, where nothing is better, or once the request is decided or old', async () => {
    await ask({ ticked: { acceptsPriceAlerts: true } });
    await ask({ isOwn: false });
    await ask({ productCode: unrivalled });
    await round(wednesday);
    expect(await offered()).toEqual([]);
    const leadId = await ask();
    for (const status of [3, 4, 6, 9, 11, 98]) {
      await test.database.pool.query('update leads set status = $1 where id = $2', [status, leadId]);
      await round(wednesday);
    }
    await test.database.pool.query('update leads set status = 2');
    await round(testNow + 61 * day);
    expect(await offered()).toEqual([]);
    await round(wednesday);
    expect(await offered()).toEqual([leadId]);
  });

  it('is stopped while it waits by who takes the permission back, and never made again', async () => {
    await ask();
    await round(wednesday);
    const [waiting] = await offers();
    await test.database.database.transaction((transaction) =>
      withdrawWishes(transaction, { messageId: waiting?.id ?? '', callId: 'test', at: new Date(now) }),
    );
    expect((await deliver(wednesday)).outcomes).toEqual(['stopped']);
    await round(wednesday + 35 * day);
    expect(await offered()).toHaveLength(1);
  });

  it('is one of a person in thirty days, for their last request, and the same plan once for a request', async () => {
    const person = somebody();
    await ask({ person });
    now = testNow + 3 * day;
    const last = await ask({ person });
    await round(wednesday);
    expect(await offered()).toEqual([last]);
    expect((await deliver(wednesday)).outcomes).toEqual(['sent']);
    now = wednesday + day;
    const next = await ask({ person });
    await round(wednesday + 7 * day);
    expect(await offered()).toEqual([last]);
    await round(wednesday + 31 * day);
    expect(await offered()).toEqual([last, next]);
    expect((await deliver(wednesday + 31 * day)).outcomes).toEqual(['sent']);
    await test.database.pool.query("update messages set ended_at = ended_at - interval '40 days' where event = 'best-plan'");
    await round(wednesday + 35 * day);
    expect(await offered()).toEqual([last, next]);
  });

  it('is none of who bought something of the comparator by a later request, whatever that one allows', async () => {
    const person = somebody();
    const leadId = await ask({ person });
    now = testNow + 3 * day;
    const later = await ask({ person, productCode: unrivalled, ticked: {} });
    const become = (status: number) => test.database.pool.query('update leads set status = $2 where id = $1', [later, status]);
    for (const status of [3, 9, 11, 500, 501]) {
      await become(status);
      await round(wednesday);
    }
    expect(await offered()).toEqual([]);
    await become(4);
    await round(wednesday);
    expect(await offered()).toEqual([leadId]);
    await become(9);
    expect((await deliver(wednesday)).outcomes).toEqual(['needless']);
  });

  it('is there for who bought something of another comparator later', async () => {
    const person = somebody();
    const leadId = await ask({ person });
    const { products } = test.memory.snapshot('chile');
    const all = Array.from({ length: products.length }, (_, row) => products.at(row));
    const elsewhere = all.find(({ kind }) => kind === 'insurance');
    expect(elsewhere).toBeDefined();
    await test.database.pool.query(
      `insert into leads select (jsonb_populate_record(l, jsonb_build_object(
         'id', gen_random_uuid(), 'status', 11, 'created_at', l.created_at + interval '1 day', 'product_id', $1::int))).* from leads l`,
      [elsewhere?.id],
    );
    await round(wednesday);
    expect(await offered()).toEqual([leadId]);
  });

  it.each([
    ['needless', 7],
    ['expired', 7],
    ['undelivered', 35],
  ])('is made again, by the round of another day, where it was %s', async (state, days) => {
    const leadId = await ask();
    await round(wednesday);
    await test.database.pool.query("update messages set state = $1, ended_at = $2 where event = 'best-plan'", [
      state,
      new Date(wednesday),
    ]);
    await round(wednesday + days * day);
    expect(await offered()).toEqual([leadId, leadId]);
    expect((await deliver(wednesday + days * day)).outcomes).toEqual(['sent']);
    await test.database.pool.query("update messages set ended_at = ended_at - interval '40 days' where event = 'best-plan'");
    await round(wednesday + (days + 7) * day);
    expect(await offered()).toHaveLength(2);
  });

  it('is not sent when the plan is not better any more, the request was decided, or its person had one meanwhile', async () => {
    await ask();
    await round(wednesday);
    const again = () => test.database.pool.query("update messages set state = 'waiting' where event = 'best-plan'");
    await test.database.pool.query("update messages set occasion = '2026-12-02 plan 1' where event = 'best-plan'");
    expect((await deliver(wednesday)).outcomes).toEqual(['needless']);
    await test.database.pool.query("delete from messages where event = 'best-plan'");
    await round(wednesday);
    await test.database.pool.query('update leads set status = 9');
    expect((await deliver(wednesday)).outcomes).toEqual(['needless']);
    await again();
    await test.database.pool.query('update leads set status = 2');
    await test.database.pool.query(
      `insert into messages (id, key, event, edition, lead_id, state, due_at, ended_at)
       select gen_random_uuid(), 'other', event, edition, lead_id, 'sent', $1, $1 from messages where event = 'best-plan'`,
      [new Date(wednesday - day)],
    );
    expect((await deliver(wednesday)).outcomes).toEqual(['needless']);
  });
});
