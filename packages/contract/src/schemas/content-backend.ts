import { languages } from '@cotejo/core/editions';
import { z } from 'zod';
import { countInQuery, defaultPageSize, pageInQuery, paginationSchema } from './pagination.ts';

const largestPage = 100;
const filter = z.string().min(1).max(200).optional();

/** Records as the content backend writes them: attributes apart from the id; a client merges both (C3-55). */
function recordsOf<Attributes extends z.ZodObject>(attributes: Attributes) {
  return z.array(z.object({ id: z.number().int(), attributes }));
}

/** What search engines are told of a landing. */
export const landingSeoSchema = z.object({ title: z.string().min(1), description: z.string().min(1) });

export const landingSchema = z
  .object({
    /** What it is written in: Spanish where nobody wrote it in the language that was asked for. */
    language: z.enum(languages),
    title: z.string(),
    url: z.string(),
    description: z.string(),
    /** HTML, safe to show as it is. */
    body: z.string(),
    seo: landingSeoSchema,
    /** Of the organisation it is about; null: of none. */
    organizationCode: z.string().nullable(),
    /** Of the partner it is for; null: of everybody. */
    subdomain: z.string().nullable(),
    publishedAt: z.string(),
  })
  .meta({ id: 'Landing' });

export const landingsQuerySchema = z.strictObject({
  'filters[country][$eq]': filter,
  'filters[url][$eq]': filter,
  'filters[subdomain][$eq]': filter,
  'pagination[page]': pageInQuery,
  'pagination[pageSize]': countInQuery(largestPage).default(defaultPageSize),
});

export const landingListSchema = z
  .object({ data: recordsOf(landingSchema), meta: z.object({ pagination: paginationSchema }) })
  .meta({ id: 'LandingList' });
export type LandingRecord = z.infer<typeof landingListSchema>['data'][number];
export const landingRecordSchema = z.object({ data: recordsOf(landingSchema) }).meta({ id: 'LandingRecord' });

export const organizationSubscriptionsQuerySchema = z.strictObject({
  'filters[subdomain][$eq]': filter,
  'filters[application][name][$eq]': filter,
});

/** Which organisations a partner shows, and in what frame. */
export const organizationSubscriptionsSchema = z
  .object({
    data: recordsOf(
      z.object({
        subdomain: z.string().nullable(),
        applicationName: z.string(),
        organizations: z.array(z.string()),
        clinicsEnabled: z.boolean(),
        headerHtml: z.string().nullable(),
        footerHtml: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'OrganizationSubscriptions' });

export const productSubscriptionsQuerySchema = z.strictObject({
  'filters[productCode][$eq]': filter,
  'filters[subscription][subdomain][$eq]': filter,
});

/** Which products a partner shows. */
export const productSubscriptionsSchema = z
  .object({
    data: recordsOf(z.object({ productCode: z.string(), subdomain: z.string().nullable(), active: z.boolean() })),
  })
  .meta({ id: 'ProductSubscriptions' });
