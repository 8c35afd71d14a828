import { editionOf, type EditionId } from '@cotejo/core/editions';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MailError, type Mailer, type Message } from '../mail/mailer.ts';
import { buildTestApp, testDataKeys, testNow, type TestApp } from '../testing/test-app.ts';
import { deliveryFor, listingMailer } from '../testing/test-delivery.ts';
import type { Channel } from './channel.ts';
import { recordChoice } from './contact-choice-store.ts';
import { deliverMessage, type DeliveryServices } from './deliver-message.ts';
import { createOutbox, messageJobs, type MessageIntent, type MessageJob } from './enqueue-message.ts';
import { claimMessage, keepClaim, renewMessages } from './message-store.ts';
import { sweepMessages } from './message-workers.ts';
import { undeliveredWriters } from './undelivered-notice.ts';
import type { MessageWriter } from './written-message.ts';

let test: TestApp;
let now = testNow;
const lines: Readonly<Record<string, unknown>>[] = [];

beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  now = testNow;
  lines.length = 0;
  await test.database.pool.query('truncate messages, contact_choices');
  await test.database.pool.query("delete from pgboss.job where name = 'message'");
});

const email = 'marcada@correo.example';
const content = { subject: 'Hola', preview: 'Una línea', heading: 'Hola', paragraphs: ['Texto'], rows: [], closing: [] };
const toMarcada: MessageWriter = async () => ({ channel: 'mail', email, content });

/** Takes messages as a feature does, and gives all jobs, by event and occasion. */
async function taken(...intents: readonly Partial<MessageIntent>[]): Promise<readonly MessageJob[]> {
  const outbox = createOutbox({ jobs: test.jobs, channels: ['mail'] });
  const whole = intents.map((intent) => ({ event: 'visitor-confirmation', edition: 'chile', ...intent }) as const);
  await test.database.database.transaction((transaction) => outbox.enqueue(transaction, whole, now));
  const { rows } = await test.database.pool.query<{ data: unknown }>(
    "select data from pgboss.job join messages on messages.id::text = data->>'messageId' where name = 'message' order by key",
  );
  return rows.map(({ data }) => messageJobs.schema.parse(data));
}

function services(mailer: Mailer, others: Partial<DeliveryServices> = {}): DeliveryServices {
  const writers = { 'visitor-confirmation': toMarcada, 'survey-invitation': toMarcada };
  return deliveryFor(test, { mailer, writers, clock: () => now, warn: (fields) => lines.push(fields), ...others });
}

async function one(intent: Partial<MessageIntent> = {}): Promise<MessageJob> {
  const [job] = await taken(intent);
  if (job === undefined) throw new Error('no job was added');
  return job;
}

const states = async () => (await test.database.pool.query('select state, fault from messages order by key')).rows;

