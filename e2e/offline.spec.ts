import { href } from '@cotejo/contract/paths';
import type { Page } from '@playwright/test';
import { enterFamily, isapres, shownPrices, total } from './family.ts';
import { expect as baseExpect, test as base } from './fixtures.ts';
import { startFrontServer, type FrontServer } from './front-server.ts';
import { startServer } from './running-server.ts';

// A worker installs, keeps and fetches beside the page: on a busy machine that takes its time.
const expect = baseExpect.configure({ timeout: 60_000 });

const test = base.extend<{ front: FrontServer }>({
  front: async ({ baseURL }, use) => {
    const front = await startFrontServer(baseURL ?? '');
    await use(front);
    await front.stop();
  },
});

test.beforeEach(() => test.setTimeout(120_000));
// What is asked for while the connection is gone, each time as it fails.
test.use({ serviceWorkers: 'allow', allowedConsoleErrors: [/ERR_|Failed to load resource|Failed to fetch/] });

/** Waits until the worker has kept what this first page had loaded without it. */
async function worksOffline(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)));
        return kept.flat().some((url) => url === location.href);
      }),
    )
    .toBe(true);
}

/** Waits until the list is worked out on the device, so that its catalogue is kept as well. */
async function comparesHere(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /Comparas .*sin enviar tus datos/ })).toBeVisible();
}

async function lose(page: Page, front: FrontServer): Promise<void> {
  front.cut();
  await page.context().setOffline(true);
}

async function cacheNames(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('cotejo-')));
}

test('the list is there without connection, with the prices of the family, and is worked out anew', async ({ page, front }) => {
  await page.goto(front.url + isapres);
  await enterFamily(page);
  await worksOffline(page);
  await comparesHere(page);
  const prices = await shownPrices(page);
  const before = await total(page);
  await lose(page, front);
  await page.reload();
  await expect(page.getByText('Perfil de ejemplo')).toBeHidden();
  await expect.poll(() => shownPrices(page)).toEqual(prices);
  expect(await total(page)).toBe(before);
  await expect(page.getByText('Estás sin conexión. Ves lo último que cargaste.')).toBeVisible();
});

/** What the worker keeps, as one text of URLs. */
async function keptUrls(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all
      .flat()
      .map(({ url }) => decodeURIComponent(url))
      .join(' ');
  });
}

test('the last comparison is there without connection, also under an address that was never loaded', async ({ page, front }) => {
  await page.goto(front.url + isapres);
  await worksOffline(page);
  await comparesHere(page);
  const identities = await page
    .locator('article[data-product-code]')
    .evaluateAll((results) => results.slice(0, 2).map((result) => result.getAttribute('data-product-code') ?? ''));
  const comparison = `${isapres}?${new URLSearchParams(identities.map((code) => ['comparar', code]))}`;
  await page.evaluate((url) => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate'));
  }, comparison);
  const heading = page.getByRole('columnheader').or(page.locator('thead th'));
  await expect(heading.first()).toBeVisible();
  const table = await page.getByRole('table').first().innerText();
  // The worker keeps what the table was made from after it has handed it over.
  await expect.poll(() => keptUrls(page).then((kept) => identities.every((code) => kept.includes(code)))).toBe(true);
  await lose(page, front);
  await page.reload();
  await expect(page).toHaveURL(new RegExp(`comparar=${identities[0]}`));
  await expect.poll(() => page.getByRole('table').first().innerText()).toBe(table);
});

test('a page never seen says that there is no connection, and leads to the last comparison', async ({ page, front }) => {
  await page.goto(front.url + isapres);
  await worksOffline(page);
  await lose(page, front);
  await page.goto(front.url + href('help', {}));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin conexión');
  await page.getByRole('link', { name: 'Ver la última comparación' }).click();
  await expect(page).toHaveURL(front.url + isapres);
  await expect(page.locator('article[data-product-code]').first()).toBeVisible();
});

test('steps of a request and what is posted are never kept', async ({ page, front }) => {
  await page.goto(front.url + isapres);
  await worksOffline(page);
  await page.locator('article[data-product-code] a').first().click();
  await expect(page).toHaveURL(/\/Solicitar$/);
  const request = new URL(page.url()).pathname;
  await page.goto(front.url + request);
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ method, url }) => `${method} ${new URL(url).pathname}`);
  });
  expect(kept).toContain(`GET ${isapres}`);
  expect(kept.filter((entry) => entry.includes('Solicitar') || !entry.startsWith('GET '))).toEqual([]);
  expect(kept.filter((entry) => /calculatePrice|metadataPlanesPersonas|quotes|lead|users/.test(entry))).toEqual([]);
  await lose(page, front);
  await page.goto(front.url + request);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin conexión');
});

test('C4-24 C4-25 C4-28 another version empties what is kept, and is loaded at the next link, once', async ({ page, front }) => {
  await page.goto(front.url + isapres);
  await worksOffline(page);
  const before = await cacheNames(page);
  expect(before.length).toBeGreaterThan(0);
  front.deploy('otra-version');
  await page.clock.install();
  await page.clock.fastForward('00:11:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(async () => (await cacheNames(page)).some((name) => name.endsWith('-otra-version'))).toBe(true);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.locator('article[data-product-code] a').first().click();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page).toHaveURL(/\/Isapre\/[^/]+\/Planes\//);
  expect(loads).toEqual([new URL(page.url()).pathname]);
  expect(await page.evaluate(() => sessionStorage.getItem('QP_RELOADS'))).toBe('otra-version 1');
  await expect(page.locator('[data-version]')).toHaveAttribute('data-version', 'otra-version');
  await expect.poll(async () => (await cacheNames(page)).filter((name) => before.includes(name))).toEqual([]);
});

test('switched off, it takes itself away with all that it kept', async ({ page, front, isMobile }) => {
  test.skip(isMobile, 'the same on a desktop, and it starts another process');
  test.setTimeout(300_000);
  await page.goto(front.url + isapres);
  await worksOffline(page);
  const off = await startServer({ env: { SERVICE_WORKER: 'off' } });
  try {
    front.leadTo(off.url);
    await page.goto(front.url + isapres);
    await expect(page.locator('[data-keeps]')).toHaveCount(0);
    // Nor does the worker, which works for this page to its end, keep anything of it.
    await page.waitForLoadState('networkidle');
    await expect.poll(() => cacheNames(page), { timeout: 60_000 }).toEqual([]);
    // The registration goes with the last page that the worker works for.
    await page.goto(front.url + href('help', {}));
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    expect(await cacheNames(page)).toEqual([]);
  } finally {
    await off.stop();
  }
});

test('the worker has a policy of its own, and a file that is not there is never a page', async ({ request }) => {
  const worker = await request.get('/sw.js');
  expect(worker.headers()['content-type']).toMatch(/^text\/javascript/);
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
  const missing = await request.get('/assets/no-existe.js');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['content-type']).toMatch(/^text\/plain/);
});
