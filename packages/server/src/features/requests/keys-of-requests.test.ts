import { leadAnswerSchema } from '@cotejo/contract/lead';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobsOfMessages } from '../../platform/testing/jobs-of-messages.ts';
import { somebody } from '../../platform/testing/somebody.ts';
import { buildTestApp, testNow, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';
import { forgetKeys } from './forget-keys.ts';

/** Keys that are under way at once, and how often. */
const [twins, keys, rounds] = [50, 20, 10];
const hour = 3_600_000;

let test: TestApp;
let now = testNow;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo', clock: () => now });
});
afterAll(() => test.close());

const profile = { cotizante: [{ edad: 34 }], cargas: [], ingresodatos: true };

function post(key: string, person: object) {
  const headers = { 'idempotency-key': key, ...wireHeaders() };
  const payload = { tipo: 'isapre', productCode: 'ALC-4001', profile, ...person };
  return test.app.inject({ method: 'POST', url: '/api/leads', headers, payload });
}

/** Sends again whatever is told to wait, as a browser does; says which request it was and how often it waited. */
async function postUntilDone(key: string, person: object): Promise<{ readonly leadId: string; readonly waits: number }> {
  for (let waits = 0; ; waits += 1) {
    const response = await post(key, person);
    if (response.statusCode === 200) return { leadId: leadAnswerSchema.parse(response.json()).leadId, waits };
    expect([response.statusCode, response.headers['retry-after']]).toEqual([409, '1']);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

const count = async (table: string) => (await test.database.pool.query(`select 1 from ${table}`)).rowCount;

it(
  `${twins} twins of each of ${keys * rounds} keys, ${keys} keys at once, are ${keys * rounds} requests, each with its jobs once`,
  { timeout: 240_000 },
  async () => {
    const waits: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const people = Array.from({ length: keys }, () => ({ key: crypto.randomUUID(), person: somebody() }));
      const answers = await Promise.all(
        people.flatMap(({ key, person }) =>
          Array.from({ length: twins }, async () => ({ key, ...(await postUntilDone(key, person)) })),
        ),
      );
      expect(new Set(answers.map(({ key, leadId }) => `${key} ${leadId}`)).size).toBe(keys);
      waits.push(...answers.map((answer) => answer.waits));
    }
    expect(Math.max(...waits)).toBeGreaterThan(0);
    const all = keys * rounds;
    expect([await count('leads'), await count('idempotency_keys')]).toEqual([all, all]);
    const named = [await count(`${jobsOfMessages} job`), await count(`(select distinct id from ${jobsOfMessages} job) job`)];
    expect(named).toEqual([2 * all, 2 * all]);
    expect(await count('messages')).toBe(3 * all);
  },
);

it('a key is kept 72 hours with its answer and then removed; its request stays', async () => {
  await test.database.pool.query('truncate leads, idempotency_keys cascade');
  const services = { database: test.database.database, clock: () => now, log: { info: () => undefined } };
  const [key, person] = [crypto.randomUUID(), somebody()];
  const { leadId } = await postUntilDone(key, person);
  now = testNow + 72 * hour;
  expect(await forgetKeys(services)).toBe(0);
  expect((await postUntilDone(key, person)).leadId).toBe(leadId);
  expect((await post(key, { ...person, mensaje: 'Otra cosa' })).statusCode).toBe(422);
  now += 1;
  expect(await forgetKeys(services)).toBe(1);
  expect([await count('leads'), await count('idempotency_keys')]).toEqual([1, 0]);
  expect((await postUntilDone(key, person)).leadId).not.toBe(leadId);
});
