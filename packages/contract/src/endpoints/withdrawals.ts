import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import { dataOf } from '../schemas/catalogue.ts';
import { consentLinkSchema } from '../schemas/consents.ts';
import { withdrawalBodySchema, withdrawalSchema } from '../schemas/withdrawal.ts';

/** Both tell of one visitor, and only to who has the signed link of the request. */
const ofOneVisitor = { group: 'Solicitudes', access: 'public', isPrivate: true } as const;
const link = { leadId: '5f0c7c1e-6a0b-4f5c-9a42-5f6a1f6f0a11', signature: 'firma-del-enlace-de-la-solicitud' } as const;

export const getWithdrawal = defineEndpoint({
  method: 'GET',
  path: '/api/withdrawals/{leadId}/{signature}',
  summary: 'Si una solicitud se puede retirar, y qué termina con ella: mirarlo no la retira',
  params: consentLinkSchema,
  example: { params: link },
  responses: { 200: dataOf(withdrawalSchema), 400: problemSchema, 404: problemSchema },
  ...ofOneVisitor,
});

export const withdrawLead = defineEndpoint({
  method: 'POST',
  path: '/api/withdrawals',
  summary: 'Retira una solicitud: nadie más contacta a quien la hizo. Repetirlo no cambia nada; 410 si ya está cerrada',
  body: withdrawalBodySchema,
  example: { body: link },
  responses: { 200: dataOf(withdrawalSchema), 400: problemSchema, 404: problemSchema, 410: problemSchema },
  ...ofOneVisitor,
});
