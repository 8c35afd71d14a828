import type { z } from 'zod';
import type { EndpointGroup } from './endpoint-groups.ts';

export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** What to try a call with: it works against the demonstration catalogue (C §7). */
export interface EndpointExample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * What a call is counted as beside one of all: it shows plans, looks up people or tokens, does the robot check, asks to be
 * reached, makes a link, reports a fault. How many of each a visitor may make is the server's business.
 */
export type EndpointLimit = 'browsing' | 'lookup' | 'proof' | 'report' | 'request' | 'share';

/** How a client asks again when a call fails in passing (C §8): tries after the first one, and the pause before each. */
export interface RetryRule {
  readonly times: number;
  readonly pauseMilliseconds: number;
  /** What is said after the last try; `{name}` stands for a parameter of the path. */
  readonly failure: string;
}

/**
 * One call of the API, declared once: the Fastify route, its validation, the typed client and the OpenAPI
 * document are all made from this object. Paths are written as OpenAPI does: '/api/insurance/{id}'.
 */
export interface Endpoint {
  readonly method: HttpMethod;
  readonly path: `/${string}`;
  readonly group: EndpointGroup;
  readonly summary: string;
  /** 'staff': with the credentials of whoever runs the site (HTTP Basic). */
  readonly access: 'public' | 'staff';
  /** Absent: it is one of all calls and no more. */
  readonly limit?: EndpointLimit;
  /** 'optional': a token may come with it (C §6), and what its holder is answered no cache keeps. */
  readonly bearer?: 'optional';
  /** True: the answer tells of one visitor, and no cache keeps it. Answers to GET are kept and asked anew otherwise. */
  readonly isPrivate?: true;
  /** True: a POST that only reads, so that who has its answer already is told so as by a GET. */
  readonly onlyReads?: true;
  /**
   * How the server keeps shared answers to GET: until a catalogue is published, for five minutes, or until the minute of the
   * clock ends, which nobody else keeps then. Absent: each is worked out.
   */
  readonly cache?: 'catalogue' | 'content' | 'minute';
  /** True: a client keeps it for minutes as it does content, though it is read with the catalogue (C §7). */
  readonly isKeptByClient?: true;
  /** True: the specification calls it with `forceRefresh=1` each time, which is then not counted. */
  readonly isAlwaysFresh?: true;
  /** True: whoever runs the site wrote its texts, in each language: `?idioma=` names one that is not Spanish. */
  readonly isTold?: true;
  /** True for what a visitor sends to be reached: it is refused last when the server has too much to do. */
  readonly isContact?: true;
  readonly retry?: RetryRule;
  /** How long a client waits, where it is not what it waits for any call, and what is said then. */
  readonly timeout?: { readonly milliseconds: number; readonly failure: string };
  /** Media type of a 200; JSON where absent. */
  readonly mediaType?: 'text/plain';
  readonly example?: EndpointExample;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  /**
   * Every status the call can answer with its body, those apart that any call can (`commonFailures`); errors use the one
   * problem shape of errors.ts. A 204 has no body: its handler answers null.
   */
  readonly responses: { readonly 200: z.ZodType } & Readonly<Record<number, z.ZodType>>;
}

/** The query value by which a call asks for texts in a language. */
export const languageParameter = 'idioma';

/** True where an answer has an ETag, and If-None-Match with it is answered by 304 and nothing more. */
export function hasEtag({ method, isPrivate, onlyReads }: Endpoint): boolean {
  return onlyReads === true || (method === 'GET' && isPrivate !== true);
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Given<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** What a caller of the endpoint hands in; parts the endpoint does not declare are absent. */
export type EndpointInput<E extends Endpoint> = {
  [Part in 'params' | 'query' | 'headers' | 'body' as undefined extends Given<E[Part]> ? never : Part]: Given<E[Part]>;
};

/** What a handler receives after validation. */
export interface HandlerInput<E extends Endpoint> {
  readonly params: Parsed<E['params']>;
  readonly query: Parsed<E['query']>;
  readonly headers: Parsed<E['headers']>;
  readonly body: Parsed<E['body']>;
}

/** The answer of a 200, parsed; null is a 204, where the endpoint declares one. */
export type EndpointAnswer<E extends Endpoint> =
  z.output<E['responses'][200]> | (E['responses'] extends { readonly 204: z.ZodType } ? null : never);

/** Declares an endpoint and keeps its literal types. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}
