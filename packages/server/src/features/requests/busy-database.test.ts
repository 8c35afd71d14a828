import { endpoints } from '@cotejo/contract/endpoints';
import { problemSchema } from '@cotejo/contract/errors';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../../platform/database/connect.ts';
import { executives } from '../../platform/database/schema/requests.ts';
import { exampleIn } from '../../platform/http/documentation/country-examples.ts';
import { ExampleCalls } from '../../platform/http/testing/example-calls.ts';
import { somebody } from '../../platform/testing/somebody.ts';
import { buildTestApp, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';

/** PostgreSQL's code for a lock that did not come in time. */
const lockNotAvailable = '55P03';

let test: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  test = await buildTestApp({
    catalogue: 'demo',
    onLogLine: (line) => lines.push(line),
    routes: (app) => {
      app.get('/busy', async () => {
        const { database, pool, close } = connect({
          url: test.database.url,
          onError: () => undefined,
          maximumConnections: 1,
          waitMilliseconds: 100,
        });
        const holder = await pool.connect();
        try {
          await database.select().from(executives);
        } finally {
          holder.release();
          await close();
        }
      });
    },
  });
});
afterAll(() => test.close());

async function ask(key: string) {
  const payload = { ...somebody(), tipo: 'isapre', productCode: 'ALC-4001' };
  return test.app.inject({
    method: 'POST',
    url: '/api/leads',
    headers: { 'idempotency-key': key, ...wireHeaders() },
    payload: { ...payload, profile: { cotizante: [{ edad: 34 }], cargas: [], ingresodatos: true } },
  });
}

const stored = async () => (await test.database.pool.query('select 1 from leads')).rowCount;

function expectUnavailable(response: Awaited<ReturnType<typeof ask>>): void {
  expect(response.statusCode).toBe(503);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect(problemSchema.parse(response.json()).status).toBe(503);
}

it('a request that waits too long for another one is answered 503, leaves nothing, and can be sent again', async () => {
  const holder = await test.database.pool.connect();
  const key = crypto.randomUUID();
  try {
    await holder.query('begin');
    await holder.query('select 1 from executives for update');
    lines.length = 0;
    expectUnavailable(await ask(key));
    // By the lock's own limit, before that of any statement.
    expect(lines.filter((line) => line.includes('not there for it now'))).toEqual([expect.stringContaining(lockNotAvailable)]);
    expect(await stored()).toBe(0);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  expect((await ask(key)).statusCode).toBe(200);
}, 30_000);

it('requests that come together with one behind a lock are taken, and that one alone is answered 503', async () => {
  const peru = exampleIn('peru', 'createLead', endpoints.createLead.example);
  if (peru === null) throw new Error('Peru has no request to show');
  const before = (await stored()) ?? 0;
  const holder = await test.database.pool.connect();
  try {
    await holder.query('begin');
    await holder.query("select 1 from executives where edition = 'peru' for update");
    const headers = { ...peru.headers, 'idempotency-key': crypto.randomUUID() };
    const behind = new ExampleCalls(test, 'peru').send(endpoints.createLead, { ...peru, headers });
    const together = await Promise.all(Array.from({ length: 6 }, () => ask(crypto.randomUUID())));
    expect(together.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    expect((await behind).status).toBe(503);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  expect(await stored()).toBe(before + 6);
}, 30_000);

it('what finds no free connection in time is answered 503', async () => {
  expectUnavailable(await test.app.inject({ url: '/busy', headers: { host: 'localhost' } }));
});
