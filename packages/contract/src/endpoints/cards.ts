import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import { cardInformationSchema, mostCards } from '../schemas/card.ts';
import { dataOf } from '../schemas/catalogue.ts';

const numbers = new RegExp(`^\\d{1,9}(,\\d{1,9}){0,${mostCards - 1}}$`);

/** One call for all cards that came into sight together (A §7), so that a page of results does not cost one per card. */
export const listCardInformation = defineEndpoint({
  method: 'GET',
  path: '/api/compare/cards',
  group: 'Planes y comparación',
  summary: 'Coberturas por grupo, exigencia y ofertas de hoy de varios productos; de uno que no existe no dice nada',
  access: 'public',
  limit: 'browsing',
  cache: 'catalogue',
  query: z.strictObject({ ids: z.string().regex(numbers, { error: `son de uno a ${mostCards} números, separados por comas` }) }),
  responses: { 200: dataOf(z.array(cardInformationSchema)), 400: problemSchema },
  example: { query: { ids: '1,2' } },
});
