import { leadAnswerSchema } from '@cotejo/contract/lead';
import { plainDate } from '@cotejo/core/dates';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withdrawConsent } from '../../platform/consents/consent-store.ts';
import { deliverMessage, type Outcome } from '../../platform/messages/deliver-message.ts';
import { createOutbox } from '../../platform/messages/enqueue-message.ts';
import { doRoundPage } from '../../platform/messages/message-round.ts';
import { openServiceKeys } from '../../platform/service-keys-store.ts';
import { somebody } from '../../platform/testing/somebody.ts';
import { buildTestApp, testDataKeys, testNow, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';
import { deliveryFor, listingMailer } from '../../platform/testing/test-delivery.ts';
import type { Message } from '../../platform/mail/mailer.ts';
import { priceRound } from './follow-prices.ts';
import { priceAlertWriters } from './price-alert-message.ts';

const day = 86_400_000;
/** Monday at noon in Santiago, ten days after the request. */
const monday = testNow + 10 * day;

let test: TestApp;
let now = testNow;
beforeAll(async () => {
  test = await buildTestApp({
    catalogue: 'demo',
    clock: () => now,
    prepare: async (database) => {
      await database.execute(
        sql`insert into indicator_values (indicator, date, value, source) values ('UF', '2026-11-30', 41000, 'test')`,
      );
    },
  });
});
afterAll(() => test.close());
beforeEach(async () => {
  now = testNow;
  await test.database.pool.query('truncate leads, quotes, idempotency_keys, messages, contact_choices cascade');
});

async function ask(person = somebody(), ticked: object = { acceptsPriceAlerts: true }, isOwn = true): Promise<string> {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/leads',
    headers: { host: 'localhost', 'idempotency-key': crypto.randomUUID(), ...wireHeaders() },
    payload: {
      ...person,
      tipo: 'isapre',
      productCode: 'ALC-4001',
      profile: { cotizante: [{ edad: 34 }], ingresodatos: isOwn },
      consentText: { version: '2026-11', language: 'es' },
      ...ticked,
    },
  });
  return leadAnswerSchema.parse(response.json()).leadId;
}

/** As if the quotes had been made when the plan was dearer by so many UF, or cheaper. */
async function wasDearerBy(uf: number): Promise<void> {
  await test.database.pool.query('update quotes set total_in_unit = total_in_unit + $1', [uf]);
}

async function become(leadId: string, status: number, reason: number | null = null): Promise<void> {
  await test.database.pool.query('update leads set status = $2, failure_reason = $3 where id = $1', [leadId, status, reason]);
}

/** One round at a moment, and what waits then; what was left out is told by the log alone. */
async function round(at: number, warned: unknown[] = []) {
  const { database } = test.database;
  const outbox = createOutbox({ jobs: test.jobs, channels: ['mail'] });
  const services = { database, outbox, jobs: test.jobs, clock: () => at, warn: (fields: unknown) => void warned.push(fields) };
  await doRoundPage(priceRound({ database, catalogue: test.memory }), {}, services);
}

async function alerts() {
  const { rows } = await test.database.pool.query<{ id: string; lead: string; occasion: string; state: string }>(
    "select id, lead_id lead, occasion, state from messages where event = 'price-alert' order by created_at, occasion",
  );
  return rows;
}

async function deliver(
  at: number,
): Promise<{ readonly outcomes: readonly Outcome['kind'][]; readonly sent: readonly Message[] }> {
  const mailer = listingMailer();
  const { database } = test.database;
  const clock = () => at;
  const siteUrlOf = (edition: string) => `https://${edition}.example`;
  const keys = openServiceKeys(database, null);
  const writers = priceAlertWriters({ database, dataKeys: testDataKeys, keys, siteUrlOf, catalogue: test.memory, clock });
  const outcomes: Outcome['kind'][] = [];
  for (const { id, state } of await alerts()) {
    if (state !== 'waiting') continue;
    const delivery = deliveryFor(test, { mailer, writers, clock });
    outcomes.push((await deliverMessage({ messageId: id, event: 'price-alert' }, delivery)).kind);
  }
  return { outcomes, sent: mailer.sent };
}

