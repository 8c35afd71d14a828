import type { Endpoint, EndpointExample } from '@cotejo/contract/endpoint';
import { endpoints } from '@cotejo/contract/endpoints';
import type { EditionId } from '@cotejo/core/editions';
import { wireHeaders, type TestApp } from '../../testing/test-app.ts';
import { firstCallOf } from '../documentation/chained-calls.ts';
import { exampleIn } from '../documentation/country-examples.ts';
import { isJsonObject } from '../json-object.ts';

/** Who runs the test's site. */
export const exampleStaff = 'demo:una-clave-larga';

export interface ExampleAnswer {
  readonly status: number;
  readonly text: string;
}

const all = new Map<string, Endpoint>(Object.entries<Endpoint>(endpoints));

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, name) => (isJsonObject(inner) ? inner[name] : undefined), value);
}

function withValue(example: EndpointExample, [part, name]: readonly ['params' | 'body', string], value: string): EndpointExample {
  const before = example[part];
  return { ...example, [part]: { ...(isJsonObject(before) ? before : {}), [name]: value } };
}

/** Sends the examples of the documentation as `/api/docs` shows them, each after the one it starts from. */
export class ExampleCalls {
  readonly #test: TestApp;
  readonly #edition: EditionId;

  constructor(test: TestApp, edition: EditionId) {
    this.#test = test;
    this.#edition = edition;
  }

  /** The answer to the example of a call; null where the country has nothing to answer with. */
  async answer(name: string): Promise<ExampleAnswer | null> {
    const endpoint = all.get(name);
    const example = endpoint?.example ? exampleIn(this.#edition, name, endpoint.example) : null;
    if (!endpoint || example === null) return null;
    const first = firstCallOf(name);
    if (first === null) return this.send(endpoint, example);
    const before = await this.answer(first.call);
    const value = at(JSON.parse(before?.text ?? 'null'), first.take);
    return this.send(endpoint, withValue(example, first.into, String(value)));
  }

  /** The answer to a call with other values than those of its example. */
  async send({ method, path, access, isAlwaysFresh }: Endpoint, example: EndpointExample): Promise<ExampleAnswer> {
    const { params = {}, query = {}, headers = {}, body } = example;
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const search = new URLSearchParams({ ...query, ...(isAlwaysFresh === true ? { forceRefresh: '1' } : {}) });
    const response = await this.#test.app.inject({
      method,
      url: search.size > 0 ? `${filled}?${search}` : filled,
      headers: {
        host: `${this.#edition}.localhost`,
        ...(method === 'GET' ? {} : wireHeaders(this.#edition)),
        ...headers,
        ...(access === 'staff' ? { authorization: `Basic ${Buffer.from(exampleStaff).toString('base64')}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    return { status: response.statusCode, text: response.payload };
  }
}

const longestText = 160;

/** The first `most` of every list, and of long texts their beginning. */
function shortened(value: unknown, most: number): unknown {
  if (typeof value === 'string') return value.length > longestText ? `${value.slice(0, longestText)}…` : value;
  if (Array.isArray(value)) return value.slice(0, most).map((item) => shortened(item, most));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner, most)]));
}

const enough = 2_500;

/** An answer as documentation shows it: as much of its lists as stays short. */
export function shownAnswer(answer: unknown): unknown {
  if (typeof answer === 'string' || JSON.stringify(answer).length <= enough) return answer;
  const tries = [3, 2, 1].map((most) => shortened(answer, most));
  return tries.find((tried) => JSON.stringify(tried).length <= enough) ?? tries.at(-1);
}

/** What an answer is made of, without its values. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (isJsonObject(value)) return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
  return value === null ? 'null' : typeof value;
}
