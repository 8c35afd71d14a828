import { leadStatus } from '@cotejo/core/leads';
import { isEventName } from '@cotejo/core/notification-events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMessage } from '../../platform/messages/deliver-message.ts';
import { openServiceKeys } from '../../platform/service-keys-store.ts';
import { somebody } from '../../platform/testing/somebody.ts';
import { buildTestApp, testDataKeys, testNow, type TestApp } from '../../platform/testing/test-app.ts';
import { deliveryFor, listingMailer } from '../../platform/testing/test-delivery.ts';
import { giveWaitingRequests } from '../lead-steps/give-waiting-requests.ts';
import { leadDesk } from '../lead-steps/testing/lead-desk.ts';
import { settleStrayMeetings } from './follow-requests.ts';
import { meetingWriters } from './meeting-writers.ts';
import { meetingVisitors, openCalendars, type MeetingVisitors } from './testing/meeting-visitors.ts';

let test: TestApp;
let now = testNow;
let desk: ReturnType<typeof leadDesk>;
let visitors: MeetingVisitors;
let mailer = listingMailer();
/** Monday, 9:00 and 14:00 in Santiago. */
const [nine, two] = ['2026-11-23T12:00:00.000Z', '2026-11-23T17:00:00.000Z'] as const;
const [former, next] = [1, 2];

beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo', clock: () => now });
  desk = leadDesk(test, () => now);
  visitors = meetingVisitors(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  [now, mailer] = [testNow, listingMailer()];
  await desk.putInCharge([{}, { line: 'otra' }]);
  await openCalendars(test);
});

/** Executives after the first one, who has everything until then, take plans too. */
const nextTakesPlans = () => test.database.pool.query("update executives set business_lines = '{isapre}' where id <> 1");

/** A request of the first executive with a meeting, of which nothing else is told. */
async function booked(startsAt: string = nine, person = somebody()) {
  const leadId = await desk.ask(person);
  const token = await visitors.tokenOf(leadId);
  expect(await visitors.book(token, startsAt)).toMatchObject({ status: 200 });
  await test.database.pool.query("delete from messages where subject_id is null or occasion = 'booked 0'");
  return { leadId, token, person };
}

async function give(leadId: string, executiveId: number) {
  await desk.take({ leadId, to: leadStatus.toReassign });
  return desk.take({ leadId, to: leadStatus.assigned, executiveId });
}

const meetingOf = async (leadId: string) => {
  const { rows } = await test.database.pool.query<{ executive: number; status: string; sequence: number; starts_at: Date }>(
    'select executive_id as executive, status, sequence, starts_at from meetings where lead_id = $1 order by created_at desc limit 1',
    [leadId],
  );
  return rows[0];
};
const stepsOf = async (leadId: string) => {
  const { rows } = await test.database.pool.query<{ step: string }>(
    `select step || ' ' || by as step from meeting_events e join meetings m on m.id = e.meeting_id where m.lead_id = $1 order by e.id`,
    [leadId],
  );
  return rows.map(({ step }) => step);
};

/** Delivers what is due about meetings: occasions with whom they told, or what became of the message. */
async function deliverDue(): Promise<readonly string[]> {
  const { rows } = await test.database.pool.query<{ id: string; event: string; name: string }>(
    `select id, event, occasion || ' ' || coalesce(executive_id::text, 'visitor') as name from messages
     where state = 'waiting' and subject_id is not null and due_at <= $1 order by name`,
    [new Date(now)],
  );
  const keys = openServiceKeys(test.database.database, null);
  const siteUrlOf = () => 'https://cotejo.example';
  const writers = meetingWriters({ database: test.database.database, dataKeys: testDataKeys, keys, siteUrlOf });
  const told: string[] = [];
  for (const { id, event, name } of rows) {
    if (!isEventName(event)) throw new Error(`'${event}' is no event`);
    const { kind } = await deliverMessage({ messageId: id, event }, deliveryFor(test, { mailer, writers, clock: () => now }));
    told.push(`${name} ${kind}`);
  }
  return told;
}
const mailTo = (address: string) => mailer.sent.findLast(({ to }) => to === address);
const fileOf = (address: string) => (mailTo(address)?.attachments?.[0]?.content ?? '').replaceAll('\r\n ', '');

