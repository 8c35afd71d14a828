import { endpoints } from '@cotejo/contract/endpoints';
import { exampleProfile } from '@cotejo/contract/example-profile';
import { chile } from '@cotejo/core/editions';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { somebody } from '../../platform/testing/somebody.ts';
import { buildTestApp, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
});
afterAll(() => test.close());
beforeEach(() => test.database.pool.query('truncate request_statistics'));

/** A couple with one dependant. */
const own = {
  cotizante: [{ sexo: 'Femenino', edad: 34 }, { edad: 33 }],
  cargas: [{ edad: 5 }],
  region: { stateCode: '13' },
  ingresodatos: true,
};

interface Asked {
  readonly profile?: object;
  readonly more?: object;
}

/** A request for the plan that the documentation names, of that couple unless it is said for whom, with what else a form asked. */
function request(key: string, person: ReturnType<typeof somebody>, { profile = own, more = {} }: Asked = {}) {
  const payload = { tipo: 'isapre', ...person, productCode: 'ALC-4001', profile, ...more };
  const headers = { host: 'localhost', 'idempotency-key': key, ...wireHeaders() };
  return test.app.inject({ method: 'POST', url: '/api/leads', headers, payload });
}

it('C7-44: a request adds one to the count of its plan and month, and its repetition none, nor the same person again', async () => {
  const key = crypto.randomUUID();
  const [one, another] = [somebody(), somebody()];
  for (let time = 0; time < 2; time += 1) expect((await request(key, one)).statusCode).toBe(200);
  for (const person of [another, one]) expect((await request(crypto.randomUUID(), person)).statusCode).toBe(200);
  const { rows } = await test.database.pool.query('select *, month::text from request_statistics');
  expect(rows).toEqual([
    {
      edition: 'chile',
      product_code: 'ALC-4001',
      month: '2026-11-01',
      region_code: '13',
      gender: 'Femenino',
      dependants: 1,
      in_couple: true,
      requests: 2,
    },
  ]);
});

it('C7-44: requests with the example’s family are of nobody like it, whatever a form of its own says beside', async () => {
  const example = exampleProfile(chile);
  const said = { unrecognizedAdditionalData: { edad: '58', region: 'Cusco' } };
  for (const more of [{}, said, {}, said, {}, {}]) {
    expect((await request(crypto.randomUUID(), somebody(), { profile: example, more })).statusCode).toBe(200);
  }
  expect((await test.database.pool.query('select * from request_statistics')).rows).toEqual([]);
  // Of the same family where somebody said that it is theirs.
  for (let time = 0; time < 5; time += 1) {
    await request(crypto.randomUUID(), somebody(), { profile: { ...example, ingresodatos: true } });
  }
  const url = `${endpoints.getRequestStatistics.path}?codigo=ALC-4001&region=${example.region?.stateCode ?? ''}`;
  const response = await test.app.inject({ url, headers: { host: 'localhost' } });
  expect(endpoints.getRequestStatistics.responses[200].parse(response.json()).data).toMatchObject({ solicitudes: 5 });
});
