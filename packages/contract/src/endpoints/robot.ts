import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import { dataOf } from '../schemas/catalogue.ts';
import { robotChallengeSchema } from '../schemas/robot.ts';

const group = 'Planes y comparación';

export const getRobotChallenge = defineEndpoint({
  method: 'GET',
  path: '/api/robot/challenge',
  group,
  summary: 'Un pequeño cálculo para quien el sistema tomó por un robot',
  access: 'public',
  limit: 'proof',
  isPrivate: true,
  responses: { 200: dataOf(robotChallengeSchema) },
  example: {},
});

export const provePerson = defineEndpoint({
  method: 'GET',
  path: '/api/buscarplanes/notrobot',
  group,
  summary: 'Entrega el cálculo resuelto y recibe un pase (cookie) con que seguir comparando',
  access: 'public',
  limit: 'proof',
  // Who did the work is turned away last.
  isContact: true,
  isPrivate: true,
  query: z.object({ _fh: z.coerce.number<string>().int().min(0).max(Number.MAX_SAFE_INTEGER) }),
  headers: z.object({ 'x-robot-solution': z.string().min(1).max(4000) }),
  responses: {
    200: dataOf(z.object({ pass: z.literal(true), expiresAt: z.string() })),
    400: problemSchema,
    401: problemSchema,
  },
  // A solution is good once and for its moment: this one is answered 400.
  example: { query: { _fh: '1763650800000' }, headers: { 'x-robot-solution': 'eyJjaGFsbGVuZ2UiOnt9fQ==' } },
});
