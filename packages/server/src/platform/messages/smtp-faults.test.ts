import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMailer } from '../mail/mailer.ts';
import { buildTestApp, testNow, type TestApp } from '../testing/test-app.ts';
import { deliveryFor } from '../testing/test-delivery.ts';
import { deliverMessage, type Outcome } from './deliver-message.ts';
import { createOutbox, messageJobs, type MessageJob } from './enqueue-message.ts';
import { renewMessages } from './message-store.ts';

const cycles = 20;
const tenMinutes = 600_000;

let test: TestApp;
let now = testNow;
/** What the mail server answers to each recipient; null: it takes the mail. */
let answer: number | null = null;
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
      done();
    });
  },
});
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
beforeEach(async () => {
  now = testNow;
  received.length = 0;
  await test.database.pool.query('truncate messages');
  await test.database.pool.query("delete from pgboss.job where name = 'message'");
});

async function takeTwenty(): Promise<readonly MessageJob[]> {
  const outbox = createOutbox({ jobs: test.jobs, channels: ['mail'] });
  const intents = Array.from(
    { length: cycles },
    (_, index) => ({ event: 'visitor-confirmation', edition: 'chile', occasion: String(index) }) as const,
  );
  await test.database.database.transaction((transaction) => outbox.enqueue(transaction, intents, now));
  const { rows } = await test.database.pool.query<{ data: unknown }>("select data from pgboss.job where name = 'message'");
  return rows.map(({ data }) => messageJobs.schema.parse(data));
}

async function deliverAll(jobs: readonly MessageJob[], port: number): Promise<readonly Outcome[]> {
  const from = 'no-responder@cotejo.example';
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from, dataDirectory: '/nonexistent' });
  const content = { subject: 'Hola', preview: '', heading: 'Hola', paragraphs: ['Texto'], rows: [], closing: [] };
  const writers = { 'visitor-confirmation': async () => ({ channel: 'mail', email: 'ana@correo.example', content }) as const };
  const services = deliveryFor(test, { mailer, writers, clock: () => now });
  return Promise.all(jobs.map((job) => deliverMessage(job, services)));
}

/** Tries all messages whenever they are due, until ten minutes are over. Gives what the last try came to. */
async function deliverForTenMinutes(jobs: readonly MessageJob[], port: number): Promise<readonly Outcome[]> {
  for (;;) {
    const outcomes = await deliverAll(jobs, port);
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

describe(`${cycles} mails while the mail server`, () => {
  it.each([
    ['refuses connections', null],
    ['says nothing', null],
    ['answers 421', 421],
    ['answers 450', 450],
  ] as const)(
    '%s for ten minutes wait, and each goes out once afterwards',
    async (fault, code) => {
      const jobs = await takeTwenty();
      answer = code;
      const outcomes = await deliverForTenMinutes(jobs, ports[fault]());
      expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['later']));
      expect(received).toEqual([]);
      answer = null;
      now = testNow + tenMinutes + 300_000;
      const sent = await deliverAll(jobs, portOf(smtp.server.address()));
      expect(new Set(sent.map(({ kind }) => kind))).toEqual(new Set(['sent']));
      const again = await deliverAll(jobs, portOf(smtp.server.address()));
      expect(new Set(again.map(({ kind }) => kind))).toEqual(new Set(['elsewhere']));
      expect(received).toHaveLength(cycles);
      expect(new Set(received)).toEqual(new Set(jobs.map(({ messageId }) => `${messageId}.visitor-confirmation@cotejo.example`)));
    },
    90_000,
  );

  it('answers 550 are refused at once and kept, and go out once when somebody has them sent again', async () => {
    const jobs = await takeTwenty();
    answer = 550;
    const outcomes = await deliverAll(jobs, portOf(smtp.server.address()));
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['refused']));
    answer = null;
    now += tenMinutes;
    const untouched = await deliverAll(jobs, portOf(smtp.server.address()));
    expect(new Set(untouched.map(({ kind }) => kind))).toEqual(new Set(['elsewhere']));
    expect(received).toEqual([]);
    expect(await renewMessages(test.database.database, null, new Date(now))).toBe(cycles);
    await deliverAll(jobs, portOf(smtp.server.address()));
    expect(new Set(received).size).toBe(cycles);
    expect(received).toHaveLength(cycles);
  });
});
