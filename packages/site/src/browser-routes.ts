import { pageNames, routePatternOf, type PageName } from '@cotejo/contract/paths';
import type { Edition } from '@cotejo/core/editions';
import type { RouteObject } from 'react-router';
import { frameRoute } from './frame-route.tsx';
import { laterErrors } from './layout/later-errors.tsx';
import { hydratedPages } from './pages/hydrated-pages.ts';
import { laterPage, loadDocument, type PageScript } from './pages/later-page.tsx';

interface BrowserSetting {
  /** What came with the page. */
  readonly frame: unknown;
  readonly script: PageScript;
}

function toRoute(id: PageName, path: string, script: PageScript): RouteObject {
  const load = hydratedPages[id];
  // Another letter case is another path, which the server sends to the right one.
  return { id, path, caseSensitive: true, ...(load ? laterPage(load, script) : { loader: loadDocument }) };
}

/** The routes of an edition as a browser knows them: its brand stands in their paths. */
export function browserRoutes({ brand }: Edition, { frame, script }: BrowserSetting): RouteObject[] {
  return [
    frameRoute({
      loader: () => frame,
      errors: laterErrors(script),
      children: [
        ...pageNames.map((id) => toRoute(id, routePatternOf(id, brand.code), script)),
        { id: 'not-found', path: '*', loader: loadDocument },
      ],
    }),
  ];
}
