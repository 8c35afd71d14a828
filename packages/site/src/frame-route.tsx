import type { LoaderFunction, RouteObject } from 'react-router';
import { PageError, ShellError } from './layout/error-screens.tsx';
import { RootLayout } from './layout/root-layout.tsx';
import { rootRouteId } from './layout/site-facts.ts';

/**
 * The frame around pages. Two boundaries: a page that breaks keeps header and footer, and the shell has a last screen of its
 * own. `loader` answers FrameFacts.
 */
export function frameRoute(loader: LoaderFunction, children: RouteObject[]): RouteObject {
  return {
    id: rootRouteId,
    loader,
    // The shell's facts hold for a visit; a navigation does not ask again.
    shouldRevalidate: () => false,
    Component: RootLayout,
    ErrorBoundary: ShellError,
    children: [{ id: 'page', ErrorBoundary: PageError, children }],
  };
}
