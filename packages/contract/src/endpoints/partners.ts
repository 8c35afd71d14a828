import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import { dataOf } from '../schemas/catalogue.ts';
import { partnerSchema } from '../schemas/partner.ts';

const group = 'Formularios y contenido';

export const getPartnerByToken = defineEndpoint({
  method: 'GET',
  path: '/api/integration/iframe-token',
  group,
  summary: 'Lo que puede mostrar un socio que nos incrusta, por su clave',
  access: 'public',
  isPrivate: true,
  example: { query: { token: 'clave-de-demostracion' } },
  query: z.object({ token: z.string().min(8).max(200) }),
  responses: { 200: dataOf(partnerSchema), 404: problemSchema, 410: problemSchema },
});

export const getPartnerBySubdomain = defineEndpoint({
  method: 'GET',
  path: '/api/integration/iframe-subdomain',
  group,
  summary: 'Lo que puede mostrar un socio, por su subdominio o por su propio nombre de sitio',
  access: 'public',
  cache: 'content',
  example: { query: { subdomain: 'bienestar' } },
  query: z.object({ subdomain: z.string().min(1).max(63), hostname: z.string().min(1).max(253).optional() }),
  responses: { 200: dataOf(partnerSchema), 404: problemSchema },
});
