import { Agent, fetch, type RequestInit, type Response } from 'undici';

/** How long a call to somebody else's server may take: to connect, and from beginning to end (C §7). Milliseconds. */
export const outboundLimits = { connectMilliseconds: 1_000, wholeMilliseconds: 3_000 } as const;

const agent = new Agent({ connect: { timeout: outboundLimits.connectMilliseconds } });

/** Calls an address outside. Redirects are the caller's business. Rejects when nothing answers, or when the signal aborts. */
export function fetchOutside(url: URL, init: Pick<RequestInit, 'headers' | 'signal'>): Promise<Response> {
  return fetch(url, { ...init, redirect: 'manual', dispatcher: agent });
}
