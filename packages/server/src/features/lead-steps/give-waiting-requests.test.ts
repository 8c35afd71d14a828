import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, testNow, type TestApp } from '../../platform/testing/test-app.ts';
import { somebody } from '../../platform/testing/somebody.ts';
import { giveWaitingRequest, giveWaitingRequests } from './give-waiting-requests.ts';
import { leadDesk } from './testing/lead-desk.ts';

let test: TestApp;
let other: TestApp;
const clock = { now: testNow };
let desk: ReturnType<typeof leadDesk>;
let otherDesk: ReturnType<typeof leadDesk>;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo', clock: () => clock.now });
  other = await buildTestApp({ beside: test, clock: () => clock.now });
  desk = leadDesk(test, () => clock.now);
  otherDesk = leadDesk(other, () => clock.now);
});
afterAll(async () => {
  await other.close();
  await test.close();
});
beforeEach(() => {
  clock.now = testNow;
});

const deposit = (id: number) =>
  test.database.pool.query(
    `with paid as (update executives set balance = balance + 300000, recess_reason = null where id = $1 returning id)
     insert into ledger_transfers (executive_id, type, from_account, to_account, amount)
     select id, 1, 'house:bank', 'executive:' || id, 300000 from paid`,
    [id],
  );

/** Requests by status and executive. */
async function spread(): Promise<Readonly<Record<string, number>>> {
  const { rows } = await test.database.pool.query<{ place: string; count: number }>(
    "select status || ':' || coalesce(executive_id::text, '-') place, count(*)::int from leads group by 1 order by 1",
  );
  return Object.fromEntries(rows.map(({ place, count }) => [place, count]));
}

