import type { FastifyRequest } from 'fastify';

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

/** The route that a request came to, in the one spelling of log and measures; null where there is none. */
export function routeOf({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): string | null {
  return routeOptions.url === undefined ? null : routeName(routeOptions.url);
}
