import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import { exampleFamily as profile } from '../example-family.ts';
import { dataOf } from '../schemas/catalogue.ts';
import { formStampSchema, leadAnswerSchema, leadBodySchema, leadHeadersSchema } from '../schemas/lead.ts';

export const createLead = defineEndpoint({
  method: 'POST',
  path: '/api/leads',
  group: 'Solicitudes',
  summary: 'Solicita un producto: guarda, asigna ejecutivo y encola el correo en una transacción',
  access: 'public',
  limit: 'request',
  isContact: true,
  headers: leadHeadersSchema,
  body: leadBodySchema,
  responses: {
    200: leadAnswerSchema,
    400: problemSchema,
    404: problemSchema,
    409: problemSchema,
    422: problemSchema,
    428: problemSchema,
    429: problemSchema,
    503: problemSchema,
  },
  example: {
    headers: { 'idempotency-key': '2f0c7c1e-6a0b-4f5c-9a42-5f6a1f6f0a11' },
    body: {
      first_name: 'Antonia',
      telefono: '+56 9 1234 5678',
      email: 'antonia@cotejo.example',
      mensaje: '',
      tipo: 'isapre',
      productCode: 'ALC-4001',
      profile,
    },
  },
});

export const getFormStamp = defineEndpoint({
  method: 'GET',
  path: '/api/leads/stamp',
  group: 'Solicitudes',
  summary: 'La hora firmada en que se empieza a llenar una solicitud, para la cabecera X-Form-Stamp de POST /api/leads',
  access: 'public',
  isPrivate: true,
  responses: { 200: dataOf(formStampSchema) },
  example: {},
});
