import { fail, ok, type Result } from '@cotejo/core/result';
import type { ClientOf } from '../client.ts';
import type { getTokenByHash } from '../endpoints/session.ts';
import { loginHref, type LoginError } from '../login-href.ts';
import { pauseFor } from './retry.ts';
import { keepToken, readToken, type TokenPlaces } from './token-places.ts';
import type { CallFailure } from './wire.ts';

/** Why there is no token, and where the visitor goes to get one. */
export interface TokenFailure {
  readonly code: LoginError;
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
  /** Address of the page, which the login leads back to. */
  readonly currentUrl: () => string;
  readonly pause?: (milliseconds: number) => Promise<void>;
}

/** How long until it is looked again while a token is being fetched (C §4). Milliseconds. */
const pauseMilliseconds = 1_500;
const firstServerFailure = 500;
const tooManyRequests = 429;

function codeOf(failure: CallFailure): LoginError {
  if (failure.kind === 'unreadable') return 'unreadable';
  if (failure.kind !== 'problem') return failure.text === undefined ? 'unreachable' : 'timeout';
  const { status } = failure.problem;
  return status >= firstServerFailure || status === tooManyRequests ? 'unreachable' : 'refused';
}

/**
 * Finds the visitor's token (C §4): in storage or in the page's tag, looked for every 1.5 s while one is being fetched, which
 * ends after 15 s with the text of C §8. Whatever fails says where to go: the login, with the reason and the way back.
 */
export function createTokenSource({ places, client, currentUrl, pause }: TokenSurroundings): TokenSource {
  const wait = pause ?? ((milliseconds: number) => pauseFor(milliseconds, undefined));
  let underWay: Promise<void> | null = null;
  let held: string | null = null;
  let failure: Omit<TokenFailure, 'loginUrl'> = { code: 'missing' };

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
        if (underWay === null) return fail({ ...failure, loginUrl: loginHref(failure.code, currentUrl()) });
        await Promise.race([wait(pauseMilliseconds), underWay]);
      }
    },
  };
}
