import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { buildTestApp, testHosts, type TestApp } from '../testing/test-app.ts';
import { createServer } from './create-server.ts';

const stranger = { host: '10.0.0.7:3000' };

describe('health', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.close());

  it.each(['/healthz', '/readyz', '/version', '/metrics'])('GET %s 200 for whatever host, never kept', async (url) => {
    const response = await test.app.inject({ url, headers: stranger });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('GET /version 200 says what runs', async () => {
    expect((await test.app.inject('/version')).json()).toEqual({ version: '0.0.0', commit: 'test' });
  });

  it('GET /metrics 200 measures by route template, never by path', async () => {
    await test.app.inject('/api/insurance/secreto-123');
    await test.app.inject('/api/otra-cosa-456');
    const { payload } = await test.app.inject('/metrics');
    expect(payload).toMatch(
      /http_server_request_duration_seconds_count\{http_request_method="GET",http_route="\/api\/insurance\/\{id\}",http_response_status_code="404"\} 1/,
    );
    expect(payload).toMatch(/http_route="none",http_response_status_code="404"/);
    expect(payload).not.toContain('secreto-123');
    expect(payload).not.toContain('otra-cosa-456');
  });

  it('GET /readyz 503 while a part fails or does not answer, and /healthz 200 all the same', async () => {
    const app = await createServer({
      log: createLog('silent'),
      hosts: testHosts,
      version: { version: '1', commit: 'a' },
      checks: {
        database: async () => {
          throw new Error('gone');
        },
        catalogue: () => new Promise(() => undefined),
        other: async () => true,
      },
      withProcessMetrics: false,
    });
    const ready = await app.inject('/readyz');
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toEqual({ status: 'not-ready', checks: { database: false, catalogue: false, other: true } });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await app.close();
  });

  it('GET /readyz 503 once the database is gone', async () => {
    const own = await buildTestApp();
    await own.database.pool.end();
    const ready = await own.app.inject('/readyz');
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toMatchObject({ checks: { database: false, catalogue: true } });
    await own.app.close();
    await own.jobs.stop();
    await own.memory.close();
  });
});
