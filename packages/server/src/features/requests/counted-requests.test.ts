import { afterAll, beforeAll, expect, it } from 'vitest';
import { somebody } from '../../platform/testing/somebody.ts';
import { buildTestApp, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
  await test.database.pool.query('truncate request_statistics');
});
afterAll(() => test.close());

/** A request of a couple with one dependant for the plan that the documentation names. */
function request(key: string, person: ReturnType<typeof somebody>) {
  const payload = {
    tipo: 'isapre',
    ...person,
    productCode: 'ALC-4001',
    profile: {
      cotizante: [{ sexo: 'Femenino', edad: 34 }, { edad: 33 }],
      cargas: [{ edad: 5 }],
      region: { stateCode: '13' },
      ingresodatos: true,
    },
  };
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
