import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHmac } from 'node:crypto';
import { openServiceKeys } from '../../platform/service-keys-store.ts';
import { buildTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { leaveOneInCharge, meetingVisitors, type MeetingVisitors } from './testing/meeting-visitors.ts';

let test: TestApp;
let visitors: MeetingVisitors;
let former: number;
let next: number;
const [nine, two] = ['2026-11-23T12:00:00.000Z', '2026-11-23T17:00:00.000Z'] as const;
const over = { status: 410, kind: '/problems/gone', detail: 'Esta reunión la lleva ahora otra persona' };

beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
  former = await leaveOneInCharge(test);
  const { rows } = await test.database.pool.query<{ id: number }>(
    "select id from executives where edition = 'chile' and id <> $1 order by id limit 1",
    [former],
  );
  next = rows[0]?.id ?? 0;
  visitors = meetingVisitors(test);
});
afterAll(() => test.close());
beforeEach(() => test.database.pool.query('truncate meetings, messages cascade'));

/** A link of an executive as it was made before it said whose it is. */
async function oldTokenOf(leadId: string): Promise<string> {
  const key = await openServiceKeys(test.database.database, null).get('meeting');
  const tag = createHmac('sha256', key).update(`meeting chile executive ${leadId}`).digest().subarray(0, 16);
  return `e${Buffer.concat([Buffer.from(leadId.replaceAll('-', ''), 'hex'), tag]).toString('base64url')}`;
}

async function booked(): Promise<string> {
  const leadId = await visitors.ask();
  expect(await visitors.book(await visitors.tokenOf(leadId), nine)).toMatchObject({ status: 200 });
  return leadId;
}

const giveTo = (leadId: string, executiveId: number | null) =>
  test.database.pool.query('update leads set executive_id = $2 where id = $1', [leadId, executiveId]);
const handMeeting = (leadId: string, executiveId: number) =>
  test.database.pool.query('update meetings set executive_id = $2 where lead_id = $1', [leadId, executiveId]);

it('whoever has the request and its meeting moves it by their own link, and nobody by another’s', async () => {
  const leadId = await booked();
  const [own, strangers] = [await visitors.staffTokenOf(leadId, former), await visitors.staffTokenOf(leadId, next)];
  expect(await visitors.see(own)).toMatchObject({ status: 200, place: { party: 'executive' } });
  expect(await visitors.see(strangers)).toEqual(over);
  expect(await visitors.change(own, { change: 'move', startsAt: two })).toMatchObject({ status: 200 });
});

it('whoever lost the request sees, moves and cancels nothing of its meeting, whoever has it now, or nobody', async () => {
  for (const holder of [next, null]) {
    const leadId = await booked();
    const token = await visitors.staffTokenOf(leadId, former);
    await giveTo(leadId, holder);
    if (holder !== null) await handMeeting(leadId, holder);
    const answers = [
      await visitors.see(token),
      await visitors.change(token, { change: 'cancel' }),
      await visitors.change(token, { change: 'move', startsAt: two }),
    ];
    expect([holder, answers]).toEqual([holder, [over, over, over]]);
    expect(await visitors.see(await visitors.tokenOf(leadId))).toMatchObject({
      place: { meeting: { status: 'booked', startsAt: nine } },
    });
    await test.database.pool.query('truncate meetings, messages cascade');
  }
});

it('a link that says another number than it was signed with is nobody’s', async () => {
  const leadId = await booked();
  const bytes = Buffer.from((await visitors.staffTokenOf(leadId, former)).slice(1), 'base64url');
  bytes.writeUInt32BE(next, 16);
  expect(await visitors.see(`e${bytes.toString('base64url')}`)).toMatchObject({ status: 404 });
});

it('a link from before it said whose it is serves the one executive who was told of the meeting, while they have it', async () => {
  const leadId = await booked();
  const token = await oldTokenOf(leadId);
  expect(await visitors.see(token)).toMatchObject({ status: 200 });
  await giveTo(leadId, next);
  expect(await visitors.see(token)).toEqual(over);
  await handMeeting(leadId, next);
  expect(await visitors.see(token)).toEqual(over);
  await test.database.pool.query(
    `insert into messages (id, key, event, edition, lead_id, executive_id, due_at)
     values (gen_random_uuid(), $1, 'meeting-notice', 'chile', $2, $3, now())`,
    [crypto.randomUUID(), leadId, next],
  );
  expect(await visitors.see(token)).toEqual(over);
});
