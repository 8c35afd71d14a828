import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import { dataOf } from '../schemas/catalogue.ts';
import { executiveSchema } from '../schemas/lead.ts';
import {
  meetingChangeSchema,
  meetingKeySchema,
  meetingPlaceSchema,
  meetingSlotsSchema,
  newMeetingSchema,
} from '../schemas/meeting.ts';

/** All of them tell of one visitor, and only to who has the signed link. */
const ofOneVisitor = { group: 'Solicitudes', access: 'public', isPrivate: true } as const;
/** An executive's has their number too, but for links from before it had (docs/decisions/0329). */
const tokenPattern = /^(?:[ve][\w-]{43}|e[\w-]{48})$/;
const params = z.object({ token: z.string().regex(tokenPattern, { error: 'no es la firma de un enlace' }) });
const token = 'vMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDA';
const key = { 'idempotency-key': '7b1c7c1e-6a0b-4f5c-9a42-5f6a1f6f0a11' };
const failures = { 400: problemSchema, 404: problemSchema, 410: problemSchema } as const;
const changeFailures = {
  ...failures,
  403: problemSchema,
  409: problemSchema,
  422: problemSchema,
  503: problemSchema,
} as const;

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

export const getMeeting = defineEndpoint({
  method: 'GET',
  path: '/api/meetings/{token}',
  summary: 'Reunión de una solicitud, por el enlace firmado de quien la pidió o de quien la atiende',
  params,
  example: { params: { token } },
  responses: { 200: dataOf(meetingPlaceSchema), ...failures },
  ...ofOneVisitor,
});

export const listMeetingSlots = defineEndpoint({
  method: 'GET',
  path: '/api/meetings/{token}/slots',
  summary: 'Días y horas que el ejecutivo de una solicitud tiene libres',
  params,
  example: { params: { token } },
  responses: { 200: dataOf(meetingSlotsSchema), ...failures },
  ...ofOneVisitor,
});

export const bookMeeting = defineEndpoint({
  method: 'POST',
  path: '/api/meetings/{token}',
  summary: 'Agenda la reunión de una solicitud: una a la vez, y a cada hora una sola',
  params,
  headers: meetingKeySchema,
  body: newMeetingSchema,
  limit: 'request',
  isContact: true,
  example: { params: { token }, headers: key, body: { startsAt: '2026-11-23T12:00:00Z', visitorTimeZone: 'America/Lima' } },
  responses: { 200: dataOf(meetingPlaceSchema), ...changeFailures },
  ...ofOneVisitor,
});

export const changeMeeting = defineEndpoint({
  method: 'PATCH',
  path: '/api/meetings/{token}',
  summary: 'Confirma, mueve o cancela la reunión agendada',
  params,
  headers: meetingKeySchema,
  body: meetingChangeSchema,
  isContact: true,
  example: { params: { token }, headers: key, body: { change: 'confirm' } },
  responses: { 200: dataOf(meetingPlaceSchema), ...changeFailures },
  ...ofOneVisitor,
});
