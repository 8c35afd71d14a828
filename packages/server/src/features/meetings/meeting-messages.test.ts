import { eventOf, isEventName } from '@cotejo/core/notification-events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MailError, type Mailer, type Message } from '../../platform/mail/mailer.ts';
import type { OutgoingMessage } from '../../platform/messages/channel.ts';
import { deliverMessage, type DeliveryServices, type Outcome } from '../../platform/messages/deliver-message.ts';
import { createOutbox } from '../../platform/messages/enqueue-message.ts';
import { renewMessages } from '../../platform/messages/message-store.ts';
import { openServiceKeys } from '../../platform/service-keys-store.ts';
import { buildTestApp, testDataKeys, testNow, type TestApp } from '../../platform/testing/test-app.ts';
import { deliveryFor, listingMailer } from '../../platform/testing/test-delivery.ts';
import { meetingWriters } from './meeting-writers.ts';
import { tellOfMeeting } from './tell-of-meeting.ts';
import { leaveOneInCharge, meetingVisitors, type MeetingVisitors } from './testing/meeting-visitors.ts';

let test: TestApp;
let now = testNow;
let visitors: MeetingVisitors;
let executive: number;
let mailer = listingMailer();
/** Monday, 9:00 and 14:00, and Wednesday, 9:00, in Santiago. */
const [nine, two, wednesday] = ['2026-11-23T12:00:00.000Z', '2026-11-23T17:00:00.000Z', '2026-11-25T12:00:00.000Z'] as const;
const hour = 3_600_000;

beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo', clock: () => now });
  executive = await leaveOneInCharge(test);
  visitors = meetingVisitors(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  [now, mailer] = [testNow, listingMailer()];
  await test.database.pool.query('truncate meetings, messages cascade');
});

/** A meeting that was booked by the link of a new request, of which nothing else is told. */
async function booked(startsAt: string = nine, body: object = {}) {
  const leadId = await visitors.ask();
  await test.database.pool.query('delete from messages where subject_id is null');
  const token = await visitors.tokenOf(leadId);
  expect(await visitors.book(token, startsAt, { body })).toMatchObject({ status: 200 });
  const { rows } = await test.database.pool.query<{ id: string }>('select id from meetings where lead_id = $1', [leadId]);
  return { token, leadId, meetingId: rows[0]?.id ?? '' };
}

function services(others: Partial<DeliveryServices> = {}): DeliveryServices {
  const keys = openServiceKeys(test.database.database, null);
  const siteUrlOf = () => 'https://cotejo.example';
  const writers = meetingWriters({ database: test.database.database, dataKeys: testDataKeys, keys, siteUrlOf });
  return deliveryFor(test, { mailer, writers, clock: () => now, ...others });
}

/** Delivers what is due, and gives what became of each, by its occasion and to whom. */
async function deliverDue(others: Partial<DeliveryServices> = {}): Promise<Readonly<Record<string, Outcome['kind']>>> {
  const { rows } = await test.database.pool.query<{ id: string; event: string; name: string }>(
    `select id, event, occasion || ' ' || case when executive_id is null then 'visitor' else 'executive' end as name
     from messages where state = 'waiting' and due_at <= $1 order by due_at, name`,
    [new Date(now)],
  );
  const outcomes: Record<string, Outcome['kind']> = {};
  for (const { id, event, name } of rows) {
    if (!isEventName(event)) throw new Error(`'${event}' is no event`);
    outcomes[name] = (await deliverMessage({ messageId: id, event }, services(others))).kind;
  }
  return outcomes;
}

const toVisitor = () => mailer.sent.filter(({ to }) => to.startsWith('zulema')).at(-1);
const toExecutive = () => mailer.sent.filter(({ to }) => to.startsWith('antonia')).at(-1);
const unfolded = (message: Message | undefined) => (message?.attachments?.[0]?.content ?? '').replaceAll('\r\n ', '');

