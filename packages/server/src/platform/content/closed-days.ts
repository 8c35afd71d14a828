import { chatHoursSchema } from '@cotejo/contract/chat';
import type { EditionId } from '@cotejo/core/editions';
import type { Questionable } from '../database/connect.ts';
import { readPayloads } from './site-documents.ts';

/** Days on which nobody of an edition answers (YYYY-MM-DD), as its help line lists them (decision 4): not every public holiday is among them. */
export async function readClosedDays(database: Questionable, edition: EditionId): Promise<readonly string[]> {
  const documents = await readPayloads(database, { edition, kind: 'chat-hours' }, chatHoursSchema);
  return documents.flatMap(({ closedDays }) => closedDays);
}
