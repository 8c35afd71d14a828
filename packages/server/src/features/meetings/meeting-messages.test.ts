import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MeetingParty } from '@cotejo/core/meeting-steps';
import { MailError, type Mailer, type Message } from '../../platform/mail/mailer.ts';
import { openServiceKeys } from '../../platform/service-keys-store.ts';
import { buildTestApp, testDataKeys, testNow, type TestApp } from '../../platform/testing/test-app.ts';
import type { MeetingMessageJob, MeetingMessageKind } from './meeting-message-job.ts';
import { remindOfMeetings } from './remind-of-meetings.ts';
import { sendMeetingMessage } from './send-meeting-message.ts';
import { leaveOneInCharge, meetingVisitors, type MeetingVisitors } from './testing/meeting-visitors.ts';

let test: TestApp;
let now = testNow;
let visitors: MeetingVisitors;
let sent: Message[] = [];
let jobs: MeetingMessageJob[] = [];
/** Monday, 9:00 and 14:00 in Santiago. */
const [nine, two] = ['2026-11-23T12:00:00.000Z', '2026-11-23T17:00:00.000Z'] as const;
const hour = 3_600_000;

const list: Mailer = { destination: 'a list', send: async (message) => void sent.push(message), close: () => undefined };
const services = (mailer: Mailer = list) => ({
  database: test.database.database,
  dataKeys: testDataKeys,
  keys: openServiceKeys(test.database.database, null),
  mailer,
  siteUrlOf: () => 'https://cotejo.example',
  clock: () => now,
  warn: () => undefined,
});
const remind = () =>
  remindOfMeetings({
    database: test.database.database,
    clock: () => now,
    enqueueMessage: async (_, job) => void jobs.push(job),
  });

beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo', clock: () => now });
  await leaveOneInCharge(test);
  visitors = meetingVisitors(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  [now, sent, jobs] = [testNow, [], []];
  await test.database.pool.query('truncate meetings cascade');
});

async function booked(body: object = {}): Promise<{ readonly token: string; readonly meetingId: string }> {
  const token = await visitors.tokenOf(await visitors.ask());
  await visitors.book(token, nine, { body });
  const { rows } = await test.database.pool.query<{ id: string }>('select id from meetings order by created_at desc limit 1');
  return { token, meetingId: rows[0]?.id ?? '' };
}

async function send(meetingId: string, kind: MeetingMessageKind, { recipient = 'visitor' as MeetingParty, sequence = 0 } = {}) {
  await sendMeetingMessage({ meetingId, kind, recipient, sequence }, services());
  return sent.at(-1);
}

const unfolded = (message: Message | undefined) => (message?.attachments?.[0]?.content ?? '').replaceAll('\r\n ', '');

