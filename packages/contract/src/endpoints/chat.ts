import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import { dataOf } from '../schemas/catalogue.ts';
import { chatAvailabilitySchema, providerWebchatConfigSchema, webchatConfigSchema } from '../schemas/chat.ts';
import { segment } from '../schemas/params.ts';

const group = 'Chat';
/** The language is what follows the last hyphen: 'partner-marketplace-es'. */
const params = z.object({ app: segment(), lang: z.string().regex(/^[a-z]{2}$/i, { error: 'son dos letras' }) });
const example = { params: { app: 'site', lang: 'es' } };

export const getChatAvailability = defineEndpoint({
  method: 'GET',
  path: '/api/chat/available',
  group,
  summary: 'Si alguien responde el chat ahora, y en qué horario',
  access: 'public',
  cache: 'minute',
  example: {},
  responses: { 200: dataOf(chatAvailabilitySchema), 404: problemSchema },
});

export const getWebchatConfig = defineEndpoint({
  method: 'GET',
  path: '/api/chat/getWebchatConfig/{app}-{lang}',
  group,
  summary: 'Configuración del chat de una aplicación',
  access: 'public',
  cache: 'content',
  example,
  params,
  responses: { 200: dataOf(webchatConfigSchema), 404: problemSchema },
});

export const getProviderWebchatConfig = defineEndpoint({
  method: 'GET',
  path: '/api/chat/getProviderWebchatConfig/{app}-{lang}',
  group,
  summary: 'Configuración del chat que responde un prestador',
  access: 'public',
  cache: 'content',
  example,
  params,
  responses: { 200: dataOf(providerWebchatConfigSchema), 404: problemSchema },
});
