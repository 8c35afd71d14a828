import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { organizations } from '../database/schema/master-data.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

describe('a test database', () => {
  let one: TestDatabase;
  let other: TestDatabase;
  beforeAll(async () => {
    [one, other] = [await createTestDatabase(), await createTestDatabase()];
  });
  afterAll(async () => {
    await one.drop();
    await other.drop();
  });

  it('is migrated, and shares no rows with another one', async () => {
    await one.database.insert(organizations).values({
      edition: 'chile',
      code: 'X',
      kind: 'isapre',
      acronym: 'X',
      name: 'X',
      displayName: 'X',
      url: 'X',
      mark: 'XX',
      hue: 1,
    });
    expect(await one.database.$count(organizations)).toBe(1);
    expect(await other.database.$count(organizations)).toBe(0);
  });

  it('runs on the PostgreSQL that npm installed', async () => {
    const { rows } = await one.database.execute(sql`select version()`);
    expect(String(rows[0]?.version)).toMatch(/^PostgreSQL 18/);
  });
});
