import { plainDate } from '@cotejo/core/dates';
import { isInRecess } from '@cotejo/core/recess';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { executives } from '../database/schema/requests.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { isAtWorkOn } from './at-work-store.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('who is at work by the rule is so in a query, whatever their recess', async () => {
  const days = [null, '2026-11-19', '2026-11-20', '2026-11-21'];
  const recesses = [null, 1, 2, 4].flatMap((recessReason) =>
    days.flatMap((recessFrom) => days.map((recessUntil) => ({ recessReason, recessFrom, recessUntil }))),
  );
  const possible = recesses.filter(({ recessFrom, recessUntil }) => !(recessFrom && recessUntil && recessUntil < recessFrom));
  const today = plainDate('2026-11-20');
  const plain = { edition: 'chile', firstNames: 'A', lastNames: 'B', phone: '1', businessLines: [], dailyLimit: 1, balance: 0 };
  await test.database
    .insert(executives)
    .values(possible.map((recess, index) => ({ ...plain, ...recess, chargePerLead: 0, email: `${index}@cotejo.example` })));
  const rows = await test.database
    .select({ executive: executives, isAtWork: sql<boolean>`${isAtWorkOn(today, executives)}` })
    .from(executives)
    .where(eq(executives.edition, 'chile'));
  expect(rows).toHaveLength(possible.length);
  expect(rows.filter(({ executive, isAtWork }) => isAtWork === isInRecess(executive, today))).toEqual([]);
});

it('a recess that ends before it begins is stored by nobody', async () => {
  const row = sql`insert into executives (edition, first_names, last_names, phone, email, business_lines, daily_limit, balance,
    charge_per_lead, recess_from, recess_until) values ('chile', 'A', 'B', '1', 'x@cotejo.example', '{}', 1, 0, 0, '2026-11-21', '2026-11-20')`;
  await expect(test.database.execute(row)).rejects.toMatchObject({ cause: { constraint: 'executives_recess' } });
});
