import { contactGroupSchema } from '@cotejo/contract/contact';
import { ok } from '@cotejo/core/result';
import { readPayloads } from '../../platform/content/site-documents.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { Handlers } from '../../platform/http/handlers.ts';

export interface ContactServices {
  readonly database: Database;
}

/** Handlers of the ways to reach whoever runs the site. */
export function contactHandlers({ database }: ContactServices): Handlers<'listContactInformation'> {
  return {
    listContactInformation: async (_, { edition }) =>
      ok({ data: await readPayloads(database, { edition: edition.id, kind: 'contact' }, contactGroupSchema) }),
  };
}
