import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { plainDate } from '@cotejo/core/dates';
import type { Indicator } from '@cotejo/core/indicators';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listen } from '../../platform/database/listen.ts';
import { indicatorsChannel, lockIndicators, readIndicators, writeIndicatorValues } from '../../platform/indicator-store.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts';
import { fetchLimits } from './fetch-text.ts';
import { areIndicatorsDue, updateIndicators, type IndicatorServices } from './update-indicators.ts';

const now = Date.parse('2026-07-11T15:00:00Z');

let test: TestDatabase;
let source: Server;
let answer: (request: IncomingMessage, response: ServerResponse, count: number) => void;
let requests: number[] = [];
let lines: Readonly<Record<string, unknown>>[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
  source = createServer((request, response) => {
    requests.push(Date.now());
    answer(request, response, requests.length);
  });
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  source.closeAllConnections();
  source.close();
  await test.drop();
});
beforeEach(async () => {
  [requests, lines] = [[], []];
  await test.database.transaction((transaction) =>
    writeIndicatorValues(transaction, [
      { indicator: 'UF', date: plainDate('2026-07-10'), value: '40844.79', source: 'test' },
      { indicator: 'USD', date: plainDate('2026-07-10'), value: '928.99', source: 'test' },
    ]),
  );
});
afterEach(() => test.database.execute(sql`truncate indicator_values`));

function address(path = ''): string {
  const { port } = source.address() as { port: number };
  return `http://127.0.0.1:${port}${path}`;
}

/** Long enough for a source that answers, on a busy machine too; and so short that a test waits for one that never does. Milliseconds. */
const [patience, impatience] = [20_000, 400];

function services(
  sources: Partial<Record<Indicator, string>> = { UF: address() },
  wholeMilliseconds = patience,
): IndicatorServices {
  const log = (level: string) => (fields: Readonly<Record<string, unknown>>, message: string) =>
    void lines.push({ level, message, ...fields });
  return {
    database: test.database,
    clock: () => now,
    sources: Object.entries(sources).map(([indicator, url]) => ({ indicator: indicator as Indicator, url })),
    log: { info: log('info'), warn: log('warn') },
    limits: { ...fetchLimits, timeoutMilliseconds: wholeMilliseconds, pauseMilliseconds: 10 },
  };
}

async function stored(indicator: Indicator = 'UF'): Promise<string[]> {
  return (await readIndicators(test.database))[indicator].map(({ date, value }) => `${date} ${value}`);
}

const before = '2026-07-10 40844.7900';
const warnings = () => lines.filter(({ level }) => level === 'warn');

function say(json: unknown): typeof answer {
  return (_, response) => response.end(JSON.stringify(json));
}

