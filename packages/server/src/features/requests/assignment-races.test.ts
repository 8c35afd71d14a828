import { leadAnswerSchema } from '@cotejo/contract/lead';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readUnbalancedAccounts } from '../../platform/ledger-store.ts';
import { buildTestApp, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
});
afterAll(() => test.close());

interface Person {
  readonly weight: number;
  readonly dailyLimit: number;
  /** Requests that the balance pays for. */
  readonly paid: number;
}

const charge = 3000;
let people: readonly Person[] = [];

/** Puts these people alone in charge of plans, by their place. */
async function putInCharge(staff: readonly Person[]): Promise<void> {
  people = staff;
  for (const [index, { weight, dailyLimit, paid }] of staff.entries()) {
    await test.database.pool.query(
      `insert into executives (edition, first_names, last_names, phone, email, business_lines, weight, daily_limit, balance, charge_per_lead)
       values ('chile', 'A', 'B', '1', $1, '{isapre}', $2, $3, $4, ${charge})`,
      [`${index}@cotejo.example`, weight, dailyLimit, paid * charge],
    );
  }
  await test.database.pool.query(
    `insert into ledger_transfers (executive_id, type, from_account, to_account, amount)
     select id, 1, 'house:bank', 'executive:' || id, balance from executives where balance > 0`,
  );
}

beforeEach(() => test.database.pool.query('truncate leads, executives, ledger_transfers restart identity cascade'));

async function ask(index: number): Promise<string | null> {
  const plan = test.memory.snapshot('chile').products.find(({ kind }) => kind === 'isapre-plan');
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/leads',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...wireHeaders() },
    payload: JSON.stringify({
      tipo: 'isapre',
      first_name: 'María José Soto',
      telefono: `+56 9 8765 ${String(4000 + index)}`,
      email: `persona${index}@correo.cl`,
      productCode: plan?.code,
      profile: { cotizante: [{ sexo: 'Masculino', edad: 34, ingreso: 1_650_000 }], cargas: [], region: { stateCode: '13' } },
    }),
  });
  expect(response.statusCode).toBe(200);
  return leadAnswerSchema.parse(response.json()).dataSocio?.email_corporativo ?? null;
}

/** How many requests each person got, and nobody, of so many asked at once. */
async function askAtOnce(count: number): Promise<{ readonly got: readonly number[]; readonly nobody: number }> {
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => ask(index)));
  const got = people.map((_, index) => answers.filter((email) => email === `${index}@cotejo.example`).length);
  return { got, nobody: answers.filter((email) => email === null).length };
}

it('decision 31: 200 requests at once never pass a limit, and who finds no place waits', async () => {
  await putInCharge([
    { weight: 3, dailyLimit: 20, paid: 500 },
    { weight: 1, dailyLimit: 50, paid: 500 },
    { weight: 1, dailyLimit: 500, paid: 37 },
  ]);
  const { got, nobody } = await askAtOnce(200);
  expect(got).toEqual([20, 50, 37]);
  expect(nobody).toBe(200 - 107);
  const { rows } = await test.database.pool.query('select status, count(*)::int from leads group by status order by status');
  expect(rows).toEqual([
    { status: 1, count: 93 },
    { status: 2, count: 107 },
  ]);
});

it('decision 31: while all have places the share of 200 at once stays within a tenth of the weights', async () => {
  const staff = [1, 2, 3, 4].map((weight) => ({ weight, dailyLimit: 500, paid: 500 }));
  await putInCharge(staff);
  const { got } = await askAtOnce(200);
  for (const [index, { weight }] of staff.entries()) {
    const fair = (200 * weight) / 10;
    expect(Math.abs((got[index] ?? 0) - fair)).toBeLessThanOrEqual(fair / 10);
  }
});

it('C9-72 each request that was assigned is charged for once, in the ledger and in the balance', async () => {
  await putInCharge([{ weight: 1, dailyLimit: 100, paid: 3 }]);
  const { got } = await askAtOnce(8);
  expect(got).toEqual([3]);
  const { rows } = await test.database.pool.query(
    `select count(distinct lead_id)::int as leads, sum(amount)::int as taken from ledger_transfers where type = 103`,
  );
  expect(rows).toEqual([{ leads: 3, taken: 3 * charge }]);
  expect(await readUnbalancedAccounts(test.database.database)).toEqual([]);
  const { rows: left } = await test.database.pool.query('select balance::int, recess_reason from executives');
  expect(left).toEqual([{ balance: 0, recess_reason: 2 }]);
});
