import type { EndpointAnswer, HandlerInput } from '@cotejo/contract/endpoint';
import type { EndpointName, Endpoints } from '@cotejo/contract/endpoints';
import type { ApiFailure } from '@cotejo/contract/errors';
import type { Result } from '@cotejo/core/result';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache } from './answer-cache.ts';
import type { RequestContext } from './handlers.ts';
import { sendProblem } from './problem.ts';
import { answerHead, sendReady, type AnswerHead } from './ready-answer.ts';
import { wireHeaderErrors } from './required-headers.ts';

/**
 * What one call is answered from, taken once: an answer and the name it is kept under are then of the same catalogue,
 * whatever is published meanwhile.
 */
export interface TakenGround<Input, Answer> {
  /** Names everything beside the input: catalogue, day, rates. The edition is named already. Equal names, equal answers. */
  readonly name: string;
  questionOf(input: Input): string;
  answer(input: Input): Result<Answer, ApiFailure>;
}

/** Endpoints whose answers are kept in memory: they only read, though by POST. */
export type KeptEndpoint = {
  [Name in EndpointName]: Endpoints[Name] extends { readonly onlyReads: true } ? Name : never;
}[EndpointName];
export type AnswerGrounds = {
  readonly [Name in KeptEndpoint]: (
    call: RequestContext,
  ) => TakenGround<HandlerInput<Endpoints[Name]>, EndpointAnswer<Endpoints[Name]>>;
};

/** An input that the contract took: what it is named, and how its answer is made as text. */
export interface NamedCall {
  readonly question: string;
  readonly workOut: () => Promise<Result<string, ApiFailure>>;
}

export interface KeptRoute {
  readonly name: string;
  readonly url: string;
  /** Takes what the request would be answered from now. */
  readonly take: (request: FastifyRequest) => RouteGround;
}

/** The ground of one request, and how the request is read on it. */
export interface RouteGround {
  /** Where it is answered (answerPlaceOf). */
  readonly place: string;
  readonly name: string;
  /** Reads a request whose body is JSON by now. */
  readonly read: (request: FastifyRequest) => Result<NamedCall, ApiFailure>;
}

interface ReadyRoute extends KeptRoute {
  readonly head: AnswerHead;
}

/** A query carried by POST is as safe as one by GET, so that who has the answer already is told so (docs/decisions/0144). */
function readyRoute(route: KeptRoute): ReadyRoute {
  const said = {
    vary: 'accept-encoding',
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  };
  return { ...route, head: answerHead(route.url, said) };
}

/**
 * Adds the routes whose answers are kept. A body that came before, to the byte, is not even read: what it asks was
 * answered on the same ground. Any other is read, and found by what it means.
 */
export function addKeptRoutes(app: FastifyInstance, cache: AnswerCache, routes: readonly KeptRoute[]): void {
  void app.register(async (scope) => {
    const parseJson = scope.getDefaultJsonParser('error', 'error');
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body));

    const jsonIn = (request: FastifyRequest, body: Buffer): Promise<unknown> =>
      new Promise((read, refuse) => {
        void parseJson(request, body.toString(), (error, json: unknown) => (error ? refuse(error) : read(json)));
      });

    const placeOn = (route: KeptRoute, { place, name }: RouteGround) => ({ scope: `${route.name} ${place}`, ground: name });

    async function answerAnew(request: FastifyRequest, reply: FastifyReply, route: ReadyRoute): Promise<FastifyReply> {
      const bytes = request.body;
      if (Buffer.isBuffer(bytes)) request.body = await jsonIn(request, bytes);
      const ground = route.take(request);
      const read = ground.read(request);
      if (!read.ok) return sendProblem(request, reply, read.error);
      const spelling = Buffer.isBuffer(bytes) ? bytes.toString('latin1') : '';
      const key = { ...placeOn(route, ground), question: read.value.question };
      const answer = await cache.get(key, spelling, read.value.workOut);
      return answer.ok
        ? sendReady(request, reply, { answer: answer.value, head: route.head })
        : sendProblem(request, reply, answer.error);
    }

    for (const route of routes.map(readyRoute)) {
      const answer = (request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> | undefined => {
        const { body } = request;
        // What says it is compressed is not read as it stands.
        if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') {
          return sendProblem(request, reply, { kind: 'unsupported-type', detail: 'El cuerpo se envía sin comprimir' });
        }
        const known =
          Buffer.isBuffer(body) &&
          wireHeaderErrors(request).length === 0 &&
          cache.bySpelling({ ...placeOn(route, route.take(request)), question: body.toString('latin1') });
        const answered = known
          ? sendReady(request, reply, { answer: known, head: route.head })
          : answerAnew(request, reply, route);
        // Fastify watches a reply that is handed back until it is out, which one that was sent does not need.
        return answered instanceof Promise ? answered : undefined;
      };
      scope.route({ method: 'POST', url: route.url, handler: answer, compress: false, decompress: false });
    }
  });
}