describe('reading a source', () => {
  it('C7-21 stores the value of the day, with its source, and tells every process', async () => {
    const asked: string[] = [];
    answer = (request, response) => {
      asked.push(`${request.method} ${request.url}`);
      response.end(JSON.stringify({ uf: '40.850,12' }));
    };
    const heard: (string | null)[] = [];
    const listener = await listen({
      url: test.url,
      channel: indicatorsChannel,
      onNotification: (payload) => heard.push(payload),
      onError: () => undefined,
    });
    await updateIndicators(services({ UF: address('/uf') }));
    expect(asked).toEqual(['GET /uf']);
    expect(await stored()).toEqual([before, '2026-07-11 40850.1200']);
    for (let round = 0; heard.length === 0 && round < 100; round += 1) await sleep(20);
    await listener.close();
    expect(heard).toEqual(['']);
    const { rows } = await test.database.execute(sql`select source from indicator_values where date = '2026-07-11'`);
    expect(rows).toEqual([{ source: `${new URL(address()).host}, 2026-07-11` }]);
    expect(requests).toHaveLength(1);
    expect(lines).toEqual([expect.objectContaining({ level: 'info', indicator: 'UF', stored: 1, unchanged: 0 })]);
  });

  it('stores a month ahead from a list, and reading it again changes nothing', async () => {
    answer = say({
      serie: [
        { fecha: '2026-07-10T04:00:00.000Z', valor: 40_844.79 },
        { fecha: '2026-07-11T04:00:00.000Z', valor: 40_850.12 },
        { fecha: '2026-08-09T04:00:00.000Z', valor: 40_900 },
      ],
    });
    await updateIndicators(services());
    await updateIndicators(services());
    expect(await stored()).toEqual([before, '2026-07-11 40850.1200', '2026-08-09 40900.0000']);
    expect(lines.map((line) => [line['stored'], line['unchanged']])).toEqual([
      [2, 1],
      [0, 3],
    ]);
    expect(await areIndicatorsDue(services())).toBe(false);
  });

  it('C9-04 tries three times, a second apart, and takes what the third says', async () => {
    answer = (request, response, count) => {
      if (count === 1) request.socket.destroy();
      else if (count === 2) response.writeHead(503).end();
      else response.end('{"uf":40850.12}');
    };
    await updateIndicators({ ...services(), limits: { ...fetchLimits, timeoutMilliseconds: patience } });
    expect(await stored()).toContain('2026-07-11 40850.1200');
    const pauses = requests.slice(1).map((time, index) => time - (requests[index] ?? 0));
    expect(pauses).toHaveLength(2);
    for (const pause of pauses) expect(pause).toBeGreaterThanOrEqual(990);
    expect(warnings()).toEqual([]);
  });

  it.for<[string, typeof answer, string]>([
    ['always fails', (_, response) => void response.writeHead(500).end('secret'), 'answered 500'],
    ['never answers', () => undefined, 'no answer in 400 ms'],
    ['never ends', (_, response) => void response.write('{"uf":'), 'no answer in 400 ms'],
    [
      'says too much',
      (_, response) => void response.end(`{"uf":40850,"x":"${'x'.repeat(2_000_000)}"}`),
      'answered more than 2000000 bytes',
    ],
    [
      'sends on to another host',
      (_, response) => void response.writeHead(302, { location: address().replace('127.0.0.1', 'localhost') }).end(),
      'sends on to another host',
    ],
    ['sends on in a circle', (_, response) => void response.writeHead(302, { location: '/' }).end(), 'sends on and on'],
    ['hangs up', (request) => void request.socket.destroy(), 'cannot be reached (UND_ERR_SOCKET)'],
  ])('that %s changes nothing, and a line says why without the address', async ([, how, why]) => {
    answer = how;
    const isSilent = why.startsWith('no answer');
    await updateIndicators(services({ UF: address('/?clave=s3cret') }, isSilent ? impatience : patience));
    expect(await stored()).toEqual([before]);
    expect(warnings()).toEqual([
      expect.objectContaining({ indicator: 'UF', host: new URL(address()).host, tries: [why, why, why] }),
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/s3cret|clave/);
    expect(await areIndicatorsDue(services())).toBe(true);
  });

  it('that says no JSON changes nothing, and the other sources are read all the same', async () => {
    answer = (request, response) => void response.end(request.url === '/usd' ? '{"valor":"930,10"}' : '<html>');
    await updateIndicators(services({ UF: address('/uf'), USD: address('/usd') }));
    expect(await stored()).toEqual([before]);
    expect(await stored('USD')).toEqual(['2026-07-10 928.9900', '2026-07-11 930.1000']);
    expect(warnings()).toEqual([expect.objectContaining({ indicator: 'UF', reason: 'no-json' })]);
  });

  it('follows to another path of the same host', async () => {
    answer = (request, response) =>
      request.url === '/uf' ? void response.end('{"uf":40850.12}') : void response.writeHead(301, { location: '/uf' }).end();
    await updateIndicators(services());
    expect(await stored()).toContain('2026-07-11 40850.1200');
  });

  it('refuses a value 6 % up with a line, and keeps the good ones of the same answer', async () => {
    answer = say([
      { fecha: '2026-07-11', valor: '43.295,48' },
      { fecha: '2026-07-12', valor: '40.850,12' },
      { fecha: 'ayer', valor: '40.850,12' },
    ]);
    await updateIndicators(services());
    expect(await stored()).toEqual([before, '2026-07-12 40850.1200']);
    expect(warnings()).toEqual([
      expect.objectContaining({ row: '{"fecha":"ayer","valor":"40.850,12"}' }),
      expect.objectContaining({
        date: '2026-07-11',
        value: '43295.48',
        reason: 'jump',
        known: { date: '2026-07-10', value: '40844.7900' },
      }),
    ]);
  });

  it('never changes the value of a stored day', async () => {
    answer = say({ fecha: '2026-07-10', uf: 40_850 });
    await updateIndicators(services());
    expect(await stored()).toEqual([before]);
    expect(warnings()).toEqual([expect.objectContaining({ reason: 'differs-from-stored' })]);
  });

  it('fills no log with a list of nothing but bad values', async () => {
    answer = say(Array.from({ length: 400 }, (_, day) => ({ fecha: `${1600 + day}-01-01`, valor: 1 })));
    await updateIndicators(services());
    expect(warnings()).toHaveLength(21);
    expect(warnings().at(-1)).toMatchObject({ count: 380 });
  });

  it('waits for another process that is storing, and then leaves what that one stored', async () => {
    answer = say({ uf: 40_850.12 });
    const other = { indicator: 'UF', date: plainDate('2026-07-11'), value: '40851', source: 'other process' } as const;
    const update = await test.database.transaction(async (transaction) => {
      await lockIndicators(transaction);
      const ours = updateIndicators(services());
      await expect.poll(() => requests.length).toBe(1);
      await sleep(200);
      await writeIndicatorValues(transaction, [other]);
      return { ours };
    });
    await update.ours;
    expect(await stored()).toEqual([before, '2026-07-11 40851.0000']);
    expect(warnings()).toEqual([expect.objectContaining({ reason: 'differs-from-stored' })]);
  });
});
