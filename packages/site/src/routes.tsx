import { paths, type PageName } from '@cotejo/contract/paths';
import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction, RouteObject } from 'react-router';
import { PageError, ShellError } from './layout/error-screens.tsx';
import { loader as rootLoader, RootLayout } from './layout/root-layout.tsx';
import { rootRouteId } from './layout/site-facts.ts';

/** What a page's module exports. Other exports are ignored. */
export interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
  readonly action?: ActionFunction;
  readonly ErrorBoundary?: ComponentType;
}

export interface RouteSpec {
  /** The module's source path: names its chunk in the manifest. */
  readonly file: string;
  readonly lazy: () => Promise<PageModule>;
  /** False: the page is whole without script and ships none. */
  readonly hydrate: boolean;
}

const product = {
  file: 'src/features/product/product-page.tsx',
  lazy: () => import('./features/product/product-page.tsx'),
  hydrate: true,
} as const satisfies RouteSpec;

const request = {
  file: 'src/features/request/request-page.tsx',
  lazy: () => import('./features/request/request-page.tsx'),
  hydrate: true,
} as const satisfies RouteSpec;

/** Every page by the name of its path: the site's table of contents. */
export const pages = {
  home: { file: 'src/features/home/home-page.tsx', lazy: () => import('./features/home/home-page.tsx'), hydrate: false },
  comparator: {
    file: 'src/features/comparator/comparator-page.tsx',
    lazy: () => import('./features/comparator/comparator-page.tsx'),
    hydrate: true,
  },
  isaprePlan: product,
  isaprePlanRequest: request,
  insurance: product,
  insuranceRequest: request,
} as const satisfies Record<PageName, RouteSpec>;

export const notFoundPage = {
  file: 'src/features/not-found/not-found-page.tsx',
  lazy: () => import('./features/not-found/not-found-page.tsx'),
  hydrate: false,
} as const satisfies RouteSpec;

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

function toRoute(spec: RouteSpec, place: { readonly id: string; readonly path: string }): RouteObject {
  const handle: PageHandle = { file: spec.file, hydrate: spec.hydrate };
  return { ...place, lazy: spec.lazy, handle };
}

function isPageName(name: string): name is PageName {
  return Object.hasOwn(pages, name);
}

const pageNames = Object.keys(pages).filter(isPageName);

/** Two boundaries: a page that breaks keeps header and footer, and the shell has a last screen of its own. */
export const routes: RouteObject[] = [
  {
    id: rootRouteId,
    loader: rootLoader,
    // The shell's facts hold for a visit; a navigation does not ask again.
    shouldRevalidate: () => false,
    Component: RootLayout,
    ErrorBoundary: ShellError,
    children: [
      {
        id: 'page',
        ErrorBoundary: PageError,
        children: [
          ...pageNames.map((id) => toRoute(pages[id], { id, path: paths[id] })),
          toRoute(notFoundPage, { id: 'not-found', path: '*' }),
        ],
      },
    ],
  },
];
