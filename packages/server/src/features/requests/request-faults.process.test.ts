import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { problemSchema } from '@cotejo/contract/errors';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../platform/database/embedded-postgres.ts';
import { isAlive } from '../../platform/process-identity.ts';
import { openDatabaseDoor, type DatabaseDoor } from '../../platform/testing/database-door.ts';
import { dataKeyText } from '../../platform/testing/data-keys-of-tests.ts';
import { jobsOfMessages } from '../../platform/testing/jobs-of-messages.ts';
import { deliveredTwice, startMailReceiver, type MailReceiver } from '../../platform/testing/mail-receiver.ts';
import {
  allCompared,
  askToCompare,
  manyVisitors,
  postRequest,
  requestedProduct,
  sendRequest,
  startRequestLoad,
  type RequestLoad,
} from '../../platform/testing/request-load.ts';
import { startServerProcess, type ServerProcess } from '../../platform/testing/server-process.ts';

/** How often each fault happens; `npm run faults` asks for a hundred. */
const cycles = Number(process.env['FAULT_CYCLES'] ?? 20);
const minutes = 60_000;
const timeout = Math.max(5, cycles) * minutes;
/** How long a process may take to end, whatever is under way. Milliseconds. */
const longestEnd = 15_000;

/** How long the database is away, in milliseconds: a minute in one of ten cycles of a hundred, ten seconds once where tests are run. */
function awayFor(cycle: number): number {
  if (cycles >= 100) return cycle % 10 === 0 ? minutes : 0;
  return cycle === 0 ? 10_000 : 0;
}

let folder: string;
let postgres: EmbeddedPostgres;
let door: DatabaseDoor;
let receiver: MailReceiver;
const servers: ServerProcess[] = [];
const loads: RequestLoad[] = [];
let names = 0;

/** A name that no requests before had, also when a test is tried again on the same database. */
const newName = (name: string): string => `${name}-${(names += 1)}`;

async function startPostgres(): Promise<void> {
  postgres = await startEmbeddedPostgres({
    dataDirectory: join(folder, 'database'),
    durable: true,
    onUnexpectedExit: () => undefined,
  });
}

function start(name: string): ServerProcess {
  const server = startServerProcess({
    env: {
      DATA_DIR: join(folder, name),
      DATABASE_URL: door.url,
      DATA_KEY: dataKeyText('faults'),
      CATALOGUE: 'demo',
      LOG_LEVEL: 'error',
      SMTP_URL: receiver.url,
      ...manyVisitors,
    },
  });
  servers.push(server);
  return server;
}

function startLoad(options: Parameters<typeof startRequestLoad>[0]): RequestLoad {
  const load = startRequestLoad({ ...options, name: newName(options.name) });
  loads.push(load);
  return load;
}

async function query(text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Requests that are stored; none before a server made their table. */
async function stored(): Promise<number> {
  const [table] = await query("select to_regclass('leads') is not null as there");
  if (table?.['there'] !== true) return 0;
  return Number((await query('select count(*)::int as leads from leads'))[0]?.['leads']);
}

/** Everything that was sent is sent again: what was acknowledged is the same request, and each is one. */
async function expectNothingLost({ sent, acknowledged }: RequestLoad, origin: string, before: number): Promise<void> {
  const numbers: string[] = [];
  for (const one of sent) {
    const leadId = await postRequest(origin, one);
    const told = acknowledged.get(one.key);
    if (told !== undefined) expect(leadId).toBe(told);
    numbers.push(leadId);
  }
  expect(new Set(numbers).size).toBe(sent.length);
  expect(await stored()).toBe(before + sent.length);
  const lost = await query(
    `select l.id from leads l
     where not exists (select from messages m where m.lead_id = l.id and m.event = 'visitor-confirmation')
     union all
     select m.lead_id from messages m
     where m.state = 'waiting' and m.due_at < now() + interval '10 minutes'
       and not exists (select from ${jobsOfMessages} j where j.id = m.id::text)`,
  );
  expect(lost).toEqual([]);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cotejo-faults-'));
  await startPostgres();
  door = await openDatabaseDoor(postgres.url);
  receiver = await startMailReceiver();
}, 2 * minutes);
beforeEach(async () => {
  // A try that failed may have left it stopped.
  if (!isAlive(postgres.pid)) await startPostgres();
  door.leadTo(postgres.url);
});
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.kill('SIGTERM');
    await server.exit;
  }
  for (const load of loads.splice(0)) await load.stop();
});
afterAll(async () => {
  await receiver.close();
  await door.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}, 2 * minutes);

