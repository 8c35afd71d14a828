import type { request } from 'undici';

/** How long a call to somebody else's server may take: to connect, and from beginning to end (C §7). Milliseconds. */
export const outboundLimits = { connectMilliseconds: 1_000, wholeMilliseconds: 3_000 } as const;

type Ask = (url: URL, options: NonNullable<Parameters<typeof request>[1]>) => ReturnType<typeof request>;

async function openOutside(): Promise<Ask> {
  const undici = await import('undici');
  const dispatcher = new undici.Agent({ connect: { timeout: outboundLimits.connectMilliseconds } });
  return async (url, options) => undici.request(url, { ...options, dispatcher });
}

let opened: Promise<Ask> | null = null;

/** Asks a server outside. What it is asked with is loaded by the first call, so that a start goes without (decision 0036). */
async function ask(...[url, options]: Parameters<Ask>): ReturnType<Ask> {
  opened ??= openOutside();
  return (await opened)(url, options);
}

/** An answer from outside, whose body is yet to come. */
export interface OutsideAnswer {
  readonly status: number;
  readonly location: string | null;
  readonly parts: AsyncIterable<Uint8Array>;
  /** Lets the body go unread. */
  readonly cancel: () => Promise<void>;
}

/**
 * Reads an address outside, following nothing: where it sends on is the caller's business. Rejects when nobody answers, or
 * when the signal ends it, the body as well.
 */
export async function readOutside(url: URL, signal: AbortSignal): Promise<OutsideAnswer> {
  const { statusCode, headers, body } = await ask(url, {
    signal,
    headers: { accept: 'application/json' },
  });
  const { location } = headers;
  return {
    status: statusCode,
    location: typeof location === 'string' ? location : null,
    parts: body,
    cancel: () => body.dump(),
  };
}

/** What a provider answered to something posted. */
export interface PostedAnswer {
  readonly status: number;
  /** Seconds that it asks to wait; null: it asks for nothing. */
  readonly retryAfter: number | null;
}

/** Seconds of a Retry-After header, whose moment counts from `now`, milliseconds since 1970; null: it names none. */
function secondsIn(header: string | string[] | undefined, now: number): number | null {
  if (typeof header !== 'string') return null;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - now) / 1000));
}

/** Posts JSON outside, following nothing, and leaves the answer's body unread. Rejects when nobody answers in so many milliseconds. */
export async function postOutside(
  url: URL,
  {
    body,
    headers,
    milliseconds,
    now,
  }: {
    readonly body: object;
    readonly headers: Readonly<Record<string, string>>;
    readonly milliseconds: number;
    readonly now: number;
  },
): Promise<PostedAnswer> {
  const answer = await ask(url, {
    method: 'POST',
    signal: AbortSignal.timeout(milliseconds),
    headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });
  // What is left of the answer is nobody's business, whole or broken off.
  await answer.body.dump().catch(() => undefined);
  return { status: answer.statusCode, retryAfter: secondsIn(answer.headers['retry-after'], now) };
}
