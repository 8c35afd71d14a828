import type { Endpoint } from '@cotejo/contract/endpoint';
import type { EndpointName } from '@cotejo/contract/endpoints';
import { endpoints } from '@cotejo/contract/endpoints';
import type { ApiFailure, FieldError } from '@cotejo/contract/errors';
import { dayAt } from '@cotejo/core/dates';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache } from './answer-cache.ts';
import { fieldErrorsOf, reasonInSpanish } from './field-errors.ts';
import type { Handlers, RequestContext } from './handlers.ts';
import { addKeptRoutes, type AnswerNaming, type AnswerNamings, type KeptRoute } from './kept-answers.ts';
import { sendProblem } from './problem.ts';

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

/** An answer that breaks the contract: a bug, told by where it differs and never by its values. */
export class AnswerMismatch extends Error {
  constructor(name: string, places: readonly string[]) {
    super(`the answer of ${name} breaks the contract at ${places.join(', ')}`);
  }
}

function parseInput(endpoint: Endpoint, request: FastifyRequest): { input: ParsedInput; errors: FieldError[] } {
  const input: ParsedInput = { params: undefined, query: undefined, headers: undefined, body: undefined };
  const errors: FieldError[] = [];
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
  return { input, errors };
}

/** The route pattern of a contract path: '/api/insurance/{id}' is '/api/insurance/:id'. */
export function routePattern(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

export interface EndpointServices {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Endpoints whose answers are kept, and where; without it none are. */
  readonly kept?: { readonly namings: AnswerNamings; readonly cache: AnswerCache };
}

/** The checked answer of an endpoint as the text that goes out; throws AnswerMismatch. */
async function answerText(
  { name, endpoint, handler }: { readonly name: string; readonly endpoint: Endpoint; readonly handler: AnyHandler },
  input: ParsedInput,
  call: RequestContext,
): Promise<Result<string, ApiFailure>> {
  const result = await handler.run(input, call);
  if (!result.ok) return result;
  const checked = endpoint.responses[200].safeParse(result.value);
  if (checked.success) return ok(JSON.stringify(checked.data));
  throw new AnswerMismatch(
    name,
    checked.error.issues.map((issue) => issue.path.join('.')),
  );
}

/** Makes the routes of every endpoint of the contract: input parsed, answer checked, failures as problems. */
export function registerEndpoints(app: FastifyInstance, handlers: Handlers<EndpointName>, services: EndpointServices): void {
  const { clock, kept } = services;
  const byName = new Map<string, AnyHandler>(Object.entries(handlers).map(([name, run]) => [name, { run }]));
  const namings = new Map<string, AnswerNaming<ParsedInput>>(Object.entries(kept?.namings ?? {}));
  const keptRoutes: KeptRoute[] = [];

  const contextOf = ({ edition, id }: FastifyRequest): RequestContext => {
    const now = clock();
    return { edition, requestId: id, today: dayAt(now, edition.timeZone ?? 'UTC'), now };
  };

  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const handler = byName.get(name);
    if (!handler) throw new Error(`endpoint ${name} has no handler`);
    const url = routePattern(endpoint.path);
    const naming = namings.get(name);

    const read: KeptRoute['read'] = (request, call) => {
      const { input, errors } = parseInput(endpoint, request);
      if (errors.length > 0) return fail({ kind: 'invalid-input', errors });
      const question = naming?.questionOf(input, call) ?? '';
      return ok({ question, workOut: () => answerText({ name, endpoint, handler }, input, call) });
    };
    if (naming) {
      keptRoutes.push({ name, url, contextOf, groundOf: (call) => naming.groundOf(call), read });
      continue;
    }

    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const call = read(request, contextOf(request));
      if (!call.ok) return sendProblem(request, reply, call.error);
      const text = await call.value.workOut();
      if (!text.ok) return sendProblem(request, reply, text.error);
      const isShared = endpoint.method === 'GET' && endpoint.isPrivate !== true;
      reply.header('cache-control', isShared ? 'public, max-age=0, must-revalidate' : 'no-store');
      return reply.type('application/json; charset=utf-8').send(text.value);
    };
    app.route({ method: endpoint.method, url, handler: answer });
  }
  if (kept) addKeptRoutes(app, kept.cache, keptRoutes);
}
