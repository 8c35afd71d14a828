import { landingSeoSchema, type LandingRecord } from '@cotejo/contract/content-backend';
import { paginationOf } from '@cotejo/contract/pagination';
import { defaultLanguage, languageOf } from '@cotejo/core/editions';
import { fail, ok } from '@cotejo/core/result';
import type { Database } from '../../platform/database/connect.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { readLandings, readProductSubscriptions, readSubscribers, type LandingRow } from './landing-store.ts';

type LandingEndpoints = 'listLandings' | 'getLanding' | 'listOrganizationSubscriptions' | 'listProductSubscriptions';

function recordOf({
  id,
  locale,
  title,
  url,
  description,
  body,
  seo,
  organizationCode,
  subdomain,
  publishedAt,
}: LandingRow): LandingRecord {
  const language = languageOf(locale) ?? defaultLanguage;
  const attributes = {
    language,
    title,
    url,
    description,
    body,
    organizationCode,
    subdomain,
    publishedAt: publishedAt.toISOString(),
  };
  return { id, attributes: { ...attributes, seo: landingSeoSchema.parse(seo) } };
}

/** Handlers of the content backend's calls: landings, and what partners show. */
export function landingHandlers(database: Database): Handlers<LandingEndpoints> {
  return {
    listLandings: async ({ query }, { edition, language, now }) => {
      const { 'pagination[page]': page, 'pagination[pageSize]': pageSize, 'filters[country][$eq]': country } = query;
      // The host says the country: of another one there is nothing here.
      if (country !== undefined && country.toLowerCase() !== edition.country) {
        return ok({ data: [], meta: { pagination: paginationOf({ page, pageSize, total: 0 }) } });
      }
      const { rows, total } = await readLandings(
        database,
        {
          edition: edition.id,
          at: new Date(now),
          language,
          url: query['filters[url][$eq]'],
          subdomain: query['filters[subdomain][$eq]'],
        },
        { limit: pageSize, offset: (page - 1) * pageSize },
      );
      return ok({ data: rows.map(recordOf), meta: { pagination: paginationOf({ page, pageSize, total }) } });
    },
    getLanding: async ({ params: { url } }, { edition, language, now }) => {
      const question = { edition: edition.id, at: new Date(now), language, url };
      const { rows } = await readLandings(database, question, { limit: 1, offset: 0 });
      if (rows.length > 0) return ok({ data: rows.map(recordOf) });
      return fail({ kind: 'not-found', detail: `No hay una página de entrada '${url}'` });
    },
    listOrganizationSubscriptions: async ({ query }, { edition }) => {
      const rows = await readSubscribers(database, {
        edition: edition.id,
        subdomain: query['filters[subdomain][$eq]'],
        application: query['filters[application][name][$eq]'],
      });
      return ok({ data: rows.map(({ id, ...attributes }) => ({ id, attributes })) });
    },
    listProductSubscriptions: async ({ query }, { edition }) => {
      const rows = await readProductSubscriptions(database, {
        edition: edition.id,
        productCode: query['filters[productCode][$eq]'],
        subdomain: query['filters[subscription][subdomain][$eq]'],
      });
      return ok({ data: rows.map(({ partnerId, ...attributes }) => ({ id: partnerId, attributes })) });
    },
  };
}
