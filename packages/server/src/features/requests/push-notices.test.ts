import { leadAnswerSchema } from '@cotejo/contract/lead';
import { contactHours } from '@cotejo/core/contact-hours';
import type { EventName } from '@cotejo/core/notification-events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Channel, OutgoingMessage } from '../../platform/messages/channel.ts';
import { deliverMessage } from '../../platform/messages/deliver-message.ts';
import { openServiceKeys } from '../../platform/service-keys-store.ts';
import { somebody } from '../../platform/testing/somebody.ts';
import { buildTestApp, testDataKeys, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';
import { deliveryFor, listingMailer } from '../../platform/testing/test-delivery.ts';
import { requestWriters } from './request-writers.ts';

let test: TestApp;
beforeAll(async () => {
  const push = { url: 'https://avisos.example/push', token: null };
  test = await buildTestApp({ catalogue: 'demo', messaging: { sms: null, whatsapp: null, push, contactHours } });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.pool.query('truncate leads, quotes, idempotency_keys, messages cascade');
  await test.database.pool.query('update executives set balance = 1000 * charge_per_lead, recess_reason = null');
});

const profile = { cotizante: [{ edad: 34 }], ingresodatos: true };

async function ask(person = somebody(), more: object = {}): Promise<string> {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/leads',
    headers: { host: 'localhost', 'idempotency-key': crypto.randomUUID(), ...wireHeaders() },
    payload: { ...person, ...more, tipo: 'isapre', productCode: 'ALC-4001', profile },
  });
  return leadAnswerSchema.parse(response.json()).leadId;
}

interface Taken {
  readonly id: string;
  readonly event: EventName;
  readonly executive: number | null;
}

/** Messages to executives, by event. */
async function taken(): Promise<readonly Taken[]> {
  const { rows } = await test.database.pool.query<Taken>(
    'select id, event, executive_id executive from messages where executive_id is not null order by event, created_at',
  );
  return rows;
}

async function deliver(event: EventName) {
  const message = (await taken()).find((each) => each.event === event);
  if (message === undefined) throw new Error(`no ${event} was taken`);
  const sent: OutgoingMessage[] = [];
  const push: Channel = { send: async (outgoing) => (sent.push(outgoing), { kind: 'accepted' }) };
  const { database } = test.database;
  const keys = openServiceKeys(database, null);
  const siteUrlOf = (edition: string) => `https://${edition}.example`;
  const writers = requestWriters({ database, dataKeys: testDataKeys, keys, siteUrlOf, readForms: async () => [] });
  const delivery = deliveryFor(test, { mailer: listingMailer(), writers, channels: { push } });
  return { executive: message.executive, outcome: await deliverMessage({ messageId: message.id, event }, delivery), sent };
}

describe('a push to an executive', () => {
  it('C9-76 tells them of a request beside the mail, by their number, and nothing of who asks', async () => {
    const person = somebody();
    await ask(person);
    expect((await taken()).map(({ event }) => event)).toEqual(['executive-notice', 'executive-notice-push']);
    const { executive, outcome, sent } = await deliver('executive-notice-push');
    expect(outcome).toEqual({ kind: 'sent' });
    expect(sent[0]?.written).toEqual({
      channel: 'push',
      executiveId: executive,
      text: expect.stringMatching(/^Cotejo: tienes una solicitud nueva, sobre .+\. Los datos están en tu correo\.$/) as string,
    });
    expect(JSON.stringify(sent[0]?.written)).not.toContain(person.first_name);
  });

  it('tells of who asks again, and of nothing to whoever has the request no more', async () => {
    const person = somebody();
    await ask(person);
    await ask(person, { mensaje: 'Otra pregunta' });
    expect((await taken()).filter(({ event }) => event === 'executive-notice-push')).toHaveLength(2);
    await test.database.pool.query(
      "update leads set executive_id = (select max(id) from executives e where e.edition = 'chile' and e.id <> executive_id) where executive_id is not null",
    );
    expect(await deliver('executive-notice-push')).toMatchObject({ outcome: { kind: 'needless' }, sent: [] });
  });

  it('tells of a balance that pays for no more beside the mail, once, without figures, and not once it pays again', async () => {
    await test.database.pool.query('update executives set balance = charge_per_lead');
    await ask();
    const told = (await taken()).filter(({ event }) => event.startsWith('low-balance'));
    expect(told.map(({ event }) => event)).toEqual(['low-balance', 'low-balance-push']);
    const { executive, outcome, sent } = await deliver('low-balance-push');
    expect(outcome).toEqual({ kind: 'sent' });
    expect(sent[0]?.written).toEqual({
      channel: 'push',
      executiveId: executive,
      text: 'Cotejo: tu saldo no alcanza para otra solicitud, así que por ahora no recibes nuevas. Los montos están en tu correo.',
    });
    await test.database.pool.query("update messages set state = 'waiting'");
    await test.database.pool.query('update executives set balance = 1000 * charge_per_lead');
    expect(await deliver('low-balance-push')).toMatchObject({ outcome: { kind: 'needless' }, sent: [] });
  });
});
