import { faqSchema } from '@cotejo/contract/catalogue';
import type { ApiFailure } from '@cotejo/contract/errors';
import { comparatorEventSchema } from '@cotejo/contract/comparator-event';
import {
  comparatorBenefitSchema,
  comparatorBlockSchema,
  informationContentSchema,
  menuItemSchema,
  notificationSchema,
  reasonSchema,
} from '@cotejo/contract/site-content';
import { findNamedComparator } from '@cotejo/core/find-product';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { z } from 'zod';
import { readContent } from '../../platform/content/content-store.ts';
import { safeHtml } from '../../platform/content/safe-html.ts';
import { readPayloads } from '../../platform/content/site-documents.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { Handlers, RequestContext } from '../../platform/http/handlers.ts';
import { catalogueOfCall, type PublishedCatalogue } from '../../platform/published-catalogue.ts';

export interface SiteContentServices {
  readonly memory: PublishedCatalogue;
  readonly database: Database;
}

type SiteContentEndpoint =
  | 'getMenu'
  | 'listNotifications'
  | 'getInformation'
  | 'listReasons'
  | 'listComparatorBenefits'
  | 'listComparatorBlocks'
  | 'listComparatorFaq'
  | 'listComparatorEvents';

/** Handlers of the texts and lists that pages show, as whoever runs the site wrote them. HTML is made safe as it is read. */
export function siteContentHandlers({ memory, database }: SiteContentServices): Handlers<SiteContentEndpoint> {
  async function ofComparator<Schema extends z.ZodType>(
    { id, call }: { readonly id: string; readonly call: RequestContext },
    kind: string,
    schema: Schema,
  ): Promise<Result<{ data: z.output<Schema>[] }, ApiFailure>> {
    const comparator = findNamedComparator(catalogueOfCall(memory, call), id);
    if (comparator === null) return fail({ kind: 'not-found', detail: 'No existe ese comparador' });
    return ok({
      data: await readPayloads(
        database,
        { edition: call.edition.id, language: call.language, kind, name: comparator.name },
        schema,
      ),
    });
  }

  return {
    getMenu: async (_, { edition, language }) =>
      ok({ data: await readPayloads(database, { edition: edition.id, language, kind: 'menu' }, menuItemSchema) }),
    listNotifications: async (_, { edition, language }) =>
      ok({ data: await readPayloads(database, { edition: edition.id, language, kind: 'notification' }, notificationSchema) }),
    getInformation: async ({ params: { name } }, { edition, language }) => {
      const [document] = await readContent(database, { edition: edition.id, language, kind: 'information', name });
      if (document === undefined) return fail({ kind: 'not-found', detail: 'No existe ese texto' });
      const { title, body } = informationContentSchema.parse(document.payload);
      return ok({ data: { name, title, body: safeHtml(body), updatedAt: document.updatedAt.toISOString() } });
    },
    listReasons: async ({ params }, { edition, language }) => {
      const reasons = await readPayloads(
        database,
        { edition: edition.id, language, kind: 'why-us', name: params.id },
        reasonSchema,
      );
      if (reasons.length === 0) return fail({ kind: 'not-found', detail: 'No hay razones para ese proyecto' });
      return ok({ data: reasons.map(({ icon, message }) => ({ icon, message: safeHtml(message) })) });
    },
    listComparatorEvents: async (_, { edition, language }) =>
      ok({ data: await readPayloads(database, { edition: edition.id, language, kind: 'event' }, comparatorEventSchema) }),
    listComparatorBenefits: ({ params: { id } }, call) =>
      ofComparator({ id, call }, 'comparator-benefits', comparatorBenefitSchema),
    listComparatorBlocks: ({ params: { id } }, call) => ofComparator({ id, call }, 'comparator-blockzone', comparatorBlockSchema),
    listComparatorFaq: ({ params: { id } }, call) => ofComparator({ id, call }, 'comparator-faq', faqSchema),
  };
}
