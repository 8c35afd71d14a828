import type { PageContext, RenderedPage } from '@cotejo/contract/page-rendering';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Reports } from '../reports.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

const told: string[] = [];
const nothing = async (): Promise<void> => undefined;
const reports: Reports = {
  brokenInBrowser: () => undefined,
  failed: () => undefined,
  notFound: () => undefined,
  answered: ({ method, route, status }) => void told.push(`${method} ${route} ${status}`),
  close: nothing,
};

/** A page that asks for two lists, as all do. */
async function renderPage(request: Request, { api }: PageContext): Promise<RenderedPage> {
  const answers = await Promise.all([api.getSite({}), api.listComparators({})]);
  const isThere = answers.every(({ ok }) => ok) && !request.url.endsWith('/nada');
  return { kind: 'html', status: isThere ? 200 : 404, html: '<p></p>', cacheable: false };
}

let test: TestApp;
beforeAll(async () => {
  const site = { isDevelopment: false, clientFolder: null, renderPage, install: nothing, close: nothing };
  test = await buildTestApp({ catalogue: 'demo', reports, site });
});
beforeEach(() => {
  told.length = 0;
});
afterAll(() => test.close());

it.each([
  ['international.localhost', '/', 'GET / 200'],
  ['international.localhost', '/en/Terminos-y-Condiciones?a=1', 'GET /Terminos-y-Condiciones 200'],
  ['localhost', '/Isapre/Cruz-Blanca/Planes/A', 'GET /Isapre/:organization/Planes/:plan/:tab? 200'],
  ['localhost', '/nada', 'GET /* 404'],
  ['localhost', '/api/comparator', 'GET /api/comparator 200'],
  ['nadie.example', '/Comparar/Isapres', 'GET /* 421'],
])('of %s%s is told once, without what a page asks for inside: %s', async (host, url, line) => {
  await test.app.inject({ url, headers: { host } });
  expect(told).toEqual([line]);
});
