import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, wireHeaders, type TestApp } from '../../testing/test-app.ts';
import { visitorLimits } from './visitor-limits.ts';

let test: TestApp;
let visitors = 0;
beforeAll(async () => {
  const limits = { ...visitorLimits, lookups: { calls: 2, milliseconds: 60_000 } };
  test = await buildTestApp({ operation: { limits } });
});
afterAll(() => test.close());

it.each<readonly [InjectOptions, number]>([
  [{ method: 'GET', url: '/api/users/nadie' }, 404],
  [{ method: 'GET', url: '/api/users/advisor?email=nadie%40cotejo.example' }, 404],
  [{ method: 'POST', url: '/api/users/advisor', payload: { email: 'nadie@cotejo.example' } }, 404],
  [{ method: 'GET', url: '/hashtoken/nunca-se-entrego-1' }, 404],
  [{ method: 'POST', url: '/token', payload: { token: 'v1.e30.x' } }, 401],
])('429: the third look-up of a visitor in a minute, by %j', async (call, found) => {
  visitors += 1;
  const statuses = [];
  for (let time = 0; time < 3; time += 1) {
    const headers = { host: 'localhost', ...(call.method === 'GET' ? {} : wireHeaders()) };
    const { statusCode } = await test.app.inject({ ...call, headers, remoteAddress: `198.51.${visitors}.1` });
    statuses.push(statusCode);
  }
  expect(statuses).toEqual([found, found, 429]);
});
