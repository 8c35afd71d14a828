import type { ApiFailure } from '@cotejo/contract/errors';
import type { ProblemKind } from '@cotejo/contract/problem-kinds';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isHungUp, leaveHungUp } from './hung-up.ts';
import { sendProblem } from './problem.ts';
import { routeOf } from './route-name.ts';
import type { RouteTable } from './route-table.ts';
import { isDatabaseUnavailable } from '../database/database-faults.ts';

const kindOfStatus: Readonly<Record<number, ProblemKind>> = {
  404: 'not-found',
  413: 'too-large',
  415: 'unsupported-type',
  429: 'too-many-requests',
  503: 'unavailable',
};

const details: Readonly<Record<string, string>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'Falta el contenido JSON.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'El contenido no es JSON válido.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Envía el contenido como application/json.',
  FST_CP_ERR_INVALID_CONTENT: 'El contenido comprimido no se puede descomprimir.',
  FST_CP_ERR_INVALID_CONTENT_ENCODING: 'Envía el contenido sin comprimir, o como gzip, deflate o br.',
  FST_ERR_BAD_URL: 'La dirección no se puede leer.',
  FST_ERR_MAX_PARAM_LENGTH: 'Una parte de la dirección es demasiado larga.',
};

/** What cannot be read at all is a fault of the whole of it: named like that of any other field. */
function unreadFieldOf(code: string): 'body' | 'params' | null {
  if (code === 'FST_ERR_BAD_URL') return null;
  return code === 'FST_ERR_MAX_PARAM_LENGTH' ? 'params' : 'body';
}

/** What Fastify refused on its own, as one of our failures; null: a fault of ours. */
function failureOf(error: FastifyError): ApiFailure | null {
  const status = error.statusCode ?? (error instanceof SyntaxError ? 400 : 500);
  if (status >= 500 && status !== 503) return null;
  const detail = details[error.code] ?? (error instanceof SyntaxError ? details['FST_ERR_CTP_INVALID_JSON_BODY'] : undefined);
  const kind = kindOfStatus[status] ?? 'invalid-input';
  if (detail === undefined) return { kind };
  const field = kind === 'invalid-input' ? unreadFieldOf(error.code) : null;
  return { kind, detail, ...(field === null ? {} : { errors: [{ field, reason: detail }] }) };
}

/** Answers an error that reached the edge: refusals as their problem, a database that is away or behind with its work as 503, anything else as a 500 that says nothing. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isHungUp(error, reply)) return leaveHungUp(request, reply, routeOf(request));
  const failure = failureOf(error);
  if (failure) return sendProblem(request, reply, failure);
  if (isDatabaseUnavailable(error)) {
    request.log.warn({ err: error, requestId: request.id, route: routeOf(request) }, 'the database is not there for it now');
    return sendProblem(request, reply, { kind: 'unavailable', retryAfterSeconds: 2 });
  }
  request.log.error({ err: error, requestId: request.id, route: routeOf(request) }, 'request failed');
  return sendProblem(request, reply, { kind: 'internal' });
}

/** Installs the one error handler, and the answer for paths and methods that do not exist. */
export function installErrorHandling(app: FastifyInstance, routes: RouteTable): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const allowed = routes.methodsFor(path);
    // A route that takes the method and found nothing, such as a file that is not there, is no wrong method.
    if (allowed.length === 0 || allowed.includes(request.method)) return sendProblem(request, reply, { kind: 'not-found' });
    reply.header('allow', allowed.join(', '));
    return sendProblem(request, reply, { kind: 'method-not-allowed' });
  });
}
