import type { Transport } from '@cotejo/contract/client';
import type { Endpoint } from '@cotejo/contract/endpoint';
import { endpoints } from '@cotejo/contract/endpoints';
import type { Edition } from '@cotejo/core/editions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { answerPlaceOf } from './edge.ts';
import { refreshName } from './force-refresh.ts';
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

/** What pages ask for over and over: lists of the frame and of comparators. */
const mostKept = 100;

function isCommon({ method, path, cache, limit, bearer, headers, isPrivate, isAlwaysFresh }: Endpoint): boolean {
  const isShared = method === 'GET' && cache !== undefined && isPrivate !== true && isAlwaysFresh !== true;
  return isShared && limit === undefined && bearer === undefined && headers === undefined && !path.includes('{');
}

/** Paths whose answers are everybody's, and which nobody is refused for asking too often beside all other calls. */
const commonPaths: ReadonlySet<string> = new Set(
  Object.values<Endpoint>(endpoints).flatMap((endpoint) => (isCommon(endpoint) ? [endpoint.path] : [])),
);

function isCommonCall(method: string, url: string): boolean {
  const [path = '', search = ''] = url.split('?');
  return method === 'GET' && commonPaths.has(path) && !search.includes(refreshName);
}

/**
 * The transport of a page's calls: to the API inside this process, as the visitor's host would, so that the same edition
 * answers. The visitor's address, pass and request id go along, and all calls of a page count as one, by the first of them.
 * Ready answers come as the value they say; common ones were asked before, as long as `groundOf` says the same.
 */
export function createPageCalls(
  app: FastifyInstance,
  groundOf: (edition: Edition) => string,
): (request: FastifyRequest, calls: CallsOfPage) => Transport {
  const kept = new LRUCache<string, { readonly ground: string; readonly answer: unknown }>({ max: mostKept });
  return (request, calls) => {
    const pass = passCookieIn(request.headers.cookie);
    return async ({ method, url, headers, body }) => {
      const verb = method === 'GET' ? 'GET' : method === 'POST' ? 'POST' : method === 'PATCH' ? 'PATCH' : 'DELETE';
      const key = isCommonCall(verb, url) ? `${answerPlaceOf(request)} ${url}` : null;
      const ground = key === null ? '' : groundOf(request.edition);
      const known = key === null || calls.made === 0 ? undefined : kept.get(key);
      calls.made += 1;
      if (known?.ground === ground) return { status: 200, retryAfter: null, text: '', answer: known.answer };
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
      if (handed !== null && key !== null) kept.set(key, { ground, answer: handed.value });
      const retryAfter = response.headers['retry-after'];
      return {
        status: response.statusCode,
        retryAfter: retryAfter === undefined ? null : String(retryAfter),
        text: handed === null ? response.payload : '',
        ...(handed === null ? {} : { answer: handed.value }),
      };
    };
  };
}
