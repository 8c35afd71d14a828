import { leadAnswerSchema, type LeadAnswer } from '@cotejo/contract/lead';
import type { EventName } from '@cotejo/core/notification-events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMessage } from '../../platform/messages/deliver-message.ts';
import { createOutbox } from '../../platform/messages/enqueue-message.ts';
import { openServiceKeys } from '../../platform/service-keys-store.ts';
import { somebody } from '../../platform/testing/somebody.ts';
import { buildTestApp, testDataKeys, testNow, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';
import { deliveryFor, jobOf, listingMailer } from '../../platform/testing/test-delivery.ts';
import { requestWriters } from './request-writers.ts';

// A Friday at noon in Santiago, where people are contacted from 8 to 20 and on Saturdays from 9 to 14.
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.pool.query('truncate leads, quotes, idempotency_keys, messages cascade');
});

const person = somebody();
const plan = { tipo: 'isapre', productCode: 'ALC-4001', profile: { cotizante: [{ edad: 34 }], ingresodatos: true } };

function post(body: object, key: string = crypto.randomUUID()) {
  const headers = { host: 'localhost', 'idempotency-key': key, ...wireHeaders() };
  return test.app.inject({ method: 'POST', url: '/api/leads', headers, payload: { ...person, ...plan, ...body } });
}

async function ask(body: object): Promise<LeadAnswer> {
  return leadAnswerSchema.parse((await post(body)).json());
}

async function deliver({ leadId }: LeadAnswer, event: EventName, now = testNow) {
  const mailer = listingMailer();
  const keys = openServiceKeys(test.database.database, null);
  const siteUrlOf = (edition: string) => `https://${edition}.example`;
  const writers = requestWriters({
    database: test.database.database,
    dataKeys: testDataKeys,
    keys,
    siteUrlOf,
    readForms: async () => [],
  });
  const services = deliveryFor(test, { mailer, writers, clock: () => now });
  const outcome = await deliverMessage(await jobOf(test, leadId, event), services);
  return { outcome, text: mailer.sent[0]?.text.replaceAll(/\s+/g, ' ') ?? '' };
}

describe('the part of the day that who asks wants', () => {
  it.each([
    [{}, '2026-11-20T15:00:00.000Z', 'now'],
    [{ contactTime: 'afternoon' }, '2026-11-20T18:00:00.000Z', 'today'],
    [{ contactTime: 'morning' }, '2026-11-21T12:00:00.000Z', 'tomorrow'],
  ])('%j is answered with the first moment that it lets: %s', async (body, from, day) => {
    const { contact } = await ask({ ...body, contactChannel: 'telefono' });
    expect(contact).toEqual({ channel: 'telefono', from, day, timeZone: 'America/Santiago' });
  });

  it('400 is none of its own', async () => {
    expect((await post({ contactTime: 'night' })).statusCode).toBe(400);
  });

  it('is part of what a key was used for; not saying it is wanting none', async () => {
    const key = crypto.randomUUID();
    const statuses: number[] = [];
    for (const body of [{}, { contactTime: 'any' }, { contactTime: 'midday' }]) statuses.push((await post(body, key)).statusCode);
    expect(statuses).toEqual([200, 200, 422]);
  });

  it('is news to the executive of who asks for another one', async () => {
    await ask({});
    const again = await ask({ contactTime: 'afternoon' });
    expect((await deliver(again, 'executive-notice')).text).toContain('Otra solicitud de la misma persona');
  });

  it('is told to the executive with its hours, and to its person', async () => {
    const answer = await ask({ contactTime: 'afternoon', contactChannel: 'telefono' });
    expect((await deliver(answer, 'executive-notice')).text).toContain(
      'Prefiere que la contactes por teléfono, en la tarde (de 15:00 a 20:00). Contáctala a partir del viernes 20 de noviembre a las 15:00.',
    );
    const confirmed = await deliver(answer, 'visitor-confirmation');
    expect(confirmed.outcome).toEqual({ kind: 'sent' });
    expect(confirmed.text).toContain('Será en la tarde, a partir del viernes 20 de noviembre a las 15:00.');
  });

  it('is waited for by messages that nobody waits for, unless they would be of no use by then', async () => {
    const answer = await ask({ contactTime: 'afternoon' });
    const { rows } = await test.database.pool.query<{ id: number }>('select executive_id id from leads');
    const outbox = createOutbox({ jobs: test.jobs, channels: ['mail'] });
    const intent = {
      edition: 'chile',
      leadId: answer.leadId,
      executiveId: rows[0]?.id ?? 0,
      event: 'executive-assigned',
    } as const;
    await test.database.database.transaction((transaction) => outbox.enqueue(transaction, [intent], testNow));
    const wanted = Date.parse('2026-11-20T18:00:00Z');
    expect((await deliver(answer, 'executive-assigned')).outcome).toEqual({ kind: 'later', at: wanted });
    await test.database.pool.query("update messages set expires_at = $1 where event = 'executive-assigned'", [new Date(wanted)]);
    expect((await deliver(answer, 'executive-assigned')).outcome).toEqual({ kind: 'sent' });
  });
});
