import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ApiFailure } from '@cotejo/contract/errors';
import { problemOf } from '@cotejo/contract/problem-of';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';
import { sendProblem } from './problem.ts';
import { pageCallOf } from './robot/page-mark.ts';

function failureOf(code: string | undefined): ApiFailure {
  if (code === 'HPE_HEADER_OVERFLOW') return { kind: 'headers-too-large' };
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { kind: 'too-slow' };
  return { kind: 'invalid-input', detail: 'La solicitud no se puede leer: no es HTTP válido.' };
}

/**
 * Answers what could not be read as a request at all with the one shape of errors, and logs it under the id told there. It
 * never came to Fastify, so it is written as bytes. Answers nothing where nobody is left to read it.
 */
export function answerBrokenRequest(log: Log): (error: Error & { readonly code?: string }, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const problem = problemOf(failureOf(error.code), randomUUID());
    const { status, requestId } = problem;
    log.info({ requestId, edition: null, method: null, route: null, status, code: error.code }, 'request');
    const body = JSON.stringify(problem);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'content-type: application/problem+json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      `x-request-id: ${requestId}`,
      'connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  };
}

/** Seconds after which another process answers, or this one again. */
const backSeconds = 60;

/**
 * Refuses requests that still come while the server closes, as 503 with a problem. Calls of a page that is under way are
 * none of these: the page is still to be answered.
 */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (isClosing && pageCallOf(request) === null)
      sendProblem(request, reply, { kind: 'unavailable', retryAfterSeconds: backSeconds });
    else done();
  });
}
