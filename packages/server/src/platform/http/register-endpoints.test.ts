import { endpoints, type EndpointName } from '@cotejo/contract/endpoints';
import { ok } from '@cotejo/core/result';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { testHosts, testNow } from '../testing/test-app.ts';
import { createServer } from './create-server.ts';
import type { Handlers, RequestContext } from './handlers.ts';
import { registerEndpoints } from './register-endpoints.ts';

describe('routes made from the contract', () => {
  const lines: string[] = [];
  const calls: RequestContext[] = [];
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createServer({
      log: createLog('info', { write: (line) => lines.push(line) }),
      hosts: testHosts,
      version: { version: '1', commit: 'a' },
      checks: {},
      withProcessMetrics: false,
    });
    const answer = async (_: unknown, call: RequestContext) => {
      calls.push(call);
      return ok({ data: [{ stateCode: 7, stateName: 'Zyxwvut' }], commit: 'abc', extra: 'left out' });
    };
    const names = Object.keys(endpoints) as EndpointName[];
    const handlers = Object.fromEntries(names.map((name) => [name, answer])) as unknown as Handlers<EndpointName>;
    registerEndpoints(app, handlers, { clock: () => testNow });
  });
  afterAll(() => app.close());

  it('an answer that breaks the contract is a 500, and the log names the places and never the values', async () => {
    const response = await app.inject('/api/countryState/country');
    expect(response.statusCode).toBe(500);
    const line = lines.find((candidate) => candidate.includes('listRegions'));
    expect(line).toContain('the answer of listRegions breaks the contract at data.0.stateCode');
    expect(line).not.toContain('Zyxwvut');
    expect(response.payload).not.toContain('stateCode');
  });

  it('an answer has nothing that the contract does not name', async () => {
    const response = await app.inject('/api/qp-version');
    expect(response.json()).toEqual({ commit: 'abc' });
  });

  it('a handler is told the edition, its day and the time', async () => {
    calls.length = 0;
    await app.inject({ url: '/api/qp-version', headers: { host: 'peru.localhost' } });
    expect(calls).toMatchObject([{ edition: { id: 'peru' }, today: '2026-11-20', now: testNow }]);
  });

  it('an endpoint without a handler stops the start', () => {
    expect(() => registerEndpoints(app, {} as Handlers<EndpointName>, { clock: () => testNow })).toThrow('has no handler');
  });
});
