import { chatHoursSchema } from '@cotejo/contract/chat';
import type { EditionId } from '@cotejo/core/editions';
import type { Questionable } from '../database/connect.ts';
import { readPayloads } from './site-documents.ts';

/** Public holidays and other days on which nobody of an edition answers (YYYY-MM-DD): those of its help line (decision 4). */
export async function readClosedDays(database: Questionable, edition: EditionId): Promise<readonly string[]> {
  const documents = await readPayloads(database, { edition, kind: 'chat-hours' }, chatHoursSchema);
  return documents.flatMap(({ closedDays }) => closedDays);
}
