import { randomUUID } from 'node:crypto';
import { leadAnswerSchema } from '@cotejo/contract/lead';
import type { EventName } from '@cotejo/core/notification-events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMessage } from '../../platform/messages/deliver-message.ts';
import { createOutbox } from '../../platform/messages/enqueue-message.ts';
import { stopPathOf } from '../../platform/messages/stop-signature.ts';
import { openServiceKeys } from '../../platform/service-keys-store.ts';
import { somebody } from '../../platform/testing/somebody.ts';
import { buildTestApp, testNow, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';
import { deliveryFor, jobOf, listingMailer } from '../../platform/testing/test-delivery.ts';

const clock = { now: testNow };
const content = { subject: 'Hola', preview: 'Hola', heading: 'Hola', paragraphs: [], rows: [], closing: [] };
const day = 86_400_000;
let test: TestApp;
let person: ReturnType<typeof somebody>;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo', clock: () => clock.now });
});
afterAll(() => test.close());
beforeEach(() => {
  clock.now = testNow;
  person = somebody();
});

/** A request of the person, with what they tick; its number. */
async function ask(ticked: object): Promise<string> {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/leads',
    headers: { host: 'localhost', 'idempotency-key': randomUUID(), ...wireHeaders() },
    payload: {
      ...person,
      tipo: 'isapre',
      productCode: 'ALC-4001',
      profile: { cotizante: [{ edad: 34 }], ingresodatos: true },
      consentText: { version: '2026-11', language: 'es' },
      ...ticked,
    },
  });
  return leadAnswerSchema.parse(response.json()).leadId;
}

/** What becomes of a message of an event about a request of the person, sent now. */
async function sent(leadId: string, event: EventName): Promise<string> {
  const outbox = createOutbox({ jobs: test.jobs, channels: ['mail'] });
  const occasion = randomUUID();
  await test.database.database.transaction((transaction) =>
    outbox.enqueue(transaction, [{ event, edition: 'chile', leadId, occasion }], clock.now),
  );
  const { rows } = await test.database.pool.query<{ id: string }>('select id from messages where occasion = $1', [occasion]);
  const writers = { [event]: async () => ({ channel: 'mail', email: person.email, content }) as const };
  const delivery = deliveryFor(test, { mailer: listingMailer(), writers, clock: () => clock.now });
  return (await deliverMessage({ messageId: rows[0]?.id ?? '', event }, delivery)).kind;
}

async function choose(leadId: string, choice: 'stop' | 'resume'): Promise<string> {
  const { messageId } = await jobOf(test, leadId, 'survey-invitation');
  const url = stopPathOf({ edition: 'chile', messageId }, await openServiceKeys(test.database.database, null).get('stop'));
  const headers = { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' };
  return (await test.app.inject({ method: 'POST', url, headers, payload: `eleccion=${choice}` })).body;
}

async function open(leadId: string): Promise<string> {
  const { messageId } = await jobOf(test, leadId, 'survey-invitation');
  const url = stopPathOf({ edition: 'chile', messageId }, await openServiceKeys(test.database.database, null).get('stop'));
  return (await test.app.inject({ method: 'GET', url, headers: { host: 'localhost' } })).body;
}

async function said(leadId: string, purpose: string): Promise<readonly boolean[]> {
  const { rows } = await test.database.pool.query<{ is_given: boolean }>(
    'select is_given from lead_consents where lead_id = $1 and purpose = $2 order by id',
    [leadId, purpose],
  );
  return rows.map((row) => row.is_given);
}

const choices = async () => (await test.database.pool.query('select choice from contact_choices order by place')).rows;

describe('who stopped messages and allows them again with a later request', () => {
  it('hears of that request, and of exactly what they ticked, until they stop it again', async () => {
    await test.database.pool.query('truncate contact_choices');
    const first = await ask({ acceptsPriceAlerts: true, acceptsOffers: true });
    expect([await sent(first, 'price-alert'), await sent(first, 'best-plan')]).toEqual(['sent', 'sent']);
    await choose(first, 'stop');
    expect([await sent(first, 'price-alert'), await sent(first, 'best-plan')]).toEqual(['stopped', 'stopped']);

    clock.now += 3 * day;
    const unticked = await ask({});
    expect(await sent(unticked, 'visitor-confirmation')).toBe('sent');
    expect([await sent(unticked, 'price-alert'), await sent(unticked, 'survey-invitation')]).toEqual(['stopped', 'stopped']);

    clock.now += 3 * day;
    const again = await ask({ acceptsPriceAlerts: true });
    expect(await sent(again, 'price-alert')).toBe('sent');
    expect([await sent(again, 'best-plan'), await sent(again, 'survey-invitation')]).toEqual(['stopped', 'stopped']);
    expect(await sent(first, 'price-alert')).toBe('stopped');
    expect(await open(again)).toContain('Dejar de recibirlos</button>');

    clock.now += day;
    expect(await choose(again, 'stop')).toContain('También retiramos tu permiso para: avisos de precio.');
    expect(await sent(again, 'price-alert')).toBe('stopped');
    expect(await open(again)).toContain('Volver a recibirlos</button>');
    expect(await said(first, 'price-alerts')).toEqual([true, false]);
    expect(await said(again, 'price-alerts')).toEqual([true, false]);
    expect(await choices()).toEqual([{ choice: 'stop' }, { choice: 'stop' }]);
  });

  it('gets back by the button of the page what that stop took back, and nothing that they withdrew before', async () => {
    const leadId = await ask({ acceptsPriceAlerts: true, acceptsOffers: true });
    await test.database.pool.query(
      `insert into lead_consents (lead_id, purpose, recipient, ground, is_given, text_version, language, sentence, way, call_id, created_at)
       select lead_id, purpose, recipient, ground, false, text_version, language, sentence, 'link', call_id, created_at
       from lead_consents where lead_id = $1 and purpose = 'offers'`,
      [leadId],
    );
    clock.now += day;
    expect(await choose(leadId, 'stop')).toContain('Volver a recibirlos</button>');
    clock.now += 60_000;
    expect(await choose(leadId, 'resume')).toContain('Vuelves a permitir: avisos de precio.');
    expect(await sent(leadId, 'price-alert')).toBe('sent');
    expect(await sent(leadId, 'best-plan')).toBe('stopped');
    expect(await sent(leadId, 'survey-invitation')).toBe('sent');
    expect(await said(leadId, 'price-alerts')).toEqual([true, false, true]);
    await choose(leadId, 'resume');
    expect(await said(leadId, 'price-alerts')).toEqual([true, false, true]);
  });

  it('gets nothing back of a request that they took back meanwhile, nor of what repeats it', async () => {
    const taken = await ask({ acceptsOffers: true });
    const repeated = await ask({ acceptsOffers: true });
    await test.database.pool.query('update leads set first_lead_id = $1, status = 6 where id = $2', [taken, repeated]);
    clock.now += 2 * day;
    const kept = await ask({ acceptsPriceAlerts: true });
    await choose(kept, 'stop');
    await test.database.pool.query('update leads set status = 4, failure_reason = 9 where id = $1', [taken]);
    clock.now += 60_000;
    const page = await choose(kept, 'resume');
    expect(page).toContain('Vuelves a permitir: avisos de precio.');
    expect(await said(kept, 'price-alerts')).toEqual([true, false, true]);
    expect([await said(taken, 'offers'), await said(repeated, 'offers')]).toEqual([
      [true, false],
      [true, false],
    ]);
  });

  it('is not written an offer that they never allowed, though they stopped nothing', async () => {
    expect(await sent(await ask({}), 'best-plan')).toBe('stopped');
  });
});
