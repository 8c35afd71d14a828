import { defaultLanguage, type Edition } from '@cotejo/core/editions';
import type { Database } from '../../../platform/database/connect.ts';
import type { DataKeys } from '../../../platform/personal-data/data-keys.ts';
import type { MailContent } from '../../../platform/messages/written-message.ts';
import { summaryRows, type Wanted } from '../lead-summary.ts';
import { findRepetitions } from './repetition-store.ts';
import { toldRows, type ReadForms } from './told-rows.ts';

/** More than anybody sends within a day who is no program; those before them are in the history of who was told of them. */
const most = 20;

/** What somebody asked for again within a day, for whoever answers them. */
export interface ToldRepetition {
  readonly receivedAt: Date;
  readonly rows: MailContent['rows'];
}

export interface Telling {
  readonly database: Database;
  readonly dataKeys: DataKeys;
  readonly readForms: ReadForms;
}

type Rows = MailContent['rows'];
type Request = Parameters<typeof toldRows>[0] & Wanted & { readonly lead: { readonly id: string; readonly message: string } };

/** What a request asks for and says. */
async function requestRows({ lead, quote }: Request, edition: Edition, readForms: ReadForms): Promise<Rows> {
  const message: Rows = lead.message === '' ? [] : [['Mensaje', lead.message]];
  return [...message, ...(await toldRows({ lead, quote }, edition, readForms))];
}

/**
 * What the repetitions of a request ('Duplicado', docs/decisions/0303) ask for and say, the oldest first, and nothing that the first one says as
 * well: whoever is given it later was told of none of them.
 */
export async function toldRepetitions(
  first: Request,
  edition: Edition,
  { database, dataKeys, readForms }: Telling,
): Promise<readonly ToldRepetition[]> {
  const repetitions = await findRepetitions(database, { firstLeadId: first.lead.id, most }, dataKeys);
  if (repetitions.length === 0) return [];
  const known = new Set((await requestRows(first, edition, readForms)).map((row) => JSON.stringify(row)));
  return Promise.all(
    repetitions.map(async (repetition) => {
      const said = await requestRows(repetition, edition, readForms);
      const news = said.filter((row) => !known.has(JSON.stringify(row)));
      const rows = [...summaryRows(repetition, edition, defaultLanguage), ...news];
      return { receivedAt: repetition.lead.createdAt, rows };
    }),
  );
}
