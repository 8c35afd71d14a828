import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import { dataOf } from '../schemas/catalogue.ts';
import { compareAnswerSchema, compareBodySchema, profilePriceSchema } from '../schemas/compare.ts';
import { profileSchema } from '../schemas/profile.ts';

const group = 'Comparación';

export const compareInsurance = defineEndpoint({
  method: 'POST',
  path: '/api/insurance/compare/metadataPlanesPersonas',
  group,
  summary: 'Compara seguros para una familia: precios, filtros con cantidades, orden y página',
  access: 'public',
  body: compareBodySchema,
  responses: { 200: compareAnswerSchema, 400: problemSchema, 404: problemSchema },
});

export const compareIsaprePlans = defineEndpoint({
  method: 'POST',
  path: '/api/buscarplanes/compare/metadataPlanesPersonas',
  group,
  summary: 'Compara planes de isapre para una familia: precios, filtros con cantidades, orden y página',
  access: 'public',
  body: compareBodySchema,
  responses: { 200: compareAnswerSchema, 400: problemSchema, 404: problemSchema },
});

export const calculatePrice = defineEndpoint({
  method: 'POST',
  path: '/api/insurance/{id}/calculatePrice',
  group,
  summary: 'Precio de un producto para una familia, persona por persona',
  access: 'public',
  params: z.object({ id: z.string().min(1).max(120) }),
  body: z.object({ profile: profileSchema, productType: z.string().max(80).optional() }),
  responses: { 200: dataOf(profilePriceSchema), 400: problemSchema, 404: problemSchema },
});
