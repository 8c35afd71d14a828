import type { EditionId } from '@cotejo/core/editions';
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { processActivity } from '../../platform/database/schema/visits.ts';
import { upsertRows } from '../../platform/database/insert-rows-store.ts';

/** A process that told nothing for a minute is gone. */
const silenceMilliseconds = 60_000;

export interface ActivityRow {
  readonly processId: string;
  readonly edition: EditionId;
  readonly users: number;
  readonly at: Date;
}

/** Stores how many visitors a process has, and forgets processes that are gone. */
export async function storeActivity(database: Database, rows: readonly ActivityRow[], now: number): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.delete(processActivity).where(lt(processActivity.at, new Date(now - silenceMilliseconds)));
    await upsertRows(transaction, processActivity, { rows, key: ['process_id', 'edition'] });
  });
}

/** Visitors that the other processes told of. */
export async function countOthers(
  database: Database,
  { processId, edition, now }: { readonly processId: string; readonly edition: EditionId; readonly now: number },
): Promise<number> {
  const [row] = await database
    .select({ users: sql<number>`coalesce(sum(${processActivity.users}), 0)::int` })
    .from(processActivity)
    .where(
      and(
        eq(processActivity.edition, edition),
        ne(processActivity.processId, processId),
        gt(processActivity.at, new Date(now - silenceMilliseconds)),
      ),
    );
  return row?.users ?? 0;
}
