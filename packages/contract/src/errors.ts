import { z } from 'zod';
import type { ProblemKind } from './problem-kinds.ts';

/** One bad field and why, e.g. {field: 'body.profile.cotizante.0.edad', reason: 'debe estar entre 0 y 120'}. */
export const fieldErrorSchema = z.object({
  field: z.string().meta({ description: 'Dónde está: body, query o params, y el nombre; las listas, por posición desde 0' }),
  reason: z.string().meta({ description: 'Qué hay que corregir, en una frase para mostrar' }),
});
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** The one shape of every error answer (RFC 9457, media type application/problem+json). */
export const problemSchema = z
  .object({
    type: z.string().meta({ description: 'Clase de error, siempre la misma para el mismo caso: sirve para distinguirlos' }),
    title: z.string().meta({ description: 'Lo mismo en palabras' }),
    status: z.number().int().meta({ description: 'Código de HTTP' }),
    detail: z.string().optional().meta({ description: 'Qué pasó esta vez' }),
    requestId: z.string().meta({ description: 'Número de esta llamada, para preguntar por ella' }),
    /** Only of the robot check, which no other 401 is. */
    error: z.literal('robot').optional(),
    /** Only of 'work-needed'. */
    work: z.string().optional().meta({
      description: 'El cálculo que hay que resolver, en 428; la misma llamada se repite con la cabecera X-Request-Work',
    }),
    errors: z.array(fieldErrorSchema).optional().meta({ description: 'Cada dato que hay que corregir, en 400 y 422' }),
  })
  .meta({ id: 'Problem', description: 'Error en el formato de RFC 9457' });
export type Problem = z.infer<typeof problemSchema>;

/** An expected failure as a use case returns it. */
export interface ApiFailure {
  readonly kind: ProblemKind;
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  readonly retryAfterSeconds?: number;
  /** Challenge of 'work-needed' (request-work.ts). */
  readonly work?: string;
}
