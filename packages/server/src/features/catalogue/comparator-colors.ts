import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { comparatorLookSchema } from '@cotejo/contract/site-content';
import type { EditionId } from '@cotejo/core/editions';
import { readContent } from '../../platform/content/content-store.ts';
import type { Database } from '../../platform/database/connect.ts';

/** The comparators of an edition with the colours that are stored for them (B3-58). */
export async function withColors(
  database: Database,
  edition: EditionId,
  comparators: readonly ComparatorAnswer[],
): Promise<ComparatorAnswer[]> {
  const documents = await readContent(database, { edition, kind: 'comparator-look' });
  const colors = new Map(documents.map(({ name, payload }) => [name, comparatorLookSchema.parse(payload).color]));
  return comparators.map((comparator) => ({ ...comparator, metadata: { color: colors.get(comparator.name) ?? null } }));
}
