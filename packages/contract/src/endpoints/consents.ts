import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import { dataOf } from '../schemas/catalogue.ts';
import { consentChangeSchema, consentLinkSchema, leadConsentsSchema } from '../schemas/consents.ts';

/** Both tell of one visitor, and only to who has the signed link of the request. */
const ofOneVisitor = { group: 'Solicitudes', access: 'public', isPrivate: true } as const;
const responses = { 200: dataOf(leadConsentsSchema), 400: problemSchema, 404: problemSchema } as const;
const leadId = '5f0c7c1e-6a0b-4f5c-9a42-5f6a1f6f0a11';
const signature = 'firma-del-enlace-de-la-solicitud';

export const getLeadConsents = defineEndpoint({
  method: 'GET',
  path: '/api/consents/{leadId}/{signature}',
  summary: 'Lo que una persona aceptó con su solicitud, por el enlace firmado que se le envió',
  params: consentLinkSchema,
  example: { params: { leadId, signature } },
  responses,
  ...ofOneVisitor,
});

export const changeLeadConsent = defineEndpoint({
  method: 'POST',
  path: '/api/consents',
  summary: 'Retira o da un consentimiento de una solicitud: vale al momento',
  body: consentChangeSchema,
  example: {
    body: { leadId, signature, purpose: 'offers', isGiven: false, consentText: { version: '2026-11', language: 'es' } },
  },
  responses,
  ...ofOneVisitor,
});
