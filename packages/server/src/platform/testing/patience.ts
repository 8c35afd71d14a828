import { setTimeout as sleep } from 'node:timers/promises';
import { busyWords } from '../http/failure-page.ts';

/** An answer, as far as it may ask to be asked again. */
export interface Told {
  readonly status: number;
  readonly text: string;
  /** Its header; empty where there is none. */
  readonly retryAfter: string;
}

/**
 * Milliseconds after which a server that has too much to do wants to be asked again. Null: it has answered, or what it lacks is its
 * database, of which tests want to hear.
 */
export function comeBackIn({ status, text, retryAfter }: Told): number | null {
  if (status !== 503 || !text.includes(busyWords.title)) return null;
  const seconds = Number(retryAfter);
  return seconds > 0 ? seconds * 1000 : null;
}

/** Asks until there is an answer, as long as a test lasts: on a busy machine a server says when to come back, and visitors do. */
export async function askPatiently<Answer extends Told>(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask();
  const wait = comeBackIn(answer);
  if (wait === null) return answer;
  await sleep(wait);
  return askPatiently(ask);
}

/** The same by `fetch`, with its time limit for each try; milliseconds. */
export async function fetchPatiently(
  url: string,
  { limit, ...init }: RequestInit & { readonly limit: number },
): Promise<Response> {
  const { response } = await askPatiently(async () => {
    const told = await fetch(url, { ...init, signal: AbortSignal.timeout(limit) });
    const text = await told.clone().text();
    return { response: told, status: told.status, text, retryAfter: told.headers.get('retry-after') ?? '' };
  });
  return response;
}
