import { endpoints } from '@cotejo/contract/endpoints';
import { problemSchema } from '@cotejo/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, testNow, type TestApp } from '../../platform/testing/test-app.ts';
import { insertMissingLoginHashes } from './login-hash-store.ts';

const hour = 3_600_000;
const byCode = '/api/organization/institucion/code/78';
const sales = '/api/organization/availableToSell/code/RAU/insuranceType';
const now = { value: testNow };

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({
    catalogue: 'demo',
    clock: () => now.value,
    prepare: (database) =>
      database.transaction((transaction) =>
        insertMissingLoginHashes(transaction, [
          {
            edition: 'chile',
            hash: 'empresa-que-no-esta',
            subject: 'ana',
            company: 'RIM',
            isReusable: false,
            expiresAt: new Date(testNow + hour),
          },
        ]),
      ),
  });
});
afterAll(() => test.close());

function get(url: string, headers: Record<string, string> = {}) {
  return test.app.inject({ url, headers: { host: 'localhost', ...headers } });
}

async function holding(hash: string, host = 'localhost'): Promise<{ readonly authorization: string }> {
  const answer = await get(`/hashtoken/${hash}`, { host });
  return { authorization: `Bearer ${endpoints.getTokenByHash.responses[200].parse(answer.json()).token}` };
}

const company = () => holding('demostracion-chile-empresa');
const person = () => holding('demostracion-chile-persona');

async function institutionAt(url: string, headers: Record<string, string> = {}): Promise<string | null> {
  const { data } = endpoints.getOrganizationByCode.responses[200].parse((await get(url, headers)).json());
  return data.organizationCode;
}

describe('a call that names an institution by its code', () => {
  it("C6-10, C6-12 200: is answered about the company of the user's token, whatever code it names", async () => {
    expect(await institutionAt(byCode, await company())).toBe('67');
    const { authorization } = await company();
    expect(await institutionAt(byCode, { authorization: authorization.replace('Bearer', 'bearer ') })).toBe('67');
    const sold = await get(`${sales}/PLAN_ISAPRE`, await company());
    const { data } = endpoints.getOrganizationSales.responses[200].parse(sold.json());
    expect(data.available).toBe(true);
    expect((await get(`${sales}/PLAN_ISAPRE`)).json()).toEqual({ data: { available: false, products: [] } });
  });

  it('200: about the code, to a person and to whoever shows none of our tokens', async () => {
    expect(await institutionAt(byCode, await person())).toBe('78');
    expect(await institutionAt(byCode)).toBe('78');
    expect(await institutionAt(byCode, { authorization: 'Basic YW5hOmNsYXZl' })).toBe('78');
  });

  it('what a holder is answered is kept by nobody, and what everybody is answered not given to a holder', async () => {
    const url = '/api/organization/institucion/code/99';
    expect(await institutionAt(url, await company())).toBe('67');
    const shared = await get(url);
    expect(await institutionAt(url)).toBe('99');
    expect(await institutionAt(url, await company())).toBe('67');
    expect(await institutionAt(url, { ...(await company()), 'if-none-match': String(shared.headers.etag) })).toBe('67');
    for (const held of [await get(url, await company()), await get(url, await person())]) {
      expect(held.headers['cache-control']).toBe('private, no-store');
      expect(held.headers).not.toHaveProperty('etag');
    }
    expect(shared.headers['cache-control']).toMatch(/^public/);
    expect(shared.headers.vary).toBe('accept-encoding, authorization');
    expect((await get('/api/organization/institucion/Cruz-Blanca')).headers.vary).toBe('accept-encoding');
  });

  it('401: a token that is none, was changed, is of another edition, or is over', async () => {
    const { authorization } = await company();
    const tokens = ['Bearer', 'Bearer ', 'Bearer v1.e30.x', `${authorization}x`, `${authorization} ${authorization}`];
    tokens.push((await holding('demostracion-peru-empresa', 'peru.localhost')).authorization);
    for (const token of tokens) {
      const refused = await get(byCode, { authorization: token });
      const problem = problemSchema.parse(refused.json());
      expect(problem).toMatchObject({ status: 401, type: '/problems/unauthenticated' });
      // Only the robot's 401 asks for a proof.
      expect(problem.error).toBeUndefined();
      expect(refused.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
      expect(refused.headers['cache-control']).toBe('no-store');
    }
    now.value = testNow + 10 * hour;
    expect((await get(byCode, { authorization })).statusCode).toBe(401);
    now.value = testNow;
    expect((await get(byCode, { authorization })).statusCode).toBe(200);
  });

  it('403: a token whose institution is not shown here', async () => {
    const held = await holding('empresa-que-no-esta');
    const refused = await get(byCode, held);
    expect(problemSchema.parse(refused.json())).toMatchObject({ status: 403, type: '/problems/forbidden' });
    expect(refused.headers['cache-control']).toBe('no-store');
    expect((await get(`${sales}/PLAN_ISAPRE`, held)).statusCode).toBe(403);
  });

  it('400 and 404: what is wrong with the call is told to a holder as well', async () => {
    const code = 'x'.repeat(121);
    const wrong = problemSchema.parse((await get(`/api/organization/institucion/code/${code}`, await company())).json());
    expect(wrong).toMatchObject({ status: 400, errors: [{ field: 'params.code' }] });
    expect((await get('/api/organization/institucion/code/NADIE', await person())).statusCode).toBe(404);
  });

  it('a call that takes no token does not look at one', async () => {
    const url = '/api/organization/institucion/Cruz-Blanca';
    expect(await institutionAt(url, await company())).toBe('78');
    expect(await institutionAt(url, { authorization: 'Bearer v1.e30.x' })).toBe('78');
  });
});
