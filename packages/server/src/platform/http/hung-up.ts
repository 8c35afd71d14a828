import type { FastifyReply, FastifyRequest } from 'fastify';

/** True for the error of an answer that broke off because whoever asked has hung up: nobody is there to answer, and nothing failed. */
export function isHungUp(error: unknown, { raw }: FastifyReply): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.destroyed;
}

/** Notes such a request, of which nothing else is logged, and leaves it at that. */
export function leaveHungUp(request: FastifyRequest, reply: FastifyReply, route: string | null): FastifyReply {
  request.log.info({ requestId: request.id, route }, 'whoever asked hung up');
  return reply.hijack();
}
