import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import { dataOf } from '../schemas/catalogue.ts';
import { longestSearch, searchGroupSchema } from '../schemas/search.ts';

export const searchCatalogue = defineEndpoint({
  method: 'GET',
  path: '/api/search',
  group: 'Organizaciones',
  summary: 'Comparadores, organizaciones, centros médicos y productos cuyo nombre tiene todas las palabras, hasta 8 de cada uno',
  access: 'public',
  limit: 'browsing',
  cache: 'catalogue',
  query: z.object({ q: z.string().trim().min(1).max(longestSearch) }),
  example: { query: { q: 'alemana' } },
  responses: { 200: dataOf(z.array(searchGroupSchema)), 400: problemSchema },
});
