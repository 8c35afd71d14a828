import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import { dataOf, faqSchema } from '../schemas/catalogue.ts';
import { segment } from '../schemas/params.ts';
import {
  comparatorBenefitSchema,
  comparatorBlockSchema,
  comparatorFeatureSchema,
  informationSchema,
  menuItemSchema,
  notificationSchema,
  reasonSchema,
} from '../schemas/site-content.ts';

const group = 'Formularios y contenido';
/** Kept for minutes, as everything that is written by whoever runs the site. */
const cache = 'content';
/** In each language of the edition. */
const isTold = true;
/** A comparator by its number or its name. */
const comparatorParams = z.object({ id: segment() });
const example = { params: { id: 'isapres' } };

export const getMenu = defineEndpoint({
  method: 'GET',
  path: '/api/menu',
  group: 'Menú, mapas y artículos',
  summary: 'Menú del encabezado y cajas de categorías',
  access: 'public',
  cache,
  isTold,
  example: {},
  responses: { 200: dataOf(z.array(menuItemSchema)) },
});

export const listNotifications = defineEndpoint({
  method: 'GET',
  path: '/api/notifications',
  group,
  summary: 'Novedades que anuncia la campana del encabezado, la más nueva primero',
  access: 'public',
  cache,
  isTold,
  example: {},
  responses: { 200: dataOf(z.array(notificationSchema)) },
});

export const getInformation = defineEndpoint({
  method: 'GET',
  path: '/api/information/{name}',
  group,
  summary: 'Un texto del sitio, en HTML sin scripts',
  access: 'public',
  cache,
  isTold,
  example: { params: { name: 'como-ordenamos' } },
  params: z.object({ name: segment() }),
  responses: { 200: dataOf(informationSchema), 404: problemSchema },
});

export const listReasons = defineEndpoint({
  method: 'GET',
  path: '/api/whyUs/{id}',
  group,
  summary: 'Razones para elegirnos, por nombre de proyecto',
  access: 'public',
  cache,
  isTold,
  example: { params: { id: 'cotejo' } },
  params: z.object({ id: segment() }),
  responses: { 200: dataOf(z.array(reasonSchema)), 404: problemSchema },
});

export const listComparatorBenefits = defineEndpoint({
  method: 'GET',
  path: '/api/comparator/{id}/benefits',
  group,
  summary: 'Ventajas de un comparador, por número o nombre',
  access: 'public',
  cache,
  isTold,
  example,
  params: comparatorParams,
  responses: { 200: dataOf(z.array(comparatorBenefitSchema)), 404: problemSchema },
});

export const listComparatorBlocks = defineEndpoint({
  method: 'GET',
  path: '/api/comparator/{id}/blockzone',
  group,
  summary: 'Bloques de un comparador que llevan a otra página',
  access: 'public',
  cache,
  isTold,
  example,
  params: comparatorParams,
  responses: { 200: dataOf(z.array(comparatorBlockSchema)), 404: problemSchema },
});

export const listComparatorFaq = defineEndpoint({
  method: 'GET',
  path: '/api/comparator/{id}/faq',
  group,
  summary: 'Preguntas frecuentes de un comparador',
  access: 'public',
  cache,
  isTold,
  example,
  params: comparatorParams,
  responses: { 200: dataOf(z.array(faqSchema)), 404: problemSchema },
});

export const listComparatorFeatures = defineEndpoint({
  method: 'GET',
  path: '/api/comparator/{id}/features',
  group,
  summary: 'Características por las que se puede filtrar un comparador',
  access: 'public',
  cache: 'catalogue',
  example,
  params: comparatorParams,
  responses: { 200: dataOf(z.array(comparatorFeatureSchema)), 404: problemSchema },
});
