import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import { dataOf } from '../schemas/catalogue.ts';
import { businessLineSchema, contactGroupSchema } from '../schemas/contact.ts';
import { executiveSchema, leadTypes } from '../schemas/lead.ts';

const group = 'Contacto, enlaces y operación';

export const listContactInformation = defineEndpoint({
  method: 'GET',
  path: '/api/contactInformations',
  group,
  summary: 'Formas de contacto y redes sociales; la tercera entrada de «contacto» es el correo de ayuda',
  access: 'public',
  cache: 'content',
  example: {},
  responses: { 200: dataOf(z.array(contactGroupSchema)) },
});

export const getRandomExecutive = defineEndpoint({
  method: 'GET',
  path: '/api/meetings/random-executive',
  group: 'Formularios y contenido',
  summary: 'Un ejecutivo al azar de una línea de negocio que toma reuniones',
  access: 'public',
  isPrivate: true,
  example: { query: { lob: 'isapre' } },
  query: z.object({ lob: z.string().min(1).max(60) }),
  responses: { 200: dataOf(executiveSchema), 404: problemSchema },
});

export const listBusinessLines = defineEndpoint({
  method: 'GET',
  path: '/api/business-line',
  group,
  summary: 'Líneas de negocio de la edición; las cabeceras dejan las de un tipo de solicitud, o una sola',
  access: 'public',
  cache: 'content',
  example: { headers: { 'lead-type': 'plan_isapre_lead' } },
  headers: z.object({ 'lead-type': z.enum(leadTypes).optional(), 'editable-business-line': z.string().max(60).optional() }),
  responses: { 200: dataOf(z.array(businessLineSchema)) },
});