describe('mails about a meeting', () => {
  it('the visitor is told of what was booked: when, where they are, by whom, with the appointment and the link', async () => {
    const { token, meetingId } = await booked(nine, { visitorTimeZone: 'America/Lima' });
    expect(await deliverDue()).toEqual({ 'booked 0 visitor': 'sent', 'booked 0 executive': 'sent' });
    const mail = toVisitor();
    expect(mail).toMatchObject({
      to: expect.stringMatching(/^zulema\d+@correo\.cl$/) as string,
      subject: 'Tu reunión con Antonia: lunes, 23 de noviembre, 09:00 (hora de Chile)',
    });
    expect(mail?.text).toContain('Donde estás: lunes, 23 de noviembre, 07:00 (hora estándar de Perú)');
    expect(mail?.text).toContain(`Ver, cambiar o cancelar: https://cotejo.example/reunion/${token}`);
    expect(mail?.html).toContain(`href="https://cotejo.example/reunion/${token}"`);
    expect(mail?.attachments?.[0]).toMatchObject({ name: 'reunion.ics', type: 'text/calendar; charset=utf-8; method=REQUEST' });
    for (const line of [`UID:${meetingId}@cotejo.example`, 'SEQUENCE:0', 'DTSTART:20261123T120000Z', 'METHOD:REQUEST'])
      expect(unfolded(mail)).toContain(`${line}\r\n`);
  });

  it('the executive is told whom to call, by a link of their own', async () => {
    const { token } = await booked();
    await deliverDue();
    expect(toExecutive()?.to).toBe('antonia.pizarro@cotejo.example');
    for (const text of ['Zulema Reunida', '+56 9 8765', '@correo.cl', 'https://cotejo.example/reunion/e'])
      expect(toExecutive()?.text).toContain(text);
    expect(toExecutive()?.text).not.toContain(token);
  });

  it('whoever reads another language is written to in it, where the edition has it', async () => {
    await booked(nine, { language: 'en' });
    await deliverDue();
    expect(toVisitor()?.subject).toMatch(/^Tu reunión/);
    await test.database.pool.query("update meetings set language = 'pt'");
    await test.database.pool.query("update messages set state = 'waiting'");
    await deliverDue();
    expect(toVisitor()?.subject).toMatch(/^Sua reunião com Antonia: segunda-feira/);
    expect(toVisitor()?.text).toContain('/pt/reunion/');
    expect(toExecutive()?.subject).toMatch(/^Reunión agendada/);
  });

  it('moved and cancelled, the same appointment changes and goes, and what was before is told no more', async () => {
    const { token, meetingId } = await booked();
    await visitors.change(token, { change: 'move', startsAt: two });
    expect(await deliverDue()).toEqual({
      'booked 0 visitor': 'needless',
      'booked 0 executive': 'needless',
      'moved 1 visitor': 'sent',
      'moved 1 executive': 'sent',
    });
    expect(toVisitor()?.subject).toContain('14:00');
    for (const line of [`UID:${meetingId}@cotejo.example`, 'SEQUENCE:1', 'DTSTART:20261123T170000Z'])
      expect(unfolded(toVisitor())).toContain(`${line}\r\n`);
    await visitors.change(token, { change: 'cancel' });
    expect(await deliverDue()).toEqual({ 'cancelled 2 visitor': 'sent', 'cancelled 2 executive': 'sent' });
    for (const line of [`UID:${meetingId}@cotejo.example`, 'SEQUENCE:2', 'METHOD:CANCEL', 'STATUS:CANCELLED'])
      expect(unfolded(toVisitor())).toContain(`${line}\r\n`);
  });

  it('every mail to the visitor has the link by which the request is taken back, that of a meeting that was cancelled as well', async () => {
    const link = /No quiero que me contacten: https:\/\/cotejo\.example\/Retirar-solicitud\?lead=[\w-]+&firma=[\w-]+/;
    const { leadId } = await booked(two);
    const ofExecutive = await visitors.staffTokenOf(leadId, executive);
    for (const change of [null, { change: 'move', startsAt: wednesday }, { change: 'cancel' }]) {
      if (change !== null) expect(await visitors.change(ofExecutive, change)).toMatchObject({ status: 200 });
      mailer.sent.length = 0;
      await deliverDue();
      expect(toVisitor()?.text).toMatch(link);
    }
  });

  it('who confirms is not written to, and the executive is', async () => {
    const { token } = await booked();
    await deliverDue();
    await visitors.change(token, { change: 'confirm' });
    await visitors.change(token, { change: 'confirm' });
    expect(await deliverDue()).toEqual({ 'confirmed 0 executive': 'sent' });
    expect(toExecutive()?.subject).toMatch(/^Zulema Reunida confirmó la reunión: lunes/);
  });

  it('each is sent once; what is refused for good is kept, and goes when somebody has it sent again', async () => {
    await booked();
    const refusing: Mailer = {
      ...mailer,
      send: () => Promise.reject(new MailError(Object.assign(new Error('no'), { responseCode: 550 }))),
    };
    const refused = await deliverDue(deliveryFor(test, { mailer: refusing, writers: services().writers, clock: () => now }));
    expect(refused).toEqual({ 'booked 0 visitor': 'refused', 'booked 0 executive': 'refused' });
    expect(await deliverDue()).toEqual({});
    expect(await renewMessages(test.database.database, null, new Date(now))).toBe(2);
    expect(await deliverDue()).toEqual({ 'booked 0 visitor': 'sent', 'booked 0 executive': 'sent' });
    expect(await deliverDue()).toEqual({});
    expect(mailer.sent).toHaveLength(2);
  });

  it('a step that is not taken tells nobody anything', async () => {
    await booked();
    const other = await visitors.tokenOf(await visitors.ask());
    await test.database.pool.query('truncate messages');
    expect(await visitors.book(other, nine)).toMatchObject({ status: 410 });
    expect((await test.database.pool.query('select 1 from messages')).rows).toEqual([]);
  });
});

