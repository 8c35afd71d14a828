import { setTimeout as sleep } from 'node:timers/promises';
import { fail, ok, type Result } from '@cotejo/core/result';
import { outboundLimits, readOutside } from '../../platform/outbound.ts';

/** Limits of one read: three tries a second apart (C9-04, C §7), and an end to what a stranger may send. */
export const fetchLimits = {
  tries: 3,
  pauseMilliseconds: 1_000,
  timeoutMilliseconds: outboundLimits.wholeMilliseconds,
  maximumBytes: 2_000_000,
  redirects: 3,
} as const;

export type FetchLimits = { readonly [Name in keyof typeof fetchLimits]: number };

/** Ends a try with words for the log, which never repeat the address: it may hold a key. */
class TryFailed extends Error {}

/** Another address may be followed to on the same host only, or to the same over TLS. */
function mayFollow(from: URL, to: URL): boolean {
  return to.hostname === from.hostname && (to.origin === from.origin || (from.protocol === 'http:' && to.protocol === 'https:'));
}

async function readBody(parts: AsyncIterable<Uint8Array>, maximumBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  // Leaving the loop by throwing cancels the stream: what is too long is not waited for.
  for await (const part of parts) {
    bytes += part.byteLength;
    if (bytes > maximumBytes) throw new TryFailed(`answered more than ${maximumBytes} bytes`);
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

async function tryOnce(address: URL, limits: FetchLimits): Promise<string> {
  const signal = AbortSignal.timeout(limits.timeoutMilliseconds);
  let url = address;
  for (let followed = 0; followed <= limits.redirects; followed += 1) {
    const response = await readOutside(url, signal);
    if (response.status === 200) return await readBody(response.parts, limits.maximumBytes);
    await response.cancel();
    const { location } = response;
    if (response.status < 300 || response.status > 399 || location === null) throw new TryFailed(`answered ${response.status}`);
    const next = URL.parse(location, url);
    if (next === null || !mayFollow(url, next)) throw new TryFailed('sends on to another host');
    url = next;
  }
  throw new TryFailed('sends on and on');
}

function failureText(error: unknown, limits: FetchLimits): string {
  if (error instanceof TryFailed) return error.message;
  if (error instanceof DOMException && error.name === 'TimeoutError') return `no answer in ${limits.timeoutMilliseconds} ms`;
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? `cannot be reached (${code})` : 'cannot be reached';
}

/**
 * Reads the text at an http(s) address, trying again after any failure. Answers the text, or what went wrong in each try,
 * without the address.
 */
export async function fetchText(address: string, limits: FetchLimits = fetchLimits): Promise<Result<string, readonly string[]>> {
  const url = new URL(address);
  const failures: string[] = [];
  while (failures.length < limits.tries) {
    if (failures.length > 0) await sleep(limits.pauseMilliseconds);
    try {
      return ok(await tryOnce(url, limits));
    } catch (error) {
      failures.push(failureText(error, limits));
    }
  }
  return fail(failures);
}