describe(`requests, ${cycles} times each`, () => {
  it(
    'SIGTERM under load: what was begun is answered, the process ends with 0, and what was answered is stored',
    { timeout },
    async () => {
      const before = await stored();
      let server = start('ended');
      let origin = await server.address;
      const load = startLoad({
        origin: () => origin,
        productCode: await requestedProduct(origin),
        senders: 6,
        name: 'ended',
      });
      for (let cycle = 0; cycle < cycles; cycle += 1) {
        await load.more(4 + (cycle % 5));
        const told = performance.now();
        server.kill('SIGTERM');
        expect(await server.exit).toMatchObject({ code: 0, signal: null });
        expect(performance.now() - told).toBeLessThan(longestEnd);
        await load.stop();
        // Nobody whose request was taken was left without its answer.
        expect(await stored()).toBe(before + load.acknowledged.size);
        server = start('ended');
        origin = await server.address;
        load.resume();
      }
      await load.stop();
      await expectNothingLost(load, origin, before);
      server.kill('SIGTERM');
      await server.exit;
    },
  );

  it('PostgreSQL that restarts under load: no false success, and the process goes on by itself', { timeout }, async () => {
    const before = await stored();
    const server = start('restarted');
    const origin = await server.address;
    const load = startLoad({
      origin: () => origin,
      productCode: await requestedProduct(origin),
      senders: 6,
      name: 'restarted',
    });
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      await load.more(4 + (cycle % 5));
      await postgres.stop();
      await startPostgres();
      door.leadTo(postgres.url);
    }
    await load.more(20);
    await load.stop();
    await expectNothingLost(load, origin, before);
    server.kill('SIGTERM');
    expect((await server.exit).code).toBe(0);
  });

  it(
    'a database that is away: lists, comparisons and prices are answered all the while, a request is told to come back and then taken',
    { timeout },
    async () => {
      const server = start('away');
      const origin = await server.address;
      const productCode = await requestedProduct(origin);
      const before = await stored();
      const name = newName('away');
      for (let cycle = 0; cycle < cycles; cycle += 1) {
        door.shut();
        const one = {
          body: JSON.stringify({
            tipo: 'isapre',
            first_name: 'Ana Rojas',
            telefono: `+56 9 ${70_000_000 + cycle}`,
            email: `${name}.${cycle}@correo.example`,
            productCode,
            profile: { cotizante: [{ edad: 34 }], ingresodatos: true },
          }),
          key: `request-${name}-${cycle}`,
          address: `10.9.${cycle % 250}.9`,
        };
        const gone = performance.now();
        expect(await askToCompare(origin, productCode)).toEqual(allCompared);
        const response = await sendRequest(origin, one);
        expect(response.status).toBe(503);
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(problemSchema.parse(await response.json()).status).toBe(503);
        do {
          await sleep(awayFor(cycle) > 0 ? 1000 : 200);
          expect(await askToCompare(origin, productCode)).toEqual(allCompared);
        } while (performance.now() - gone < awayFor(cycle));
        door.leadTo(postgres.url);
        let tries = 0;
        // Who asks often and shows no form is asked for work: each try is another visitor's, of another network.
        const again = () => postRequest(origin, { ...one, address: `11.${(tries += 1)}.${cycle % 250}.9` }).catch(() => null);
        await expect.poll(again, { timeout: 20_000 }).not.toBeNull();
      }
      expect(await stored()).toBe(before + cycles);
      server.kill('SIGTERM');
      await server.exit;
    },
  );

  it('two processes on one database: each request, its charge and each of its mails, once', { timeout }, async () => {
    const [one, other] = [start('one'), start('other')];
    const origins = [await one.address, await other.address];
    // What the faults before left to be sent would go first, ten a second.
    await query("update messages set state = 'needless', ended_at = now() where state = 'waiting'");
    await query("delete from pgboss.job where name = 'message'");
    const before = await stored();
    let turn = 0;
    const load = startLoad({
      origin: () => origins[(turn += 1) % 2] ?? '',
      productCode: await requestedProduct(origins[0] ?? ''),
      senders: 8,
      name: 'two',
    });
    await load.more(cycles * 5);
    // The same again at both at once: whoever is told to wait asks again.
    const again = load.sent.slice(0, cycles).flatMap((each) => origins.map((origin) => ({ each, origin })));
    await Promise.all(again.map(({ each, origin }) => postRequest(origin, each).catch(() => undefined)));
    await load.stop();
    await expectNothingLost(load, origins[1] ?? '', before);
    const mine = `(select id from leads order by created_at desc limit ${load.sent.length})`;
    const own = await query(
      `select id from messages where event in ('visitor-confirmation', 'executive-notice', 'request-waiting') and lead_id in ${mine}`,
    );
    // Each is confirmed, and somebody, be it the office, is told of each.
    expect(own).toHaveLength(2 * load.sent.length);
    const charges = await query(
      `select l.executive_id is not null as held, (select count(*)::int from ledger_transfers t where t.lead_id = l.id) charges, count(*)::int
       from leads l where l.id in ${mine} group by 1, 2 order by 1`,
    );
    expect(charges.every(({ held, charges: times }) => times === (held === true ? 1 : 0))).toBe(true);
    const numbers = new Set(own.map(({ id }) => id));
    const ofThese = () => receiver.deliveries.filter(({ id }) => numbers.has(id.split('.')[0] ?? ''));
    await expect.poll(() => ofThese().length, { timeout: 240_000, interval: 500 }).toBeGreaterThanOrEqual(own.length);
    await sleep(1500);
    expect(deliveredTwice(ofThese())).toEqual([]);
    expect(ofThese()).toHaveLength(own.length);
  });
});
