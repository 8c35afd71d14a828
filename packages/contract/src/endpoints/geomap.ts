import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import { dataOf } from '../schemas/catalogue.ts';
import { geomapQuerySchema, geomapSchema } from '../schemas/geomap.ts';
import { segment } from '../schemas/params.ts';

export const getGeomap = defineEndpoint({
  method: 'GET',
  path: '/api/geomap/{map}',
  group: 'Menú, mapas y artículos',
  summary: 'Mapa (world: todos los países; country: uno, o el de esta edición) con los centros médicos que se pidan',
  access: 'public',
  cache: 'catalogue',
  params: z.object({ map: segment() }),
  query: geomapQuerySchema,
  example: { params: { map: 'country' }, query: { isoA2: 'CL' } },
  responses: { 200: dataOf(geomapSchema), 400: problemSchema, 404: problemSchema },
});
