import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What hooks ask of the route that a request came to. */
interface RouteFacts {
  /** As the framework knows it; undefined: there is none. */
  readonly pattern: string | undefined;
  /** In the one spelling of log and measures; null: there is none. */
  readonly name: string | null;
  /** True: it answers whatever the host. */
  readonly takesAnyHost: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null until somebody asks: see `routeFactsOf`. */
    routeFacts: RouteFacts | null;
  }
}

/** Route patterns are as many as there are routes. */
const names = new Map<string, string>();

/** A route pattern as the contract writes its paths: '/url/:link' is '/url/{link}'. */
export function routeName(pattern: string): string {
  const known = names.get(pattern);
  if (known !== undefined) return known;
  const name = pattern.replaceAll(/:(\w+)/g, '{$1}');
  names.set(pattern, name);
  return name;
}

/** Lets requests keep the facts of their route: the framework makes its own anew whenever it is asked. */
export function keepRouteFacts(app: FastifyInstance): void {
  app.decorateRequest('routeFacts', null);
}

/** By the settings of a route, which are its own; where there is no route, they are the framework's. */
const factsOf = new WeakMap<object, RouteFacts>();

/** The facts of the route that a request came to: the same object for all requests to it. */
export function routeFactsOf(request: FastifyRequest): RouteFacts {
  if (request.routeFacts) return request.routeFacts;
  const { url: pattern, config } = request.routeOptions;
  const known = factsOf.get(config);
  const facts = known ?? {
    pattern,
    name: pattern === undefined ? null : routeName(pattern),
    takesAnyHost: config.anyHost === true,
  };
  if (known === undefined) factsOf.set(config, facts);
  request.routeFacts = facts;
  return facts;
}

/** The route that a request came to, in the one spelling of log and measures; null where there is none. */
export function routeOf(request: FastifyRequest): string | null {
  return routeFactsOf(request).name;
}
