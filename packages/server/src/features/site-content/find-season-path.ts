import { comparatorEventSchema } from '@cotejo/contract/comparator-event';
import type { EditionId } from '@cotejo/core/editions';
import { readPayloads } from '../../platform/content/site-documents.ts';
import type { Database } from '../../platform/database/connect.ts';

/** The address of an edition's season (A2.2-013) in its own spelling, for one in any letter case; null: no season has it. */
export async function findSeasonPath(database: Database, edition: EditionId, path: string): Promise<string | null> {
  const events = await readPayloads(database, { edition, kind: 'event' }, comparatorEventSchema);
  const paths = events.map(({ comparatorPath, comparatorRelativePath }) => `${comparatorPath}/${comparatorRelativePath}`);
  return paths.find((own) => own.toLowerCase() === path.toLowerCase()) ?? null;
}
