import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMailer, smtpLimits, type SmtpLimits } from '../mail/mailer.ts';
import { buildTestApp, testNow, type TestApp } from '../testing/test-app.ts';
import { deliveryFor } from '../testing/test-delivery.ts';
import { deliverMessage, type Outcome } from './deliver-message.ts';
import { createOutbox, messageJobs, type MessageJob } from './enqueue-message.ts';
import { renewMessages } from './message-store.ts';

/** How often each fault happens; `npm run faults` asks for a hundred. */
const cycles = Number(process.env['FAULT_CYCLES'] ?? 20);
const timeout = Math.max(2, cycles / 10) * 60_000;
/** Mails that wait for the server in each. */
const mails = 5;
/** A server that says nothing is given up sooner than in the product, and one that is slow is slower than this until the content. */
const hasty = { connect: 1_000, untilContent: 150, content: 30_000 };
const usual = { ...hasty, untilContent: 1_000 };
const tenMinutes = 600_000;

let test: TestApp;
let now = testNow;
/** What the mail server answers to each recipient; null: it takes the mail. */
let answer: number | null = null;
/** How long it thinks over the content before it takes a mail, in milliseconds. */
let thinking = 0;
const received: string[] = [];
const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onRcptTo: (_address, _session, done) =>
    done(answer === null ? null : Object.assign(new Error('not now'), { responseCode: answer })),
  onData: (stream, _session, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      received.push(/^Message-ID:\s+<(.+)>\r?$/m.exec(Buffer.concat(chunks).toString())?.[1] ?? '');
      setTimeout(done, thinking);
    });
  },
});
smtp.on('error', () => undefined);
const sockets: Socket[] = [];
/** Takes connections and never says a word. */
const silent: Server = createTcpServer((socket) => sockets.push(socket.on('error', () => undefined).resume()));

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('no address');
  return address.port;
}

beforeAll(async () => {
  test = await buildTestApp();
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  silent.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
  await test.close();
});
beforeEach(() => {
  answer = null;
  thinking = 0;
});

/** Has a fault happen again and again, each time with mails of its own. */
async function eachCycle(act: (jobs: readonly MessageJob[]) => Promise<void>): Promise<void> {
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    now = testNow;
    received.length = 0;
    await test.database.pool.query('truncate messages');
    await test.database.pool.query("delete from pgboss.job where name = 'message'");
    await act(await takeMails());
  }
}

async function takeMails(): Promise<readonly MessageJob[]> {
  const outbox = createOutbox({ jobs: test.jobs, channels: ['mail'] });
  const intents = Array.from(
    { length: mails },
    (_, index) => ({ event: 'visitor-confirmation', edition: 'chile', occasion: String(index) }) as const,
  );
  await test.database.database.transaction((transaction) => outbox.enqueue(transaction, intents, now));
  const { rows } = await test.database.pool.query<{ data: unknown }>("select data from pgboss.job where name = 'message'");
  return rows.map(({ data }) => messageJobs.schema.parse(data));
}

async function deliverAll(
  jobs: readonly MessageJob[],
  port: number,
  limits: SmtpLimits = smtpLimits,
): Promise<readonly Outcome[]> {
  const from = 'no-responder@cotejo.example';
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from, dataDirectory: '/nonexistent', limits });
  const content = { subject: 'Hola', preview: '', heading: 'Hola', paragraphs: ['Texto'], rows: [], closing: [] };
  const writers = { 'visitor-confirmation': async () => ({ channel: 'mail', email: 'ana@correo.example', content }) as const };
  const services = deliveryFor(test, { mailer, writers, clock: () => now });
  return Promise.all(jobs.map((job) => deliverMessage(job, services)));
}

/** Tries all messages whenever they are due, until ten minutes are over. Gives what the last try came to. */
async function deliverForTenMinutes(jobs: readonly MessageJob[], port: number, limits?: SmtpLimits): Promise<readonly Outcome[]> {
  for (;;) {
    const outcomes = await deliverAll(jobs, port, limits);
    const [first] = outcomes;
    if (first?.kind !== 'later' || first.at - testNow > tenMinutes) return outcomes;
    now = first.at;
  }
}

const ports = {
  'refuses connections': () => 1,
  'says nothing': () => portOf(silent.address()),
  'answers 421': () => portOf(smtp.server.address()),
  'answers 450': () => portOf(smtp.server.address()),
} as const;

/** Each mail of some jobs came in once. */
function expectOnce(jobs: readonly MessageJob[]): void {
  expect(received.toSorted()).toEqual(jobs.map(({ messageId }) => `${messageId}.visitor-confirmation@cotejo.example`).toSorted());
}

const kindsOf = (outcomes: readonly Outcome[]) => [...new Set(outcomes.map(({ kind }) => kind))];

describe(`mails while the mail server, ${cycles} times each,`, () => {
  it.each([
    ['refuses connections', null],
    ['says nothing', null],
    ['answers 421', 421],
    ['answers 450', 450],
  ] as const)('%s for ten minutes wait, and each goes out once afterwards', { timeout }, async (fault, code) => {
    await eachCycle(async (jobs) => {
      answer = code;
      expect(kindsOf(await deliverForTenMinutes(jobs, ports[fault](), fault === 'says nothing' ? hasty : undefined))).toEqual([
        'later',
      ]);
      expect(received).toEqual([]);
      answer = null;
      now = testNow + tenMinutes + 300_000;
      const port = portOf(smtp.server.address());
      expect(kindsOf(await deliverAll(jobs, port))).toEqual(['sent']);
      expect(kindsOf(await deliverAll(jobs, port))).toEqual(['elsewhere']);
      expectOnce(jobs);
    });
  });

  it('is slow to take them are waited for, and each goes out once', { timeout }, async () => {
    thinking = 1.4 * usual.untilContent;
    await eachCycle(async (jobs) => {
      const port = portOf(smtp.server.address());
      // Their jobs come twice, as the queue takes those that last for lost.
      const twice = await Promise.all([deliverAll(jobs, port, usual), deliverAll(jobs, port, usual)]);
      for (const place of jobs.keys())
        expect(twice.map((outcomes) => String(outcomes[place]?.kind)).toSorted()).toEqual(['elsewhere', 'sent']);
      expect(kindsOf(await deliverForTenMinutes(jobs, port))).toEqual(['elsewhere']);
      expectOnce(jobs);
    });
  });

  it('answers 550 are refused at once and kept, and go out once when somebody has them sent again', { timeout }, async () => {
    await eachCycle(async (jobs) => {
      const port = portOf(smtp.server.address());
      answer = 550;
      expect(kindsOf(await deliverAll(jobs, port))).toEqual(['refused']);
      answer = null;
      now += tenMinutes;
      expect(kindsOf(await deliverAll(jobs, port))).toEqual(['elsewhere']);
      expect(received).toEqual([]);
      expect(await renewMessages(test.database.database, null, new Date(now))).toBe(mails);
      expect(kindsOf(await deliverAll(jobs, port))).toEqual(['sent']);
      expectOnce(jobs);
    });
  });
});
