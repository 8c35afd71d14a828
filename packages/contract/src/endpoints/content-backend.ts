import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import {
  landingListSchema,
  landingRecordSchema,
  landingsQuerySchema,
  organizationSubscriptionsQuerySchema,
  organizationSubscriptionsSchema,
  productSubscriptionsQuerySchema,
  productSubscriptionsSchema,
} from '../schemas/content-backend.ts';
import { segment } from '../schemas/params.ts';

/** In each language of the edition. */
const isTold = true;
const kept = { method: 'GET', group: 'Contenido de países', access: 'public', cache: 'content' } as const;

export const listLandings = defineEndpoint({
  path: '/api/country-landings',
  summary: 'Páginas de entrada del país, 15 por página',
  query: landingsQuerySchema,
  example: { query: { 'filters[country][$eq]': 'chile', 'pagination[page]': '1', 'pagination[pageSize]': '15' } },
  responses: { 200: landingListSchema, 400: problemSchema },
  isTold,
  ...kept,
});

export const getLanding = defineEndpoint({
  path: '/api/country-landings/{url}',
  summary: 'Una página de entrada por su dirección',
  params: z.object({ url: segment() }),
  isAlwaysFresh: true,
  example: { params: { url: 'Cruz-Blanca' } },
  responses: { 200: landingRecordSchema, 400: problemSchema, 404: problemSchema },
  isTold,
  ...kept,
});

export const listOrganizationSubscriptions = defineEndpoint({
  path: '/api/organization-subscriptions',
  summary: 'Organizaciones que muestra un sitio asociado, por su subdominio y aplicación',
  query: organizationSubscriptionsQuerySchema,
  example: {},
  responses: { 200: organizationSubscriptionsSchema, 400: problemSchema },
  ...kept,
});

export const listProductSubscriptions = defineEndpoint({
  path: '/api/product-subscriptions',
  summary: 'Productos que muestra un sitio asociado, por código y subdominio',
  query: productSubscriptionsQuerySchema,
  example: {},
  responses: { 200: productSubscriptionsSchema, 400: problemSchema },
  ...kept,
});
