import { leadAnswerSchema } from '@cotejo/contract/lead';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMessage } from '../../platform/messages/deliver-message.ts';
import { openServiceKeys } from '../../platform/service-keys-store.ts';
import { somebody } from '../../platform/testing/somebody.ts';
import { buildTestApp, testDataKeys, testNow, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';
import { deliveryFor, jobOf, listingMailer } from '../../platform/testing/test-delivery.ts';
import { surveyWriters } from './survey-message.ts';

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

/** Monday at noon, over a week after the request. */
const later = testNow + 10 * 86_400_000;

async function deliver(leadId: string) {
  const mailer = listingMailer();
  const { database } = test.database;
  const keys = openServiceKeys(database, null);
  const writers = surveyWriters({ database, dataKeys: testDataKeys, keys, siteUrlOf: (edition) => `https://${edition}.example` });
  const outcome = await deliverMessage(
    await jobOf(test, leadId, 'survey-invitation'),
    deliveryFor(test, { mailer, writers, clock: () => later }),
  );
  return { outcome, sent: mailer.sent };
}

describe('the invitation to say how it went', () => {
  it('is due a week after the request, in contact hours, and leads to the page of its opinion', async () => {
    const leadId = await ask();
    const { rows } = await test.database.pool.query<{ due: Date }>(
      "select due_at due from messages where event = 'survey-invitation'",
    );
    expect(rows).toEqual([{ due: new Date(testNow + 7 * 86_400_000) }]);
    const { outcome, sent } = await deliver(leadId);
    expect(outcome).toEqual({ kind: 'sent' });
    expect(sent[0]?.to).toBe(person.email);
    const link = new URL(/https:\S+Feedback\S+/.exec(sent[0]?.text ?? '')?.[0] ?? '');
    expect(link.origin).toBe('https://chile.example');
    const answer = await test.app.inject({
      method: 'GET',
      url: `/api/feedbacks/getLead/${link.searchParams.get('lead')}/${link.searchParams.get('firma')}`,
      headers: { host: 'localhost' },
    });
    expect(answer.statusCode).toBe(200);
  });

  it('is written in the language of the form that its person read, and leads to its page in it', async () => {
    const leadId = await ask();
    // The edition has one language: another one counts for nothing there.
    await test.database.pool.query('alter table lead_consents disable trigger lead_consents_append_only');
    await test.database.pool.query("update lead_consents set language = 'pt'");
    await test.database.pool.query('alter table lead_consents enable trigger lead_consents_append_only');
    expect((await deliver(leadId)).sent[0]?.subject).toBe('¿Cómo te fue con tu solicitud?');
    await test.database.pool.query("update messages set state = 'waiting', edition = 'international'");
    await test.database.pool.query("update leads set edition = 'international'");
    const { sent } = await deliver(leadId);
    expect(sent[0]?.subject).toBe('Como foi com a sua solicitação?');
    expect(sent[0]?.text).toContain('Dar minha nota: https://international.example/pt/Feedback');
    expect(sent[0]?.text).toContain('Deixar de recebê-las: https://international.cotejo.example/pt/Dejar-de-recibir/');
  });

  it('goes to nobody who said it already, or behind whose request there was nobody', async () => {
    const leadId = await ask();
    await test.database.pool.query(
      `insert into feedbacks (id, edition, lead_id, score, comment, product_id, organization)
       select gen_random_uuid(), 'chile', id, 9, '', product_id, 'Alerce' from leads where id = $1`,
      [leadId],
    );
    expect((await deliver(leadId)).outcome).toEqual({ kind: 'needless' });
    await test.database.pool.query('truncate leads, quotes, idempotency_keys, messages cascade');
    const other = await ask();
    await test.database.pool.query('update leads set status = 98 where id = $1', [other]);
    expect((await deliver(other)).outcome).toEqual({ kind: 'needless' });
  });

  it('is asked once of who asks twice in a day', async () => {
    await ask();
    await ask();
    const { rows } = await test.database.pool.query("select 1 from messages where event = 'survey-invitation'");
    expect(rows).toHaveLength(1);
  });
});
