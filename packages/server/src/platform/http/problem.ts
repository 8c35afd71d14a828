import type { ApiFailure } from '@cotejo/contract/errors';
import { problemOf } from '@cotejo/contract/problem-of';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers with a problem (RFC 9457). */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, failure: ApiFailure): FastifyReply {
  const problem = problemOf(failure, request.id);
  // A URL that cannot be read comes here past every hook.
  reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', String(failure.retryAfterSeconds));
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}
