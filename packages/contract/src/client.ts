import type { Language } from '@cotejo/core/editions';
import { fail, type Result } from '@cotejo/core/result';
import { createKeptCalls, keepsFor, type KeptCalls } from './client/kept-calls.ts';
import { pauseFor, withRetries, type RetrySurroundings } from './client/retry.ts';
import { answerOf, headersOf, urlOf, type CallFailure, type LooseInput, type Transport } from './client/wire.ts';
import { languageParameter, type Endpoint, type EndpointAnswer, type EndpointInput } from './endpoint.ts';
import type { Endpoints } from './endpoints/endpoints.ts';
import type { SiteEndpoints } from './endpoints/site-endpoints.ts';

export type { CallFailure, Transport, WireRequest, WireResponse } from './client/wire.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** True: an answer that somebody keeps is not good enough (C §7). */
  readonly forceRefresh?: boolean;
}

type Caller<E extends Endpoint> = (
  input: EndpointInput<E>,
  options?: CallOptions,
) => Promise<Result<EndpointAnswer<E>, CallFailure>>;
type EndpointSet = Readonly<Record<string, Endpoint>>;

/** The typed client of some endpoints: one function per name; expected failures come back as values. */
export type ClientOf<Set extends EndpointSet> = { readonly [Name in keyof Set]: Caller<Set[Name]> };
/** The client that pages with script are given, on both sides. */
export type ApiClient = ClientOf<SiteEndpoints>;
/** The client that the server makes pages with: every call. */
export type ServerApiClient = ClientOf<Endpoints>;

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

function timeoutOf({ timeout, isContact }: Endpoint): number {
  return timeout?.milliseconds ?? (isContact === true ? contactTimeoutMilliseconds : defaultTimeoutMilliseconds);
}

interface Asked {
  readonly endpoint: Endpoint;
  readonly url: string;
  readonly input: LooseInput;
  /** Null: the call takes none, or there is none. */
  readonly token: string | null;
}

async function askOnce(
  { endpoint, url, input, token }: Asked,
  { transport, headers }: Surroundings,
  signal: AbortSignal | undefined,
): Promise<Result<unknown, CallFailure>> {
  const ending = new AbortController();
  const stop = (): void => ending.abort();
  signal?.addEventListener('abort', stop);
  const { timeout } = endpoint;
  const late = new Promise<null>((resolve) => {
    ending.signal.addEventListener('abort', () => resolve(null));
  });
  const timer = setTimeout(stop, timeoutOf(endpoint));
  const aborted = (): boolean => signal?.aborted === true;
  try {
    const sent = transport({
      method: endpoint.method,
      url,
      headers: { ...headersOf(endpoint, input, headers), ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      body: endpoint.body ? JSON.stringify(input.body) : undefined,
      signal: ending.signal,
    });
    const response = await Promise.race([sent, late]);
    if (response !== null) return answerOf(endpoint, response);
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

function withText(failure: CallFailure, endpoint: Endpoint, { params }: LooseInput): CallFailure {
  if (endpoint.retry === undefined || failure.kind === 'aborted') return failure;
  const text = endpoint.retry.failure.replace(/\{(\w+)\}/g, (_, name: string) => String(params?.[name] ?? ''));
  return { ...failure, text };
}

async function call(
  endpoint: Endpoint,
  { input, options }: { readonly input: LooseInput; readonly options: CallOptions },
  surroundings: Surroundings,
): Promise<Result<unknown, CallFailure>> {
  const { retries, retry, kept, forcesRefresh } = surroundings;
  const isForced =
    endpoint.method === 'GET' && (options.forceRefresh === true || endpoint.isAlwaysFresh === true || forcesRefresh());
  const plainUrl = urlOf(endpoint, input);
  const url = isForced ? urlOf(endpoint, { ...input, query: { ...input.query, forceRefresh: '1' } }) : plainUrl;
  const token = endpoint.bearer === undefined ? null : surroundings.token();
  const lasts = endpoint.headers === undefined && token === null ? keepsFor(endpoint) : null;
  const ask = async (signal: AbortSignal | undefined): Promise<Result<unknown, CallFailure>> => {
    const once = (): Promise<Result<unknown, CallFailure>> => askOnce({ endpoint, url, input, token }, surroundings, signal);
    const rule = endpoint.retry;
    const answer = await (rule && retries ? withRetries(once, rule, { signal, surroundings: retry }) : once());
    return answer.ok ? answer : fail(withText(answer.error, endpoint, input));
  };
  if (lasts === null) return ask(options.signal);
  return unlessAborted(kept.get(plainUrl, { lasts, isForced, ask: () => ask(undefined) }), options.signal);
}

/** Every name of the set has its caller, and each parses its own 200 schema: the mapped type states just that. */
function isClientOf<Set extends EndpointSet>(client: Readonly<Record<string, unknown>>, endpoints: Set): client is ClientOf<Set> {
  return Object.keys(endpoints).every((name) => typeof client[name] === 'function');
}

/**
 * Builds the client of some endpoints over a transport: it asks again where the contract says so, keeps shared answers by
 * URL, lets whoever asks for the same wait for one call, and ends what takes too long.
 */
export function createClient<Set extends EndpointSet>(
  endpoints: Set,
  transport: Transport,
  settings: ClientSettings,
): ClientOf<Set> {
  const { headers, retries = true, token = () => null, forcesRefresh = () => false, now = () => performance.now() } = settings;
  const { pause = pauseFor, random = Math.random, isOnline = () => true } = settings;
  const { language = 'es' } = settings;
  const kept = createKeptCalls(now);
  const told = ({ isTold }: Endpoint, input: LooseInput): LooseInput =>
    isTold === true && language !== 'es' ? { ...input, query: { ...input.query, [languageParameter]: language } } : input;
  const surroundings = { headers, retries, token, forcesRefresh, now, transport, kept, retry: { pause, random, isOnline } };
  const callers = Object.entries(endpoints).map(([name, endpoint]): readonly [string, unknown] => [
    name,
    (input: LooseInput, options: CallOptions = {}) => call(endpoint, { input: told(endpoint, input), options }, surroundings),
  ]);
  const client: Readonly<Record<string, unknown>> = Object.fromEntries(callers);
  if (!isClientOf(client, endpoints)) throw new Error('an endpoint has no caller');
  return client;
}

/**
 * Transport over fetch, for the browser and for tests against a running server. `origin` takes the place of the page's own
 * (C §7); the pass of who proved to be a person goes along to it as well.
 */
export function fetchTransport(origin = ''): Transport {
  return async ({ method, url, headers, body, signal }) => {
    const response = await fetch(origin + url, {
      method,
      headers,
      ...(origin === '' ? {} : { credentials: 'include' as const }),
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    });
    return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() };
  };
}
