import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import { dataOf } from '../schemas/catalogue.ts';
import {
  feedbackChangeSchema,
  feedbackSchema,
  newFeedbackSchema,
  surveyedLeadSchema,
  surveyLinkSchema,
} from '../schemas/feedback.ts';

/** All of them tell of one visitor, and only to who has the signed link of the survey. */
const ofOneVisitor = { group: 'Opiniones', access: 'public', isPrivate: true } as const;
const failures = { 400: problemSchema, 404: problemSchema } as const;
const idParams = z.object({ id: z.uuid({ error: 'no es el número de una opinión' }) });
const leadId = '5f0c7c1e-6a0b-4f5c-9a42-5f6a1f6f0a11';
const feedbackId = '0d6f6f58-5d3c-4d1e-8a55-3f1c8a0b7e21';
const signature = 'firma-del-enlace-de-la-encuesta';

export const getSurveyedLead = defineEndpoint({
  method: 'GET',
  path: '/api/feedbacks/getLead/{leadId}/{signature}',
  summary: 'Solicitud sobre la que se pregunta en una encuesta, por el enlace firmado que se envió',
  params: surveyLinkSchema,
  example: { params: { leadId, signature } },
  responses: { 200: dataOf(surveyedLeadSchema), ...failures },
  ...ofOneVisitor,
});

export const getFeedback = defineEndpoint({
  method: 'GET',
  path: '/api/feedbacks/{id}',
  summary: 'Una opinión por su número',
  params: idParams,
  example: { params: { id: feedbackId } },
  responses: { 200: dataOf(feedbackSchema), ...failures },
  ...ofOneVisitor,
});

export const createFeedback = defineEndpoint({
  method: 'POST',
  path: '/api/feedbacks',
  summary: 'Guarda la opinión sobre una solicitud: una por solicitud',
  body: newFeedbackSchema,
  example: { body: { leadId, signature, score: 9, comment: 'Me explicaron todo con calma.' } },
  responses: { 200: dataOf(feedbackSchema), 409: problemSchema, ...failures },
  ...ofOneVisitor,
});

export const updateFeedback = defineEndpoint({
  method: 'PATCH',
  path: '/api/feedbacks/{id}',
  summary: 'Cambia la nota o el comentario de una opinión',
  params: idParams,
  body: feedbackChangeSchema,
  example: { params: { id: feedbackId }, body: { signature, score: 10 } },
  responses: { 200: dataOf(feedbackSchema), ...failures },
  ...ofOneVisitor,
});