describe('the meeting of a request that changes hands', () => {
  it('is kept by the next executive at its hour, confirmed as it was, and all three are told', async () => {
    const { leadId, token, person } = await booked();
    await visitors.change(token, { change: 'confirm' });
    await nextTakesPlans();
    expect(await give(leadId, next)).toMatchObject({ ok: true });
    expect(await meetingOf(leadId)).toEqual({ executive: next, status: 'confirmed', sequence: 1, starts_at: new Date(nine) });
    expect(await stepsOf(leadId)).toEqual(['book visitor', 'confirm visitor', 'hand-over product']);
    expect(await deliverDue()).toEqual([
      'confirmed 0 1 needless',
      'handed-over 1 2 sent',
      'handed-over 1 visitor sent',
      'taken 0 1 sent',
    ]);
    const mail = mailTo(person.email);
    expect(mail?.subject).toBe('Tu reunión es ahora con Ana2: lunes, 23 de noviembre, 09:00 (hora de Chile)');
    expect(mail?.text).toContain(`https://cotejo.example/reunion/${token}`);
    expect(fileOf(person.email)).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:1[\s\S]*2@cotejo\.example/);
    expect(mailTo('2@cotejo.example')?.text).toContain(
      `https://cotejo.example/reunion/${await visitors.staffTokenOf(leadId, next)}`,
    );
    expect(fileOf('1@cotejo.example')).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:1/);
    expect(JSON.stringify(mailTo('1@cotejo.example'))).not.toMatch(new RegExp(`${person.first_name}|${person.email}|reunion/`));
  });

  it('is seen and changed by the next executive’s link and the visitor’s, and no more by the former one’s', async () => {
    const { leadId, token } = await booked();
    await nextTakesPlans();
    await give(leadId, next);
    expect(await visitors.see(await visitors.staffTokenOf(leadId, former))).toMatchObject({ status: 410 });
    const change = { change: 'move', startsAt: two };
    expect(await visitors.change(await visitors.staffTokenOf(leadId, next), change)).toMatchObject({ status: 200 });
    expect(await visitors.see(token)).toMatchObject({
      place: { executive: { nombres: 'Ana2' }, meeting: { startsAt: two, status: 'booked' } },
    });
  });

  it('is reminded of once: not of what was reminded of before, and to the next executive', async () => {
    const { leadId } = await booked(two);
    await nextTakesPlans();
    now = Date.parse(two) - 3 * 3_600_000;
    await deliverDue();
    await give(leadId, next);
    now = Date.parse(two) - 3_600_000;
    expect((await deliverDue()).filter((told) => /before.*sent/.test(told))).toEqual([
      'hour-before 1 2 sent',
      'hour-before 1 visitor sent',
    ]);
  });

  it('is not reminded of to a visitor who hears of the hand-over at that moment', async () => {
    const { leadId } = await booked();
    await nextTakesPlans();
    now = Date.parse(nine) - 3 * 3_600_000;
    await give(leadId, next);
    now = Date.parse(nine) - 3_600_000;
    expect((await deliverDue()).filter((told) => / 1 (2|visitor) sent/.test(told))).toEqual([
      'handed-over 1 2 sent',
      'handed-over 1 visitor sent',
      'hour-before 1 2 sent',
    ]);
  });

  it.each([
    ['has another meeting then', ''],
    ['has no calendar of ours', 'delete from executive_calendars where executive_id = 2'],
    [
      'has an open calendar elsewhere',
      "update executives set calendly_active = true, calendly_url = 'https://example.com/2' where id = 2",
    ],
    [
      'is off',
      `insert into executive_time_off (executive_id, starts_at, ends_at) values (2, '2026-11-23T11:00Z', '2026-11-23T12:10Z')`,
    ],
    [
      'begins later',
      `update executive_calendars set hours = '[{"day": 1, "from": "09:15", "to": "18:00"}]' where executive_id = 2`,
    ],
  ])('is cancelled where the next executive %s, and its visitor is asked to book with them', async (_, sql) => {
    const other = await desk.ask();
    const { leadId, token, person } = await booked();
    await nextTakesPlans();
    expect(await give(other, next)).toMatchObject({ ok: true });
    if (sql === '') expect(await visitors.book(await visitors.tokenOf(other), nine)).toMatchObject({ status: 200 });
    else await test.database.pool.query(sql);
    await give(leadId, next);
    expect(await meetingOf(leadId)).toMatchObject({ executive: former, status: 'cancelled', sequence: 1 });
    expect(await stepsOf(leadId)).toEqual(['book visitor', 'cancel product']);
    expect((await deliverDue()).filter((told) => !told.startsWith('booked'))).toEqual([
      'taken 0 1 sent',
      'unkept 1 2 sent',
      'unkept 1 visitor sent',
    ]);
    const mail = mailTo(person.email);
    expect(mail?.subject).toBe('Se canceló tu reunión: agenda otra con Ana2');
    expect(mail?.text).toContain(`Agendar otra: https://cotejo.example/reunion/${token}`);
    expect(fileOf(person.email)).toContain('METHOD:CANCEL');
  });

  it('is booked anew with the next executive where it could not be kept', async () => {
    const { leadId, token } = await booked();
    await nextTakesPlans();
    await test.database.pool.query(
      `insert into executive_time_off (executive_id, starts_at, ends_at) values (2, '2026-11-23T11:00Z', '2026-11-23T13:00Z')`,
    );
    await give(leadId, next);
    expect(await visitors.book(token, two)).toMatchObject({ status: 200, place: { executive: { nombres: 'Ana2' } } });
    expect(await meetingOf(leadId)).toMatchObject({ executive: next, status: 'booked' });
  });

  it('waits with the request that waits; an hour before it begins it is cancelled, and nobody is reminded of it', async () => {
    const { leadId, person } = await booked();
    await desk.take({ leadId, to: leadStatus.toReassign });
    const settle = () => settleStrayMeetings(desk.services);
    await settle();
    expect(await meetingOf(leadId)).toMatchObject({ executive: former, status: 'booked', sequence: 0 });
    expect(await deliverDue()).toEqual(['taken 0 1 sent']);
    now = Date.parse(nine) - 3_600_001;
    await settle();
    expect((await deliverDue()).filter((told) => told.endsWith('sent'))).toEqual([]);
    now += 1;
    await settle();
    await settle();
    expect(await meetingOf(leadId)).toMatchObject({ status: 'cancelled', sequence: 1 });
    expect((await deliverDue()).filter((told) => told.endsWith('sent'))).toEqual(['unassigned 1 visitor sent']);
    expect(mailTo(person.email)?.text).not.toContain('/reunion/');
  });

  it('goes along when a request that waited is given', async () => {
    const { leadId } = await booked();
    await desk.take({ leadId, to: leadStatus.toReassign });
    await nextTakesPlans();
    expect(await giveWaitingRequests(desk.services)).toBe(1);
    expect(await meetingOf(leadId)).toMatchObject({ executive: next, status: 'booked', sequence: 1 });
    expect(await deliverDue()).toEqual(['handed-over 1 2 sent', 'handed-over 1 visitor sent', 'taken 0 1 sent']);
  });

  it('is cancelled with a request that nobody is to have any more, and its visitor is told', async () => {
    const { leadId, person } = await booked();
    await desk.take({ leadId, to: leadStatus.falseClient });
    expect(await meetingOf(leadId)).toMatchObject({ status: 'cancelled' });
    expect(await deliverDue()).toEqual(['closed 1 visitor sent', 'taken 0 1 sent']);
    expect(mailTo(person.email)?.text).toContain('Tu solicitud se cerró');
  });

  it('of somebody who asked their executive for no contact is cancelled by the round, and nobody is reminded of it', async () => {
    const { leadId, person } = await booked();
    await desk.take({ leadId, to: leadStatus.failed, subStatus: 402, reason: 9 });
    await settleStrayMeetings(desk.services);
    expect(await meetingOf(leadId)).toMatchObject({ status: 'cancelled' });
    expect((await deliverDue()).filter((told) => told.endsWith(' sent'))).toEqual(['closed 1 visitor sent']);
    expect(mailTo(person.email)?.text).toContain('Tu solicitud se cerró');
  });

  it('is told of in contact hours, since rounds go at night', async () => {
    const { leadId } = await booked();
    now = Date.parse('2026-11-21T05:00:00Z');
    await nextTakesPlans();
    await give(leadId, next);
    const { rows } = await test.database.pool.query<{ due: Date }>(
      "select due_at as due from messages where occasion like 'handed-over%' and event = 'meeting-change'",
    );
    expect(rows.map(({ due }) => due.getTime() > now)).toEqual([true]);
  });

  it('of a ‘Duplicado’ goes where the first request goes', async () => {
    const first = await desk.ask();
    const { leadId } = await booked();
    await desk.take({ leadId, to: leadStatus.duplicate, firstRequest: first });
    expect(await meetingOf(leadId)).toMatchObject({ executive: former, status: 'booked', sequence: 0 });
    await nextTakesPlans();
    await give(first, next);
    expect(await meetingOf(leadId)).toMatchObject({ executive: next, status: 'booked', sequence: 1 });
  });

  it('of a request that becomes a ‘Duplicado’ goes at once to whoever has the first one, and that of what repeated it as well', async () => {
    const person = somebody();
    const first = await desk.ask();
    const { leadId } = await booked(nine, person);
    const again = await booked(two, { ...person });
    await nextTakesPlans();
    await give(first, next);
    expect(await desk.stateOf(again.leadId)).toMatchObject({ status: leadStatus.duplicate });
    await desk.take({ leadId, to: leadStatus.duplicate, firstRequest: first });
    expect(await meetingOf(leadId)).toMatchObject({ executive: next, status: 'booked', sequence: 1 });
    expect(await meetingOf(again.leadId)).toMatchObject({ executive: next, status: 'booked', sequence: 1 });
  });

  it('stays as it is once it began', async () => {
    const { leadId } = await booked();
    await nextTakesPlans();
    now = Date.parse(nine) + 60_000;
    await give(leadId, next);
    expect(await meetingOf(leadId)).toMatchObject({ executive: former, status: 'booked', sequence: 0 });
  });

  it('that a hand-over from before left behind is settled by the round', async () => {
    const { leadId } = await booked();
    await test.database.pool.query('update leads set executive_id = 2 where id = $1', [leadId]);
    await settleStrayMeetings(desk.services);
    expect(await meetingOf(leadId)).toMatchObject({ executive: next, status: 'booked', sequence: 1 });
  });

  it('that cannot be settled keeps no other from the round, and the log names its request', async () => {
    const [broken, sound] = [await booked(nine), await booked(two)];
    await test.database.pool.query('update leads set executive_id = 2');
    await test.database.pool.query("update leads set contact_channel = 'fax' where id = $1", [broken.leadId]);
    await settleStrayMeetings(desk.services);
    expect(await meetingOf(broken.leadId)).toMatchObject({ executive: former, status: 'booked' });
    expect(await meetingOf(sound.leadId)).toMatchObject({ executive: next, status: 'booked' });
    expect(desk.warnings).toEqual([expect.objectContaining({ leadId: broken.leadId })]);
  });
});
