import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMessage } from '../../platform/messages/deliver-message.ts';
import { createOutbox } from '../../platform/messages/enqueue-message.ts';
import { buildTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { deliveryFor, listingMailer } from '../../platform/testing/test-delivery.ts';
import { askForPlan } from '../../platform/testing/ask-for-plan.ts';
import { reportWeek } from './schedule-reports.ts';
import { weeklyWriters } from './weekly-report.ts';

/** Monday, 2026-11-30, 6:00 in Santiago: the week of the requests, from the 23rd to the 29th, is over. */
const monday = Date.parse('2026-11-30T09:00:00Z');
const day = 86_400_000;
const email = 'antonia.pizarro@cotejo.example';

let test: TestApp;
let now = monday;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo', clock: () => now });
  await test.database.pool.query('update executives set active = false where email <> $1', [email]);
  await test.database.pool.query(
    "update executives set business_lines = '{isapre}', daily_limit = 100, balance = 105000, charge_per_lead = 10000 where email = $1",
    [email],
  );
});
afterAll(() => test.close());
beforeEach(async () => {
  now = monday;
  await test.database.pool.query('truncate leads, quotes, idempotency_keys, meetings, messages cascade');
  await test.database.pool.query('update executives set balance = 105000 where email = $1', [email]);
});

async function askedAt(moment: number): Promise<void> {
  now = moment;
  await askForPlan(test, { productCode: 'ALC-4001' });
}

const report = () =>
  reportWeek({
    database: test.database.database,
    clock: () => now,
    outbox: createOutbox({ jobs: test.jobs, channels: ['mail'] }),
  });

async function delivered(at: number) {
  const { rows } = await test.database.pool.query<{ id: string }>("select id from messages where event = 'weekly-report'");
  const mailer = listingMailer();
  const services = deliveryFor(test, { mailer, writers: weeklyWriters(test.database), clock: () => at });
  const outcomes = [];
  for (const { id } of rows) outcomes.push(await deliverMessage({ messageId: id, event: 'weekly-report' }, services));
  return { outcomes, sent: mailer.sent };
}

describe('the report of the week', () => {
  it('C9-76 tells each executive once, in contact hours, what the week before brought and how long their balance lasts', async () => {
    await askedAt(Date.parse('2026-11-23T12:00:00Z'));
    await askedAt(Date.parse('2026-11-30T02:00:00Z'));
    // Sunday of the week before, and Monday of the next one.
    await askedAt(Date.parse('2026-11-22T12:00:00Z'));
    await askedAt(monday);
    await report();
    now = monday + 2 * day;
    await report();
    expect((await delivered(monday)).outcomes).toEqual([{ kind: 'later', at: Date.parse('2026-11-30T11:00:00Z') }]);
    const { outcomes, sent } = await delivered(Date.parse('2026-11-30T11:00:00Z'));
    expect(outcomes).toEqual([{ kind: 'sent' }]);
    expect(sent[0]).toMatchObject({ to: email, subject: 'Tu semana: 2 solicitudes', stopUrl: expect.any(String) as string });
    expect(sent[0]?.text).toContain('del 23 de noviembre de 2026 al 29 de noviembre de 2026');
    expect(sent[0]?.text).toContain('Saldo: $65.000\nAlcanza para: 6 solicitudes');
  });

  it('counts a request in the week in which it was given, whenever it came, and in no other', async () => {
    const given = async (asked: string, day: string) => {
      await askedAt(Date.parse(asked));
      await test.database.pool.query('update leads set assigned_on = $1 where created_at = (select max(created_at) from leads)', [
        day,
      ]);
    };
    await given('2026-11-21T12:00:00Z', '2026-11-23');
    await given('2026-11-28T12:00:00Z', '2026-11-30');
    await given('2026-11-29T12:00:00Z', '2026-12-06');
    await askedAt(Date.parse('2026-11-29T15:00:00Z'));
    const reported = async (at: number) => {
      now = at;
      await test.database.pool.query('delete from messages');
      await report();
      return (await delivered(at + 3 * 3_600_000)).sent.map(({ subject }) => subject);
    };
    expect(await reported(monday)).toEqual(['Tu semana: 2 solicitudes']);
    expect(await reported(monday + 7 * day)).toEqual(['Tu semana: 2 solicitudes']);
    expect(await reported(monday - 7 * day)).toEqual([]);
  });

  it('is none where nothing came and nobody is met, and none for who works no more', async () => {
    await report();
    const eight = Date.parse('2026-11-30T11:00:00Z');
    expect((await delivered(eight)).outcomes).toEqual([{ kind: 'needless' }]);
    await test.database.pool.query("update messages set state = 'waiting'");
    await askedAt(Date.parse('2026-11-25T12:00:00Z'));
    await test.database.pool.query('update executives set active = false where email = $1', [email]);
    try {
      expect((await delivered(eight)).outcomes).toEqual([{ kind: 'needless' }]);
    } finally {
      await test.database.pool.query('update executives set active = true where email = $1', [email]);
    }
  });
});
