import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { dataOf } from '../schemas/catalogue.ts';
import { contactGroupSchema } from '../schemas/contact.ts';

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
