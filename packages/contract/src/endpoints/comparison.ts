import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import { exampleFamily as profile } from '../example-family.ts';
import { dataOf } from '../schemas/catalogue.ts';
import { compareAnswerSchema, compareBodySchema } from '../schemas/compare.ts';
import { productParams } from '../schemas/params.ts';
import { profileSchema } from '../schemas/profile.ts';
import { quotedPriceSchema, storedQuoteSchema } from '../schemas/quote.ts';

const group = 'Planes y comparación';

export const compareInsurance = defineEndpoint({
  method: 'POST',
  path: '/api/insurance/compare/metadataPlanesPersonas',
  group,
  summary: 'Compara seguros para una familia: precios, filtros con cantidades, orden y página',
  access: 'public',
  limit: 'browsing',
  onlyReads: true,
  body: compareBodySchema,
  responses: { 200: compareAnswerSchema, 400: problemSchema, 404: problemSchema },
  example: { body: { comparator: '/Comparar/Seguros-de-Salud', profile, sort: 'precio-asc' } },
});

export const compareIsaprePlans = defineEndpoint({
  method: 'POST',
  path: '/api/buscarplanes/compare/metadataPlanesPersonas',
  group,
  summary: 'Compara planes de isapre para una familia: precios, filtros con cantidades, orden y página',
  access: 'public',
  limit: 'browsing',
  onlyReads: true,
  body: compareBodySchema,
  responses: { 200: compareAnswerSchema, 400: problemSchema, 404: problemSchema },
  example: {
    body: { comparator: '/Comparar/Isapres', profile, sort: 'precio-asc', filters: { prices: { preciomax: 300_000 } } },
  },
});

const productType = z.string().max(80).optional();

export const calculatePrice = defineEndpoint({
  method: 'POST',
  path: '/api/insurance/{id}/calculatePrice',
  group: 'Detalle de un producto',
  summary: 'Cotiza un producto para una familia, persona por persona; la cotización del perfil propio queda guardada',
  access: 'public',
  limit: 'browsing',
  params: productParams,
  retry: { times: 3, pauseMilliseconds: 1500, failure: 'Error al obtener el precio del producto para el perfil' },
  body: z.object({ profile: profileSchema, productType }),
  responses: { 200: dataOf(quotedPriceSchema), 400: problemSchema, 404: problemSchema },
  example: { params: { id: 'ALC-4001' }, body: { profile: { ...profile, ingresodatos: true } } },
});

export const calculateExamplePrice = defineEndpoint({
  method: 'GET',
  path: '/api/insurance/{id}/calculatePrice',
  group: 'Detalle de un producto',
  summary: 'Cotiza un producto para el perfil de ejemplo de su comparador',
  access: 'public',
  limit: 'browsing',
  params: productParams,
  query: z.strictObject({ productType, comparator: z.string().min(1).max(200).optional() }),
  cache: 'catalogue',
  responses: { 200: dataOf(quotedPriceSchema), 400: problemSchema, 404: problemSchema },
  example: { params: { id: 'ALC-4001' } },
});

export const getQuote = defineEndpoint({
  method: 'GET',
  path: '/api/quotes/{id}',
  group,
  summary: 'Una cotización guardada, con las mismas cifras que se mostraron, vigente o vencida',
  access: 'public',
  limit: 'browsing',
  isPrivate: true,
  params: z.object({ id: z.uuid({ error: 'no es el número de una cotización' }) }),
  responses: { 200: dataOf(storedQuoteSchema), 400: problemSchema, 404: problemSchema },
  example: { params: { id: '0b7f0c52-5d0e-4c1f-9a35-2f6f6c1b7a10' } },
});
