import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { databaseUser, readPassword } from '../../platform/database/postgres-cluster.ts';
import { jobsOfMessages } from '../../platform/testing/jobs-of-messages.ts';
import { deliveredTwice, startMailReceiver, type MailReceiver } from '../../platform/testing/mail-receiver.ts';
import { postRequest, requestedProduct, type SentRequest } from '../../platform/testing/request-load.ts';
import { startServerProcess, type ServerProcess } from '../../platform/testing/server-process.ts';

/** How often; `npm run faults` asks for a hundred. */
const cycles = Number(process.env['FAULT_CYCLES'] ?? 20);
const minutes = 60_000;
const timeout = Math.max(5, cycles) * minutes;
const senders = 6;
const program = fileURLToPath(new URL('../../main.ts', import.meta.url));

let dataDirectory: string;
let server: ServerProcess | null = null;
let origin: string;
let mails: MailReceiver;
/** When each process was killed, in the order of their runs. */
const kills: number[] = [];
/** A process that is killed between the answer of the mail server and noting it sends that mail again; milliseconds. */
const mostToNote = 2_000;

/** Starts it, on another port each time: what it had may be taken meanwhile. Milliseconds until it answers. */
async function start(): Promise<number> {
  const begun = performance.now();
  server = startServerProcess({
    program,
    env: { DATA_DIR: dataDirectory, CATALOGUE: 'demo', LOG_LEVEL: 'warn', SMTP_URL: mails.url },
  });
  origin = await server.address;
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  return performance.now() - begun;
}

async function killHard(withPostgres: boolean): Promise<void> {
  if (withPostgres) {
    const pid = Number((await readFile(join(dataDirectory, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
    process.kill(pid, 'SIGKILL');
  }
  server?.kill('SIGKILL');
  await server?.exit;
  kills.push(performance.now());
}

async function query(text: string): Promise<readonly Record<string, unknown>[]> {
  const lines = (await readFile(join(dataDirectory, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(lines[3]),
    user: databaseUser,
    password: await readPassword(dataDirectory),
    database: 'postgres',
  });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'cotejo-kill-'));
  mails = await startMailReceiver();
  kills.length = 0;
});
afterEach(async () => {
  server?.kill('SIGTERM');
  await server?.exit;
  await mails.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

it(
  `kill -9 while requests come in, ${cycles} times, loses none that was acknowledged and doubles none`,
  { timeout },
  async () => {
    await start();
    const productCode = await requestedProduct(origin);
    const sent: SentRequest[] = [];
    const acknowledged = new Map<string, string>();
    const compose = (): SentRequest => {
      const number = sent.length;
      const body = JSON.stringify({
        tipo: 'isapre',
        first_name: 'Ana Rojas',
        telefono: `+56 9 ${10_000_000 + number}`,
        email: `ana${number}@correo.example`,
        productCode,
        profile: { cotizante: [{ edad: 34 }], ingresodatos: true },
      });
      const one = { key: `durability-${number}`, body, address: '127.0.0.1' };
      sent.push(one);
      return one;
    };

    const starts: number[] = [];
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      if (cycle > 0) starts.push(await start());
      let sending = true;
      const enough = acknowledged.size + 3 + (cycle % 5);
      const loops = Array.from({ length: senders }, async () => {
        while (sending) {
          const one = compose();
          // An answer that never came is no acknowledgement: the visitor tries again with the same key, below.
          await postRequest(origin, one).then(
            (leadId) => acknowledged.set(one.key, leadId),
            () => sleep(5),
          );
        }
      });
      // Killed while the next ones are on their way, a little later each time.
      while (acknowledged.size < enough) await sleep(3);
      await sleep(cycle);
      await killHard(cycle % 2 === 1);
      sending = false;
      await Promise.all(loops);
    }

    await start();
    // Every one where the machine is ours alone; half of them where other tests may slow it down.
    const slowest = cycles >= 100 ? starts.length - 1 : Math.floor(starts.length / 2);
    expect(starts.toSorted((a, b) => a - b)[slowest]).toBeLessThan(5_000);
    expect(acknowledged.size).toBeGreaterThan(cycles);
    for (const one of sent) {
      const leadId = await postRequest(origin, one);
      const before = acknowledged.get(one.key);
      if (before !== undefined) expect(leadId).toBe(before);
    }
    const [stored] = await query(
      `select count(*)::int leads, count(distinct email_index)::int people, count(distinct quote_id)::int quotes,
      (select count(*)::int from quotes) stored, (select count(distinct quoted_on)::int from quotes) days from leads`,
    );
    // Everybody asked the same of the same product: one quote a day, which every request of that day carries. Midnight may pass.
    const days = Number(stored?.['days']);
    expect(stored).toEqual({ leads: sent.length, people: sent.length, quotes: days, stored: days, days });
    expect([1, 2]).toContain(days);

    // Every stored request has its visitor's mail, once: queued until the worker has sent it.
    const [jobs] = await query(
      `select count(*)::int lost from leads l where not exists (
       select 1 from messages m join ${jobsOfMessages} j on j.id = m.id::text
       where m.lead_id = l.id and m.event = 'visitor-confirmation')
     and not exists (select 1 from messages s where s.lead_id = l.id and s.event = 'visitor-confirmation' and s.state = 'sent')`,
    );
    expect(jobs).toEqual({ lost: 0 });
    // Nor is any other message without the job that sends it, and somebody is told of each request: its executive, or who gives it to one.
    const untold = await query(
      `select m.lead_id, m.event from messages m where m.state = 'waiting' and m.due_at < now() + interval '10 minutes'
       and not exists (select from ${jobsOfMessages} j where j.id = m.id::text)
       union all
       select l.id, 'nobody' from leads l where not exists
       (select from messages m where m.lead_id = l.id and m.event in ('executive-notice', 'request-waiting'))`,
    );
    expect(untold).toEqual([]);
    const confirmations = (): number => mails.deliveries.filter(({ id }) => id.includes('.visitor-confirmation@')).length;
    await expect.poll(confirmations, { timeout: 60_000, interval: 500 }).toBeGreaterThanOrEqual(Math.min(sent.length, 20));
    await sleep(1500);
    const runOf = (at: number): number => kills.filter((kill) => kill < at).length;
    const unexplained = deliveredTwice(mails.deliveries).filter((same) =>
      same.slice(0, -1).some(({ at }, place) => {
        const next = same[place + 1]?.at ?? at;
        return runOf(next) === runOf(at) || (kills[runOf(at)] ?? Infinity) - at > mostToNote;
      }),
    );
    expect(unexplained).toEqual([]);
  },
);
