import { createRequire } from 'node:module';
import type { Endpoint } from '@cotejo/contract/endpoint';
import { endpoints } from '@cotejo/contract/endpoints';
import { problemSchema } from '@cotejo/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildTestApp, repositoryRoot, wireHeaders, type TestApp } from '../testing/test-app.ts';
import { openApiDocument } from './openapi.ts';
import { statusesOf } from './openapi-responses.ts';
import { CallGenerator, seededRandom } from './testing/generated-calls.ts';

const seed = 20_261_122;
const callsPerEndpoint = 300;
const naughty = z.array(z.string()).parse(createRequire(import.meta.url)('big-list-of-naughty-strings'));
const document = openApiDocument('1.0.0');

/** What an answer would show of how we are made: stack lines, folders, statements, the names of PostgreSQL's errors. */
const innards = [
  /\n\s+at \w/,
  /node_modules/,
  /\bselect\b.+\bfrom\b/i,
  /SQLSTATE|relation "|duplicate key value|violates/,
  /ZodError/,
];

let test: TestApp;
const fatal: string[] = [];
const statuses = new Map<number, number>();
const named = Object.entries<Endpoint>(endpoints);
beforeAll(async () => {
  test = await buildTestApp({
    catalogue: 'demo',
    onLogLine: (line) => {
      if (line.includes('"level":"error"')) fatal.push(line);
    },
  });
});
afterAll(() => test.close());

describe(`${callsPerEndpoint} generated calls of every endpoint`, () => {
  it.each(named)('%s answers what its contract names, and nothing of ours', async (name, endpoint) => {
    const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    if (!operation) throw new Error(`${name} is not in the document`);
    const generator = new CallGenerator({ document, naughty, random: seededRandom(seed + name.length * 7919) });
    const allowed = statusesOf(endpoint);
    const method = endpoint.method;
    const wrong: string[] = [];
    for (let number = 0; number < callsPerEndpoint; number += 1) {
      const { url, headers, payload } = generator.next(endpoint.path, operation);
      const isBare = number % 40 === 39;
      const response = await test.app.inject({
        method,
        url,
        headers: {
          ...(isBare || method === 'GET' ? {} : wireHeaders()),
          ...(payload === undefined ? {} : { 'content-type': number % 50 === 49 ? 'text/plain' : 'application/json' }),
          ...headers,
          ...(number % 3 > 0 && method !== 'GET' ? wireHeaders() : {}),
        },
        ...(payload === undefined ? {} : { payload }),
      });
      const { statusCode, payload: text } = response;
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      const said = `${statusCode} ${method} ${url.slice(0, 200)} ${(payload ?? '').slice(0, 300)} -> ${text.slice(0, 200)}`;
      if (!allowed.includes(statusCode) || statusCode >= 500) wrong.push(said);
      else if (statusCode >= 400 && !problemSchema.safeParse(JSON.parse(text || 'null')).success)
        wrong.push(`no problem: ${said}`);
      else if (text.includes(repositoryRoot) || (statusCode >= 400 && innards.some((pattern) => pattern.test(text))))
        wrong.push(`ours: ${said}`);
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  it('reach what is behind the doors as well: a fifth are answered, and each refusal has its share', () => {
    const share = (status: number): number => (statuses.get(status) ?? 0) / (named.length * callsPerEndpoint);
    expect(share(200)).toBeGreaterThan(0.2);
    expect(share(400)).toBeGreaterThan(0.05);
    expect(share(404)).toBeGreaterThan(0.05);
  });

  it('leaves no fault in the log', () => {
    expect(fatal.slice(0, 3)).toEqual([]);
  });
});
