import { fail, ok, type Result } from '@cotejo/core/result';
import type { ClientOf } from '../client.ts';
import type { getTokenByHash } from '../endpoints/session.ts';
import { pauseFor } from './retry.ts';
import { keepToken, readToken, type TokenPlaces } from './token-places.ts';
import type { CallFailure } from './wire.ts';

/** Why there is no token, in the codes of the login page (C2-09). */
export type TokenError = 'sin-token' | 'timeout' | 'token-invalido' | 'sesion-vencida' | 'otro';

/** Why there is no token, and where the visitor goes to get one. */
export interface TokenFailure {
  readonly code: TokenError;
  /** What the specification says of it (C §8), where it says something. */
  readonly text?: string;
  readonly loginUrl: string;
}

export interface TokenSource {
  /** What there is at this moment, as the client's `token` takes it. */
  readonly current: () => string | null;
  /** Begins to exchange a word for a token; a second word takes the place of the first. */
  readonly fetch: (hash: string) => void;
  /** The token, waited for as long as one is being fetched. */
  readonly required: () => Promise<Result<string, TokenFailure>>;
}

interface TokenSurroundings {
  readonly places: TokenPlaces;
  readonly client: ClientOf<{ readonly getTokenByHash: typeof getTokenByHash }>;
  /** Address of the login for a code, which leads back to the page that the visitor is at (C2-08). */
  readonly loginUrl: (code: TokenError) => string;
  readonly pause?: (milliseconds: number) => Promise<void>;
}

/** How long until it is looked again while a token is being fetched (C §4). Milliseconds. */
const pauseMilliseconds = 1_500;
const status = { notFound: 404, gone: 410 } as const;

function codeOf(failure: CallFailure): TokenError {
  if (failure.kind === 'unreadable') return 'token-invalido';
  if (failure.kind !== 'problem') return failure.text === undefined ? 'otro' : 'timeout';
  if (failure.problem.status === status.gone) return 'sesion-vencida';
  return failure.problem.status === status.notFound ? 'token-invalido' : 'otro';
}

/**
 * Finds the visitor's token (C §4): in storage or in the page's tag, looked for every 1.5 s while one is being fetched, which
 * ends after 15 s with the text of C §8. Whatever fails says where to go: the login, with the reason and the way back.
 */
export function createTokenSource({ places, client, loginUrl, pause }: TokenSurroundings): TokenSource {
  const wait = pause ?? ((milliseconds: number) => pauseFor(milliseconds, undefined));
  let underWay: Promise<void> | null = null;
  let held: string | null = null;
  let failure: Omit<TokenFailure, 'loginUrl'> = { code: 'sin-token' };

  const current = (): string | null => readToken(places) ?? held;

  /** Keeps the token that a word is exchanged for; answers why there is none. */
  async function exchange(hash: string): Promise<typeof failure | null> {
    const answer = await client.getTokenByHash({ params: { hash } });
    if (answer.ok) {
      if (!keepToken(places, answer.value.token)) held = answer.value.token;
      return null;
    }
    const { text } = answer.error;
    return { code: codeOf(answer.error), ...(text === undefined ? {} : { text }) };
  }

  return {
    current,
    fetch: (hash) => {
      const begun = exchange(hash).then((outcome) => {
        if (underWay !== begun) return;
        underWay = null;
        failure = outcome ?? failure;
      });
      underWay = begun;
    },
    required: async () => {
      for (;;) {
        const token = current();
        if (token !== null) return ok(token);
        if (underWay === null) return fail({ ...failure, loginUrl: loginUrl(failure.code) });
        await Promise.race([wait(pauseMilliseconds), underWay]);
      }
    },
  };
}
