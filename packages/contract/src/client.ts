import { z } from 'zod';
import type { CallFacts, Call } from './client/call-facts.ts';
import { createCallers, type CallOptions, type ClientSettings } from './client/call-client.ts';
import type { CallFailure, Transport } from './client/wire.ts';
import type { Endpoint, EndpointAnswer, EndpointInput } from './endpoint.ts';
import type { Endpoints } from './endpoints/endpoints.ts';
import type { SiteEndpoints } from './endpoints/site-endpoints.ts';
import type { Result } from '@cotejo/core/result';

export type { CallOptions, ClientSettings } from './client/call-client.ts';
export type { CallFailure, Transport, WireRequest, WireResponse } from './client/wire.ts';

type Caller<E extends Endpoint> = (
  input: EndpointInput<E>,
  options?: CallOptions,
) => Promise<Result<EndpointAnswer<E>, CallFailure>>;
export type EndpointSet = Readonly<Record<string, Endpoint>>;

/** The typed client of some endpoints: one function per name; expected failures come back as values. */
export type ClientOf<Set extends EndpointSet> = { readonly [Name in keyof Set]: Caller<Set[Name]> };
/** The client that pages with script are given, on both sides. */
export type ApiClient = ClientOf<SiteEndpoints>;
/** The client that the server makes pages with: every call. */
export type ServerApiClient = ClientOf<Endpoints>;

/** The plain facts of an endpoint: what a browser knows of it (endpoints/browser-calls.ts). */
export function callFactsOf({ body, headers, responses, ...rest }: Endpoint): CallFacts {
  const answer = responses[200];
  return {
    method: rest.method,
    path: rest.path,
    isPrivate: rest.isPrivate,
    cache: rest.cache,
    isKeptByClient: rest.isKeptByClient,
    isAlwaysFresh: rest.isAlwaysFresh,
    isTold: rest.isTold,
    isContact: rest.isContact,
    bearer: rest.bearer,
    retry: rest.retry,
    timeout: rest.timeout,
    mediaType: rest.mediaType,
    ...(body === undefined ? {} : { hasBody: true }),
    ...(headers === undefined ? {} : { hasHeaders: true }),
    ...(responses[204] === undefined ? {} : { mayBeEmpty: true }),
    ...(answer instanceof z.ZodObject ? { answerKeys: Object.keys(answer.shape) } : {}),
  };
}

type NamedCall = readonly [name: string, call: Call];

const calls = new WeakMap<EndpointSet, readonly NamedCall[]>();

/** The calls of some endpoints, which read answers by their schemas; made once, since the server makes a client for each page. */
function callsOf(endpoints: EndpointSet): readonly NamedCall[] {
  const known = calls.get(endpoints);
  if (known) return known;
  const named = Object.entries(endpoints).map(([name, endpoint]): NamedCall => {
    const { responses } = endpoint;
    return [name, { facts: callFactsOf(endpoint), read: (said) => responses[200].safeParse(said).data }];
  });
  calls.set(endpoints, named);
  return named;
}

/** Every name of the set has its caller, and each parses its own 200 schema: the mapped type states just that. */
function isClientOf<Set extends EndpointSet>(client: Readonly<Record<string, unknown>>, endpoints: Set): client is ClientOf<Set> {
  return Object.keys(endpoints).every((name) => typeof client[name] === 'function');
}

/** Builds the client of some endpoints over a transport, for a program that has their schemas: it checks every answer. */
export function createClient<Set extends EndpointSet>(
  endpoints: Set,
  transport: Transport,
  settings: ClientSettings,
): ClientOf<Set> {
  const client = createCallers(callsOf(endpoints), transport, settings);
  if (!isClientOf(client, endpoints)) throw new Error('an endpoint has no caller');
  return client;
}
