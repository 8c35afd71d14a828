import type { Endpoint } from '@cotejo/contract/endpoint';
import { endpoints } from '@cotejo/contract/endpoints';
import { problemSchema } from '@cotejo/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, wireHeaders, type TestApp } from '../testing/test-app.ts';
import { openApiDocument } from './openapi.ts';
import { statusesOf } from './openapi-responses.ts';
import { exampleStaff } from './testing/example-calls.ts';
import { gatheredTexts, ownTexts } from './testing/naughty-texts.ts';
import { fieldsOfSchema, knownPartOf, withValueAt, type FieldPath } from './testing/schema-fields.ts';

const document = openApiDocument('1.0.0');
const named = Object.entries<Endpoint>(endpoints);
/** An answer that takes longer than this has no bound that a visitor would wait for. */
const slowestMilliseconds = 30_000;
const gatheredPerField = 16;

/** What is put where a value stands, as JSON text: no reader of JSON takes the third to the fifth. */
const oddJson: readonly string[] = [
  '1e309',
  '-0',
  '007',
  '١٢',
  'NaN',
  '1e-400',
  '9007199254740993',
  '-1',
  '0.5',
  'true',
  'null',
  '[]',
  '{}',
  '[[[[]]]]',
  '{"__proto__":{"isAdmin":true}}',
];
const odd: readonly string[] = [...Object.values(ownTexts).map((text) => JSON.stringify(text)), ...oddJson];

let test: TestApp;
const fatal: string[] = [];
beforeAll(async () => {
  test = await buildTestApp({
    catalogue: 'demo',
    operation: { purgeCredentials: exampleStaff },
    onLogLine: (line) => {
      if (line.includes('"level":"error"')) fatal.push(line);
    },
  });
});
afterAll(() => test.close());

/** The gathered texts that a field is given: each endpoint sees others, and those of many fields all of them. */
function gatheredFor(number: number): readonly string[] {
  const from = number * gatheredPerField;
  const texts = Array.from(
    { length: gatheredPerField },
    (_, index) => gatheredTexts[(from + index) % gatheredTexts.length] ?? '',
  );
  return texts.map((text) => JSON.stringify(text));
}

interface Sent {
  readonly url: string;
  readonly payload?: string;
  /** Place of what is odd, as problems name it: 'body.profile.zona'. */
  readonly field: string;
  /** How far of that place was there before. */
  readonly known: string;
}

/** True when a refusal names the field, or what is above or below it. */
function names(field: string, { field: place, known }: Pick<Sent, 'field' | 'known'>): boolean {
  return [place, known].some((path) => path === field || path.startsWith(`${field}.`) || field.startsWith(`${path}.`));
}

