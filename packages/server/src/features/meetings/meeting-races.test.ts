import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { leaveOneInCharge, meetingVisitors, type MeetingVisitors } from './testing/meeting-visitors.ts';

let test: TestApp;
let visitors: MeetingVisitors;
const tokens: string[] = [];
const people = 100;

beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
  await leaveOneInCharge(test);
  visitors = meetingVisitors(test);
  for (let person = 0; person < people; person += 1) tokens.push(await visitors.tokenOf(await visitors.ask()));
});
afterAll(() => test.close());
beforeEach(() => test.database.pool.query('truncate meetings, messages cascade'));

/** How many pairs of standing meetings take up the same time of one executive. */
async function overlaps(): Promise<number> {
  const { rows } = await test.database.pool.query<{ count: number }>(
    `select count(*)::int from meetings a join meetings b on a.id < b.id and a.executive_id = b.executive_id
     where a.status in ('booked', 'confirmed') and b.status in ('booked', 'confirmed')
     and a.blocked_from < b.blocked_to and b.blocked_from < a.blocked_to`,
  );
  return rows[0]?.count ?? -1;
}

it('of 100 people who book the same hour at once one gets it, and 99 are told that it is gone', async () => {
  const answers = await Promise.all(tokens.map((token) => visitors.book(token, '2026-11-23T12:00:00Z')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(people - 1);
  expect(await overlaps()).toBe(0);
});

it('100 people who book the hours of one morning at once fill it, and nobody twice', async () => {
  const { days } = await visitors.slots(tokens[0] ?? '');
  const morning = days[1]?.slots.slice(0, 5) ?? [];
  const answers = await Promise.all(
    tokens.map((token, index) => visitors.book(token, morning[index % morning.length]?.startsAt ?? '')),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(await overlaps()).toBe(0);
});

it('100 people who move their meetings to one hour at once: one does, and 99 keep theirs', async () => {
  const slots = (await visitors.slots(tokens[0] ?? '')).days.flatMap((day) => day.slots);
  const standing = Math.min(people, slots.length - 1);
  for (const [index, token] of tokens.slice(0, standing).entries()) await visitors.book(token, slots[index]?.startsAt ?? '');
  const startsAt = slots.at(standing)?.startsAt;
  const moves = tokens.slice(0, standing).map((token) => visitors.change(token, { change: 'move', startsAt }));
  const answers = await Promise.all(moves);
  expect(standing).toBeGreaterThan(90);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await overlaps()).toBe(0);
});

it('one person who sends a key 100 times at once books once, and who sends 100 keys too', async () => {
  const [one = '', other = ''] = tokens;
  const key = crypto.randomUUID();
  const twins = Array.from({ length: people }, () => visitors.book(one, '2026-11-23T12:00:00Z', { key }));
  expect((await Promise.all(twins)).map(({ status }) => status)).toEqual(Array.from({ length: people }, () => 200));
  const keys = Array.from({ length: people }, () => visitors.book(other, '2026-11-23T12:45:00Z'));
  expect((await Promise.all(keys)).map(({ status }) => status)).toEqual(Array.from({ length: people }, () => 200));
  const { rows } = await test.database.pool.query(
    'select (select count(*)::int from meetings) meetings, (select count(*)::int from meeting_events) steps, (select count(*)::int from messages) messages',
  );
  // Of each meeting both are told that it is booked, and reminded twice.
  expect(rows).toEqual([{ meetings: 2, steps: 2, messages: 12 }]);
});

it('the database itself refuses two meetings that take up the same time', async () => {
  await visitors.book(tokens[0] ?? '', '2026-11-23T12:00:00Z');
  await visitors.book(tokens[1] ?? '', '2026-11-23T12:45:00Z');
  const moved = test.database.pool.query(
    "update meetings set blocked_from = blocked_from - interval '1 second' where starts_at = '2026-11-23T12:45:00Z'",
  );
  await expect(moved).rejects.toThrow('meetings_apart');
});
