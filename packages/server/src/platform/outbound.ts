import { Agent, request } from 'undici';

/** How long a call to somebody else's server may take: to connect, and from beginning to end (C §7). Milliseconds. */
export const outboundLimits = { connectMilliseconds: 1_000, wholeMilliseconds: 3_000 } as const;

const agent = new Agent({ connect: { timeout: outboundLimits.connectMilliseconds } });

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
  const { statusCode, headers, body } = await request(url, {
    dispatcher: agent,
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
