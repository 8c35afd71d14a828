import type { Language } from '@cotejo/core/editions';
import { fail, type Result } from '@cotejo/core/result';
import { languageParameter } from '../endpoint.ts';
import type { Call, CallFacts } from './call-facts.ts';
import { createKeptCalls, keepsFor, type KeptCalls } from './kept-calls.ts';
import { pauseFor, withRetries, type RetrySurroundings } from './retry.ts';
import { answerOf, headersOf, urlOf, type CallFailure, type LooseInput, type Transport } from './wire.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** True: an answer that somebody keeps is not good enough (C §7). */
  readonly forceRefresh?: boolean;
}

export interface ClientSettings extends Partial<RetrySurroundings> {
  /** `X-Country` and `x-qpversion`: they go with every call that is not GET (C §7). */
  readonly headers: Readonly<Record<string, string>>;
  /** False: a failure is told at once, as it is within the server's own process. */
  readonly retries?: boolean;
  /** The visitor's token, which goes with the calls that take one (C §6); null: none. */
  readonly token?: () => string | null;
  /** True while every GET asks past what is kept, as internal traffic does. */
  readonly forcesRefresh?: () => boolean;
  /** What texts are asked for in, where a call has them in several; absent: Spanish. */
  readonly language?: Language;
  /** Milliseconds. */
  readonly now?: () => number;
}

interface Surroundings extends Required<Omit<ClientSettings, 'pause' | 'random' | 'isOnline' | 'language'>> {
  readonly transport: Transport;
  readonly retry: RetrySurroundings;
  readonly kept: KeptCalls;
}

/** How long an answer is waited for where the endpoint says nothing. Milliseconds. */
const defaultTimeoutMilliseconds = 10_000;
/** Who asks to be reached is told that it failed only when it surely did. */
const contactTimeoutMilliseconds = 30_000;

function timeoutOf({ timeout, isContact }: CallFacts): number {
  return timeout?.milliseconds ?? (isContact === true ? contactTimeoutMilliseconds : defaultTimeoutMilliseconds);
}

interface Asked {
  readonly call: Call;
  readonly url: string;
  readonly input: LooseInput;
  /** Null: the call takes none, or there is none. */
  readonly token: string | null;
}

async function askOnce(
  { call, url, input, token }: Asked,
  { transport, headers }: Surroundings,
  signal: AbortSignal | undefined,
): Promise<Result<unknown, CallFailure>> {
  const ending = new AbortController();
  const stop = (): void => ending.abort();
  signal?.addEventListener('abort', stop);
  const { facts } = call;
  const { timeout } = facts;
  const late = new Promise<null>((resolve) => {
    ending.signal.addEventListener('abort', () => resolve(null));
  });
  const timer = setTimeout(stop, timeoutOf(facts));
  const aborted = (): boolean => signal?.aborted === true;
  try {
    const sent = transport({
      method: facts.method,
      url,
      headers: { ...headersOf(facts, input, headers), ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      body: facts.hasBody ? JSON.stringify(input.body) : undefined,
      signal: ending.signal,
    });
    const response = await Promise.race([sent, late]);
    if (response !== null) return answerOf(call, response);
    sent.catch(() => undefined);
    return fail(aborted() ? { kind: 'aborted' } : { kind: 'offline', ...(timeout ? { text: timeout.failure } : {}) });
  } catch {
    if (aborted()) return fail({ kind: 'aborted' });
    return fail({ kind: 'offline', ...(timeout && ending.signal.aborted ? { text: timeout.failure } : {}) });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/** The answer to one caller, who may leave while others wait for the same. */
function unlessAborted(
  answer: Promise<Result<unknown, CallFailure>>,
  signal: AbortSignal | undefined,
): Promise<Result<unknown, CallFailure>> {
  if (signal === undefined) return answer;
  const left = new Promise<Result<unknown, CallFailure>>((resolve) => {
    if (signal.aborted) resolve(fail({ kind: 'aborted' }));
    else signal.addEventListener('abort', () => resolve(fail({ kind: 'aborted' })), { once: true });
  });
  return Promise.race([answer, left]);
}

function withText(failure: CallFailure, { retry }: CallFacts, { params }: LooseInput): CallFailure {
  if (retry === undefined || failure.kind === 'aborted') return failure;
  const text = retry.failure.replace(/\{(\w+)\}/g, (_, name: string) => String(params?.[name] ?? ''));
  return { ...failure, text };
}

async function make(
  call: Call,
  { input, options }: { readonly input: LooseInput; readonly options: CallOptions },
  surroundings: Surroundings,
): Promise<Result<unknown, CallFailure>> {
  const { facts } = call;
  const { retries, retry, kept, forcesRefresh } = surroundings;
  const isForced = facts.method === 'GET' && (options.forceRefresh === true || facts.isAlwaysFresh === true || forcesRefresh());
  const plainUrl = urlOf(facts, input);
  const url = isForced ? urlOf(facts, { ...input, query: { ...input.query, forceRefresh: '1' } }) : plainUrl;
  const token = facts.bearer === undefined ? null : surroundings.token();
  const lasts = facts.hasHeaders === undefined && token === null ? keepsFor(facts) : null;
  const ask = async (signal: AbortSignal | undefined): Promise<Result<unknown, CallFailure>> => {
    const once = (): Promise<Result<unknown, CallFailure>> => askOnce({ call, url, input, token }, surroundings, signal);
    const rule = facts.retry;
    const answer = await (rule && retries ? withRetries(once, rule, { signal, surroundings: retry }) : once());
    return answer.ok ? answer : fail(withText(answer.error, facts, input));
  };
  if (lasts === null) return ask(options.signal);
  return unlessAborted(kept.get(plainUrl, { lasts, isForced, ask: () => ask(undefined) }), options.signal);
}

/**
 * One function for each of some calls, by its name: it asks again where the contract says so, keeps shared answers by URL,
 * lets whoever asks for the same wait for one call, and ends what takes too long. What it is given and answers is typed by
 * whoever knows the endpoints.
 */
export function createCallers(
  calls: readonly (readonly [name: string, call: Call])[],
  transport: Transport,
  settings: ClientSettings,
): Readonly<Record<string, unknown>> {
  const { headers, retries = true, token = () => null, forcesRefresh = () => false, now = () => performance.now() } = settings;
  const { pause = pauseFor, random = Math.random, isOnline = () => true } = settings;
  const { language = 'es' } = settings;
  const kept = createKeptCalls(now);
  const told = ({ isTold }: CallFacts, input: LooseInput): LooseInput =>
    isTold === true && language !== 'es' ? { ...input, query: { ...input.query, [languageParameter]: language } } : input;
  const surroundings = { headers, retries, token, forcesRefresh, now, transport, kept, retry: { pause, random, isOnline } };
  return Object.fromEntries(
    calls.map(([name, call]): readonly [string, unknown] => [
      name,
      (input: LooseInput, options: CallOptions = {}) => make(call, { input: told(call.facts, input), options }, surroundings),
    ]),
  );
}
