import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import { clientErrorsPath } from '../paths/frame-paths.ts';
import { dataOf } from '../schemas/catalogue.ts';

const bodySchema = z.object({
  name: z.string().max(60),
  message: z.string().max(300),
  stack: z.string().max(4000),
  path: z.string().startsWith('/').max(2000),
});

export const reportClientError = defineEndpoint({
  method: 'POST',
  path: clientErrorsPath,
  group: 'Contacto, enlaces y operación',
  summary: 'Un error que nadie atajó en una página: se anota qué falló y dónde de nuestros archivos, nada de quien la miraba',
  access: 'public',
  limit: 'report',
  body: bodySchema,
  example: {
    body: {
      name: 'TypeError',
      message: 'x is not a function',
      stack: 'TypeError: x is not a function\n    at show (/assets/list-a1.js:1:204)',
      path: '/Comparar/Isapres',
    },
  },
  responses: { 200: dataOf(z.object({ noted: z.boolean() })), 400: problemSchema },
});
