import type { Endpoint, EndpointAnswer, EndpointInput } from './endpoint.ts';
import type { SiteEndpoints } from './endpoints/site-endpoints.ts';
import { problemSchema, type Problem } from './errors.ts';
import { fail, ok, type Result } from '@cotejo/core/result';

/** Why a call gave no answer: the server's problem, no connection, or an answer that breaks the contract. */
export type CallFailure =
  | { readonly kind: 'problem'; readonly problem: Problem; readonly retryAfterSeconds: number | null }
  | { readonly kind: 'offline' }
  | { readonly kind: 'aborted' }
  | { readonly kind: 'unreadable' };

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
}

/** How a request travels: fetch in the browser, Fastify's inject on the server. Rejects only when nothing answered. */
export type Transport = (request: WireRequest) => Promise<WireResponse>;

interface CallOptions {
  readonly signal?: AbortSignal;
}

type Caller<E extends Endpoint> = (
  input: EndpointInput<E>,
  options?: CallOptions,
) => Promise<Result<EndpointAnswer<E>, CallFailure>>;
type EndpointSet = Readonly<Record<string, Endpoint>>;

/** The typed client of some endpoints: one function per name; expected failures come back as values. */
export type ClientOf<Set extends EndpointSet> = { readonly [Name in keyof Set]: Caller<Set[Name]> };
/** The client that pages are given. */
export type ApiClient = ClientOf<SiteEndpoints>;

interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

function urlOf(endpoint: Endpoint, input: LooseInput): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input.params?.[name] ?? '')));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) if (value !== undefined) query.set(name, String(value));
  return query.size > 0 ? `${path}?${query}` : path;
}

function headersOf(endpoint: Endpoint, input: LooseInput, shared: Readonly<Record<string, string>>): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (endpoint.method !== 'GET') Object.assign(headers, shared);
  if (endpoint.body) headers['content-type'] = 'application/json';
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

async function call(
  endpoint: Endpoint,
  input: LooseInput,
  {
    transport,
    shared,
    signal,
  }: { transport: Transport; shared: Readonly<Record<string, string>>; signal: AbortSignal | undefined },
): Promise<Result<unknown, CallFailure>> {
  let response: WireResponse;
  try {
    response = await transport({
      method: endpoint.method,
      url: urlOf(endpoint, input),
      headers: headersOf(endpoint, input, shared),
      body: endpoint.body ? JSON.stringify(input.body) : undefined,
      signal,
    });
  } catch {
    return fail({ kind: signal?.aborted ? 'aborted' : 'offline' });
  }
  const json = parseJson(response.text);
  if (response.status === 200) {
    const answer = endpoint.responses[200].safeParse(json);
    return answer.success ? ok(answer.data) : fail({ kind: 'unreadable' });
  }
  const problem = problemSchema.safeParse(json);
  if (!problem.success) return fail({ kind: 'unreadable' });
  return fail({
    kind: 'problem',
    problem: problem.data,
    retryAfterSeconds: response.retryAfter ? Number(response.retryAfter) : null,
  });
}

/** Every name of the set has its caller, and each parses its own 200 schema: the mapped type states just that. */
function isClientOf<Set extends EndpointSet>(client: Readonly<Record<string, unknown>>, endpoints: Set): client is ClientOf<Set> {
  return Object.keys(endpoints).every((name) => typeof client[name] === 'function');
}

/**
 * Builds the client of some endpoints over a transport. `shared` headers (X-Country, x-qpversion; C §7) go with every call
 * that is not GET.
 */
export function createClient<Set extends EndpointSet>(
  endpoints: Set,
  transport: Transport,
  shared: Readonly<Record<string, string>>,
): ClientOf<Set> {
  const callers = Object.entries(endpoints).map(([name, endpoint]): readonly [string, unknown] => [
    name,
    (input: LooseInput, options: CallOptions = {}) => call(endpoint, input, { transport, shared, signal: options.signal }),
  ]);
  const client: Readonly<Record<string, unknown>> = Object.fromEntries(callers);
  if (!isClientOf(client, endpoints)) throw new Error('an endpoint has no caller');
  return client;
}

/** Transport over fetch, for the browser and for tests against a running server. */
export function fetchTransport(origin = ''): Transport {
  return async ({ method, url, headers, body, signal }) => {
    const response = await fetch(origin + url, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    });
    return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() };
  };
}
