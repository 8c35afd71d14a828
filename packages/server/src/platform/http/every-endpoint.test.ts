import type { Endpoint } from '@cotejo/contract/endpoint';
import { endpoints, type EndpointName } from '@cotejo/contract/endpoints';
import type { RenderedPage } from '@cotejo/contract/page-rendering';
import { problemSchema } from '@cotejo/contract/errors';
import type { HTTPMethods } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, wireHeaders, type TestApp } from '../testing/test-app.ts';

const named = Object.entries<Endpoint>(endpoints);
const withBody = named.filter(([, { body }]) => body !== undefined);
/** Bodies that can be read and that nothing can be done with, one after the other; the last one is refused. */
const unprocessable: Partial<Readonly<Record<EndpointName, readonly unknown[]>>> = {
  // A key that was used already with other words.
  createLead: [endpoints.createLead.example.body, { ...endpoints.createLead.example.body, mensaje: 'otra' }],
  // A trip without its days.
  saveProfileForm: [{ form: { cotizante: [{ edad: 34 }] }, productType: { name: 'SEGURO VIAJE' } }],
};
/** Calls that say 422 only to who has a link of their own: features/meetings/meetings.test.ts and assigned-requests.test.ts ask them. */
const ofOneVisitor: readonly string[] = ['bookMeeting', 'changeMeeting', 'moveAssignedRequest'] satisfies EndpointName[];
/** A body of 200 kB, more than any call takes. */
const tooLarge = JSON.stringify({ text: 'x'.repeat(200_000) });

let test: TestApp;
beforeAll(async () => {
  const nothing = async (): Promise<void> => undefined;
  const renderPage = async (): Promise<RenderedPage> => ({ kind: 'html', status: 200, html: '<p>página</p>', cacheable: true });
  // With pages, which take every address that no call has.
  test = await buildTestApp({
    catalogue: 'demo',
    site: { isDevelopment: false, clientFolder: null, renderPage, install: nothing, close: nothing },
  });
});
afterAll(() => test.close());

function addressOf({ path, example = {} }: Endpoint): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(example.params?.[name] ?? 'x'));
}

/** Every method that a call of the contract has at an address. */
function methodsAt(address: string): ReadonlySet<string> {
  const at = named.filter(([, { path }]) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(address));
  return new Set(at.map(([, { method }]) => method));
}

interface Sent {
  readonly method: HTTPMethods;
  readonly payload?: string;
  readonly type?: string;
  readonly own?: Readonly<Record<string, string>>;
}

async function refusalOf(url: string, { method, payload, type, own = {} }: Sent) {
  const headers = { host: 'localhost', ...wireHeaders(), ...own, ...(type === undefined ? {} : { 'content-type': type }) };
  const response = await test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  const { status, type: kind, requestId } = problemSchema.parse(response.json());
  expect([response.statusCode, response.headers['x-request-id']]).toEqual([status, requestId]);
  return { status, kind, allow: String(response.headers.allow ?? '').split(', ') };
}

describe('every call of the contract refuses', () => {
  it.each(named)('405: another method at the address of %s, which names those there are', async (_name, endpoint) => {
    const address = addressOf(endpoint);
    const known = methodsAt(address);
    const others = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter((method) => !known.has(method));
    expect(others.length).toBeGreaterThan(1);
    for (const method of others) {
      const body = method === 'GET' ? {} : { payload: '{}', type: 'application/json' };
      const { status, kind, allow } = await refusalOf(address, { method, ...body });
      expect([method, status, kind]).toEqual([method, 405, '/problems/method-not-allowed']);
      expect(allow).toEqual(expect.arrayContaining([...known]));
      expect(allow).not.toContain(method);
    }
  });

  it.each(withBody)('413: a body of 200 kB sent to %s', async (_name, endpoint) => {
    const sent = { method: endpoint.method, payload: tooLarge, type: 'application/json' };
    expect(await refusalOf(addressOf(endpoint), sent)).toMatchObject({ status: 413, kind: '/problems/too-large' });
  });

  it.each(withBody)('415: text, a form or XML sent to %s', async (_name, endpoint) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'multipart/form-data']) {
      const refused = await refusalOf(addressOf(endpoint), { method: endpoint.method, payload: 'a=1', type });
      expect([type, refused.status, refused.kind]).toEqual([type, 415, '/problems/unsupported-type']);
    }
  });

  it.each(named.filter(([name, { responses }]) => responses[422] !== undefined && !ofOneVisitor.includes(name)))(
    '422: what %s can read and not do',
    async (name, endpoint) => {
      const bodies = Object.entries(unprocessable).find(([known]) => known === name)?.[1] ?? [];
      const sent = bodies.map((body) => ({
        method: endpoint.method,
        payload: JSON.stringify(body),
        type: 'application/json',
        own: endpoint.example?.headers ?? {},
      }));
      const [last, ...before] = sent.toReversed();
      if (last === undefined) throw new Error(`${name} names 422, and no body here is refused so`);
      for (const { method, payload, type, own } of before) {
        const headers = { host: 'localhost', ...wireHeaders(), ...own, 'content-type': type };
        const done = await test.app.inject({ method, url: addressOf(endpoint), headers, payload });
        expect(done.statusCode).toBe(200);
      }
      expect((await refusalOf(addressOf(endpoint), last)).status).toBe(422);
    },
  );
});
