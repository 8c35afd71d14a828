import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { dataOf } from '../schemas/catalogue.ts';
import { businessLineSchema, contactGroupSchema } from '../schemas/contact.ts';
import { leadTypes } from '../schemas/lead.ts';

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
