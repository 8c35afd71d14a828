import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leadStatus } from '@cotejo/core/leads';
import { askForPlan } from '../../platform/testing/ask-for-plan.ts';
import { somebody } from '../../platform/testing/somebody.ts';
import { buildTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { giveWaitingRequests } from '../lead-steps/give-waiting-requests.ts';
import { leadDesk } from '../lead-steps/testing/lead-desk.ts';

let test: TestApp;
let desk: ReturnType<typeof leadDesk>;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
  desk = leadDesk(test);
});
afterAll(() => test.close());
/** By weights alone the first one gets everything. */
beforeEach(async () => {
  await desk.putInCharge([{ weight: 1000 }, {}, { line: 'otra' }]);
  await test.database.pool.query('truncate advisors');
});

/** Sends a request and gives its number. */
async function ask(referral: object | null, person = somebody()): Promise<string> {
  const sent = referral && { referral: { loggedAs: 'referral', initialDate: '11/19/2026', ...referral } };
  return (await askForPlan(test, { ...person, ...sent })).leadId;
}

/** Who has a request, whom it asked for, and what became of that. */
async function whoHas(leadId: string): Promise<readonly unknown[]> {
  const { rows } = await test.database.pool.query<{ has: number | null; wished: number | null; outcome: string | null }>(
    `select executive_id as has, wished_executive_id as wished, wish_outcome as outcome
     from leads left join lead_origins on lead_id = id where id = $1`,
    [leadId],
  );
  return rows.map(({ has, wished, outcome }) => [has, wished, outcome]).flat();
}

const advise = (executive: string | null, email = 'paula@correo.example') =>
  test.database.pool.query(
    "insert into advisors (edition, public_id, name, email, executive) values ('chile', 'paula', 'Paula', $1, $2)",
    [email, executive],
  );
const set = (change: string) => test.database.pool.query(`update executives set ${change} where id = 2`);

describe('a request of whom an advisor sent', () => {
  it('goes by the weights where it names nobody', async () => {
    expect(await whoHas(await ask(null))).toEqual([1, null, null]);
  });

  it.each([
    ['by the advisor’s address', { email: 'PAULA@correo.example' }, 'Ana2 Soto'],
    ['by the word of the advisor’s link', { id: 'paula' }, '2@cotejo.example'],
    ['by the advisor’s row, whatever the browser says', { id: 'paula', ejecutivo: 'Ana1 Soto' }, '2'],
    ['by what the browser kept', { ejecutivo: 'ana2 soto' }, null],
    ['by the address of an executive', { email: '2@Cotejo.example' }, null],
  ])('goes to the executive: %s', async (_, referral, executive) => {
    await advise(executive);
    const leadId = await ask(referral);
    expect(await whoHas(leadId)).toEqual([2, 2, 'given']);
    expect(await desk.toldOf(leadId, 'executive-notice')).toEqual([2]);
    expect(await desk.wrongAccounts()).toEqual([[], []]);
  });

  it.each([
    ['in recess', () => set("recess_reason = 1, recess_until = '2026-11-30'"), 'in-recess'],
    ['out of balance', () => desk.putInCharge([{ weight: 1000 }, { paid: 0 }]), 'low-balance'],
    ['at the end of their day', () => set('daily_limit = 0'), 'limit-reached'],
    ['of another line', () => set("business_lines = '{otra}'"), 'not-of-line'],
  ])('goes by the weights, and says why, where the executive is %s', async (_, leave, outcome) => {
    await leave();
    expect(await whoHas(await ask({ email: '2@cotejo.example' }))).toEqual([1, 2, outcome]);
  });

  it.each([
    ['nobody knows', { email: 'nadie@correo.example' }, 'select 1'],
    ['is active no more', { email: '2@cotejo.example' }, 'update executives set active = false where id = 2'],
    ['is of another edition', { email: '2@cotejo.example' }, "update executives set edition = 'peru' where id = 2"],
    ['has the name of another too', { ejecutivo: 'Ana2 Soto' }, "update executives set first_names = 'Ana2' where id = 3"],
    ['was named too long ago', { email: '2@cotejo.example', initialDate: '10/1/2026' }, 'select 1'],
  ])('goes by the weights where whoever it names %s', async (what, referral, sql) => {
    await test.database.pool.query(sql);
    const isKept = what !== 'was named too long ago';
    expect(await whoHas(await ask(referral))).toEqual([1, null, isKept ? 'unknown' : null]);
  });

  it('is given though nothing comes to the executive by the weights', async () => {
    await set('weight = 0');
    expect(await whoHas(await ask({ email: '2@cotejo.example' }))).toEqual([2, 2, 'given']);
  });

  it('repeats the person’s first request where somebody has it', async () => {
    const person = somebody();
    await ask(null, person);
    expect(await whoHas(await ask({ email: '2@cotejo.example' }, person))).toEqual([null, 2, 'repeated']);
  });

  it('is counted with all that are written together: one that passes the day’s limit goes by the weights', async () => {
    await set('daily_limit = 3');
    const ids = await Promise.all(Array.from({ length: 8 }, () => ask({ email: '2@cotejo.example' })));
    const told = await Promise.all(ids.map(whoHas));
    expect(told.map((one) => one.join(' ')).toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => '1 2 limit-reached'),
      ...Array.from({ length: 3 }, () => '2 2 given'),
    ]);
  });

  it('goes to the executive too when it waited, however many others come to another by the weights', async () => {
    await test.database.pool.query('update executives set daily_limit = 0');
    const leadId = await ask({ email: '2@cotejo.example' });
    expect(await whoHas(leadId)).toEqual([null, 2, 'limit-reached']);
    await test.database.pool.query('update executives set daily_limit = 10');
    expect(await giveWaitingRequests(desk.services)).toBe(1);
    expect(await whoHas(leadId)).toEqual([2, 2, 'limit-reached']);
  });

  it('goes to an executive without weight though a page of others that nobody takes waits before it', async () => {
    await test.database.pool.query('update executives set daily_limit = 0');
    await set('weight = 0');
    for (let group = 0; group < 4; group += 1) await Promise.all(Array.from({ length: 10 }, () => ask(null)));
    await test.database.pool.query("update leads set created_at = created_at - interval '1 minute'");
    const leadId = await ask({ email: '2@cotejo.example' });
    await set('daily_limit = 10');
    expect(await giveWaitingRequests(desk.services)).toBe(1);
    expect(await whoHas(leadId)).toEqual([2, 2, 'limit-reached']);
  });

  it('never goes back to an executive that it was taken from', async () => {
    const leadId = await ask({ email: '2@cotejo.example' });
    await desk.take({ leadId, to: leadStatus.toReassign });
    expect(await giveWaitingRequests(desk.services)).toBe(1);
    expect(await whoHas(leadId)).toEqual([1, 2, 'given']);
  });
});
