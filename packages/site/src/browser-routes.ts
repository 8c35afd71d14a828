import { pageNames, routePatternOf, type PageName } from '@cotejo/contract/paths';
import type { Edition } from '@cotejo/core/editions';
import { redirectDocument, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { frameRoute } from './frame-route.tsx';
import { hydratedPages } from './pages/hydrated-pages.ts';
import type { PageModule } from './pages/page-spec.ts';

const notFoundStatus = 404;

/** The browser loads the document: the server redirects old paths, and its pages without script need no module here. */
function loadDocument({ request }: LoaderFunctionArgs): Response {
  return redirectDocument(request.url);
}

/** A page's module for a browser: an address that it has no page for is loaded whole, so that the server answers and reports it. */
async function moduleInBrowser(load: () => Promise<PageModule>): Promise<PageModule> {
  const page = await load();
  const { loader } = page;
  if (!loader) return page;
  return {
    ...page,
    loader: async (args: LoaderFunctionArgs) => {
      try {
        return await loader(args);
      } catch (thrown) {
        if (thrown instanceof Response && thrown.status === notFoundStatus) return loadDocument(args);
        throw thrown;
      }
    },
  };
}

function toRoute(id: PageName, path: string): RouteObject {
  const load = hydratedPages[id];
  // Another letter case is another path, which the server sends to the right one.
  return { id, path, caseSensitive: true, ...(load ? { lazy: () => moduleInBrowser(load) } : { loader: loadDocument }) };
}

/** The routes of an edition as a browser knows them: its brand stands in their paths. `frame`: what came with the page. */
export function browserRoutes({ brand }: Edition, frame: unknown): RouteObject[] {
  return [
    frameRoute(
      () => frame,
      [
        ...pageNames.map((id) => toRoute(id, routePatternOf(id, brand.code))),
        { id: 'not-found', path: '*', loader: loadDocument },
      ],
    ),
  ];
}
