import { leadStatus } from '@cotejo/core/leads';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { leadDesk } from '../lead-steps/testing/lead-desk.ts';
import { settleStrayMeetings } from './follow-requests.ts';
import { meetingVisitors, openCalendars, type MeetingVisitors, type Told } from './testing/meeting-visitors.ts';

let test: TestApp;
let desk: ReturnType<typeof leadDesk>;
let visitors: MeetingVisitors;
const next = 2;
const pairs = 12;

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

async function askMany(count: number): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let asked = 0; asked < count; asked += 1) ids.push(await desk.ask());
  return ids;
}

async function give(leadId: string): Promise<void> {
  await desk.take({ leadId, to: leadStatus.toReassign });
  expect(await desk.take({ leadId, to: leadStatus.assigned, executiveId: next })).toMatchObject({ ok: true });
}

const nextTakesPlans = () => test.database.pool.query("update executives set business_lines = '{isapre}'");

/** Pairs of standing meetings of one executive at the same time, and standing meetings that are not with whoever has the request. */
async function wrong(): Promise<unknown> {
  const { rows } = await test.database.pool.query(
    `select (select count(*)::int from meetings a join meetings b on a.id < b.id and a.executive_id = b.executive_id
       where a.status in ('booked', 'confirmed') and b.status in ('booked', 'confirmed')
       and a.blocked_from < b.blocked_to and b.blocked_from < a.blocked_to) as overlaps,
     (select count(*)::int from meetings m join leads l on l.id = m.lead_id
       where m.status in ('booked', 'confirmed') and m.executive_id <> l.executive_id) as strays`,
  );
  return rows[0];
}
const isAnswered = ({ status }: Told) => [200, 409, 410].includes(status);

it('an hour that a meeting is handed over to and that a visitor books at the same time goes to one of them', async () => {
  const [handed, others] = [await askMany(pairs), await askMany(pairs)];
  await nextTakesPlans();
  for (const leadId of others) await give(leadId);
  const slots = (await visitors.slots(await visitors.tokenOf(handed[0] ?? ''))).days.flatMap((day) => day.slots);
  for (const [place, leadId] of handed.entries()) {
    await visitors.book(await visitors.tokenOf(leadId), slots[place]?.startsAt ?? '');
  }
  const tokens = await Promise.all(others.map((leadId) => visitors.tokenOf(leadId)));
  const booking = tokens.map((token, place) => visitors.book(token, slots[place]?.startsAt ?? ''));
  await Promise.all(handed.map(give));
  const answers = await Promise.all(booking);
  expect(answers.every(({ status }) => status === 200 || status === 410)).toBe(true);
  expect(await wrong()).toEqual({ overlaps: 0, strays: 0 });
  const { rows } = await test.database.pool.query(
    "select count(*)::int from meetings where status = 'booked' and executive_id = 2",
  );
  expect(rows).toEqual([{ count: pairs }]);
});

it('a meeting that is booked, moved or cancelled while its request changes hands is with whoever has it, or cancelled', async () => {
  const leads = await askMany(pairs);
  await nextTakesPlans();
  const slots = (await visitors.slots(await visitors.tokenOf(leads[0] ?? ''))).days.flatMap((day) => day.slots);
  const tokens = await Promise.all(leads.map((leadId) => visitors.tokenOf(leadId)));
  const at = (place: number) => slots[place]?.startsAt ?? '';
  for (const [place, token] of tokens.entries()) if (place % 3 !== 0) await visitors.book(token, at(place));
  const steps = tokens.map((token, place) =>
    place % 3 === 0
      ? visitors.book(token, at(place))
      : visitors.change(token, place % 3 === 1 ? { change: 'move', startsAt: at(pairs + place) } : { change: 'cancel' }),
  );
  const rounds = [settleStrayMeetings(desk.services), settleStrayMeetings(desk.services)];
  await Promise.all([...leads.map(give), ...rounds]);
  const answers = await Promise.all(steps);
  // 404: a request that is nobody's just then has no hours.
  expect(answers.filter((told) => !isAnswered(told) && told.status !== 404)).toEqual([]);
  expect(await wrong()).toEqual({ overlaps: 0, strays: 0 });
});
