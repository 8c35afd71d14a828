import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import { dataOf, profileFormSchema } from '../schemas/catalogue.ts';
import { integrationFormsSchema, profileFormDataSchema } from '../schemas/forms.ts';
import { segment } from '../schemas/params.ts';

const group = 'Formularios y contenido';
/** Word or uuid of the process that a form belongs to. */
const exampleHash = '6f1d2b54-0f3e-4d2b-9a67-5f6b0c9e1a01';

export const getProfileForm = defineEndpoint({
  method: 'GET',
  path: '/api/profile-form/form',
  group,
  summary: 'Preguntas del perfil de un tipo de producto, en el orden en que se hacen; 404 si no las hay para ese tipo',
  access: 'public',
  cache: 'catalogue',
  example: { query: { productTypeName: 'ISAPRE' } },
  query: z.object({ productTypeName: z.string().min(1).max(80) }),
  responses: { 200: dataOf(z.object({ profileForm: profileFormSchema })), 400: problemSchema, 404: problemSchema },
});

export const saveProfileForm = defineEndpoint({
  method: 'POST',
  path: '/api/profile-form/data',
  group,
  summary:
    'Revisa un perfil y lo cuenta por rangos de edad y región, sin guardar a quien lo escribió; 422 con cada respuesta que falta o no puede ser',
  access: 'public',
  example: { body: { form: { cotizante: [{ edad: 34 }] }, productType: { name: 'ISAPRE' } } },
  body: profileFormDataSchema,
  responses: { 200: dataOf(z.object({ saved: z.literal(true) })), 404: problemSchema, 422: problemSchema },
});

const integrationForm = dataOf(z.object({ integrationForm: integrationFormsSchema }));

export const getIntegrationForm = defineEndpoint({
  method: 'GET',
  path: '/api/integration/form/{hash}',
  group,
  summary: 'Campos de un formulario hecho de datos, por el identificador de su proceso; con sus valores, en una sola llamada',
  access: 'public',
  cache: 'content',
  example: { params: { hash: exampleHash } },
  params: z.object({ hash: segment() }),
  responses: { 200: integrationForm, 404: problemSchema },
});

export const findIntegrationForm = defineEndpoint({
  method: 'POST',
  path: '/api/integration/form',
  group,
  summary: 'La misma definición, con el identificador en el cuerpo',
  access: 'public',
  example: { body: { integrationHash: exampleHash } },
  body: z.object({ integrationHash: segment() }),
  responses: { 200: integrationForm, 404: problemSchema },
});
