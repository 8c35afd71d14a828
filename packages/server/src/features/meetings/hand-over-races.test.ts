import { leadStatus } from '@cotejo/core/leads';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { leadDesk } from '../lead-steps/testing/lead-desk.ts';
import { meetingVisitors, openCalendars, type MeetingVisitors } from './testing/meeting-visitors.ts';

let test: TestApp;
let desk: ReturnType<typeof leadDesk>;
let visitors: MeetingVisitors;
const [former, next] = [1, 2];
const nine = '2026-11-23T12:00:00.000Z';

beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
  desk = leadDesk(test);
  visitors = meetingVisitors(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  await desk.putInCharge([{}, { line: 'otra' }]);
  await openCalendars(test);
});

/** Waits until so many transactions of this database wait for a lock, or `work` ended without. */
async function untilWaiting(count: number, work: Promise<unknown>): Promise<void> {
  const state = { isOver: false };
  const over = () => {
    state.isOver = true;
  };
  work.then(over, over);
  for (let waiting = 0; waiting < count && !state.isOver;) {
    const { rows } = await test.database.pool.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    waiting = rows[0]?.count ?? 0;
  }
}

/** Holds something until it is let go; nobody writes a meeting meanwhile, and what a step locked before stays locked. */
async function holdMeetings(further = '') {
  const client = await test.database.pool.connect();
  await client.query(`begin; lock table meetings in share mode; savepoint meetings_alone; ${further}`);
  return {
    letFurtherGo: () => client.query('rollback to savepoint meetings_alone'),
    letGo: async () => {
      await client.query('commit');
      client.release();
    },
  };
}

const takeFrom = (leadId: string) => desk.take({ leadId, to: leadStatus.toReassign });
const giveTo = (leadId: string, executiveId: number) => desk.take({ leadId, to: leadStatus.assigned, executiveId });
const nextTakesPlans = () => test.database.pool.query("update executives set business_lines = '{isapre}'");

const meetingsOf = async () => {
  const { rows } = await test.database.pool.query<{ meeting: string }>(
    "select executive_id || ' ' || status as meeting from meetings order by executive_id, status",
  );
  return rows.map(({ meeting }) => meeting);
};

it('a meeting that is being booked while its request is taken away goes with the request', async () => {
  const leadId = await desk.ask();
  await nextTakesPlans();
  const { letGo } = await holdMeetings();
  const booking = visitors.book(await visitors.tokenOf(leadId), nine);
  await untilWaiting(1, booking);
  const taking = takeFrom(leadId);
  await untilWaiting(2, taking);
  await letGo();
  expect(await booking).toMatchObject({ status: 200 });
  expect(await taking).toMatchObject({ ok: true });
  expect(await desk.toldOf(leadId, 'meeting-notice')).toContain(former);
  const { rows } = await test.database.pool.query("select count(*)::int from messages where occasion = 'taken 0'");
  expect(rows).toEqual([{ count: 1 }]);
  await giveTo(leadId, next);
  expect(await meetingsOf()).toEqual(['2 booked']);
});

it('an hour that a visitor is booking while a meeting is handed over to it is the visitor’s, and the meeting is cancelled', async () => {
  const [handed, other] = [await desk.ask(), await desk.ask()];
  await nextTakesPlans();
  await visitors.book(await visitors.tokenOf(handed), nine);
  await takeFrom(other);
  await giveTo(other, next);
  await takeFrom(handed);
  const { letGo } = await holdMeetings();
  const booking = visitors.book(await visitors.tokenOf(other), nine);
  await untilWaiting(1, booking);
  const giving = giveTo(handed, next);
  await untilWaiting(2, giving);
  await letGo();
  expect(await booking).toMatchObject({ status: 200 });
  expect(await giving).toMatchObject({ ok: true });
  expect(await meetingsOf()).toEqual(['1 cancelled', '2 booked']);
});

it('who waits for the calendar of an executive that loses the request meanwhile waits for the next one’s', async () => {
  const [moving, other] = [await desk.ask(), await desk.ask()];
  await nextTakesPlans();
  await takeFrom(other);
  await giveTo(other, next);
  const { letFurtherGo, letGo } = await holdMeetings('select from executive_calendars where executive_id = 1 for update');
  const late = visitors.book(await visitors.tokenOf(moving), nine);
  await untilWaiting(1, late);
  await test.database.pool.query('update leads set executive_id = 2 where id = $1', [moving]);
  const booking = visitors.book(await visitors.tokenOf(other), nine);
  await untilWaiting(2, booking);
  await letFurtherGo();
  await untilWaiting(2, late);
  await letGo();
  expect([(await booking).status, (await late).status]).toEqual([200, 410]);
  expect(await meetingsOf()).toEqual(['2 booked']);
});