describe('what an executive changes at night', () => {
  /** Saturday, 23:30 in Santiago, and Monday, when contact hours begin. */
  const [saturdayNight, eight] = [Date.parse('2026-11-22T02:30:00Z'), Date.parse('2026-11-23T11:00:00Z')];

  /** Puts the time of the meeting of a request elsewhere, with whoever it is. */
  const standsAt = async (meetingId: string, startsAt: string) => {
    const at = [meetingId, new Date(startsAt)];
    await test.database.pool.query(
      `update meetings set starts_at = $2, ends_at = $2::timestamptz + interval '30 minutes', blocked_from = $2::timestamptz,
         blocked_to = $2::timestamptz + interval '30 minutes' where id = $1`,
      at,
    );
  };

  it.each([
    ['moved', { change: 'move', startsAt: two }],
    ['cancelled', { change: 'cancel' }],
  ])('is told to the visitor when contact hours begin, and to the executive at once: %s', async (news, change) => {
    const { leadId } = await booked(wednesday);
    await deliverDue();
    now = saturdayNight;
    expect(await visitors.change(await visitors.staffTokenOf(leadId, executive), change)).toMatchObject({ status: 200 });
    expect(await deliverDue()).toEqual({ [`${news} 1 executive`]: 'sent' });
    now = eight - 1;
    expect(Object.keys(await deliverDue())).not.toContain(`${news} 1 visitor`);
    now = eight;
    // No reminder beside it of what they are just told.
    expect(await deliverDue()).toEqual({ [`${news} 1 visitor`]: 'sent' });
  });

  it('is told at once where the visitor would wait for a call before contact hours begin', async () => {
    const { leadId, meetingId } = await booked(wednesday);
    await deliverDue();
    await standsAt(meetingId, '2026-11-23T10:30:00.000Z');
    now = saturdayNight;
    const change = { change: 'move', startsAt: wednesday };
    expect(await visitors.change(await visitors.staffTokenOf(leadId, executive), change)).toMatchObject({ status: 200 });
    expect(await deliverDue()).toEqual({ 'moved 1 executive': 'sent', 'moved 1 visitor': 'sent' });
  });

  it('is told at once where the visitor did it', async () => {
    const { token } = await booked(wednesday);
    await deliverDue();
    now = saturdayNight;
    await visitors.change(token, { change: 'move', startsAt: two });
    expect(await deliverDue()).toEqual({ 'moved 1 executive': 'sent', 'moved 1 visitor': 'sent' });
  });
});

