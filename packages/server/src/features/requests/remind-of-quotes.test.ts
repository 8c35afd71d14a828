import { leadAnswerSchema } from '@cotejo/contract/lead';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordChoice } from '../../platform/messages/contact-choice-store.ts';
import { deliverMessage } from '../../platform/messages/deliver-message.ts';
import { createOutbox } from '../../platform/messages/enqueue-message.ts';
import { doRoundPage } from '../../platform/messages/message-round.ts';
import { openServiceKeys } from '../../platform/service-keys-store.ts';
import { somebody } from '../../platform/testing/somebody.ts';
import { buildTestApp, testDataKeys, testNow, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';
import { deliveryFor, jobOf, listingMailer } from '../../platform/testing/test-delivery.ts';
import { quoteExpiryWriters } from './quote-expiry-message.ts';
import { quoteRound } from './remind-of-quotes.ts';

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

/** Noon in Santiago: the first and the last day on which the end of a quote until December 9 is told. */
const [sunday, monday, lastDay] = [6, 7, 9].map((day) => Date.parse(`2026-12-0${day}T15:00:00Z`));

async function ask(person = somebody(), productCode = 'ALC-4001'): Promise<string> {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/leads',
    headers: { host: 'localhost', 'idempotency-key': crypto.randomUUID(), ...wireHeaders() },
    payload: { ...person, tipo: 'isapre', productCode, profile: { cotizante: [{ edad: 34 }], ingresodatos: true } },
  });
  return leadAnswerSchema.parse(response.json()).leadId;
}

async function holdUntil(day: string): Promise<void> {
  await test.database.pool.query('update quotes set expires = $1', [day]);
}

const roundServices = (at: number) => ({
  database: test.database.database,
  clock: () => at,
  outbox: createOutbox({ jobs: test.jobs, channels: ['mail'] }),
  jobs: test.jobs,
  warn: () => undefined,
});

async function remind(at = sunday): Promise<void> {
  expect(await doRoundPage(quoteRound(test.database.database), {}, roundServices(at ?? now))).toBeNull();
}

async function reminded(): Promise<readonly string[]> {
  const { rows } = await test.database.pool.query<{ id: string }>(
    "select lead_id id from messages where event = 'quote-expiry' order by lead_id",
  );
  return rows.map(({ id }) => id);
}

async function deliver(leadId: string, at = monday) {
  const mailer = listingMailer();
  const { database } = test.database;
  const keys = openServiceKeys(database, null);
  const clock = () => at ?? now;
  const siteUrlOf = (edition: string) => `https://${edition}.example`;
  const writers = quoteExpiryWriters({ database, dataKeys: testDataKeys, keys, siteUrlOf, catalogue: test.memory, clock });
  const outcome = await deliverMessage(await jobOf(test, leadId, 'quote-expiry'), deliveryFor(test, { mailer, writers, clock }));
  return { outcome, sent: mailer.sent };
}