describe('a message', () => {
  it('is there exactly when what caused it is, once for the same occasion, with a job of ids alone', async () => {
    const outbox = createOutbox({ jobs: test.jobs, channels: ['mail'] });
    const intent = { event: 'visitor-confirmation', edition: 'chile' } as const;
    await expect(
      test.database.database.transaction(async (transaction) => {
        await outbox.enqueue(transaction, [intent], now);
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await states()).toEqual([]);
    const jobs = await taken({ occasion: 'a' }, { occasion: 'b' });
    expect(await taken({ occasion: 'b' })).toEqual(jobs);
    expect(jobs.map((job) => Object.keys(job).toSorted())).toEqual([
      ['event', 'messageId'],
      ['event', 'messageId'],
    ]);
  });

  it('is sent once though two processes are at it, and though its job comes again', async () => {
    const mailer = listingMailer();
    const job = await one();
    const outcomes = await Promise.all([deliverMessage(job, services(mailer)), deliverMessage(job, services(mailer))]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['elsewhere', 'sent']);
    expect(await deliverMessage(job, services(mailer))).toEqual({ kind: 'elsewhere' });
    expect(mailer.sent).toHaveLength(1);
  });

  it('whose process died between sending and noting is sent again with the same Message-ID, once the other is surely gone', async () => {
    const sent: Message[] = [];
    const dying: Mailer = {
      destination: 'a list',
      send: async (message) => {
        sent.push(message);
        if (sent.length === 1) throw new Error('the process died');
      },
      close: () => undefined,
    };
    const job = await one();
    await expect(deliverMessage(job, services(dying))).rejects.toThrow('the process died');
    now += 59_000;
    expect(await deliverMessage(job, services(dying))).toEqual({ kind: 'elsewhere' });
    now += 2_000;
    expect(await deliverMessage(job, services(dying))).toEqual({ kind: 'sent' });
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  });

  it('that takes longer to send than a dead process is waited for is sent once', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const { promise, resolve: accept } = Promise.withResolvers<void>();
      const begun = vi.fn<Mailer['send']>(() => promise);
      const slow: Mailer = { destination: 'a slow one', send: begun, close: () => undefined };
      const job = await one();
      const sending = deliverMessage(job, services(slow));
      await vi.waitFor(() => expect(begun).toHaveBeenCalledOnce(), { timeout: 20_000 });
      const claimedUntil = async () =>
        (await test.database.pool.query('select claimed_until from messages')).rows[0].claimed_until;
      for (let minute = 1; minute <= 5; minute += 1) {
        now = testNow + minute * 50_000;
        vi.advanceTimersByTime(50_000);
        await vi.waitFor(async () => expect(await claimedUntil()).toEqual(new Date(now + 60_000)), { timeout: 20_000 });
        const mailer = listingMailer();
        expect(await deliverMessage(job, services(mailer))).toEqual({ kind: 'elsewhere' });
      }
      accept();
      expect(await sending).toEqual({ kind: 'sent' });
      expect(vi.getTimerCount()).toBe(0);
      expect(await deliverMessage(job, services(listingMailer()))).toEqual({ kind: 'elsewhere' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('that is kept twice is kept until the later moment, whichever comes first', async () => {
    const { messageId: id } = await one();
    const claim = { id, now: new Date(testNow), until: new Date(testNow + 1) };
    expect(await claimMessage(test.database.database, claim)).not.toBeNull();
    for (const seconds of [60, 40]) await keepClaim(test.database.database, { id, until: new Date(testNow + seconds * 1_000) });
    const again = async (seconds: number) =>
      claimMessage(test.database.database, { id, now: new Date(testNow + seconds * 1_000), until: new Date(testNow + 120_000) });
    expect(await again(59)).toBeNull();
    expect(await again(60)).not.toBeNull();
  });

  describe('that is tried for six hours', () => {
    const failing: Mailer = {
      destination: 'nobody',
      send: () => Promise.reject(new MailError(new Error('nobody answers'))),
      close: () => undefined,
    };
    /** Tries it whenever it is due: the moments of its tries, in Colombia, and how it ended. */
    async function triesOf(job: MessageJob) {
      const tries: string[] = [];
      for (;;) {
        tries.push(new Date(now - 5 * 3_600_000).toISOString().slice(5, 16));
        const outcome = await deliverMessage(job, services(failing));
        if (outcome.kind !== 'later') return { tries, end: outcome.kind };
        now = outcome.at;
      }
    }

    it('has them in contact hours: the night in which it may not go is none of them', async () => {
      now = Date.parse('2026-11-23T18:58:00-05:00');
      await taken({ event: 'survey-invitation', edition: 'colombia' });
      const { rows } = await test.database.pool.query<{ id: string }>('select id from messages');
      const { tries, end } = await triesOf({ messageId: rows[0]?.id ?? '', event: 'survey-invitation' });
      expect(end).toBe('undelivered');
      expect(tries.filter((moment) => moment.startsWith('11-23T18:5')).length).toBeGreaterThan(3);
      expect(tries.filter((moment) => moment.startsWith('11-24')).length).toBeGreaterThan(60);
      expect(tries.at(-1)).toMatch(/^11-24T1[23]:/);
    }, 120_000);

    it.each(['its own job', 'the sweep'])(
      'has them while there is somebody to try it: found after a day by %s',
      async (by) => {
        const job = await one();
        expect(await deliverMessage(job, services(failing))).toMatchObject({ kind: 'later' });
        now += 24 * 3_600_000;
        if (by === 'the sweep')
          expect(await sweepMessages({ database: test.database.database, jobs: test.jobs, clock: () => now })).toBe(1);
        const { tries, end } = await triesOf(job);
        expect([end, tries.length > 60]).toEqual(['undelivered', true]);
      },
      120_000,
    );
  });

  it('that nobody waits for waits for the hours of its country, which is no failure', async () => {
    const sunday = Date.parse('2026-11-22T12:00:00-05:00');
    now = sunday;
    expect(await taken({ event: 'survey-invitation', edition: 'colombia' })).toEqual([]);
    const { rows } = await test.database.pool.query<{ id: string }>('select id from messages');
    const job = { messageId: rows[0]?.id ?? '', event: 'survey-invitation' } as const;
    const mailer = listingMailer();
    const monday = Date.parse('2026-11-23T07:00:00-05:00');
    expect(await deliverMessage(job, services(mailer))).toEqual({ kind: 'later', at: monday });
    expect([mailer.sent, lines]).toEqual([[], []]);
    now = monday;
    expect(await deliverMessage(job, services(mailer))).toEqual({ kind: 'sent' });
  });

  it('that somebody asked for goes at once on a Sunday night in Colombia', async () => {
    now = Date.parse('2026-11-22T23:00:00-05:00');
    const job = await one({ edition: 'colombia' });
    expect(await deliverMessage(job, services(listingMailer()))).toEqual({ kind: 'sent' });
  });

  it('that the house causes stays in contact hours when it is tried again, unless they begin too late for it', async () => {
    const evening = Date.parse('2026-11-23T18:59:57-05:00');
    const morning = Date.parse('2026-11-24T07:00:00-05:00');
    const refusing: Channel = { send: async () => ({ kind: 'failed', fault: 'smtp 421', askedFor: null }) };
    for (const [inHoursBefore, at] of [
      [morning + 3_600_000, morning],
      [morning - 3_600_000, evening + 5_000],
    ] as const) {
      now = evening;
      await test.database.pool.query('truncate messages');
      await test.database.pool.query("delete from pgboss.job where name = 'message'");
      const job = await one({ edition: 'colombia', inHoursBefore });
      const failing = services(listingMailer(), { channels: { mail: refusing } });
      expect(await deliverMessage(job, failing)).toEqual({ kind: 'later', at: evening + 5_000 });
      now = evening + 5_000;
      const mailer = listingMailer();
      const outcome = await deliverMessage(job, services(mailer));
      expect(outcome).toEqual(at === now ? { kind: 'sent' } : { kind: 'later', at });
    }
  });

  it('that comes too late, or has nothing left to say, goes to nobody', async () => {
    const mailer = listingMailer();
    const [late, needless] = await taken({ occasion: 'a', expires: now + 1_000 }, { occasion: 'b' });
    if (late === undefined || needless === undefined) throw new Error('no jobs were added');
    now += 1_000;
    expect(await deliverMessage(late, services(mailer))).toEqual({ kind: 'expired' });
    const silent = services(mailer, { writers: { 'visitor-confirmation': async () => null } });
    expect(await deliverMessage(needless, silent)).toEqual({ kind: 'needless' });
    expect(mailer.sent).toEqual([]);
  });

  it('that cannot be written is tried again, as one whose writer is yet to come', async () => {
    const job = await one();
    const broken = { 'visitor-confirmation': () => Promise.reject(new Error('no such request')) };
    expect(await deliverMessage(job, services(listingMailer(), { writers: broken }))).toEqual({ kind: 'later', at: now + 5_000 });
    expect(await deliverMessage(job, services(listingMailer(), { writers: {} }))).toEqual({ kind: 'later', at: now + 10_000 });
    expect(await states()).toEqual([{ state: 'waiting', fault: 'not written' }]);
  });

  it('waits as long as its provider asks', async () => {
    const job = await one();
    const busy: Channel = { send: async () => ({ kind: 'failed', fault: 'http 429', askedFor: 120 }) };
    const outcome = await deliverMessage(job, services(listingMailer(), { channels: { mail: busy } }));
    expect(outcome).toEqual({ kind: 'later', at: now + 120_000 });
    const { rows } = await test.database.pool.query(
      "select extract(epoch from start_after - created_on)::int seconds from pgboss.job where name = 'message' order by 1",
    );
    expect(rows).toEqual([{ seconds: 0 }, { seconds: 120 }]);
  });

  it('that fails for six hours is kept, and is tried as if for the first time when somebody asks for it', async () => {
    const job = await one();
    const broken = services(listingMailer(), { writers: {} });
    let tries = 1;
    for (let outcome = await deliverMessage(job, broken); outcome.kind === 'later'; outcome = await deliverMessage(job, broken)) {
      now = outcome.at;
      tries += 1;
    }
    expect((now - testNow) / 3_600_000).toBeGreaterThanOrEqual(4);
    expect(tries).toBeGreaterThan(50);
    expect(await states()).toContainEqual({ state: 'undelivered', fault: 'not written' });
    expect(await renewMessages(test.database.database, [job.messageId], new Date(now))).toBe(1);
    expect(await renewMessages(test.database.database, null, new Date(now))).toBe(0);
    const mailer = listingMailer();
    expect(await deliverMessage(job, services(mailer))).toEqual({ kind: 'sent' });
    expect(mailer.sent).toHaveLength(1);
  });

  it('that goes later has no job until it is due', async () => {
    const week = 7 * 86_400_000;
    expect(await taken({ notBefore: now + week })).toEqual([]);
    const sweeping = services(listingMailer());
    expect(await sweepMessages(sweeping)).toBe(0);
    now += week + 121_000;
    expect(await sweepMessages(sweeping)).toBe(1);
    const { rows } = await test.database.pool.query("select 1 from pgboss.job where name = 'message'");
    expect(rows).toHaveLength(1);
  });

  it('whose job is lost gets another one, once it is two minutes late', async () => {
    await one();
    await test.database.pool.query("delete from pgboss.job where name = 'message'");
    const sweeping = services(listingMailer());
    now += 120_000;
    expect(await sweepMessages(sweeping)).toBe(0);
    now += 1_000;
    expect([await sweepMessages(sweeping), await sweepMessages(sweeping)]).toEqual([1, 0]);
    const { rows } = await test.database.pool.query("select 1 from pgboss.job where name = 'message'");
    expect(rows).toHaveLength(1);
  });
});

describe('the office', () => {
  /** Tries messages that nobody takes. */
  async function refused(...occasions: readonly string[]): Promise<void> {
    const refusing: Channel = { send: async () => ({ kind: 'refused', fault: 'smtp 550' }) };
    const jobs = await taken(...occasions.map((occasion) => ({ occasion })));
    for (const job of jobs.filter(({ event }) => event === 'visitor-confirmation'))
      await deliverMessage(job, services(listingMailer(), { channels: { mail: refusing } }));
  }
  const notices = async () =>
    (
      await test.database.pool.query<{ id: string; due: Date }>(
        "select id, due_at as due from messages where event = 'messages-undelivered' order by due_at",
      )
    ).rows;
  const office = (mailer: Mailer) => services(mailer, { writers: undeliveredWriters(test.database) });

  it('hears once an hour, when it is over, of what reached nobody in it, and of nothing of itself', async () => {
    await refused('a', 'b');
    now += 1_800_000;
    await refused('c');
    const hourEnds = testNow + 3_600_000;
    expect(await notices()).toEqual([{ id: expect.any(String) as string, due: new Date(hourEnds) }]);
    now = hourEnds;
    await refused('d');
    const [first, second] = await notices();
    const mailer = listingMailer();
    const job = (id = '') => ({ messageId: id, event: 'messages-undelivered' }) as const;
    expect(await deliverMessage(job(first?.id), office(mailer))).toEqual({ kind: 'sent' });
    expect(mailer.sent[0]).toMatchObject({ to: editionOf('chile').brand.supportEmail, subject: 'Mensajes sin entregar: 3' });
    expect(mailer.sent[0]?.text).toContain('Recibimos tu solicitud (smtp 550): 3');
    const refusing: Channel = { send: async () => ({ kind: 'refused', fault: 'smtp 550' }) };
    const broken = { ...office(mailer), channels: { mail: refusing } };
    expect(await deliverMessage(job(second?.id), broken)).toEqual({ kind: 'refused' });
    expect(await notices()).toHaveLength(2);
  });

  it('hears nothing of what somebody has sent again by then', async () => {
    await refused('a');
    await renewMessages(test.database.database, null, new Date(now));
    const [notice] = await notices();
    now += 3_600_000;
    const job = { messageId: notice?.id ?? '', event: 'messages-undelivered' } as const;
    expect(await deliverMessage(job, office(listingMailer()))).toEqual({ kind: 'needless' });
  });
});

describe('who stopped messages', () => {
  const choose = (choice: 'stop' | 'resume', edition: EditionId = 'chile') =>
    test.database.database.transaction((transaction) =>
      recordChoice(
        transaction,
        { email, choice, edition, messageId: crypto.randomUUID(), way: 'page', at: new Date(now) },
        testDataKeys,
      ),
    );

  it('gets no more of those that may be stopped, also of those that wait already, and still what they ask for', async () => {
    const mailer = listingMailer();
    const [survey, confirmation] = await taken({ event: 'survey-invitation' }, {});
    if (survey === undefined || confirmation === undefined) throw new Error('no jobs were added');
    await choose('stop', 'peru');
    expect(await deliverMessage(survey, services(mailer))).toEqual({ kind: 'stopped' });
    expect(await deliverMessage(confirmation, services(mailer))).toEqual({ kind: 'sent' });
    await choose('resume');
    const [, again] = await taken({ event: 'survey-invitation', occasion: 'again' });
    if (again === undefined) throw new Error('no job was added');
    expect(await deliverMessage(again, services(mailer))).toEqual({ kind: 'sent' });
  });

  it('has the way in the language of the message', async () => {
    const mailer = listingMailer();
    const job = await one({ event: 'survey-invitation', edition: 'international' });
    const inPortuguese: MessageWriter = async () => ({ channel: 'mail', email, content, language: 'pt' });
    now = Date.parse('2026-11-20T12:00:00-05:00');
    expect(await deliverMessage(job, services(mailer, { writers: { 'survey-invitation': inPortuguese } }))).toEqual({
      kind: 'sent',
    });
    expect(mailer.sent[0]?.stopUrl).toMatch(/^https:\/\/international\.cotejo\.example\/pt\/Dejar-de-recibir\//);
  });

  it('finds the way in each message that may be stopped, and in no other', async () => {
    const mailer = listingMailer();
    for (const job of await taken({ event: 'survey-invitation' }, {})) await deliverMessage(job, services(mailer));
    const [stoppable, asked] = mailer.sent.toSorted((left) => (left.stopUrl === undefined ? 1 : -1));
    expect(stoppable?.stopUrl).toMatch(/^https:\/\/chile\.cotejo\.example\/Dejar-de-recibir\//);
    expect(stoppable?.text).toContain(stoppable?.stopUrl);
    expect(stoppable?.html).toContain(`href="${stoppable?.stopUrl}"`);
    expect(asked?.stopUrl).toBeUndefined();
    expect(asked?.html).not.toContain('Dejar-de-recibir');
  });
});
