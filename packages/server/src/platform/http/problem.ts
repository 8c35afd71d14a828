import { problemKinds, type ApiFailure, type Problem } from '@cotejo/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The public form of an expected failure: status and title from the one table, never more than the failure says. */
export function problemOf(failure: ApiFailure, requestId: string): Problem {
  const { status, title } = problemKinds[failure.kind];
  return {
    type: `/problems/${failure.kind}`,
    title,
    status,
    ...(failure.detail === undefined ? {} : { detail: failure.detail }),
    requestId,
    ...(failure.errors === undefined ? {} : { errors: [...failure.errors] }),
  };
}

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
