import { endpoints, type EndpointName } from '@cotejo/contract/endpoints';
import { problemSchema, type Problem } from '@cotejo/contract/errors';
import type { z } from 'zod';
import { wireHeaders } from '../../../platform/testing/test-app.ts';
import type { TestApp } from '../../../platform/testing/test-app.ts';

type Answer<Name extends EndpointName> = z.output<(typeof endpoints)[Name]['responses'][200]>;

/** Calls of a test app as the edition of a host, each with the answer that its status promises. */
export interface CatalogueCalls {
  readonly get: (path: string) => Promise<{ readonly status: number; readonly json: unknown }>;
  /** The answer of a call that must be 200, read by the contract's own schema. */
  readonly answer: <Name extends EndpointName>(name: Name, path: string) => Promise<Answer<Name>>;
  /** The same of a POST. */
  readonly posted: <Name extends EndpointName>(name: Name, path: string, body: object) => Promise<Answer<Name>>;
  /** The problem of a call that must fail. */
  readonly problem: (path: string, body?: object) => Promise<Problem>;
}

/** Calls by way of `inject`; throws where a call answers with another status than asked for. */
export function catalogueCalls(test: TestApp, host = 'localhost'): CatalogueCalls {
  const call = async (path: string, body?: object) => {
    const edition = host === 'localhost' ? 'chile' : (host.split('.')[0] ?? '');
    const response = await test.app.inject({
      method: body ? 'POST' : 'GET',
      url: encodeURI(path),
      headers: { host, ...(body ? wireHeaders(edition as 'chile') : {}) },
      ...(body ? { payload: body } : {}),
    });
    return { status: response.statusCode, json: response.json() as unknown };
  };
  const read = <Name extends EndpointName>(name: Name, { status, json }: Awaited<ReturnType<typeof call>>) => {
    if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(json)}`);
    return endpoints[name].responses[200].parse(json) as Answer<Name>;
  };
  return {
    get: (path) => call(path),
    answer: async (name, path) => read(name, await call(path)),
    posted: async (name, path, body) => read(name, await call(path, body)),
    problem: async (path, body) => {
      const { status, json } = await call(path, body);
      const problem = problemSchema.parse(json);
      if (problem.status !== status) throw new Error(`${path} answered ${status}, and its problem ${problem.status}`);
      return problem;
    },
  };
}
