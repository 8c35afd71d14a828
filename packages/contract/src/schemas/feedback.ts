import { z } from 'zod';

const longestComment = 2000;
const whole = 'debe ser un número entero de 1 a 10';
const scoreSchema = z.number({ error: whole }).int({ error: whole }).min(1, { error: whole }).max(10, { error: whole });
const commentSchema = z
  .string()
  .trim()
  .max(longestComment, { error: `debe tener como máximo ${longestComment} caracteres` });

/** A request by its number, and what its survey's link was signed with. */
export const surveyLinkSchema = z.object({
  leadId: z.uuid({ error: 'no es el número de una solicitud' }),
  signature: z.string().min(1).max(100),
});

/** An opinion about one request (C3-50); moments in ISO 8601. */
export const feedbackSchema = z
  .object({
    _id: z.uuid(),
    score: z.number().int().min(1).max(10),
    comment: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Feedback' });
export type FeedbackAnswer = z.infer<typeof feedbackSchema>;

/** What a survey says it asks about: nothing of the person who asked. */
export const surveyedLeadSchema = z
  .object({
    leadId: z.uuid(),
    productDisplayName: z.string(),
    organizationDisplayName: z.string(),
    /** Who attended; null: nobody was assigned. */
    executive: z.object({ nombres: z.string() }).nullable(),
    /** The opinion given before; null: none. */
    feedbackId: z.uuid().nullable(),
  })
  .meta({ id: 'SurveyedLead' });
export type SurveyedLead = z.infer<typeof surveyedLeadSchema>;

export const newFeedbackSchema = surveyLinkSchema
  .extend({ score: scoreSchema, comment: commentSchema.default('') })
  .meta({ id: 'NewFeedback' });

export const feedbackChangeSchema = z
  .object({ signature: surveyLinkSchema.shape.signature, score: scoreSchema.optional(), comment: commentSchema.optional() })
  .refine(({ score, comment }) => score !== undefined || comment !== undefined, {
    path: ['score'],
    error: 'falta lo que cambia: score o comment',
  })
  .meta({ id: 'FeedbackChange' });
