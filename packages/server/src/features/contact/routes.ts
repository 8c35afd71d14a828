import { businessLineSchema, contactGroupSchema } from '@cotejo/contract/contact';
import { fail, ok } from '@cotejo/core/result';
import { readBusinessLines } from '../../platform/business-line-store.ts';
import { readPayloads } from '../../platform/content/site-documents.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { wireExecutive } from '../../platform/wire-executive.ts';
import { readMeetingExecutives } from './contact-store.ts';

export interface ContactServices {
  readonly database: Database;
  /** A whole number from 0 to below the given one, each as likely. */
  readonly pick: (below: number) => number;
}

/** Handlers of the ways to reach whoever runs the site, and of the lines of business that requests are for. */
export function contactHandlers({
  database,
  pick,
}: ContactServices): Handlers<'listContactInformation' | 'getRandomExecutive' | 'listBusinessLines'> {
  return {
    listContactInformation: async (_, { edition }) =>
      ok({ data: await readPayloads(database, { edition: edition.id, kind: 'contact' }, contactGroupSchema) }),
    getRandomExecutive: async ({ query }, { edition, today }) => {
      const candidates = await readMeetingExecutives(database, { edition: edition.id, line: query.lob, today });
      const executive = candidates.length === 0 ? undefined : candidates[pick(candidates.length)];
      if (executive === undefined) return fail({ kind: 'not-found', detail: 'Nadie toma reuniones en esa línea' });
      return ok({ data: wireExecutive(executive) });
    },
    listBusinessLines: async ({ headers }, { edition }) => {
      const id = headers['editable-business-line'];
      const leadType = id === undefined ? headers['lead-type'] : undefined;
      const lines = await readBusinessLines(database, { country: edition.country, leadType, id });
      return ok({ data: lines.map((line) => businessLineSchema.parse(line)) });
    },
  };
}
