import { hasEtag, type Endpoint } from '@cotejo/contract/endpoint';
import type { EndpointName } from '@cotejo/contract/endpoints';
import { endpoints } from '@cotejo/contract/endpoints';
import type { ApiFailure, FieldError } from '@cotejo/contract/errors';
import { dayAt } from '@cotejo/core/dates';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache } from './answer-cache.ts';
import { fieldErrorsOf, reasonInSpanish } from './field-errors.ts';
import type { Handlers, RequestContext } from './handlers.ts';
import {
  addKeptRoutes,
  type AnswerGrounds,
  type KeptEndpoint,
  type KeptRoute,
  type NamedCall,
  type RouteGround,
  type TakenGround,
} from './kept-answers.ts';
import { sendProblem } from './problem.ts';
import { wireHeaderErrors } from './required-headers.ts';

interface ParsedInput {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
}

/** A handler seen without its endpoint's types: what it is called with was parsed by that endpoint's own schemas. */
interface AnyHandler {
  run(input: ParsedInput, call: RequestContext): Promise<Result<unknown, ApiFailure>>;
}

/** Takes the ground of a call to an endpoint whose answers are kept, seen without its types as well. */
type TakeGround = (call: RequestContext) => TakenGround<ParsedInput, unknown>;

/** An answer that breaks the contract: a bug, told by where it differs and never by its values. */
export class AnswerMismatch extends Error {
  constructor(name: string, places: readonly string[]) {
    super(`the answer of ${name} breaks the contract at ${places.join(', ')}`);
  }
}

function inputOf(endpoint: Endpoint, request: FastifyRequest): Result<ParsedInput, ApiFailure> {
  const input: ParsedInput = { params: undefined, query: undefined, headers: undefined, body: undefined };
  const errors: FieldError[] = endpoint.method === 'GET' ? [] : wireHeaderErrors(request);
  const parts = [
    ['params', endpoint.params],
    ['query', endpoint.query],
    ['headers', endpoint.headers],
    ['body', endpoint.body],
  ] as const;
  for (const [part, schema] of parts) {
    const parsed = schema?.safeParse(request[part] ?? undefined, { error: reasonInSpanish });
    if (parsed?.success) input[part] = parsed.data;
    else if (parsed) errors.push(...fieldErrorsOf(part, parsed.error));
  }
  return errors.length > 0 ? fail({ kind: 'invalid-input', errors }) : ok(input);
}

/** The route pattern of a contract path: '/api/insurance/{id}' is '/api/insurance/:id'. */
export function routePattern(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

export interface EndpointServices {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Where answers of the endpoints are kept that have no handler, and what they are answered from. */
  readonly kept?: { readonly grounds: AnswerGrounds; readonly cache: AnswerCache };
}

/** The checked answer of an endpoint as the text that goes out; throws AnswerMismatch. */
function checkedText(
  { name, endpoint }: { readonly name: string; readonly endpoint: Endpoint },
  result: Result<unknown, ApiFailure>,
): Result<string, ApiFailure> {
  if (!result.ok) return result;
  const checked = endpoint.responses[200].safeParse(result.value);
  if (checked.success) return ok(JSON.stringify(checked.data));
  throw new AnswerMismatch(
    name,
    checked.error.issues.map((issue) => issue.path.join('.')),
  );
}

/** Makes the routes of every endpoint of the contract: input parsed, answer checked, failures as problems. */
export function registerEndpoints(
  app: FastifyInstance,
  handlers: Handlers<Exclude<EndpointName, KeptEndpoint>>,
  services: EndpointServices,
): void {
  const { clock, kept } = services;
  const byName = new Map<string, AnyHandler>(Object.entries(handlers).map(([name, run]) => [name, { run }]));
  const grounds = new Map<string, TakeGround>(Object.entries(kept?.grounds ?? {}));
  const keptRoutes: KeptRoute[] = [];

  const contextOf = ({ edition, id }: FastifyRequest): RequestContext => {
    const now = clock();
    return { edition, requestId: id, today: dayAt(now, edition.timeZone ?? 'UTC'), now };
  };

  const routeGround = (
    { name, endpoint, take }: { readonly name: string; readonly endpoint: Endpoint; readonly take: TakeGround },
    request: FastifyRequest,
  ): RouteGround => {
    const ground = take(contextOf(request));
    const workOut = (input: ParsedInput): NamedCall => ({
      question: ground.questionOf(input),
      workOut: async () => checkedText({ name, endpoint }, ground.answer(input)),
    });
    return {
      edition: request.edition.id,
      name: ground.name,
      read: (read) => {
        const input = inputOf(endpoint, read);
        return input.ok ? ok(workOut(input.value)) : input;
      },
    };
  };

  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const url = routePattern(endpoint.path);
    const take = grounds.get(name);
    if (take) {
      keptRoutes.push({ name, url, take: (request) => routeGround({ name, endpoint, take }, request) });
      continue;
    }
    const handler = byName.get(name);
    if (!handler) throw new Error(`endpoint ${name} has no handler`);

    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const input = inputOf(endpoint, request);
      if (!input.ok) return sendProblem(request, reply, input.error);
      const text = checkedText({ name, endpoint }, await handler.run(input.value, contextOf(request)));
      if (!text.ok) return sendProblem(request, reply, text.error);
      const isShared = endpoint.method === 'GET' && hasEtag(endpoint);
      reply.header('cache-control', isShared ? 'public, max-age=0, must-revalidate' : 'no-store');
      return reply.type('application/json; charset=utf-8').send(text.value);
    };
    app.route({ method: endpoint.method, url, handler: answer });
  }
  if (kept) addKeptRoutes(app, kept.cache, keptRoutes);
}
