import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import { dataOf, productDetailSchema } from '../schemas/catalogue.ts';

const group = 'Planes y comparación';
const failures = { 400: problemSchema, 404: problemSchema } as const;

export const getIsaprePlan = defineEndpoint({
  method: 'GET',
  path: '/api/infoplanes/infoplan',
  group,
  summary: 'Un plan de isapre por su código',
  access: 'public',
  example: { query: { codigoplan: 'ALC-4001' } },
  query: z.object({ codigoplan: z.string().min(1).max(120) }),
  responses: { 200: dataOf(productDetailSchema), ...failures },
});
