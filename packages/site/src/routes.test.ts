import { existsSync } from 'node:fs';
import { paths } from '@cotejo/contract/paths';
import { createClient } from '@cotejo/contract/client';
import { endpoints } from '@cotejo/contract/endpoints';
import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { describe, expect, it } from 'vitest';
import { editionOf } from '@cotejo/core/editions';
import { pageContext } from './page-context.ts';
import { fakeTransport } from './testing/fake-transport.ts';
import { testTexts } from './testing/test-texts.ts';
import { notFoundPage, pages } from './pages/pages.ts';
import { routesFor } from './routes.tsx';

describe('routes', () => {
  it('have a page for every path, and each page the module that its file names', async () => {
    expect(Object.keys(pages).sort()).toEqual(Object.keys(paths).sort());
    for (const spec of [...Object.values(pages), notFoundPage]) {
      expect(existsSync(new URL(`../${spec.file}`, import.meta.url))).toBe(true);
      // The loaded function's own source must name the same file, or the wrong modules would be preloaded.
      expect(spec.lazy.toString()).toContain(spec.file.replace('src/', ''));
      expect(await spec.lazy()).toHaveProperty('Component');
    }
  });

  it('A2.2-001 hold no page of their own until it is gone to', () => {
    const [shell] = routesFor(editionOf('chile'), 'browser');
    const own = shell?.children?.[0]?.children ?? [];
    expect(own.length).toBeGreaterThan(40);
    expect(own.filter(({ Component }) => Component !== undefined)).toEqual([]);
  });

  it('load an address without a page as a document, which the server makes whole and reports', async () => {
    const [shell] = routesFor(editionOf('chile'), 'browser');
    const plan = shell?.children?.[0]?.children?.find(({ id }) => id === 'isaprePlan');
    if (typeof plan?.lazy !== 'function') throw new Error('expected a page that is loaded when it is gone to');
    const { loader } = await plan.lazy();
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
    const [shell] = routesFor(editionOf('chile'), 'server');
    expect(shell?.ErrorBoundary).toBeDefined();
    expect(shell?.children?.[0]?.ErrorBoundary).toBeDefined();
    expect(shell?.children?.[0]?.ErrorBoundary).not.toBe(shell?.ErrorBoundary);
  });
});
