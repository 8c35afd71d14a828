import type { z } from 'zod';

export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * One call of the API, declared once: the Fastify route, its validation, the typed client and the OpenAPI
 * document are all made from this object. Paths are written as OpenAPI does: '/api/insurance/{id}'.
 */
export interface Endpoint {
  readonly method: HttpMethod;
  readonly path: `/${string}`;
  readonly group: string;
  readonly summary: string;
  readonly access: 'public';
  /** True: the answer tells of one visitor, and no cache keeps it. Answers to GET are kept and asked anew otherwise. */
  readonly isPrivate?: true;
  /** True: a POST that only reads, so that who has its answer already is told so as by a GET. */
  readonly onlyReads?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Every status the call can answer with its body; errors use the one problem shape of errors.ts. */
  readonly responses: { readonly 200: z.ZodType } & Readonly<Record<number, z.ZodType>>;
}

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

/** The answer of a 200, parsed. */
export type EndpointAnswer<E extends Endpoint> = z.output<E['responses'][200]>;

/** Declares an endpoint and keeps its literal types. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}
