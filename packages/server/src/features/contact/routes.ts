import { businessLineSchema, contactGroupSchema } from '@cotejo/contract/contact';
import { ok } from '@cotejo/core/result';
import { readBusinessLines } from '../../platform/business-line-store.ts';
import { readPayloads } from '../../platform/content/site-documents.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { Handlers } from '../../platform/http/handlers.ts';

/** Handlers of the ways to reach whoever runs the site, and of the lines of business that requests are for. */
export function contactHandlers(database: Database): Handlers<'listContactInformation' | 'listBusinessLines'> {
  return {
    listContactInformation: async (_, { edition }) =>
      ok({ data: await readPayloads(database, { edition: edition.id, kind: 'contact' }, contactGroupSchema) }),
    listBusinessLines: async ({ headers }, { edition }) => {
      const id = headers['editable-business-line'];
      const leadType = id === undefined ? headers['lead-type'] : undefined;
      const lines = await readBusinessLines(database, { country: edition.country, leadType, id });
      return ok({ data: lines.map((line) => businessLineSchema.parse(line)) });
    },
  };
}
