import type { ApiFailure } from '@cotejo/contract/errors';
import type { TokenClaims } from '@cotejo/contract/session';
import type { EditionId } from '@cotejo/core/editions';
import type { Result } from '@cotejo/core/result';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inputOf, type ParsedInput } from './call-input.ts';
import { checkedText, contentTypeOf, type NamedEndpoint } from './checked-answer.ts';
import type { RequestContext } from './handlers.ts';
import { refusalOf, type PressureLevel } from './pressure.ts';
import { sendProblem } from './problem.ts';

/** What a token says of its holder; null when it is not good at that moment, or in that edition. `now`: milliseconds since 1970. */
export type ReadToken = (
  token: string,
  moment: { readonly edition: EditionId; readonly now: number },
) => Promise<TokenClaims | null>;

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | undefined;

export interface HolderRoute extends NamedEndpoint {
  readonly contextOf: (request: FastifyRequest) => RequestContext;
  readonly run: (input: ParsedInput, call: RequestContext) => Promise<Result<unknown, ApiFailure>>;
  readonly readToken: ReadToken;
  readonly pressure: () => PressureLevel;
  /** Answers who shows no token. */
  readonly otherwise: Answer;
}

const bearer = /^bearer(?: +(.*))?$/i;

/**
 * The handler of a call that a token may come with (C §6): what its holder is answered is kept by nobody. A token that does
 * not hold is refused and never overlooked, as its holder would take what everybody sees for the own.
 */
export function holderAnswer(route: HolderRoute): Answer {
  const { endpoint, name, contextOf, run, readToken, pressure, otherwise } = route;

  async function answerHolder(request: FastifyRequest, reply: FastifyReply, token: string): Promise<FastifyReply> {
    const call = contextOf(request);
    const refusal = refusalOf(request, pressure(), endpoint);
    if (refusal !== null) return sendProblem(request, reply, refusal);
    const claims = await readToken(token, { edition: call.edition.id, now: call.now });
    if (claims === null) {
      reply.header('www-authenticate', 'Bearer error="invalid_token"');
      return sendProblem(request, reply, { kind: 'unauthenticated', detail: 'La credencial no vale o venció' });
    }
    const input = inputOf(endpoint, request);
    if (!input.ok) return sendProblem(request, reply, input.error);
    const text = checkedText({ name, endpoint }, await run(input.value, { ...call, claims }));
    if (!text.ok) return sendProblem(request, reply, text.error);
    reply.header('cache-control', 'private, no-store');
    return text.value === null ? reply.code(204).send() : reply.type(contentTypeOf(endpoint)).send(text.value);
  }

  return (request, reply) => {
    const shown = bearer.exec(request.headers.authorization ?? '');
    return shown === null ? otherwise(request, reply) : answerHolder(request, reply, shown[1] ?? '');
  };
}
