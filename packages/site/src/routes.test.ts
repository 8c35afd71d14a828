import { existsSync } from 'node:fs';
import { createClient } from '@cotejo/contract/client';
import { endpoints } from '@cotejo/contract/endpoints';
import { pageNames, paths } from '@cotejo/contract/paths';
import type { ComponentType } from 'react';
import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { describe, expect, it } from 'vitest';
import { editionOf } from '@cotejo/core/editions';
import { browserRoutes } from './browser-routes.ts';
import { pageContext } from './page-context.ts';
import { hydratedPages } from './pages/hydrated-pages.ts';
import { moduleOf } from './pages/page-modules.ts';
import { notFoundPage, pages } from './pages/pages.ts';
import { serverRoutes } from './server-routes.tsx';
import { fakeTransport } from './testing/fake-transport.ts';
import { testTexts } from './testing/test-texts.ts';

describe('routes', () => {
  it('have a page for every path, and each page the module that its file names', async () => {
    expect(Object.keys(pages).sort()).toEqual(Object.keys(paths).sort());
    for (const spec of [...Object.values(pages), notFoundPage]) {
      expect(existsSync(new URL(`../${spec.file}`, import.meta.url))).toBe(true);
      expect(await moduleOf(spec)()).toHaveProperty('Component');
    }
  });

  it('of a browser have the modules of the pages with script, and of no other', () => {
    for (const name of pageNames) {
      const { file, hydrate } = pages[name];
      // The loaded function's own source must name the same file, or the wrong modules would be preloaded.
      expect(hydratedPages[name]?.toString().includes(file.replace('src/', '')) ?? false).toBe(hydrate);
    }
  });

  it('load an address without a page as a document, which the server makes whole and reports', async () => {
    const script = {
      wanted: Promise.resolve(),
      surround: () => Promise.resolve((Page: ComponentType) => Page),
    };
    const [shell] = browserRoutes(editionOf('chile'), { frame: null, script });
    const loader = shell?.children?.[0]?.children?.find(({ id }) => id === 'isaprePlan')?.loader;
    if (typeof loader !== 'function') throw new Error('expected a loader');
    const api = createClient(endpoints, fakeTransport({}), { headers: {}, retries: false });
    const context = new RouterContextProvider();
    context.set(pageContext, {
      edition: editionOf('chile'),
      language: 'es',
      texts: testTexts,
      api,
      browsing: api,
      today: '2026-11-20',
      now: () => 0,
      version: 'test',
      profileFor: () => null,
      saveProfile: () => undefined,
    });
    const url = 'http://site.test/Isapre/Colmena/Planes/NO-1';
    const params = { organization: 'Colmena', code: 'NO-1' };
    const answer: unknown = await loader({ request: new Request(url), params, context } as unknown as LoaderFunctionArgs);
    if (!(answer instanceof Response)) throw new Error('expected a redirect');
    expect(answer.headers.get('location')).toBe(url);
    expect(answer.headers.get('x-remix-reload-document')).toBe('true');
  });

  it('keep header and footer around a page that breaks', () => {
    const [shell] = serverRoutes(editionOf('chile'));
    expect(shell?.ErrorBoundary).toBeDefined();
    expect(shell?.children?.[0]?.ErrorBoundary).toBeDefined();
    expect(shell?.children?.[0]?.ErrorBoundary).not.toBe(shell?.ErrorBoundary);
  });
});