describe('reminders', () => {
  it('go to both a day and an hour before, each once, and say what can be done', async () => {
    await booked(wednesday);
    await deliverDue();
    mailer.sent.length = 0;
    now = Date.parse(wednesday) - 24 * hour - 1;
    expect(await deliverDue()).toEqual({});
    now += 1;
    expect(await deliverDue()).toEqual({ 'day-before 0 visitor': 'sent', 'day-before 0 executive': 'sent' });
    expect(toVisitor()?.text).toContain('Confirmar, cambiar o cancelar: ');
    now = Date.parse(wednesday) - hour;
    expect(await deliverDue()).toEqual({ 'hour-before 0 visitor': 'sent', 'hour-before 0 executive': 'sent' });
    expect(toVisitor()?.subject).toBe('Tu reunión con Antonia empieza pronto: miércoles, 25 de noviembre, 09:00 (hora de Chile)');
    expect(await deliverDue()).toEqual({});
    expect(mailer.sent).toHaveLength(4);
    expect(mailer.sent.every(({ attachments }) => attachments?.length === 0)).toBe(true);
  });

  it('of a meeting on Monday go to the visitor in contact hours: on Saturday before they end; to the executive on Sunday', async () => {
    await booked();
    await deliverDue();
    now = Date.parse('2026-11-21T16:29:00Z');
    expect(await deliverDue()).toEqual({});
    now += 60_000;
    expect(await deliverDue()).toEqual({ 'day-before 0 visitor': 'sent' });
    now = Date.parse(nine) - 24 * hour;
    expect(await deliverDue()).toEqual({ 'day-before 0 executive': 'sent' });
    now = Date.parse(nine) - hour;
    expect(await deliverDue()).toEqual({ 'hour-before 0 visitor': 'sent', 'hour-before 0 executive': 'sent' });
  });

  it('of a meeting on Monday that was booked on Sunday go once, an hour before', async () => {
    now = Date.parse('2026-11-22T11:00:00Z');
    await booked();
    await deliverDue();
    now = Date.parse(nine) - hour;
    expect(await deliverDue()).toEqual({
      'day-before 0 visitor': 'expired',
      'day-before 0 executive': 'expired',
      'hour-before 0 visitor': 'sent',
      'hour-before 0 executive': 'sent',
    });
  });

  it('of a meeting on Monday afternoon do not come close together to who wants to hear in the afternoon', async () => {
    const half = '2026-11-23T19:30:00.000Z';
    const calendars = await test.database.pool.query<{ id: number; hours: unknown }>(
      'select executive_id as id, hours from executive_calendars',
    );
    await test.database.pool.query(`update executive_calendars set hours = '[{"day":1,"from":"16:30","to":"18:30"}]'`);
    const { leadId } = await booked(half);
    for (const { id, hours } of calendars.rows) {
      const own = [JSON.stringify(hours), id];
      await test.database.pool.query('update executive_calendars set hours = $1 where executive_id = $2', own);
    }
    await test.database.pool.query("update leads set contact_time = 'afternoon' where id = $1", [leadId]);
    await deliverDue();
    now = Date.parse('2026-11-21T16:30:00.000Z');
    expect(await deliverDue()).toEqual({ 'day-before 0 visitor': 'sent' });
    now = Date.parse(half) - 1.5 * hour;
    expect(Object.keys(await deliverDue())).toEqual(['day-before 0 executive']);
    now = Date.parse(half) - hour;
    expect(await deliverDue()).toEqual({ 'hour-before 0 visitor': 'sent', 'hour-before 0 executive': 'sent' });
  });

  it('none is sent of a meeting that was cancelled, and of one that was moved at its new time alone', async () => {
    const { token } = await booked();
    await visitors.change(token, { change: 'move', startsAt: wednesday });
    await deliverDue();
    now = Date.parse(nine) - hour;
    expect(new Set(Object.values(await deliverDue()))).toEqual(new Set(['needless', 'expired']));
    now = Date.parse(wednesday) - 24 * hour;
    expect(await deliverDue()).toEqual({ 'day-before 1 visitor': 'sent', 'day-before 1 executive': 'sent' });
    await visitors.change(token, { change: 'cancel' });
    await deliverDue();
    now = Date.parse(wednesday) - hour;
    expect(await deliverDue()).toEqual({ 'hour-before 1 visitor': 'needless', 'hour-before 1 executive': 'needless' });
  });

  it.each([
    ['es', ', como confirmaste. Si no vas a poder, cámbiala', /Confírmala|Confirmar/, 'Ver, cambiar o cancelar: '],
    ['en', ', as you confirmed. If you cannot be there', /Confirm /, 'See, change or cancel: '],
    ['pt', ', como você confirmou. Se não puder', /Confirme|Confirmar/, 'Ver, mudar ou cancelar: '],
  ])('go on when the visitor has confirmed, and ask for no second word of it, in %s', async (language, said, asked, action) => {
    const { token } = await booked(wednesday);
    await visitors.change(token, { change: 'confirm' });
    await test.database.pool.query('update meetings set language = $1', [language]);
    await deliverDue();
    now = Date.parse(wednesday) - 24 * hour;
    expect(await deliverDue()).toEqual({ 'day-before 0 visitor': 'sent', 'day-before 0 executive': 'sent' });
    const { text = '' } = toVisitor() ?? {};
    expect(text).toContain(said);
    expect(text).toContain(action);
    expect(text).not.toMatch(asked);
  });

  it('nobody is reminded of a meeting that has begun, however late the mail goes', async () => {
    await booked();
    await deliverDue();
    now = Date.parse(nine);
    expect(new Set(Object.values(await deliverDue()))).toEqual(new Set(['expired']));
  });

  it('go once, on the telephone, where there is a provider of what the visitor chose', async () => {
    const { leadId, meetingId } = await booked(wednesday);
    await test.database.pool.query('truncate messages');
    const [startsAt, executiveId] = [Date.parse(wednesday), await leaveOneInCharge(test)];
    const ids = { edition: 'chile', meetingId, leadId, executiveId, requestId: leadId } as const;
    const meeting = { ...ids, sequence: 0, startsAt, arrangedAt: now };
    const outbox = createOutbox({ jobs: test.jobs, channels: ['mail', 'whatsapp'] });
    const told = tellOfMeeting({ ...meeting, contactChannel: 'whatsapp' }, { news: 'booked', by: 'visitor' }, outbox);
    expect(told.map(({ event }) => eventOf(event).id).toSorted((one, other) => one - other)).toEqual([5, 9, 9, 18, 18, 18]);
    await test.database.database.transaction((transaction) => outbox.enqueue(transaction, told, now));
    now = startsAt - hour;
    const texts: OutgoingMessage[] = [];
    const whatsapp = { send: async (message: OutgoingMessage) => (texts.push(message), { kind: 'accepted' as const }) };
    await deliverDue({ channels: { ...services().channels, whatsapp } });
    expect(texts.map(({ written }) => written)).toEqual([
      expect.objectContaining({
        phone: expect.stringMatching(/^\+56 9 8765/) as string,
        text: expect.stringMatching(/Antonia te llama el miércoles.* https:\/\/cotejo\.example\/reunion\/v/) as string,
      }),
    ]);
  });
});
