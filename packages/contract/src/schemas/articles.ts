import { z } from 'zod';
import { defaultPageSize, paginationSchema } from './pagination.ts';

const longestSlug = 120;
const mostArticles = 50;
const limitError = `debe ser un número entero de 1 a ${mostArticles}`;
export const articleSlug = z.string().min(1).max(longestSlug);

const namedSchema = z.object({ id: z.number().int(), name: z.string(), slug: z.string() });

/** A subject with how many active articles it has. */
export const articleTagSchema = namedSchema.extend({ count: z.number().int() }).meta({ id: 'ArticleTag' });
export const articleGroupSchema = articleTagSchema.extend({ order: z.number().int() }).meta({ id: 'ArticleGroup' });

/** An article as lists show it; `paragraph` where the list is of paragraphs. */
export const articleCardSchema = z
  .object({
    id: z.number().int(),
    title: z.string(),
    slug: z.string(),
    summary: z.string(),
    image: z.string().nullable(),
    group: z.object({ name: z.string(), slug: z.string() }),
    tags: z.array(z.object({ name: z.string(), slug: z.string() })),
    /** Day, YYYY-MM-DD. */
    publishedAt: z.string(),
    paragraph: z.object({ id: z.number().int(), title: z.string(), slug: z.string() }).nullable(),
  })
  .meta({ id: 'ArticleCard' });
export type ArticleCard = z.infer<typeof articleCardSchema>;

/** A part of an article under its heading; `html` is safe to show as it is. */
export const articleParagraphSchema = z
  .object({
    id: z.number().int(),
    articleId: z.number().int(),
    articleSlug: z.string(),
    title: z.string(),
    slug: z.string(),
    /** Of its heading: 2 is h2. */
    level: z.number().int(),
    html: z.string(),
    order: z.number().int(),
    /** Calls whose answers it shows. */
    endpointsIds: z.array(z.number().int()),
  })
  .meta({ id: 'ArticleParagraph' });

/** A page of paragraphs; `article` is the one asked for. */
export const articleParagraphsSchema = z
  .object({
    data: z.array(articleParagraphSchema),
    meta: z.object({ pagination: paginationSchema, article: articleCardSchema.nullable() }),
  })
  .meta({ id: 'ArticleParagraphs' });

export const articleTabSchema = z
  .object({ id: z.number().int(), name: z.string().min(1), url: z.string().startsWith('/') })
  .meta({ id: 'ArticleTab' });

/** A call of this API whose answer a paragraph shows. */
export const articleEndpointSchema = z
  .object({
    id: z.number().int(),
    method: z.literal('GET'),
    path: z.string().startsWith('/api/'),
    query: z.record(z.string(), z.string()),
  })
  .meta({ id: 'ArticleEndpoint' });
export type ArticleEndpoint = z.infer<typeof articleEndpointSchema>;

export const articleListBodySchema = z
  .object({
    limit: z
      .number({ error: limitError })
      .int({ error: limitError })
      .min(1, { error: limitError })
      .max(mostArticles, { error: limitError })
      .default(defaultPageSize),
    page: z.number().int().min(1).max(10_000).default(1),
  })
  .meta({ id: 'ArticleListBody' });

export const articleListSchema = z
  .object({ data: z.array(articleCardSchema), meta: z.object({ pagination: paginationSchema }) })
  .meta({ id: 'ArticleList' });

export const articleEndpointsBodySchema = z
  .object({ endpointsIds: z.array(z.number().int().min(0).max(1_000_000)).max(50) })
  .meta({ id: 'ArticleEndpointsBody' });
