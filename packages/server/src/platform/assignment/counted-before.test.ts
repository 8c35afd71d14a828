import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const folder = join(repositoryRoot, 'migrations');
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted();
const counting = files.findIndex((name) => name.endsWith('_requests_given_counted.sql'));
const statementsOf = (name: string) => readFileSync(join(folder, name), 'utf8').split('--> statement-breakpoint');

it('what was given before the count was kept still counts for its day, also what was taken away again', async () => {
  const old = await createTestDatabase();
  const client = await old.pool.connect();
  try {
    await client.query('drop schema public cascade; create schema public');
    for (const name of files.slice(0, counting)) for (const statement of statementsOf(name)) await client.query(statement);
    // Quotes and products matter to nothing here but foreign keys.
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into executives (id, edition, first_names, last_names, phone, email, business_lines, daily_limit, balance, charge_per_lead)
       select id, 'chile', 'A', 'B', '1', id || '@cotejo.example', '{isapre}', 5, 0, 0 from generate_series(1, 3) as id`,
    );
    await client.query(
      `insert into leads (id, edition, status, lead_type, business_line, quote_id, product_id, first_name, phone, email, message,
         email_index, phone_index, contact_channel, price_matched, additional_data, executive_id, created_on, assigned_on)
       select gen_random_uuid(), 'chile', 2, 'plan_isapre_lead', 'isapre', gen_random_uuid(), 1, '', '', '', '', '', '', 'phone', true,
         '', executive, day::date, day::date
       from (values (1, '2026-11-23'), (1, '2026-11-24'), (1, '2026-11-24'), (2, '2026-11-23')) as given(executive, day)`,
    );
    await client.query(
      `insert into lead_steps (lead_id, mover, from_status, to_status, executive_before, executive_after, taken_of, created_at)
       values (gen_random_uuid(), 'admin', 2, 7, 1, null, '2026-11-24', now())`,
    );
    for (const name of files.slice(counting)) for (const statement of statementsOf(name)) await client.query(statement);
    const { rows } = await client.query('select id, given_on::text as day, given_count as count from executives order by id');
    expect(rows).toEqual([
      { id: 1, day: '2026-11-24', count: 3 },
      { id: 2, day: '2026-11-23', count: 1 },
      { id: 3, day: null, count: 0 },
    ]);
  } finally {
    client.release();
    await old.drop();
  }
});
