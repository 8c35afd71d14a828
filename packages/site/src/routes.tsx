import { fragmentPaths } from '@cotejo/contract/paths/fragments';
import { isPageName, routePatternOf } from '@cotejo/contract/paths';
import type { Edition } from '@cotejo/core/editions';
import { redirectDocument, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { PageError, ShellError } from './layout/error-screens.tsx';
import { RootLayout } from './layout/root-layout.tsx';
import { FooterFragment } from './layout/footer-fragment.tsx';
import { footerRouteId, rootRouteId, type FrameFacts } from './layout/site-facts.ts';
import type { PageModule, PageSpec } from './pages/page-spec.ts';
import { notFoundPage, pages } from './pages/pages.ts';

interface PageHandle {
  readonly file: string;
  readonly hydrate: boolean;
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'file' in handle && 'hydrate' in handle;
}

/** The handle of the page among the matches of a request. */
export function pageHandleOf(matches: readonly { readonly route: { readonly handle?: unknown } }[]): PageHandle | null {
  return matches.map((match) => match.route.handle).findLast(isPageHandle) ?? null;
}

/** Where routes are for: the server makes every page, a browser those that work with script. */
type Side = 'server' | 'browser';

const notFoundStatus = 404;

/** The browser loads the document: the server redirects old paths, and its pages without script need none here. */
function loadDocument({ request }: LoaderFunctionArgs): Response {
  return redirectDocument(request.url);
}

/** A page's module for a browser: an address that it has no page for is loaded whole, so that the server answers and reports it. */
async function moduleInBrowser({ lazy }: PageSpec): Promise<PageModule> {
  const page = await lazy();
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

/** The frame's facts come with the page, so its first load is spared what asks for them. */
async function frameLoader(args: LoaderFunctionArgs): Promise<FrameFacts> {
  const { loader } = await import('./layout/frame-loader.ts');
  return loader(args);
}

interface Place {
  readonly id: string;
  readonly path: string;
}

function toRoute(spec: PageSpec, place: Place, side: Side): RouteObject {
  const handle: PageHandle = { file: spec.file, hydrate: spec.hydrate };
  // Another letter case is another path, which the server sends to the right one.
  const route = { ...place, caseSensitive: true, handle };
  if (side === 'server') return { ...route, lazy: spec.lazy };
  return spec.hydrate ? { ...route, lazy: () => moduleInBrowser(spec) } : { ...route, loader: loadDocument };
}

const pageNames = Object.keys(pages).filter(isPageName);

/**
 * The routes of an edition: its brand stands in their paths. Two boundaries: a page that breaks keeps header and footer, and
 * the shell has a last screen of its own.
 */
export function routesFor({ brand }: Edition, side: Side): RouteObject[] {
  return [
    {
      id: rootRouteId,
      loader: frameLoader,
      // The shell's facts hold for a visit; a navigation does not ask again.
      shouldRevalidate: () => false,
      Component: RootLayout,
      ErrorBoundary: ShellError,
      children: [
        {
          id: 'page',
          ErrorBoundary: PageError,
          children: [
            ...pageNames.map((id) => toRoute(pages[id], { id, path: routePatternOf(id, brand.code) }, side)),
            ...(side === 'server' ? [{ path: fragmentPaths.offline, lazy: () => import('./layout/offline-page.tsx') }] : []),
            toRoute(notFoundPage, { id: 'not-found', path: '*' }, side),
          ],
        },
      ],
    },
    // Only fetched, never gone to: a browser needs no route for them.
    ...(side === 'server'
      ? [
          { id: footerRouteId, path: fragmentPaths.footer, loader: frameLoader, Component: FooterFragment },
          { path: fragmentPaths.strips, lazy: () => import('./layout/strips-fragment.tsx') },
        ]
      : []),
  ];
}
