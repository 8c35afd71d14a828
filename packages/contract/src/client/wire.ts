import { fail, ok, type Result } from '@cotejo/core/result';
import type { Problem } from '../errors.ts';
import type { Call, CallFacts } from './call-facts.ts';
import { problemIn } from './problem-guard.ts';

/**
 * Why a call gave no answer: the server's problem, no connection (or none in time), or an answer that breaks the contract.
 * `text` is what the specification says after the last try (C §8), where it says something.
 */
export type CallFailure = { readonly text?: string } & (
  | { readonly kind: 'problem'; readonly problem: Problem; readonly retryAfterSeconds: number | null }
  | { readonly kind: 'offline' }
  | { readonly kind: 'aborted' }
  | { readonly kind: 'unreadable' }
);

export interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly signal: AbortSignal | undefined;
}
export interface WireResponse {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly text: string;
  /** What a 200 says, where that was checked and needs no reading; absent: the text says it. */
  readonly answer?: unknown;
}

/** How a request travels: fetch in the browser, Fastify's inject on the server. Rejects only when nothing answered. */
export type Transport = (request: WireRequest) => Promise<WireResponse>;

type Named = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** What a caller hands in, seen without its endpoint's types. */
export interface LooseInput {
  readonly params?: Named;
  readonly query?: Named;
  readonly headers?: Named;
  readonly body?: unknown;
}

/** The path of a call with its parameters, and the query; what is undefined is left out. */
export function urlOf(call: CallFacts, input: LooseInput): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input.params?.[name] ?? '')));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) if (value !== undefined) query.set(name, String(value));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The headers of a call; `shared` go with every call that is not GET. */
export function headersOf(call: CallFacts, input: LooseInput, shared: Readonly<Record<string, string>>): Record<string, string> {
  const headers: Record<string, string> = { accept: call.mediaType ?? 'application/json' };
  if (call.method !== 'GET') Object.assign(headers, shared);
  if (call.hasBody) headers['content-type'] = 'application/json';
  for (const [name, value] of Object.entries(input.headers ?? {})) if (value !== undefined) headers[name] = String(value);
  return headers;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a response says: the answer (null for a 204 that the call may have), or why there is none. */
export function answerOf(
  { facts, read }: Call,
  { status, retryAfter, text, answer: known }: WireResponse,
): Result<unknown, CallFailure> {
  if (status === 204 && facts.mayBeEmpty) return ok(null);
  if (status === 200) {
    if (known !== undefined) return ok(known);
    const answer = read(facts.mediaType === undefined ? parseJson(text) : text);
    return answer === undefined ? fail({ kind: 'unreadable' }) : ok(answer);
  }
  const problem = problemIn(parseJson(text), status);
  if (problem === null) return fail({ kind: 'unreadable' });
  return fail({ kind: 'problem', problem, retryAfterSeconds: retryAfter ? Number(retryAfter) : null });
}
