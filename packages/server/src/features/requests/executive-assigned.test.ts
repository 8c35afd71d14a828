import { leadAnswerSchema } from '@cotejo/contract/lead';
import { contactHours } from '@cotejo/core/contact-hours';
import type { EventName } from '@cotejo/core/notification-events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMessage } from '../../platform/messages/deliver-message.ts';
import { createOutbox } from '../../platform/messages/enqueue-message.ts';
import { openServiceKeys } from '../../platform/service-keys-store.ts';
import { somebody } from '../../platform/testing/somebody.ts';
import { buildTestApp, testDataKeys, testNow, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';
import { deliveryFor, jobOf, listingMailer } from '../../platform/testing/test-delivery.ts';
import { requestWriters } from './request-writers.ts';

let test: TestApp;
const person = somebody();
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.pool.query('truncate leads, quotes, idempotency_keys, messages cascade');
});

async function ask(): Promise<string> {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/leads',
    headers: { host: 'localhost', 'idempotency-key': crypto.randomUUID(), ...wireHeaders() },
    payload: { ...person, tipo: 'isapre', productCode: 'ALC-4001', profile: { cotizante: [{ edad: 34 }], ingresodatos: true } },
  });
  return leadAnswerSchema.parse(response.json()).leadId;
}

async function executiveOf(leadId: string): Promise<{ readonly id: number; readonly email: string; readonly name: string }> {
  const { rows } = await test.database.pool.query<{ id: number; email: string; name: string }>(
    "select e.id, e.email, first_names || ' ' || last_names as name from leads l join executives e on e.id = l.executive_id where l.id = $1",
    [leadId],
  );
  if (!rows[0]) throw new Error(`nobody has ${leadId}`);
  return rows[0];
}

async function deliver(leadId: string, event: EventName, now = testNow) {
  const mailer = listingMailer();
  const { database } = test.database;
  const keys = openServiceKeys(database, null);
  const writers = requestWriters({
    database,
    dataKeys: testDataKeys,
    keys,
    siteUrlOf: (edition) => `https://${edition}.example`,
    readForms: async () => [],
  });
  const outcome = await deliverMessage(
    await jobOf(test, leadId, event),
    deliveryFor(test, { mailer, writers, clock: () => now }),
  );
  return { outcome, sent: mailer.sent };
}

describe('the mail that a request has an executive', () => {
  it('names them and how they get in touch, in contact hours', async () => {
    const leadId = await ask();
    const { id: executiveId, name } = await executiveOf(leadId);
    const outbox = createOutbox({ jobs: test.jobs, channels: ['mail'], hours: contactHours });
    const atNight = Date.parse('2026-11-21T03:00:00Z');
    await test.database.database.transaction((transaction) =>
      outbox.enqueue(transaction, [{ event: 'executive-assigned', edition: 'chile', leadId, executiveId }], atNight),
    );
    expect((await deliver(leadId, 'executive-assigned', atNight)).outcome.kind).toBe('later');
    const { outcome, sent } = await deliver(leadId, 'executive-assigned', Date.parse('2026-11-23T15:00:00Z'));
    expect(outcome).toEqual({ kind: 'sent' });
    expect(sent[0]).toMatchObject({ to: person.email, subject: expect.stringMatching(/^Ya tienes ejecutivo: /) as string });
    expect(sent[0]?.text).toMatch(new RegExp(`Desde ahora te atiende ${name}\\.\\s+${name} te (escribirá|llamará)`));
  });

  it('and the notice of an executive go to nobody once another one has the request', async () => {
    const leadId = await ask();
    const { id } = await executiveOf(leadId);
    await test.database.pool.query(
      "update leads set executive_id = (select max(id) from executives where id <> $1 and edition = 'chile') where id = $2",
      [id, leadId],
    );
    expect(await deliver(leadId, 'executive-notice')).toEqual({ outcome: { kind: 'needless' }, sent: [] });
  });
});
