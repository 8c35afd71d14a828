import { comparisonFilePattern } from '@cotejo/contract/paths/comparison-file';
import { fragmentPaths } from '@cotejo/contract/paths/fragments';
import { pageNames, routePatternOf } from '@cotejo/contract/paths';
import type { Edition } from '@cotejo/core/editions';
import type { RouteObject } from 'react-router';
import { frameRoute } from './frame-route.tsx';
import { PageError, ShellError } from './layout/error-screens.tsx';
import { FooterFragment } from './layout/footer-fragment.tsx';
import { loader as frameLoader } from './layout/frame-loader.ts';
import { footerRouteId } from './layout/site-facts.ts';
import { pageInDocument } from './pages/later-page.tsx';
import { moduleOf } from './pages/page-modules.ts';
import type { PageModule, PageSpec } from './pages/page-spec.ts';
import { notFoundPage, pages } from './pages/pages.ts';

const errors = { PageError: pageInDocument(PageError), ShellError: pageInDocument(ShellError) };

function isPageHandle(handle: unknown): handle is PageSpec {
  return typeof handle === 'object' && handle !== null && 'file' in handle && 'hydrate' in handle;
}

/** The handle of the page among the matches of a request. */
export function pageHandleOf(matches: readonly { readonly route: { readonly handle?: unknown } }[]): PageSpec | null {
  return matches.map((match) => match.route.handle).findLast(isPageHandle) ?? null;
}

interface Place {
  readonly id: string;
  readonly path: string;
}

/** A page's module, its component as a browser finds it in the document. */
async function moduleInDocument(load: () => Promise<PageModule>): Promise<PageModule> {
  const page = await load();
  return { ...page, Component: pageInDocument(page.Component) };
}

function toRoute(handle: PageSpec, place: Place): RouteObject {
  const load = moduleOf(handle);
  // Another letter case is another path, which is sent to the right one.
  return { ...place, caseSensitive: true, handle, lazy: handle.hydrate ? () => moduleInDocument(load) : load };
}

/** The routes of an edition: its brand stands in their paths. The last ones are only fetched, never gone to. */
export function serverRoutes({ brand }: Edition): RouteObject[] {
  return [
    frameRoute({
      loader: frameLoader,
      errors,
      children: [
        ...pageNames.map((id) => toRoute(pages[id], { id, path: routePatternOf(id, brand.code) })),
        { path: comparisonFilePattern, lazy: () => import('./features/comparator/comparison-file.server.ts') },
        { path: fragmentPaths.offline, lazy: () => import('./layout/offline-page.tsx') },
        toRoute(notFoundPage, { id: 'not-found', path: '*' }),
      ],
    }),
    { id: footerRouteId, path: fragmentPaths.footer, loader: frameLoader, Component: FooterFragment },
    { path: fragmentPaths.badge, lazy: () => import('./traffic/badge-fragment.tsx') },
    { path: fragmentPaths.strips, lazy: () => import('./layout/strips-fragment.tsx') },
  ];
}
