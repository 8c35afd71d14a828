import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { leadAnswerSchema } from '@cotejo/contract/lead';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseUser, readPassword } from '../../platform/database/postgres-cluster.ts';
import { jobsOfMessages } from '../../platform/testing/jobs-of-messages.ts';

/** How often; `npm run faults` asks for a hundred. */
const cycles = Number(process.env['FAULT_CYCLES'] ?? 20);
const senders = 6;
const main = fileURLToPath(new URL('../../main.ts', import.meta.url));

let dataDirectory: string;
let port: number;
let child: ChildProcess | null = null;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function start(): Promise<void> {
  const started = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      DATA_DIR: dataDirectory,
      PORT: String(port),
      HOST: '127.0.0.1',
      CATALOGUE: 'demo',
      LOG_LEVEL: 'warn',
      SMTP_URL: '',
      DATABASE_URL: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  let output = '';
  for (const stream of [started.stdout, started.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await new Promise<void>((resolve, reject) => {
    started.stdout.on('data', () => output.includes('Cotejo escucha en') && resolve());
    started.on('exit', (code) => reject(new Error(`ended with ${code}: ${output}`)));
  });
}

async function killHard(withPostgres: boolean): Promise<void> {
  const killed = child;
  if (!killed) return;
  const gone = new Promise((resolve) => killed.once('exit', resolve));
  if (withPostgres) {
    const pid = Number((await readFile(join(dataDirectory, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
    process.kill(pid, 'SIGKILL');
  }
  killed.kill('SIGKILL');
  await gone;
}

const wire = { 'x-country': 'chile', 'x-qpversion': 'test' };

interface Sent {
  readonly key: string;
  readonly body: string;
}

async function post({ key, body }: Sent): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/leads`, {
    method: 'POST',
    headers: { ...wire, 'content-type': 'application/json', 'idempotency-key': key },
    body,
  });
  if (response.status !== 200) throw new Error(`answered ${response.status}`);
  return leadAnswerSchema.parse(await response.json()).leadId;
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

async function aProductCode(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/buscarplanes/compare/metadataPlanesPersonas`, {
    method: 'POST',
    headers: { ...wire, 'content-type': 'application/json' },
    body: JSON.stringify({ comparator: '/Comparar/Isapres', profile: { cotizante: [{ edad: 34 }] }, pageSize: 1 }),
  });
  const answer = (await response.json()) as { data: { productCode: string }[] };
  return answer.data[0]?.productCode ?? '';
}

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'cotejo-kill-'));
  port = await freePort();
});
afterAll(async () => {
  if (child && child.exitCode === null && child.signalCode === null) {
    const gone = new Promise((resolve) => child?.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  }
  await rm(dataDirectory, { recursive: true, force: true });
});

it(`kill -9 while requests come in, ${cycles} times, loses none that was acknowledged and doubles none`, async () => {
  await start();
  const productCode = await aProductCode();
  const sent: Sent[] = [];
  const acknowledged = new Map<string, string>();
  const compose = (): Sent => {
    const number = sent.length;
    const body = JSON.stringify({
      tipo: 'isapre',
      first_name: 'Ana Rojas',
      telefono: `+56 9 ${10_000_000 + number}`,
      email: `ana${number}@correo.example`,
      productCode,
      profile: { cotizante: [{ edad: 34 }], ingresodatos: true },
    });
    const one = { key: `durability-${number}`, body };
    sent.push(one);
    return one;
  };

  for (let cycle = 0; cycle < cycles; cycle += 1) {
    if (cycle > 0) await start();
    let sending = true;
    const enough = acknowledged.size + 3 + (cycle % 5);
    const loops = Array.from({ length: senders }, async () => {
      while (sending) {
        const one = compose();
        // An answer that never came is no acknowledgement: the visitor tries again with the same key, below.
        await post(one).then(
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
  expect(acknowledged.size).toBeGreaterThan(cycles);
  for (const one of sent) {
    const leadId = await post(one);
    const before = acknowledged.get(one.key);
    if (before !== undefined) expect(leadId).toBe(before);
  }
  const [stored] = await query(
    `select count(*)::int leads, count(distinct email_index)::int people, count(distinct quote_id)::int quotes,
      (select count(*)::int from quotes) stored from leads`,
  );
  // Everybody asked the same of the same product on the same day: one quote, which every request carries.
  expect(stored).toEqual({ leads: sent.length, people: sent.length, quotes: 1, stored: 1 });

  // Every stored request has its visitor's mail, once: queued until the worker has written it.
  const mails = async (): Promise<string[]> =>
    (await readdir(join(dataDirectory, 'mail')).catch((): string[] => [])).filter(
      (name) => name.includes('visitor-confirmation') && name.endsWith('.eml'),
    );
  const [jobs] = await query(
    `select count(*)::int lost from leads l where not exists (
       select 1 from messages m join ${jobsOfMessages} j on j.id = m.id::text
       where m.lead_id = l.id and m.event = 'visitor-confirmation')
     and not exists (select 1 from messages s where s.lead_id = l.id and s.event = 'visitor-confirmation' and s.state = 'sent')`,
  );
  expect(jobs).toEqual({ lost: 0 });
  const deadline = Date.now() + 60_000;
  let written = await mails();
  while (written.length < Math.min(sent.length, 20) && Date.now() < deadline) {
    await sleep(500);
    written = await mails();
  }
  expect(new Set(written).size).toBe(written.length);
  expect(written.length).toBeGreaterThanOrEqual(Math.min(sent.length, 20));
});
