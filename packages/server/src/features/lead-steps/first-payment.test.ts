import { leadStatus } from '@cotejo/core/leads';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMessage } from '../../platform/messages/deliver-message.ts';
import { openServiceKeys } from '../../platform/service-keys-store.ts';
import { somebody } from '../../platform/testing/somebody.ts';
import { buildTestApp, testDataKeys, type TestApp } from '../../platform/testing/test-app.ts';
import { deliveryFor, jobOf, listingMailer } from '../../platform/testing/test-delivery.ts';
import { firstPaymentWriters } from '../requests/first-payment-message.ts';
import { leadDesk } from './testing/lead-desk.ts';

let test: TestApp;
let desk: ReturnType<typeof leadDesk>;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
  desk = leadDesk(test);
});
afterAll(() => test.close());
beforeEach(() => desk.putInCharge([{}]));

async function step(leadId: string, to: Parameters<typeof desk.take>[0]['to'], subStatus?: number): Promise<void> {
  const taken = await desk.take({ leadId, to, subStatus });
  if (!taken.ok) throw new Error(taken.error.kind);
}

const toldOf = (leadId: string) => desk.toldOf(leadId, 'first-payment');

async function deliver(leadId: string) {
  const mailer = listingMailer();
  const { database } = test.database;
  const keys = openServiceKeys(database, null);
  const siteUrlOf = (edition: string) => `https://${edition}.example`;
  const writers = firstPaymentWriters({ database, dataKeys: testDataKeys, keys, siteUrlOf });
  const outcome = await deliverMessage(await jobOf(test, leadId, 'first-payment'), deliveryFor(test, { mailer, writers }));
  return { outcome: outcome.kind, mail: mailer.sent[0] };
}

/** What a repetition of a request asks for: the product or the price of it is another one. */
async function quoteAgain(leadId: string, person: ReturnType<typeof somebody>, change: 'price' | 'product'): Promise<void> {
  const repetition = await desk.ask(person);
  const { rowCount } = await test.database.pool.query(
    `with other as (
       insert into quotes select (jsonb_populate_record(quote, jsonb_build_object('id', gen_random_uuid()))).* from quotes quote
       where quote.id = (select quote_id from leads where id = $1) returning id)
     update leads set quote_id = other.id, product_id = case when $3 = 'price' then product_id
       else (select min(id) from product_identities where id <> product_id) end
     from other where leads.id = $2`,
    [leadId, repetition, change],
  );
  expect(rowCount).toBe(1);
}

describe('the first payment of a request', () => {
  it('C9-76 is told by the step that closes it, once, with price, way, company, and whom to ask', async () => {
    const person = somebody();
    const leadId = await desk.ask(person);
    // Who asks for the very same again has one price still.
    await desk.ask(person);
    await step(leadId, leadStatus.onlinePurchase);
    expect(await toldOf(leadId)).toEqual([]);
    await step(leadId, leadStatus.closed, 331);
    expect(await toldOf(leadId)).toEqual([null]);
    const { outcome, mail } = await deliver(leadId);
    expect(outcome).toBe('sent');
    expect(mail).toMatchObject({ to: person.email, replyTo: '1@cotejo.example' });
    expect(mail?.subject).toMatch(/^Tu primer pago: ./);
    expect(mail?.text).toMatch(/precio que te cotizamos, \$[\d.]+ al mes/);
    expect(mail?.text).toMatch(/Tienes una suscripción activa: .+ El primer pago lo cobra .+, no nosotros\./);
    expect(mail?.text).toContain('pregúntale a Ana1 Soto: +56 9 1111 2222, 1@cotejo.example.');
    await step(leadId, leadStatus.returning);
    await step(leadId, leadStatus.closed);
    expect(await toldOf(leadId)).toEqual([null]);
  });

  it('is none of what comes from a return: it was closed before this was told', async () => {
    const leadId = await desk.ask();
    await test.database.pool.query('update leads set status = 100 where id = $1', [leadId]);
    await step(leadId, leadStatus.closed);
    expect(await toldOf(leadId)).toEqual([]);
  });

  it('is none where the step is refused or undone', async () => {
    const leadId = await desk.ask();
    await expect(step(leadId, leadStatus.closed)).rejects.toThrow('not-permitted');
    await step(leadId, leadStatus.toClose);
    await test.database.pool.query("alter table messages add constraint full_disk check (event <> 'first-payment')");
    try {
      await expect(step(leadId, leadStatus.closed)).rejects.toThrow('Failed query');
    } finally {
      await test.database.pool.query('alter table messages drop constraint full_disk');
    }
    expect([await toldOf(leadId), await desk.stateOf(leadId)]).toMatchObject([[], { status: leadStatus.toClose }]);
  });

  it('is not told once the request is closed no more', async () => {
    const leadId = await desk.ask();
    await step(leadId, leadStatus.toClose);
    await step(leadId, leadStatus.closed);
    await step(leadId, leadStatus.returning);
    expect(await deliver(leadId)).toEqual({ outcome: 'needless', mail: undefined });
  });

  it.each([
    ['price', /La contratación de .+ quedó cerrada\./],
    ['product', /La contratación quedó cerrada\./],
  ] as const)('names no %s where its person was quoted another one in a repetition', async (change, said) => {
    const person = somebody();
    const leadId = await desk.ask(person);
    await quoteAgain(leadId, person, change);
    await step(leadId, leadStatus.toClose);
    await step(leadId, leadStatus.closed);
    const { outcome, mail } = await deliver(leadId);
    expect(outcome).toBe('sent');
    expect(mail?.text).toMatch(said);
    expect(mail?.text).not.toMatch(/\$\d|Precio cotizado/);
  });
});
