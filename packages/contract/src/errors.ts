import { z } from 'zod';
import type { ProblemKind } from './problem-kinds.ts';

/** One bad field and why, e.g. {field: 'body.profile.cotizante.0.edad', reason: 'debe estar entre 0 y 120'}. */
export const fieldErrorSchema = z.object({ field: z.string(), reason: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** The one shape of every error answer (RFC 9457, media type application/problem+json). */
export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string().optional(),
    requestId: z.string(),
    /** Only of the robot check, which no other 401 is. */
    error: z.literal('robot').optional(),
    errors: z.array(fieldErrorSchema).optional(),
  })
  .meta({ id: 'Problem', description: 'Error en el formato de RFC 9457' });
export type Problem = z.infer<typeof problemSchema>;

/** An expected failure as a use case returns it. */
export interface ApiFailure {
  readonly kind: ProblemKind;
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  readonly retryAfterSeconds?: number;
}
