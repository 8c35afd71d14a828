import type { FastifyInstance } from 'fastify';

/** What the server has routes for, so that a wrong method is told apart from an unknown path. */
export interface RouteTable {
  /** Methods a path answers, sorted; empty when there is no such path. */
  readonly methodsFor: (path: string) => readonly string[];
}

/** The pages' route; what it matches below /api is no page. */
const anyPage = '/*';

function patternOf(url: string): RegExp {
  const segments = url.split('/').map((segment) => {
    if (segment.startsWith(':')) return '[^/]+';
    if (segment === '*') return '.*';
    return segment.replaceAll(/[^\w-]/g, '\\$&');
  });
  return new RegExp(`^${segments.join('/')}$`);
}

/** Starts to note every route that is added from now on. */
export function watchRoutes(app: FastifyInstance): RouteTable {
  const routes: { readonly url: string; readonly pattern: RegExp; readonly methods: readonly string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    // Asking whether one may call says nothing about what can be called.
    if (method === 'OPTIONS') return;
    routes.push({ url, pattern: patternOf(url), methods: typeof method === 'string' ? [method] : method });
  });
  return {
    methodsFor: (path) => {
      const found = routes.filter(({ url, pattern }) => pattern.test(path) && (url !== anyPage || !path.startsWith('/api/')));
      return [...new Set(found.flatMap(({ methods }) => methods))].toSorted();
    },
  };
}
