import type { Endpoint } from '@cotejo/contract/endpoint';
import type { ApiFailure } from '@cotejo/contract/errors';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inputOf, type ParsedInput } from './call-input.ts';
import { contentTypeOf, type NamedEndpoint } from './checked-answer.ts';
import { answerPlaceOf } from './edge.ts';
import { asksToRefresh, type RefreshLimit } from './force-refresh.ts';
import type { RequestContext } from './handlers.ts';
import type { PressureLevel } from './pressure.ts';
import { refusalOf } from './pressure.ts';
import type { PreparedAnswer } from './prepared-answer.ts';
import { sendProblem } from './problem.ts';
import { answerHead, sendReady, type AnswerHead } from './ready-answer.ts';
import type { StaffGate } from './robot/staff-gate.ts';
import type { Moment, Provenance, UrlCache } from './url-cache.ts';

/** Where shared answers to GET are kept, and what they depend on beside their URL. */
export interface CachedReads {
  readonly cache: UrlCache;
  /** Changes whenever an answer that is read from the catalogue or from content may be another one. */
  readonly groundOf: (moment: Pick<RequestContext, 'edition' | 'today'>) => string;
  readonly refreshes: RefreshLimit;
  /** Who may ask for fresh answers as often as they like; fails for who showed too many wrong credentials. */
  readonly admitStaff: StaffGate;
  readonly pressure: () => PressureLevel;
  /** Told of each answer by route template, for the measures. */
  readonly count: (route: string, from: Provenance) => void;
}

/** When a call came, and the day that is in its edition. */
export type CallMoment = Pick<RequestContext, 'now' | 'today'>;

export interface CachedRoute extends NamedEndpoint {
  readonly momentOf: (request: FastifyRequest) => CallMoment;
  readonly contextOf: (request: FastifyRequest, moment: CallMoment) => RequestContext;
  readonly workOut: (input: ParsedInput, call: RequestContext) => Promise<Result<string | null, ApiFailure>>;
}

const minute = 60_000;
/**
 * How each kind is kept. Browsers ask again each time, or after a minute; a network in front keeps an answer five, and a day
 * when we fail. What holds for a minute is asked for each time, and an older one is no answer to it.
 */
const keepings = {
  catalogue: {
    lasts: Number.POSITIVE_INFINITY,
    cacheControl: 'public, max-age=0, s-maxage=300, stale-while-revalidate=60, stale-if-error=86400',
  },
  content: {
    lasts: 5 * minute,
    cacheControl: 'public, max-age=60, s-maxage=300, stale-while-revalidate=60, stale-if-error=86400',
  },
  minute: { lasts: minute, standsInFor: 0, cacheControl: 'public, max-age=0, must-revalidate' },
} as const satisfies Record<NonNullable<Endpoint['cache']>, object>;

const statusOf: Readonly<Record<Provenance | 'limited', string>> = {
  hit: 'cotejo; hit',
  miss: 'cotejo; fwd=miss; stored',
  stale: 'cotejo; hit; detail=stale',
  limited: 'cotejo; hit; detail=refresh-limit',
};

/**
 * The handler of a GET whose answers are kept (C §7): for five minutes or until a catalogue is published, and never past a
 * change of content. A URL that came before is not even read; `forceRefresh=1` goes past what is kept, as often as its sender may.
 */
export function cachedRead(route: CachedRoute, reads: CachedReads) {
  const { name, endpoint, workOut } = route;
  const { cache, groundOf, refreshes, admitStaff, pressure, count } = reads;
  const kind = endpoint.cache ?? 'content';
  const { cacheControl, ...keeping } = keepings[kind];
  const ownHeaders = Object.keys(endpoint.headers?.shape ?? {}).map((header) => header.toLowerCase());
  // What everybody is answered is not for who shows a token (docs/decisions/0192).
  const vary = ['accept-encoding', ...(endpoint.bearer === undefined ? [] : ['authorization']), ...ownHeaders].join(', ');

  const spellingOf = (request: FastifyRequest): string => {
    const asked = `${answerPlaceOf(request)}\n${request.url}`;
    if (ownHeaders.length === 0) return asked;
    return [asked, ...ownHeaders.map((header) => String(request.headers[header] ?? ''))].join('\n');
  };

  const keptFrom = ({ edition }: FastifyRequest, { now, today }: CallMoment): Moment => {
    const ground = groundOf({ edition, today });
    return { ground: kind === 'minute' ? `${ground} ${Math.floor(now / minute)}` : ground, now, ...keeping };
  };

  const headFor = (from: Provenance | 'limited', control: string): AnswerHead =>
    answerHead(endpoint.path, {
      vary,
      'cache-status': statusOf[from],
      'cache-control': control,
      'content-type': contentTypeOf(endpoint),
    });
  // What stands in for a failure is kept by nobody else: the next answer may be right again. What shall be fresh neither.
  const heads = { hit: headFor('hit', cacheControl), miss: headFor('miss', cacheControl), stale: headFor('stale', 'no-cache') };
  const freshHeads = {
    hit: headFor('hit', 'no-cache'),
    miss: headFor('miss', 'no-cache'),
    stale: heads.stale,
    limited: headFor('limited', 'no-cache'),
  };

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { answer, from }: { readonly answer: PreparedAnswer; readonly from: Provenance },
  ): FastifyReply | Promise<FastifyReply> {
    count(endpoint.path, from);
    return sendReady(request, reply, { answer, head: heads[from] });
  }

  async function answerAnew(request: FastifyRequest, reply: FastifyReply, moment: CallMoment): Promise<FastifyReply> {
    const call = route.contextOf(request, moment);
    const input = inputOf(endpoint, request);
    if (!input.ok) return sendProblem(request, reply, input.error);
    const wantsFresh = asksToRefresh(request.query);
    const staff = wantsFresh && endpoint.isAlwaysFresh !== true ? await admitStaff(request) : ok(false);
    if (!staff.ok) return sendProblem(request, reply, staff.error);
    const isForced = wantsFresh && (endpoint.isAlwaysFresh === true || staff.value || refreshes.take(request.ip));
    const outcome = await cache.get(
      {
        question: [name, answerPlaceOf(request), call.language, JSON.stringify(input.value)].join('\n'),
        spelling: spellingOf(request),
        isForced,
        workOut: async () => {
          const refusal = refusalOf(request, pressure(), endpoint);
          return refusal === null ? workOut(input.value, call) : fail(refusal);
        },
        onFailure: (error) =>
          request.log.error({ err: error, requestId: request.id, route: endpoint.path }, 'an older answer stands in'),
      },
      keptFrom(request, moment),
    );
    if (!outcome.ok) return sendProblem(request, reply, outcome.error);
    if (!wantsFresh) return send(request, reply, outcome.value);
    const { answer, from } = outcome.value;
    count(endpoint.path, from);
    return sendReady(request, reply, { answer, head: freshHeads[!isForced && from === 'hit' ? 'limited' : from] });
  }

  return (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | undefined => {
    const moment = route.momentOf(request);
    const known = asksToRefresh(request.query) ? undefined : cache.known(spellingOf(request), keptFrom(request, moment));
    const answered = known ? send(request, reply, { answer: known, from: 'hit' }) : answerAnew(request, reply, moment);
    return answered instanceof Promise ? answered : undefined;
  };
}
