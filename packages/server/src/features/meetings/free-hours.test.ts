import { editionOf, type EditionId } from '@cotejo/core/editions';
import { instantAt, wallClockAt } from '@cotejo/core/zoned-time';
import { plainDate } from '@cotejo/core/dates';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { executives } from '../../platform/database/schema/requests.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts';
import { findRoom, readFreeHours } from './free-hours.ts';

let test: TestDatabase;
const minute = 60_000;

beforeAll(async () => {
  test = await createTestDatabase('demo');
  const hours = [1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '09:00', to: '13:00' }));
  await test.pool.query('update executive_calendars set hours = $1, horizon_days = 14, notice_minutes = 0', [
    JSON.stringify(hours),
  ]);
});
afterAll(() => test.drop());

/** Whether somebody of an edition can be met on a day, and takes over a meeting of it at ten, a week before. */
async function isMet(edition: EditionId, day: string): Promise<readonly [isOffered: boolean, isTakenOver: boolean]> {
  const [executive] = await test.database
    .select()
    .from(executives)
    .where(eq(executives.edition, edition))
    .orderBy(asc(executives.id))
    .limit(1);
  if (executive === undefined) throw new Error(`nobody answers in ${edition}`);
  const question = { executive, edition, now: Date.parse(day) - 7 * 24 * 60 * minute, except: null };
  const free = await readFreeHours(test.database, { ...question, at: null });
  if (free === null) throw new Error(`nobody has a calendar in ${edition}`);
  const { timeZone } = free.calendar;
  const ten = instantAt({ day: plainDate(day), time: '10:00' }, timeZone) ?? 0;
  const room = await findRoom(test.database, { from: ten, to: ten + 30 * minute }, question);
  return [free.slots.some(({ from }) => wallClockAt(from, timeZone).day === day), room !== null];
}

describe('hours of an executive', () => {
  it.each([
    ['the Saturday before Easter', 'chile', '2027-03-27'],
    ['a 1 May on a Saturday', 'peru', '2027-05-01'],
    ['Christmas on a Saturday', 'colombia', '2027-12-25'],
    ['a Tuesday that no list reaches', 'chile', '2029-05-01'],
    ['a Monday of holiday that no list reaches', 'colombia', '2029-01-08'],
  ] as const)('are none on %s (%s, %s), by booking or by taking over', async (_, edition, day) => {
    expect(await isMet(edition, day)).toEqual([false, false]);
  });

  it('are none on what the content lists beside the holidays', async () => {
    expect(await isMet('chile', '2026-12-14')).toEqual([true, true]);
    await test.pool.query(
      `update site_content set payload = jsonb_set(payload, '{closedDays}', '["2026-12-14"]') where edition = 'chile' and kind = 'chat-hours'`,
    );
    expect(await isMet('chile', '2026-12-14')).toEqual([false, false]);
  });

  it('are none on holidays by law where there is no content, and the edition of no country has no such days', async () => {
    await test.pool.query("delete from site_content where kind = 'chat-hours'");
    for (const edition of ['chile', 'peru', 'colombia', 'international'] as const) {
      const isOpen = editionOf(edition).countryCode === null;
      expect([edition, await isMet(edition, '2026-12-08')]).toEqual([edition, [isOpen, isOpen]]);
      expect([edition, await isMet(edition, '2026-12-10')]).toEqual([edition, [true, true]]);
    }
  });
});