describe('the reminder that a quote ends', () => {
  it('C9-76 comes once, days before, in contact hours, with price, last day and the page of the product', async () => {
    const person = somebody();
    const leadId = await ask(person);
    await holdUntil('2026-12-09');
    await remind(Date.parse('2026-12-05T15:00:00Z'));
    expect(await reminded()).toEqual([]);
    await Promise.all([remind(), remind()]);
    await remind(monday);
    expect(await reminded()).toEqual([leadId]);
    expect((await deliver(leadId, sunday)).outcome).toEqual({ kind: 'later', at: Date.parse('2026-12-07T11:00:00Z') });
    const { outcome, sent } = await deliver(leadId);
    expect(outcome).toEqual({ kind: 'sent' });
    const [mail] = sent;
    expect(mail).toMatchObject({ to: person.email, stopUrl: expect.stringContaining('/Dejar-de-recibir/') as string });
    expect(mail?.subject).toMatch(/^Tu cotización vence pronto: /);
    expect(mail?.text).toContain('vale hasta el 9 de diciembre de 2026');
    expect(mail?.text).toMatch(/Precio cotizado: \$[\d.]+ al mes/);
    const page = /Ver el producto: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(page).toMatch(/^https:\/\/chile\.example\/Isapre\//);
    expect(mail?.text).toContain('No quiero que me contacten: https://chile.example/Retirar-solicitud?');
  });

  it('goes to each of two people with the very same quote', async () => {
    const both = [await ask(), await ask()];
    await holdUntil('2026-12-09');
    await remind();
    expect(await reminded()).toEqual(both.toSorted());
  });

  it('is none of a quote that ends soon after it was asked for, has ended, or promised nothing', async () => {
    await ask();
    await holdUntil('2026-11-26');
    await remind(Date.parse('2026-11-24T15:00:00Z'));
    await remind(Date.parse('2026-11-27T15:00:00Z'));
    await test.database.pool.query('update quotes set expires = null');
    await remind();
    expect(await reminded()).toEqual([]);
  });

  it('is none of a request that is sold, given up or taken back, or before a later one for the same product', async () => {
    const person = somebody();
    const first = await ask(person);
    await holdUntil('2026-12-09');
    for (const status of [3, 4, 9, 11, 98, 501]) {
      await test.database.pool.query('update leads set status = $1 where id = $2', [status, first]);
      await remind();
    }
    expect(await reminded()).toEqual([]);
    await test.database.pool.query('update leads set status = 2 where id = $1', [first]);
    now = testNow + 3 * 86_400_000;
    const later = await ask(person);
    await holdUntil('2026-12-09');
    await remind();
    expect(await reminded()).toEqual([later]);
  });

  it('is of the newest offer, that of a Duplicado: one for a request with all that repeats it, while it is open', async () => {
    const person = somebody();
    const { products } = test.memory.snapshot('chile');
    const otherCodes = [...products].flatMap(({ kind, code }) => (kind === 'isapre-plan' && code !== 'ALC-4001' ? [code] : []));
    const first = await ask(person);
    now += 60_000;
    const other = await ask(person, otherCodes[0]);
    now += 60_000;
    const newest = await ask(person, otherCodes[1]);
    await holdUntil('2026-12-09');
    await test.database.pool.query('update leads set status = 4 where id = $1', [first]);
    await remind();
    expect(await reminded()).toEqual([]);
    await test.database.pool.query('update leads set status = 2 where id = $1', [first]);
    await remind();
    expect(await reminded()).toEqual([newest]);
    expect((await deliver(newest)).outcome).toEqual({ kind: 'sent' });
    // What promises nothing ends on no day: the offer before it does.
    await test.database.pool.query('delete from messages');
    await test.database.pool.query('update quotes set expires = null where id = (select quote_id from leads where id = $1)', [
      newest,
    ]);
    await remind();
    expect(await reminded()).toEqual([other]);
  });

  it('does not go out once its person asked again meanwhile for the same product, as a Duplicado too', async () => {
    const person = somebody();
    const leadId = await ask(person);
    await holdUntil('2026-12-09');
    await remind();
    now += 60_000;
    await ask(person);
    expect((await deliver(leadId)).outcome).toEqual({ kind: 'needless' });
  });

  it('does not go out once it has ended, the request was decided, or its person wants none', async () => {
    const person = somebody();
    const leadId = await ask(person);
    await holdUntil('2026-12-09');
    await remind();
    const again = () => test.database.pool.query("update messages set state = 'waiting'");
    await test.database.pool.query('update leads set status = 9');
    expect((await deliver(leadId)).outcome).toEqual({ kind: 'needless' });
    await again();
    await test.database.pool.query('update leads set status = 2');
    expect((await deliver(leadId, (lastDay ?? 0) + 86_400_000)).outcome).toEqual({ kind: 'expired' });
    await again();
    const { rows } = await test.database.pool.query<{ id: string }>("select id from messages where event = 'quote-expiry'");
    await test.database.database.transaction((transaction) =>
      recordChoice(
        transaction,
        { ...person, choice: 'stop', edition: 'chile', messageId: rows[0]?.id ?? '', way: 'page', at: new Date(now) },
        testDataKeys,
      ),
    );
    expect((await deliver(leadId)).outcome).toEqual({ kind: 'stopped' });
  });

  it('looks at the quotes that end and at no others, by an index', async () => {
    const client = await test.database.pool.connect();
    await client.query('begin; set local enable_seqscan = off');
    const { rows } = await client.query("explain select id from quotes where expires between '2026-12-05' and '2026-12-10'");
    await client.query('rollback');
    client.release();
    expect(JSON.stringify(rows)).toContain('quotes_expires');
  });

  it('goes over more requests than one page has, page by page', async () => {
    const [leadId] = [await ask()];
    await holdUntil('2026-12-09');
    await test.database.pool.query(
      `insert into leads select (l).* from (
         select jsonb_populate_record(leads, jsonb_build_object(
           'id', gen_random_uuid(), 'email_index', '\\x' || md5(n::text))) l
         from leads, generate_series(1, 60) n where id = $1
       ) copies`,
      [leadId],
    );
    const round = quoteRound(test.database.database);
    const next = await doRoundPage(round, {}, roundServices(sunday ?? now));
    expect([next, (await reminded()).length]).toEqual([expect.any(String), 50]);
    const { rows } = await test.database.pool.query("select data from pgboss.job where name = 'quote-expiry'");
    expect(rows).toEqual([{ data: { after: next } }]);
    expect(await doRoundPage(round, { after: next }, roundServices(sunday ?? now))).toBeNull();
    expect(await reminded()).toHaveLength(61);
  });
});
