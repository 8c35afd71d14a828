import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import {
  articleEndpointsBodySchema,
  articleEndpointSchema,
  articleGroupSchema,
  articleListBodySchema,
  articleListSchema,
  articleParagraphsSchema,
  articleSlug,
  articleTabSchema,
  articleTagSchema,
} from '../schemas/articles.ts';
import { dataOf } from '../schemas/catalogue.ts';
import { pageInQuery } from '../schemas/pagination.ts';
import { articleWords, segment } from '../schemas/params.ts';

const common = { group: 'Menú, mapas y artículos', access: 'public', isTold: true } as const;
const kept = { ...common, cache: 'content' } as const;
const failures = { 400: problemSchema, 404: problemSchema } as const;
const idInPath = z.coerce.number<string>({ error: 'debe ser un número' }).int().min(1).max(2_147_483_647);
const paragraphParams = z.object({ id: idInPath });

export const listArticleTags = defineEndpoint({
  method: 'GET',
  path: '/api/qp-university/tags',
  summary: 'Temas de los artículos, con cuántos hay de cada uno',
  example: {},
  responses: { 200: dataOf(z.array(articleTagSchema)) },
  ...kept,
});

export const listArticleGroups = defineEndpoint({
  method: 'GET',
  path: '/api/qp-university/groups',
  summary: 'Secciones de los artículos, en su orden',
  example: {},
  responses: { 200: dataOf(z.array(articleGroupSchema)) },
  ...kept,
});

export const listArticleParagraphs = defineEndpoint({
  method: 'GET',
  path: '/api/qp-university/paragraph',
  summary: 'Partes de los artículos, 15 por página; las de uno con sus datos cuando se pide uno',
  query: z.strictObject({ article: articleSlug.optional(), page: pageInQuery }),
  example: { query: { article: 'Que-cubre-el-7-por-ciento' } },
  responses: { 200: articleParagraphsSchema, ...failures },
  ...kept,
});

export const listArticleTabs = defineEndpoint({
  method: 'GET',
  path: '/api/qp-university/tabs',
  summary: 'Pestañas de la página de los artículos',
  example: {},
  responses: { 200: dataOf(z.array(articleTabSchema)) },
  ...kept,
});

export const countArticleParts = defineEndpoint({
  method: 'GET',
  path: '/api/qp-university/count/{what}',
  summary: 'Cuántos hay: articles, paragraphs, tags o groups',
  params: z.object({ what: segment() }),
  example: { params: { what: 'articles' } },
  responses: { 200: dataOf(z.object({ count: z.number().int() })), ...failures },
  ...kept,
});

export const getParagraphEndpoints = defineEndpoint({
  method: 'GET',
  path: '/api/qp-university/paragraph/{id}/endpoint',
  summary: 'Llamadas de esta API cuyas respuestas muestra una parte de un artículo',
  params: paragraphParams,
  example: { params: { id: '1' } },
  responses: { 200: dataOf(z.array(articleEndpointSchema)), ...failures },
  ...kept,
});

export const findParagraphEndpoints = defineEndpoint({
  method: 'POST',
  path: '/api/qp-university/paragraph/{id}/endpoint',
  summary: 'Las mismas llamadas por sus números: solo las que muestra esa parte',
  params: paragraphParams,
  body: articleEndpointsBodySchema,
  example: { params: { id: '1' }, body: { endpointsIds: [3] } },
  responses: { 200: dataOf(z.array(articleEndpointSchema)), ...failures },
  ...common,
});

export const listArticles = defineEndpoint({
  method: 'POST',
  path: '/api/qp-university/{what}/{by}',
  summary: 'Artículos (articles) o sus partes (paragraphs): latest, popular, o de un tema o sección',
  params: z.object({ what: segment(articleWords), by: articleSlug }),
  body: articleListBodySchema,
  example: { params: { what: 'articles', by: 'latest' }, body: { limit: 15 } },
  responses: { 200: articleListSchema, ...failures },
  ...common,
});
