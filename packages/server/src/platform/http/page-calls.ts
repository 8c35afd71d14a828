import type { Transport } from '@cotejo/contract/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { awaitAnswer } from './page-answers.ts';
import { requestIdHeader } from './request-id.ts';
import { pageMark, pageMarkHeader } from './robot/page-mark.ts';
import { passCookieIn } from './robot/pass.ts';

/** What a page's calls were answered that is this visitor's alone. */
export interface CallsOfPage {
  made: number;
  /** True: the visitor had asked too much, which is nobody else's page. */
  wereRefused: boolean;
}

/**
 * Calls the API inside this process, as the visitor's host would, so that the same edition answers. The visitor's address,
 * pass and request id go along, and all calls of a page count as one. Ready answers come as the value they say.
 */
export function injectTransport(app: FastifyInstance, request: FastifyRequest, calls: CallsOfPage): Transport {
  const pass = passCookieIn(request.headers.cookie);
  return async ({ method, url, headers, body }) => {
    const verb = method === 'GET' ? 'GET' : method === 'POST' ? 'POST' : method === 'PATCH' ? 'PATCH' : 'DELETE';
    calls.made += 1;
    const mark = pageMark(calls.made === 1 ? 'first' : 'further');
    const { response, handed } = await awaitAnswer(mark, () =>
      app.inject({
        method: verb,
        url,
        remoteAddress: request.ip,
        headers: {
          ...headers,
          host: request.headers.host ?? '',
          [requestIdHeader]: request.id,
          [pageMarkHeader]: mark,
          ...(pass === null ? {} : { cookie: pass }),
        },
        ...(body === undefined ? {} : { payload: body }),
      }),
    );
    if (response.statusCode === 401 || response.statusCode === 429) calls.wereRefused = true;
    const retryAfter = response.headers['retry-after'];
    return {
      status: response.statusCode,
      retryAfter: retryAfter === undefined ? null : String(retryAfter),
      text: handed === null ? response.payload : '',
      ...(handed === null ? {} : { answer: handed.value }),
    };
  };
}
