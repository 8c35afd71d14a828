import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import { assignedRequestSchema, assignedRequestStepSchema, steppedRequestSchema } from '../schemas/assigned-request.ts';
import { dataOf } from '../schemas/catalogue.ts';

/** Both tell of one visitor, and only to who has the signed link of their executive. */
const ofOneVisitor = { group: 'Solicitudes', access: 'public', isPrivate: true } as const;
const params = z.object({ token: z.string().regex(/^[\w-]{48}$/, { error: 'no es la firma de un enlace' }) });
const token = 'MDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAw';
const failures = { 400: problemSchema, 404: problemSchema, 410: problemSchema } as const;

export const getAssignedRequest = defineEndpoint({
  method: 'GET',
  path: '/api/assigned-requests/{token}',
  summary: 'Una solicitud para el ejecutivo que la tiene, por el enlace firmado de su aviso',
  params,
  example: { params: { token } },
  responses: { 200: dataOf(assignedRequestSchema), ...failures },
  ...ofOneVisitor,
});

export const moveAssignedRequest = defineEndpoint({
  method: 'POST',
  path: '/api/assigned-requests/{token}',
  summary: 'Anota qué hizo el ejecutivo con la solicitud; 409 si cambió desde que la leyó',
  params,
  body: assignedRequestStepSchema,
  isContact: true,
  example: { params: { token }, body: { seen: 1, status: 2, subStatus: 201 } },
  responses: {
    200: dataOf(steppedRequestSchema),
    ...failures,
    403: problemSchema,
    409: problemSchema,
    422: problemSchema,
    503: problemSchema,
  },
  ...ofOneVisitor,
});