describe('requests that wait', () => {
  it('decision 31: are given once somebody can take them, and all are told, each once', async () => {
    await desk.putInCharge([{ paid: 0 }]);
    const leadId = await desk.ask();
    expect(await giveWaitingRequests(desk.services)).toBe(0);
    expect(await desk.stateOf(leadId)).toMatchObject({ status: 1, executive: null });
    await deposit(1);
    expect(await giveWaitingRequests(desk.services)).toBe(1);
    expect(await giveWaitingRequests(desk.services)).toBe(0);
    expect(await desk.stateOf(leadId)).toMatchObject({ status: 2, executive: 1 });
    expect(await desk.balances()).toEqual([99]);
    expect(await desk.wrongAccounts()).toEqual([[], []]);
    for (const [event, whom] of [
      ['executive-notice', [1]],
      ['executive-assigned', [1]],
      ['survey-invitation', [null]],
    ] as const) {
      expect([event, await desk.toldOf(leadId, event)]).toEqual([event, whom]);
    }
    expect(await desk.historyOf(leadId)).toMatchObject([
      { from: null, to: 1, executiveAfter: null },
      { mover: 'system', byName: null, from: 1, to: 2, executiveBefore: null, executiveAfter: 1 },
    ]);
  });

  it('decision 31: begin anew with the day of their edition, and the limit of the new day counts them', async () => {
    await desk.putInCharge([{ dailyLimit: 2 }]);
    for (let asked = 0; asked < 7; asked += 1) await desk.ask();
    expect(await spread()).toEqual({ '1:-': 5, '2:1': 2 });
    clock.now = Date.parse('2026-11-21T02:59:59Z');
    expect(await giveWaitingRequests(desk.services)).toBe(0);
    clock.now = Date.parse('2026-11-21T03:00:00Z');
    expect(await giveWaitingRequests(desk.services)).toBe(2);
    await desk.ask();
    expect(await spread()).toEqual({ '1:-': 4, '2:1': 4 });
  });

  it('decision 31: go by the weights', async () => {
    await desk.putInCharge([{ paid: 0, weight: 3 }, { paid: 0 }]);
    for (let asked = 0; asked < 24; asked += 1) await desk.ask();
    await deposit(1);
    await deposit(2);
    expect(await giveWaitingRequests(desk.services)).toBe(24);
    expect(await spread()).toEqual({ '2:1': 18, '2:2': 6 });
  });

  it('go the oldest first, more of them than are given at once', async () => {
    await desk.putInCharge([{ paid: 0, dailyLimit: 40 }]);
    const ids: string[] = [];
    for (let asked = 0; asked < 45; asked += 1) {
      clock.now += 1000;
      ids.push(await desk.ask());
    }
    await deposit(1);
    expect(await giveWaitingRequests(desk.services)).toBe(40);
    const isGiven = await Promise.all(ids.map(async (id) => (await desk.stateOf(id))?.executive === 1));
    expect([isGiven.indexOf(false), isGiven.lastIndexOf(true)]).toEqual([40, 39]);
  });

  it('never go to whom they were taken from, however long they wait, and the one behind them is given', async () => {
    await desk.putInCharge([{}]);
    const taken = await desk.ask();
    await desk.take({ leadId: taken, to: 7 });
    await test.database.pool.query('update executives set active = false');
    const later = await desk.ask();
    await test.database.pool.query('update executives set active = true');
    expect(await giveWaitingRequests(desk.services)).toBe(1);
    expect([await desk.stateOf(taken), await desk.stateOf(later)]).toMatchObject([
      { status: 7, executive: null },
      { status: 2, executive: 1 },
    ]);
    expect(await giveWaitingRequest(taken, desk.services)).toBeNull();
  });

  it('C4-46 of one person who asked twice have one executive, who pays once and is told of both', async () => {
    await desk.putInCharge([{ paid: 0 }, { paid: 0 }]);
    const person = somebody();
    const first = await desk.ask(person);
    clock.now += 1000;
    const second = await desk.ask(person);
    clock.now += 1000;
    const another = await desk.ask();
    await deposit(1);
    await deposit(2);
    expect(await giveWaitingRequests(desk.services)).toBe(3);
    expect([await desk.stateOf(first), await desk.stateOf(second), await desk.stateOf(another)]).toMatchObject([
      { status: 2, executive: 1 },
      { status: 6, executive: null },
      { status: 2, executive: 2 },
    ]);
    expect(await desk.balances()).toEqual([99, 99]);
    expect([await desk.toldOf(second, 'executive-notice'), await desk.toldOf(second, 'executive-assigned')]).toEqual([[1], []]);
    const { rows } = await test.database.pool.query('select first_lead_id from leads where id = $1', [second]);
    expect(rows).toEqual([{ first_lead_id: first }]);
    expect(await desk.wrongAccounts()).toEqual([[], []]);
  });

  it('C4-46 of one person whom somebody answers by now go to them, within a day and not later', async () => {
    await desk.putInCharge([{ paid: 0 }, { paid: 0, weight: 50 }]);
    const person = somebody();
    const old = await desk.ask(person);
    clock.now += 10 * 3_600_000;
    const first = await desk.ask(person);
    clock.now += 23 * 3_600_000;
    await deposit(1);
    const second = await desk.ask(person);
    await deposit(2);
    await giveWaitingRequests(desk.services);
    expect([await desk.stateOf(old), await desk.stateOf(first), await desk.stateOf(second)]).toMatchObject([
      { status: 2, executive: 2 },
      { status: 6, executive: null },
      { status: 2, executive: 1 },
    ]);
  });

  it('are not given to who left, though the request was marked past the house', async () => {
    await desk.putInCharge([{}]);
    const leadId = await desk.ask();
    await test.database.pool.query('update leads set status = 7');
    expect(await giveWaitingRequest(leadId, desk.services)).toBeNull();
    await test.database.pool.query(
      `insert into executives (edition, first_names, last_names, phone, email, business_lines, daily_limit, balance, charge_per_lead)
       values ('chile', 'B', 'B', '1', 'b@cotejo.example', '{isapre}', 9, 0, 0)`,
    );
    expect(await giveWaitingRequest(leadId, desk.services)).toBe(2);
    expect((await desk.balances())[0]).toBe(1000);
  });

  it('of two processes’ rounds beside new requests each is given once and no limit is passed', async () => {
    await desk.putInCharge([
      { paid: 0, dailyLimit: 30 },
      { paid: 0, dailyLimit: 40, weight: 2 },
    ]);
    for (let asked = 0; asked < 60; asked += 1) await desk.ask();
    await deposit(1);
    await deposit(2);
    const rounds = [desk, otherDesk, desk, otherDesk].map(({ services }) => giveWaitingRequests(services));
    const asked = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? desk : otherDesk).ask());
    const [given] = await Promise.all([Promise.all(rounds), Promise.all(asked)]);
    // What the last round was too early for.
    const rest = await giveWaitingRequests(desk.services);
    expect(await spread()).toEqual({ '1:-': 30, '2:1': 30, '2:2': 40 });
    const { rows } = await test.database.pool.query(
      'select count(*)::int steps, count(distinct lead_id)::int leads from lead_steps',
    );
    const count = given.reduce((sum, each) => sum + each, rest);
    expect(rows).toEqual([{ steps: count, leads: count }]);
    const notices = await test.database.pool.query(
      "select count(*)::int count from messages where event = 'executive-notice' group by lead_id having count(*) > 1",
    );
    expect(notices.rows).toEqual([]);
    expect(await desk.wrongAccounts()).toEqual([[], []]);
  });

  it('are moved by hand and by rounds at once, and still have one executive each, who pays for them', async () => {
    await desk.putInCharge([{}, {}, {}]);
    const ids = await Promise.all(Array.from({ length: 24 }, () => desk.ask()));
    await Promise.all([
      ...ids.map((leadId) => desk.take({ leadId, to: 7 })),
      ...Array.from({ length: 6 }, (_, index) => giveWaitingRequests((index % 2 === 0 ? desk : otherDesk).services)),
      ...Array.from({ length: 12 }, () => otherDesk.ask()),
    ]);
    await giveWaitingRequests(desk.services);
    const { rows } = await test.database.pool.query('select status, count(*)::int from leads group by status');
    expect(rows).toEqual([{ status: 2, count: 36 }]);
    for (const leadId of ids) {
      const [arrived, , last] = await desk.historyOf(leadId);
      expect(last?.executiveAfter).not.toBe(arrived?.executiveAfter);
    }
    expect(await desk.wrongAccounts()).toEqual([[], []]);
  });
});