describe('mails about a meeting', () => {
  it('the visitor is told of what was booked: when, where they are, by whom, with the appointment and the link', async () => {
    const { token, meetingId } = await booked({ visitorTimeZone: 'America/Lima' });
    const mail = await send(meetingId, 'booked');
    expect(mail).toMatchObject({
      to: expect.stringMatching(/^zulema\d+@correo\.cl$/) as string,
      subject: 'Tu reunión con Antonia: lunes, 23 de noviembre, 09:00 (hora de Chile)',
    });
    expect(mail?.text).toContain('Donde estás: lunes, 23 de noviembre, 07:00 (hora estándar de Perú)');
    expect(mail?.text).toContain(`Ver, cambiar o cancelar: https://cotejo.example/reunion/${token}`);
    expect(mail?.html).toContain(`<a href="https://cotejo.example/reunion/${token}">`);
    expect(mail?.attachments?.[0]).toMatchObject({ name: 'reunion.ics', type: 'text/calendar; charset=utf-8; method=REQUEST' });
    for (const line of [`UID:${meetingId}@cotejo.example`, 'SEQUENCE:0', 'DTSTART:20261123T120000Z', 'METHOD:REQUEST'])
      expect(unfolded(mail)).toContain(`${line}\r\n`);
  });

  it('the executive is told whom to call, by a link of their own', async () => {
    const { token, meetingId } = await booked();
    const mail = await send(meetingId, 'booked', { recipient: 'executive' });
    expect(mail?.to).toBe('antonia.pizarro@cotejo.example');
    for (const text of ['Zulema Reunida', '+56 9 8765', '@correo.cl', 'https://cotejo.example/reunion/e'])
      expect(mail?.text).toContain(text);
    expect(mail?.text).not.toContain(token);
  });

  it('whoever reads another language is written to in it, where the edition has it', async () => {
    const { meetingId } = await booked({ language: 'en' });
    expect((await send(meetingId, 'booked'))?.subject).toMatch(/^Tu reunión/);
    await test.database.pool.query("update meetings set language = 'en'");
    expect((await send(meetingId, 'hour-before'))?.subject).toBe('Your meeting with Antonia is in one hour');
    await test.database.pool.query("update meetings set language = 'pt'");
    const mail = await send(meetingId, 'day-before');
    expect(mail?.subject).toMatch(/^Lembrete: sua reunião com Antonia/);
    expect(mail?.text).toContain('/pt/reunion/');
  });

  it('moved and cancelled, the same appointment changes and goes, and what was before is told no more', async () => {
    const { token, meetingId } = await booked();
    await visitors.change(token, { change: 'move', startsAt: two });
    expect(await send(meetingId, 'booked')).toBeUndefined();
    const moved = await send(meetingId, 'moved', { sequence: 1 });
    expect(moved?.subject).toContain('14:00');
    for (const line of [`UID:${meetingId}@cotejo.example`, 'SEQUENCE:1', 'DTSTART:20261123T170000Z'])
      expect(unfolded(moved)).toContain(`${line}\r\n`);
    await visitors.change(token, { change: 'cancel' });
    const cancelled = await send(meetingId, 'cancelled', { sequence: 2 });
    for (const line of [`UID:${meetingId}@cotejo.example`, 'SEQUENCE:2', 'METHOD:CANCEL', 'STATUS:CANCELLED'])
      expect(unfolded(cancelled)).toContain(`${line}\r\n`);
    expect(await send(meetingId, 'hour-before', { sequence: 2 })).toBe(cancelled);
  });

  it('each is sent once, tried again where the server is away, and not where it refuses for good', async () => {
    const { meetingId } = await booked();
    await send(meetingId, 'booked');
    await send(meetingId, 'booked');
    expect(sent).toHaveLength(1);
    const failing = (permanent: boolean): Mailer => ({
      ...list,
      send: () => Promise.reject(new MailError(Object.assign(new Error('no'), { responseCode: permanent ? 550 : 421 }))),
    });
    const job: MeetingMessageJob = { meetingId, kind: 'booked', recipient: 'executive', sequence: 0 };
    await expect(sendMeetingMessage(job, services(failing(false)))).rejects.toThrow(MailError);
    await expect(sendMeetingMessage(job, services(failing(true)))).resolves.toBeUndefined();
    await sendMeetingMessage(job, services());
    expect(sent).toHaveLength(2);
  });
});

describe('reminders', () => {
  it('are queued for both a day and an hour before, each once, and say what can be done', async () => {
    const { meetingId } = await booked();
    now = Date.parse(nine) - 24 * hour - 1;
    expect(await remind()).toBe(0);
    now += 1;
    expect(await remind()).toBe(2);
    expect(await remind()).toBe(0);
    now = Date.parse(nine) - hour;
    expect(await remind()).toBe(2);
    expect(await remind()).toBe(0);
    expect(jobs.map(({ kind, recipient }) => `${kind} ${recipient}`)).toEqual([
      'day-before visitor',
      'day-before executive',
      'hour-before visitor',
      'hour-before executive',
    ]);
    for (const job of jobs) await sendMeetingMessage(job, services());
    expect(sent).toHaveLength(4);
    expect(sent[0]?.text).toContain('Confirmar, cambiar o cancelar: ');
    expect(sent.every(({ attachments }) => attachments?.length === 0)).toBe(true);
    expect(meetingId).toBe(jobs[0]?.meetingId);
  });

  it('none is due of a meeting that was cancelled, and of one that was moved at its new time', async () => {
    const { token } = await booked();
    await visitors.change(token, { change: 'move', startsAt: '2026-11-25T12:00:00.000Z' });
    now = Date.parse(nine) - hour;
    expect(await remind()).toBe(0);
    now = Date.parse('2026-11-24T12:00:00Z');
    expect(await remind()).toBe(2);
    await visitors.change(token, { change: 'cancel' });
    now = Date.parse('2026-11-25T11:00:00Z');
    expect(await remind()).toBe(0);
  });

  it('nobody is reminded of a meeting that has begun, however late the mail goes', async () => {
    await booked();
    now = Date.parse(nine) - hour;
    await remind();
    now = Date.parse(nine);
    for (const job of jobs) await sendMeetingMessage(job, services());
    expect(sent).toEqual([]);
  });
});
