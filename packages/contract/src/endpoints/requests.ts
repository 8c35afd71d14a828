import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import { leadAnswerSchema, leadBodySchema, leadHeadersSchema } from '../schemas/lead.ts';

export const createLead = defineEndpoint({
  method: 'POST',
  path: '/api/leads',
  group: 'Solicitudes',
  summary: 'Solicita un producto: guarda, asigna ejecutivo y encola el correo en una transacción',
  access: 'public',
  headers: leadHeadersSchema,
  body: leadBodySchema,
  responses: {
    200: leadAnswerSchema,
    400: problemSchema,
    404: problemSchema,
    409: problemSchema,
    422: problemSchema,
    429: problemSchema,
    503: problemSchema,
  },
});
