import type { Endpoint } from '@cotejo/contract/endpoint';
import { endpoints, type EndpointName } from '@cotejo/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, wireHeaders, type TestApp } from '../testing/test-app.ts';

/** Examples that cannot work as they stand, with why; their calls have tests of their own that make what they need. */
const needOwnData: Partial<Readonly<Record<EndpointName, string>>> = {
  getQuote: 'a quote is stored for one family, under a number nobody can guess',
  getSurveyedLead: 'a signed link about one person’s request',
  createFeedback: 'a signed link about one person’s request',
  getFeedback: 'what one person answered',
  updateFeedback: 'what one person answered',
  checkToken: 'a token holds for one visitor and for a time',
  provePerson: 'a solution is good once and for ten minutes',
};
const staff = 'demo:una-clave-larga';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo', operation: { purgeCredentials: staff } });
});
afterAll(() => test.close());

async function answerTo({ method, path, access, example = {} }: Endpoint) {
  const { params = {}, query = {}, headers = {}, body } = example;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query);
  return test.app.inject({
    method,
    url: search.size > 0 ? `${filled}?${search}` : filled,
    headers: {
      ...(method === 'GET' ? {} : wireHeaders()),
      ...headers,
      ...(access === 'staff' ? { authorization: `Basic ${Buffer.from(staff).toString('base64')}` } : {}),
    },
    ...(body === undefined
      ? {}
      : { payload: JSON.stringify(body), headers: { ...wireHeaders(), ...headers, 'content-type': 'application/json' } }),
  });
}

const named = Object.entries<Endpoint>(endpoints);

describe('the examples of /api/docs, against the demonstration catalogue of Chile', () => {
  it.each(named.filter(([name]) => !Object.hasOwn(needOwnData, name)))('%s works', async (_, endpoint) => {
    const response = await answerTo(endpoint);
    expect([response.statusCode, response.payload.slice(0, 300)]).toEqual([
      expect.toSatisfy((status) => status === 200 || status === 204),
      expect.any(String),
    ]);
  });

  it.each(named.filter(([name]) => Object.hasOwn(needOwnData, name)))('%s has the shape, and no answer', async (_, endpoint) => {
    expect((await answerTo(endpoint)).statusCode).toSatisfy((status: number) => [400, 401, 404].includes(status));
  });
});
