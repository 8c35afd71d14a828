import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import { dataOf } from '../schemas/catalogue.ts';
import { segment } from '../schemas/params.ts';

export const getActiveUsers = defineEndpoint({
  method: 'GET',
  path: '/api/analytics/activeUsers',
  group: 'Planes y comparación',
  summary: 'Cuántos visitantes hubo en los últimos cinco minutos',
  access: 'public',
  isPrivate: true,
  responses: { 200: dataOf(z.object({ activeUsers: z.int() })) },
  example: {},
});

export const purgeCache = defineEndpoint({
  method: 'GET',
  path: '/cloudflare-cache/{appName}',
  group: 'Contacto, enlaces y operación',
  summary: 'Vacía lo que los procesos guardan de páginas y respuestas',
  access: 'staff',
  isPrivate: true,
  params: z.object({ appName: segment() }),
  responses: { 200: dataOf(z.object({ purged: z.literal(true) })), 401: problemSchema, 404: problemSchema },
  // Answered 401 where nobody set CACHE_PURGE_CREDENTIALS, and to who has others.
  example: { params: { appName: 'site' } },
});
