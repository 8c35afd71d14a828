import type { FastifyInstance } from 'fastify';
import { isApiPath } from './api-path.ts';

/** What the server has routes for, so that a wrong method is told apart from an unknown path. */
export interface RouteTable {
  /** Methods a path answers, sorted; empty when there is no such path. */
  readonly methodsFor: (path: string) => readonly string[];
  /** True where the pages answer: no route has the path for itself, and it is none of the API's. */
  readonly isPage: (path: string) => boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    routeTable: RouteTable;
  }
}

/** The pages' route, and what can be done with a page: it is looked at, and its forms are sent. */
const anyPage = '/*';
export const pageMethods = ['GET', 'HEAD', 'POST'] as const;

function patternOf(url: string): RegExp {
  const segments = url.split('/').map((segment) => {
    if (segment.startsWith(':')) return '[^/]+';
    if (segment === '*') return '.*';
    return segment.replaceAll(/[^\w-]/g, '\\$&');
  });
  return new RegExp(`^${segments.join('/')}$`);
}

/** Starts to note every route that is added from now on; the table is the application's. */
export function watchRoutes(app: FastifyInstance): RouteTable {
  const routes: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = [];
  // Most paths are pages, which begin like no other route.
  const beginnings = new Set<string | undefined>();
  app.addHook('onRoute', ({ url, method }) => {
    // Asking whether one may call says nothing about what can be called.
    if (method === 'OPTIONS' || url === anyPage) return;
    beginnings.add(url.split('/')[1]);
    routes.push({ pattern: patternOf(url), methods: typeof method === 'string' ? [method] : method });
  });
  const ownMethods = (path: string): readonly string[] => {
    if (!beginnings.has(path.split('/')[1])) return [];
    return routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
  };
  const table: RouteTable = {
    methodsFor: (path) => [...new Set(ownMethods(path))].toSorted(),
    isPage: (path) => !isApiPath(path) && ownMethods(path).length === 0,
  };
  app.decorate('routeTable', table);
  return table;
}
