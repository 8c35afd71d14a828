import { defaultLanguage, type Edition } from '@cotejo/core/editions';
import type { Database } from '../../../platform/database/connect.ts';
import type { DataKeys } from '../../../platform/personal-data/data-keys.ts';
import type { MailContent } from '../../../platform/messages/written-message.ts';
import { summaryRows, type Wanted } from '../lead-summary.ts';
import type { ToldRequest } from './all-told.ts';
import { findRepetitions } from './repetition-store.ts';
import { toldRows, type ReadForms } from './told-rows.ts';

/** More than anybody sends within a day who is no program; those before them are in the history of who was told of them. */
const most = 20;

export interface Telling {
  readonly database: Database;
  readonly dataKeys: DataKeys;
  readonly readForms: ReadForms;
}

type Request = Parameters<typeof toldRows>[0] & Wanted & { readonly lead: { readonly id: string; readonly message: string } };

function messageRows({ lead: { message } }: Request): MailContent['rows'] {
  return message === '' ? [] : [['Mensaje', message]];
}

/**
 * All that the person of a request said, for whoever answers it: of themselves, and what its repetitions ('Duplicado', docs/decisions/0303) ask
 * for and say, the oldest first, without what the first one says as well. Whoever is given it later was told of none of them.
 */
export async function toldRequest(
  first: Request,
  edition: Edition,
  { database, dataKeys, readForms }: Telling,
): Promise<ToldRequest> {
  let forms: ReturnType<ReadForms> | null = null;
  const readOnce: ReadForms = (of) => (forms ??= readForms(of));
  const told = await toldRows(first, edition, readOnce);
  const known = new Set([...messageRows(first), ...told].map((row) => JSON.stringify(row)));
  const found = await findRepetitions(database, { firstLeadId: first.lead.id, most }, dataKeys);
  const repetitions = await Promise.all(
    found.map(async (repetition) => {
      const said = [...messageRows(repetition), ...(await toldRows(repetition, edition, readOnce))];
      const news = said.filter((row) => !known.has(JSON.stringify(row)));
      return { receivedAt: repetition.lead.createdAt, rows: [...summaryRows(repetition, edition, defaultLanguage), ...news] };
    }),
  );
  return { told, repetitions };
}
