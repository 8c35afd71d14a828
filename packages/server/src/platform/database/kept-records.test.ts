import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrateDatabase } from './migrate.ts';

let test: TestDatabase;
const lead = '5f0c7c1e-6a0b-4f5c-9a42-5f6a1f6f0a11';
const refusal = 'never changed or deleted';

/** The records of what people allowed and chose, of what became of their requests, and of what executives paid, with a row of each. */
const records = {
  lead_consents: `insert into lead_consents
      (lead_id, purpose, recipient, ground, is_given, text_version, language, sentence, way, call_id, created_at)
    values ('${lead}', 'offers', 'Cotejo', 'consent', true, '2026-11', 'es', 'Sí', 'form', '', now())`,
  lead_steps: `insert into lead_steps (lead_id, mover, from_status, to_status, created_at) values ('${lead}', 'visitor', 1, 2, now())`,
  contact_choices: `insert into contact_choices (id, email, email_index, choice, edition, way, created_at)
    values (gen_random_uuid(), '\\x01', '\\x02', 'stop', 'chile', 'page', now())`,
  ledger_transfers: `insert into ledger_transfers (executive_id, type, from_account, to_account, amount)
    values (1, 1, 'house:bank', 'executive:1', 3000)`,
};
/** What a change of keys puts anew. */
const sealed = new Set(['contact_choices.email', 'contact_choices.email_index']);

/** As an installation has it: the databases of the other tests let them empty tables. */
beforeAll(async () => {
  test = await createTestDatabase();
  await test.pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
  await migrateDatabase(test.url);
});
afterAll(() => test.drop());

/** Writes a row of each record, of a request that is not there. */
async function write(): Promise<void> {
  const rows = Object.values(records).join('; ');
  await test.pool.query(`begin; set local session_replication_role = replica; ${rows}; commit`);
}

describe('records that are never taken away', () => {
  it('let the tables that they are of be emptied where nothing was ever written', async () => {
    await expect(test.pool.query('truncate product_identities, leads, contact_choices cascade')).resolves.toBeDefined();
  });

  it.each(Object.keys(records))(
    '%s: no row is deleted, no table emptied, and no column changed but what is sealed',
    async (table) => {
      await write();
      const { pool } = test;
      await expect(pool.query(`delete from ${table}`)).rejects.toThrow(refusal);
      await expect(pool.query(`truncate ${table}`)).rejects.toThrow(refusal);
      const { rows } = await pool.query<{ name: string }>(
        "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1",
        [table],
      );
      expect(rows.length).toBeGreaterThan(8);
      for (const { name } of rows) {
        const change = pool.query(`update ${table} set ${name} = ${name}`).then(
          () => 'changed',
          (error: unknown) => String(error),
        );
        expect([name, await change]).toEqual([
          name,
          sealed.has(`${table}.${name}`) ? 'changed' : (expect.stringContaining(refusal) as string),
        ]);
      }
    },
  );

  it.each(['leads', 'executives', 'product_identities'])('are not emptied with %s, which they hang on', async (table) => {
    await write();
    await expect(test.pool.query(`truncate ${table} cascade`)).rejects.toThrow(refusal);
  });
});
