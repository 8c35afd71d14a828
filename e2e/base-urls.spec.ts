import { createServer } from 'node:net';
import type { Page, Request } from '@playwright/test';
import { endpoints } from '@cotejo/contract/endpoints';
import { isapres, shownPrices } from './family.ts';
import { expect, test } from './fixtures.ts';
import { withoutDevice } from './list-calls.ts';
import { startServer, type RunningServer } from './running-server.ts';

// One worker for all, as each worker starts a server.
test.describe.configure({ mode: 'default' });
test.skip(({ isMobile }) => isMobile, 'where calls go is the same on every screen');

/** A server whose pages under `localhost` call it by its address, which is another origin to a browser. */
const running: { server: RunningServer | null; port: number } = { server: null, port: 0 };

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

const base = (): string => `http://127.0.0.1:${running.port}`;

test.beforeAll(async ({}, { project }) => {
  if (project.use.isMobile === true) return;
  test.setTimeout(180_000);
  running.port = await freePort();
  running.server = await startServer({ env: { PORT: String(running.port), BASE_URLS: JSON.stringify({ chile: base() }) } });
});
test.afterAll(() => running.server?.stop());

/** Calls to the API from now on, by method and origin. */
function watchCalls(page: Page): { readonly calls: readonly Request[]; readonly origins: () => readonly string[] } {
  const calls: Request[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Which version a page comes from is asked of the server that gave it.
    if (pathname.startsWith('/api/') && pathname !== endpoints.getVersion.path) calls.push(request);
  });
  return { calls, origins: () => [...new Set(calls.map((call) => new URL(call.url()).origin))] };
}

const pathOf = (request: Request): string => new URL(request.url()).pathname;

async function sortByPrice(page: Page): Promise<void> {
  const before = await shownPrices(page);
  await page.getByRole('combobox', { name: /orden/i }).locator('visible=true').first().selectOption('precio-asc');
  await expect.poll(() => shownPrices(page)).not.toEqual(before);
}

test('C7-03 pages of a country call the base of the country, whose answers the browser lets them read', async ({ page }) => {
  await withoutDevice(page);
  const { calls, origins } = watchCalls(page);
  await page.goto(`http://localhost:${running.port}${isapres}`);
  await sortByPrice(page);
  expect(calls.map(pathOf)).toContain(endpoints.compareIsaprePlans.path);
  expect(origins()).toEqual([base()]);
});

test('C7-03 the catalogue on the device is loaded from there as well', async ({ page }) => {
  const { calls, origins } = watchCalls(page);
  await page.goto(`http://localhost:${running.port}${isapres}`);
  await expect(page.getByRole('button', { name: /^Comparas/ })).toBeVisible();
  expect(calls.map(pathOf).some((path) => path.startsWith('/api/compare/local/'))).toBe(true);
  expect(origins()).toEqual([base()]);
  await sortByPrice(page);
});

test("C7-04 pages under a partner's host call that host", async ({ page }) => {
  await withoutDevice(page);
  const own = `http://bienestar.localhost:${running.port}`;
  const { calls, origins } = watchCalls(page);
  // It shows three insurers alone (C6-06).
  await page.goto(`${own}/Comparar/Seguros-de-Salud`);
  await sortByPrice(page);
  expect(calls.map(pathOf)).toContain(endpoints.compareInsurance.path);
  expect(origins()).toEqual([own]);
});
