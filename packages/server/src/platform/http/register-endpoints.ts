import { hasEtag, type Endpoint } from '@cotejo/contract/endpoint';
import type { EndpointName } from '@cotejo/contract/endpoints';
import { endpoints } from '@cotejo/contract/endpoints';
import type { ApiFailure } from '@cotejo/contract/errors';
import { dayAt } from '@cotejo/core/dates';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache } from './answer-cache.ts';
import { cachedRead, type CachedReads, type CallMoment } from './cached-reads.ts';
import { inputOf, type ParsedInput } from './call-input.ts';
import { languageOfCall } from './call-language.ts';
import { checkedText, contentTypeOf, type NamedEndpoint } from './checked-answer.ts';
import { answerPlaceOf } from './edge.ts';
import type { Handlers, RequestContext } from './handlers.ts';
import { holderAnswer, type ReadToken } from './holder-answer.ts';
import {
  addKeptRoutes,
  type AnswerGrounds,
  type KeptEndpoint,
  type KeptRoute,
  type NamedCall,
  type RouteGround,
  type TakenGround,
} from './kept-answers.ts';
import { refusalOf, type PressureLevel } from './pressure.ts';
import { sendProblem } from './problem.ts';
import { readInTime } from './read-in-time.ts';
import { visitorOf } from './robot/visitor.ts';

/** A handler seen without its endpoint's types: what it is called with was parsed by that endpoint's own schemas. */
interface AnyHandler {
  run(input: ParsedInput, call: RequestContext): Promise<Result<unknown, ApiFailure>>;
}

/** Takes the ground of a call to an endpoint whose answers are kept, seen without its types as well. */
type TakeGround = (call: RequestContext) => TakenGround<ParsedInput, unknown>;

/** The route pattern of a contract path: '/api/insurance/{id}' is '/api/insurance/:id'. */
export function routePattern(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

export interface EndpointServices {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Where answers of the endpoints are kept that have no handler, and what they are answered from. */
  readonly kept?: { readonly grounds: AnswerGrounds; readonly cache: AnswerCache };
  /** Where shared answers to GET are kept; absent: each is worked out. */
  readonly reads?: CachedReads;
  /** Reads the tokens that some calls may come with; absent: nobody is asked for one. */
  readonly readToken?: ReadToken;
  /** How far behind the process is; absent: it keeps up. */
  readonly pressure?: () => PressureLevel;
}

const askAgain = 'public, max-age=0, must-revalidate';

/** The spellings of a path: one that ends in a slash is answered without it as well. */
function spellingsOf(url: string): readonly string[] {
  return url.length > 1 && url.endsWith('/') ? [url, url.slice(0, -1)] : [url];
}

/** Makes the routes of every endpoint of the contract: input parsed, answer checked, failures as problems. */
export function registerEndpoints(
  app: FastifyInstance,
  handlers: Handlers<Exclude<EndpointName, KeptEndpoint>>,
  services: EndpointServices,
): void {
  const { clock, kept, reads, readToken } = services;
  const pressure = services.pressure ?? (() => 'none');
  const byName = new Map<string, AnyHandler>(Object.entries(handlers).map(([name, run]) => [name, { run }]));
  const grounds = new Map<string, TakeGround>(Object.entries(kept?.grounds ?? {}));
  const keptRoutes: KeptRoute[] = [];

  const momentOf = ({ edition }: FastifyRequest): CallMoment => {
    const now = clock();
    return { now, today: dayAt(now, edition.timeZone ?? 'UTC') };
  };

  const contextOf = (request: FastifyRequest, moment = momentOf(request)): RequestContext => {
    const { edition, id, partner } = request;
    return {
      edition,
      view: partner?.view ?? null,
      requestId: id,
      language: languageOfCall(request.query, edition),
      ...moment,
      visitor: visitorOf(request),
      claims: null,
    };
  };

  const routeGround = (named: NamedEndpoint, take: TakeGround, request: FastifyRequest): RouteGround => {
    const ground = take(contextOf(request));
    const workOut = (input: ParsedInput): NamedCall => ({
      question: ground.questionOf(input),
      workOut: async () => {
        const refusal = refusalOf(request, pressure(), named.endpoint);
        const text = refusal === null ? checkedText(named, ground.answer(input)) : fail(refusal);
        return text.ok ? ok(text.value ?? '') : text;
      },
    });
    return {
      place: answerPlaceOf(request),
      name: ground.name,
      read: (read) => {
        const input = inputOf(named.endpoint, read);
        return input.ok ? ok(workOut(input.value)) : input;
      },
    };
  };

  const directAnswer = (named: NamedEndpoint, handler: AnyHandler) => {
    const { endpoint } = named;
    const contentType = contentTypeOf(endpoint);
    const cacheControl = endpoint.method === 'GET' && hasEtag(endpoint) ? askAgain : 'no-store';
    return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const refusal = refusalOf(request, pressure(), endpoint);
      if (refusal !== null) return sendProblem(request, reply, refusal);
      const input = inputOf(endpoint, request);
      if (!input.ok) return sendProblem(request, reply, input.error);
      const answering = handler.run(input.value, contextOf(request));
      const text = checkedText(named, await (endpoint.method === 'GET' ? readInTime(answering) : answering));
      if (!text.ok) return sendProblem(request, reply, text.error);
      reply.header('cache-control', cacheControl);
      if (text.value === null) return reply.code(204).send();
      return reply.type(contentType).send(text.value);
    };
  };

  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const named = { name, endpoint };
    const pattern = routePattern(endpoint.path);
    const take = grounds.get(name);
    const handler = byName.get(name);
    if (!take && !handler) throw new Error(`endpoint ${name} has no handler`);
    for (const url of spellingsOf(pattern)) {
      if (take) {
        keptRoutes.push({ name, url, take: (request) => routeGround(named, take, request) });
      } else if (handler && reads && endpoint.cache && endpoint.isPrivate !== true) {
        const workOut = async (input: ParsedInput, call: RequestContext): Promise<Result<string | null, ApiFailure>> =>
          checkedText(named, await readInTime(handler.run(input, call)));
        const otherwise = cachedRead({ ...named, momentOf, contextOf, workOut }, reads);
        const run: typeof handler.run = (input, call) => handler.run(input, call);
        const isHeld = readToken !== undefined && endpoint.bearer !== undefined;
        const answer = isHeld ? holderAnswer({ ...named, contextOf, run, readToken, pressure, otherwise }) : otherwise;
        app.route({ method: endpoint.method, url, handler: answer, config: { ownEtag: true }, compress: false });
      } else if (handler) {
        // A private answer may be given once, and is not spent on who looks at its head.
        const exposeHeadRoute = endpoint.isPrivate !== true;
        app.route({ method: endpoint.method, url, handler: directAnswer(named, handler), exposeHeadRoute });
      }
    }
  }
  if (kept) addKeptRoutes(app, kept.cache, keptRoutes);
}
