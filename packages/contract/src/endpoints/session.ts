import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import { tracePath, versionPath } from '../paths/frame-paths.ts';
import { dataOf } from '../schemas/catalogue.ts';
import { segment } from '../schemas/params.ts';
import { advisorEmailSchema, referrerSchema, tokenClaimsSchema } from '../schemas/session.ts';

const group = 'Versión, usuarios y sesión';

export const getVersion = defineEndpoint({
  method: 'GET',
  path: versionPath,
  group,
  summary: 'Versión desplegada',
  access: 'public',
  isPrivate: true,
  query: z.object({ _q: z.string().max(80).optional() }),
  responses: { 200: z.object({ commit: z.string() }) },
  example: { query: { _q: 'chile' } },
});

export const getReferrer = defineEndpoint({
  method: 'GET',
  path: '/api/users/{id}',
  group,
  summary: 'Quién refiere: la persona detrás de un enlace /ref/{id}',
  access: 'public',
  limit: 'lookup',
  isPrivate: true,
  params: z.object({ id: segment(['advisor'], 80) }),
  responses: { 200: dataOf(referrerSchema), 404: problemSchema },
  example: { params: { id: 'paula-araneda' } },
});

export const findAdvisor = defineEndpoint({
  method: 'GET',
  path: '/api/users/advisor',
  group,
  summary: 'Asesor por su correo; nuestras páginas usan la llamada POST, que no lo deja en la dirección',
  access: 'public',
  limit: 'lookup',
  isPrivate: true,
  query: z.object({ email: advisorEmailSchema }),
  responses: { 200: dataOf(referrerSchema), 404: problemSchema },
  example: { query: { email: 'paula.araneda@cotejo.example' } },
});

export const postFindAdvisor = defineEndpoint({
  method: 'POST',
  path: '/api/users/advisor',
  group,
  summary: 'Asesor por su correo',
  access: 'public',
  limit: 'lookup',
  body: z.object({ email: advisorEmailSchema }),
  responses: { 200: dataOf(referrerSchema), 404: problemSchema },
  example: { body: { email: 'paula.araneda@cotejo.example' } },
});

export const getTokenByHash = defineEndpoint({
  method: 'GET',
  path: '/hashtoken/{hash}',
  group,
  summary: 'Cambia una palabra de un solo uso por una credencial de sesión',
  access: 'public',
  limit: 'lookup',
  isPrivate: true,
  timeout: { milliseconds: 15_000, failure: 'Timeout en rescate de token via hash' },
  params: z.object({ hash: z.string().regex(/^[\w-]{16,200}$/, { error: 'debe tener de 16 a 200 letras, cifras o guiones' }) }),
  responses: { 200: z.object({ token: z.string() }), 404: problemSchema, 410: problemSchema },
  example: { params: { hash: 'demostracion-chile-empresa' } },
});

export const checkToken = defineEndpoint({
  method: 'POST',
  path: '/token',
  group,
  summary: 'Comprueba una credencial y dice de quién es; la de una empresa nombra su institución',
  access: 'public',
  limit: 'lookup',
  // Who is in the middle of something is turned away last.
  isContact: true,
  body: z.object({ token: z.string().min(1).max(4096) }),
  responses: { 200: dataOf(tokenClaimsSchema), 401: problemSchema },
  // A token is given by /hashtoken and lasts ten hours: this one is answered 401.
  example: { body: { token: 'v1.eyJzdWIiOiJhbmEifQ.firma-de-otro-tiempo' } },
});

export const getTrace = defineEndpoint({
  method: 'GET',
  path: tracePath,
  group,
  summary: 'Desde qué país se llama, si un intermediario de confianza lo dice; XX si nadie lo sabe',
  access: 'public',
  isPrivate: true,
  mediaType: 'text/plain',
  responses: { 200: z.string() },
  example: {},
});