/** What is wrong with the answer to an odd call; null: it was taken, or refused with its field. */
async function faultOf(endpoint: Endpoint, sent: Sent): Promise<string | null> {
  const { method, access, example } = endpoint;
  const started = performance.now();
  const response = await test.app.inject({
    method,
    url: sent.url,
    headers: {
      host: 'localhost',
      ...(method === 'GET' ? {} : wireHeaders()),
      ...example?.headers,
      ...(example?.headers?.['idempotency-key'] === undefined ? {} : { 'idempotency-key': crypto.randomUUID() }),
      ...(access === 'staff' ? { authorization: `Basic ${Buffer.from(exampleStaff).toString('base64')}` } : {}),
      ...(sent.payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(sent.payload === undefined ? {} : { payload: sent.payload }),
  });
  const { statusCode, payload: text } = response;
  const said = `${statusCode} ${sent.field} ${(sent.payload ?? sent.url).slice(0, 300)} -> ${text.slice(0, 400)}`;
  if (performance.now() - started > slowestMilliseconds) return `slow: ${said}`;
  if (!statusesOf(endpoint).includes(statusCode) || statusCode >= 500) return said;
  if (statusCode < 400) return null;
  const problem = problemSchema.safeParse(JSON.parse(text || 'null'));
  if (!problem.success) return `no problem: ${said}`;
  if (statusCode !== 400) return null;
  const { errors } = problem.data;
  return (errors ?? []).some(({ field }) => field === 'body' || names(field, sent)) ? null : `names no field: ${said}`;
}

function urlOf(
  { path, example }: Endpoint,
  change: { readonly part: 'params' | 'query'; readonly name: string; readonly value: string } | null,
): string {
  const params = { ...example?.params, ...(change?.part === 'params' ? { [change.name]: change.value } : {}) };
  const query = { ...example?.query, ...(change?.part === 'query' ? { [change.name]: change.value } : {}) };
  const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(params[name] ?? 'x'));
  const search = Object.entries(query).map(([name, value]) => `${encoded(name)}=${encoded(String(value))}`);
  return search.length > 0 ? `${filled}?${search.join('&')}` : filled;
}

/** Every odd call of a body, one odd value in one place at a time. */
function* bodiesOf(endpoint: Endpoint, fields: readonly FieldPath[]): Generator<Sent> {
  const body = endpoint.example?.body;
  const mark = 'here-the-odd-one';
  for (const [number, path] of fields.entries()) {
    const text = JSON.stringify(withValueAt(body, path, mark));
    const place = { field: ['body', ...path].join('.'), known: ['body', ...knownPartOf(body, path)].join('.') };
    for (const value of [...odd, ...gatheredFor(number)]) {
      yield { url: urlOf(endpoint, null), payload: text.replace(JSON.stringify(mark), () => value), ...place };
    }
  }
}

/** Odd values in each parameter of the address. An address has its length: what is longer never gets to a route. */
function* addressesOf(endpoint: Endpoint): Generator<Sent> {
  const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
  const parameters = (operation?.parameters ?? []).filter(({ in: place }) => place !== 'header');
  for (const [number, { name, in: place }] of parameters.entries()) {
    const part = place === 'path' ? 'params' : 'query';
    const texts = [...Object.values(ownTexts), ...gatheredFor(number).map((text) => String(JSON.parse(text)))];
    for (const text of texts) {
      const value = text.slice(0, 1_500);
      const url = urlOf(endpoint, { part, name, value });
      yield { url, field: `${part}.${name}`, known: part };
    }
  }
}

describe('every field of the contract, with what breaks careless programs', () => {
  it.each(named)('%s takes it or names the field, and never fails', { timeout: 240_000 }, async (name, endpoint) => {
    const schema =
      document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]?.requestBody?.content['application/json']?.schema;
    const fields = schema === undefined ? [] : fieldsOfSchema(document, schema);
    const wrong: string[] = [];
    const tell = async (sent: Sent): Promise<void> => {
      const fault = await faultOf(endpoint, sent);
      if (fault !== null) wrong.push(`${name}: ${fault}`);
    };
    for (const sent of addressesOf(endpoint)) await tell(sent);
    for (const sent of bodiesOf(endpoint, fields)) await tell(sent);
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });

  it('413: a text of 10 MB in any body, at once', async () => {
    const long = JSON.stringify({ text: 'ñ'.repeat(5_000_000) });
    for (const [, endpoint] of named.filter(([, { body }]) => body !== undefined)) {
      const { method, access } = endpoint;
      const staff = access === 'staff' ? { authorization: `Basic ${Buffer.from(exampleStaff).toString('base64')}` } : {};
      const headers = { host: 'localhost', ...wireHeaders(), ...staff, 'content-type': 'application/json' };
      const started = performance.now();
      const response = await test.app.inject({ method, url: urlOf(endpoint, null), headers, payload: long });
      expect([endpoint.path, response.statusCode]).toEqual([endpoint.path, 413]);
      expect(performance.now() - started).toBeLessThan(slowestMilliseconds);
    }
  });

  it('leaves no fault in the log', () => {
    expect(fatal.slice(0, 3)).toEqual([]);
  });
});