describe('an alert of a followed price', () => {
  it('C9-76 tells who allowed it the old and the new price in the unit of the plan and at today’s value', async () => {
    const person = somebody();
    await ask(person);
    await round(monday);
    expect(await alerts()).toEqual([]);
    await wasDearerBy(0.25);
    await Promise.all([round(monday), round(monday)]);
    const { outcomes, sent } = await deliver(monday);
    expect(outcomes).toEqual(['sent']);
    const [mail] = sent;
    expect(mail).toMatchObject({ to: person.email, stopUrl: expect.stringContaining('/Dejar-de-recibir/') as string });
    expect(mail?.subject).toMatch(/^Bajó el precio de /);
    expect(mail?.text).toMatch(/Antes: UF\u00a0[\d,]+ al mes \(\$[\d.]+ con el valor de hoy\)/);
    expect(mail?.text).toMatch(/Diferencia: UF\u00a00,25 menos al mes \(\$10\.250 con el valor de hoy\)/);
    expect(mail?.text).toMatch(/Ver el producto: https:\/\/chile\.example\/Isapre\//);
    expect(mail?.text).toContain('https://chile.example/Consentimientos?');
  });

  it('is none without the consent, or once it was taken back, also of one that waits', async () => {
    await ask(somebody(), {});
    const leadId = await ask();
    await wasDearerBy(-0.1);
    await round(monday);
    expect((await alerts()).map(({ lead }) => lead)).toEqual([leadId]);
    await test.database.database.transaction((transaction) =>
      withdrawConsent(transaction, {
        leadId,
        purpose: 'price-alerts',
        recipient: 'Cotejo',
        callId: 'test',
        at: new Date(now),
      }),
    );
    expect((await deliver(monday)).outcomes).toEqual(['stopped']);
    await round(monday + 8 * day);
    expect(await alerts()).toHaveLength(1);
  });

  it('comes once in seven days at most, and compares with what it told last', async () => {
    const leadId = await ask();
    await wasDearerBy(0.25);
    await round(monday);
    expect((await deliver(monday)).outcomes).toEqual(['sent']);
    await round(monday + 8 * day);
    expect(await alerts()).toHaveLength(1);
    // As if the last alert had told a lower price than the plan has now.
    await test.database.pool.query(
      "update messages set occasion = regexp_replace(occasion, 'price \\d+', 'price 100000'), key = id::text where lead_id = $1 and event = 'price-alert'",
      [leadId],
    );
    await round(monday + 6 * day);
    expect(await alerts()).toHaveLength(1);
    await round(monday + 8 * day);
    const { outcomes, sent } = await deliver(monday + 9 * day);
    expect(outcomes).toEqual(['sent']);
    expect(sent[0]?.text).toContain('Antes: UF\u00a01 al mes');
  });

  it('is not told when the price changed again before it could go', async () => {
    await ask();
    await wasDearerBy(0.25);
    await round(monday);
    await wasDearerBy(-0.25);
    expect((await deliver(monday)).outcomes).toEqual(['needless']);
    await wasDearerBy(0.5);
    await round(monday + day);
    expect((await deliver(monday + day)).outcomes).toEqual(['sent']);
  });

  it('says once that the product is sold no more, and nothing after it', async () => {
    const leadId = await ask();
    const { rows } = await test.database.pool.query<{ id: number; product_id: number }>(
      `with gone as (insert into product_identities (edition, code) values ('chile', 'GONE-1') returning id)
       update quotes set product_id = gone.id from gone, leads where leads.id = $1 and quotes.id = leads.quote_id
       returning gone.id, leads.product_id`,
      [leadId],
    );
    await round(monday);
    const { sent } = await deliver(monday);
    expect(sent[0]?.subject).toMatch(/ ya no se vende$/);
    expect(sent[0]?.text).toContain('Comparar otros: https://chile.example/');
    await round(monday + 8 * day);
    await test.database.pool.query('update quotes set product_id = $1', [rows[0]?.product_id]);
    await wasDearerBy(0.5);
    await round(monday + 16 * day);
    expect(await alerts()).toHaveLength(1);
  });

  it('is one of a person for a product, by their last request, and none of a request that is a year old', async () => {
    const person = somebody();
    await ask(person);
    now = testNow + 3 * day;
    const last = await ask(person);
    await wasDearerBy(0.25);
    await round(monday);
    expect((await alerts()).map(({ lead }) => lead)).toEqual([last]);
    expect((await deliver(monday)).outcomes).toEqual(['sent']);
    await test.database.pool.query('delete from messages');
    await round(testNow + 400 * day);
    expect(await alerts()).toEqual([]);
  });

  it('C5-32 is for who gave up, but not for who asked for no contact, is not reached, or does not remember asking', async () => {
    const leadId = await ask();
    await wasDearerBy(0.25);
    for (const reason of [2, 5, 9, 15]) {
      await become(leadId, 4, reason);
      await round(monday);
    }
    expect(await alerts()).toEqual([]);
    await become(leadId, 4, 10);
    await round(monday);
    expect((await alerts()).map(({ lead }) => lead)).toEqual([leadId]);
    await become(leadId, 4, 9);
    expect((await deliver(monday)).outcomes).toEqual(['needless']);
  });

  it('is none of the price of an example, and also not of its product that is sold no more', async () => {
    const leadId = await ask(somebody(), { acceptsPriceAlerts: true }, false);
    await wasDearerBy(0.25);
    await round(monday);
    await test.database.pool.query(
      `with gone as (insert into product_identities (edition, code) values ('chile', 'GONE-2') returning id)
       update quotes set product_id = gone.id from gone, leads where leads.id = $1 and quotes.id = leads.quote_id`,
      [leadId],
    );
    await round(monday + day);
    expect(await alerts()).toEqual([]);
  });

  it('tells the price in its unit alone where the rate is not that of the day', async () => {
    await ask();
    await wasDearerBy(0.25);
    const tuesday = monday + day;
    expect(test.memory.uf(plainDate('2026-12-01')).status).toBe('older');
    await round(tuesday);
    const { outcomes, sent } = await deliver(tuesday);
    expect(outcomes).toEqual(['sent']);
    expect(sent[0]?.text).toMatch(/Antes: UF\u00a0[\d,]+ al mes\n/);
    expect(sent[0]?.text).not.toContain('con el valor de hoy');
  });

  it('is none of who bought the product by a later request, whatever that one allows', async () => {
    const person = somebody();
    const leadId = await ask(person);
    now = testNow + day;
    const later = await ask(person, {});
    await wasDearerBy(0.25);
    for (const status of [3, 9, 11, 500, 501]) {
      await become(later, status);
      await round(monday);
    }
    expect(await alerts()).toEqual([]);
    await become(later, 4, 10);
    await round(monday);
    expect((await alerts()).map(({ lead }) => lead)).toEqual([leadId]);
    await become(later, 9);
    expect((await deliver(monday)).outcomes).toEqual(['needless']);
  });

  it('is judged by the first request of a repeated one, which stays repeated whatever becomes of the first', async () => {
    const first = await ask(somebody(), {});
    const again = await ask();
    await test.database.pool.query('update leads set status = 6, first_lead_id = $1 where id = $2', [first, again]);
    await wasDearerBy(0.25);
    for (const status of [3, 8, 9, 11, 500, 501]) {
      await become(first, status);
      await round(monday);
    }
    await become(first, 4, 9);
    await round(monday);
    expect(await alerts()).toEqual([]);
    await become(first, 2);
    await round(monday);
    expect((await alerts()).map(({ lead }) => lead)).toEqual([again]);
    await become(first, 11);
    expect((await deliver(monday)).outcomes).toEqual(['needless']);
  });

  it('leaves a request out that cannot be read, and goes on with the others', async () => {
    const broken = await ask();
    now = testNow + day;
    const other = await ask();
    await wasDearerBy(0.25);
    await test.database.pool.query(
      'update quotes set total_in_unit = 99999999999 from leads where leads.quote_id = quotes.id and leads.id = $1',
      [broken],
    );
    const warned: unknown[] = [];
    await round(monday, warned);
    expect((await alerts()).map(({ lead }) => lead)).toEqual([other]);
    expect(warned).toEqual([expect.objectContaining({ leadId: broken, round: 'price-alerts' })]);
  });
});
