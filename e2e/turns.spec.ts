import { href } from '@cotejo/contract/paths';
import type { Page } from '@playwright/test';
import { isapres } from './family.ts';
import { expect, test } from './fixtures.ts';
import { isTakenOver } from './page-watch.ts';

/** Runs in the page: from now on the browser is never idle, until it is let. */
function neverIdle(): void {
  const waiting: IdleRequestCallback[] = [];
  const idle = window.requestIdleCallback.bind(window);
  window.requestIdleCallback = (task) => waiting.push(task);
  Object.assign(window, {
    letBeIdle: () => {
      window.requestIdleCallback = idle;
      for (const task of waiting) idle(task);
    },
  });
}

/** Runs in the page: from now on no frame is told of, and no time passes, until they are let: what waits for a painted page waits on. */
function neverPainted(): void {
  const waiting: FrameRequestCallback[] = [];
  const [frame, timeout] = [window.requestAnimationFrame.bind(window), window.setTimeout.bind(window)];
  window.requestAnimationFrame = (task) => waiting.push(task);
  Object.assign(window, {
    setTimeout: () => 0,
    letBePainted: () => {
      Object.assign(window, { requestAnimationFrame: frame, setTimeout: timeout });
      for (const task of waiting) frame(task);
    },
  });
}

/** Runs in the page: keeps, of every box to tick whose name is written from now on, its name and value, or its card. */
function noteWrittenBoxes(): void {
  const written = new Set<string>();
  const note = ({ target }: MutationRecord): unknown =>
    target instanceof HTMLInputElement &&
    ['checkbox', 'radio'].includes(target.type) &&
    written.add(target.closest('article')?.dataset['productCode'] ?? `${target.name}=${target.value}`);
  new MutationObserver((records) => records.forEach(note)).observe(document, { subtree: true, attributeFilter: ['name'] });
  Object.assign(window, { writtenBoxes: () => [...written] });
}

/** Opens the list with all its results in the page, and its filters in sight. */
async function openList(page: Page, isMobile: boolean): Promise<void> {
  await page.goto(isapres);
  await page.waitForFunction(isTakenOver);
  await expect(page.locator('.first-look')).toHaveCount(0);
  if (isMobile) await page.getByRole('button', { name: /^Filtros/ }).click();
}

test.use({ waitsForScript: false, allowedConsoleErrors: [/ERR_FAILED/] });

test('who comes back to a list that is loaded anew finds the place, and results get their room and buttons in turn', async ({
  page,
}) => {
  const waiting = page.locator('.first-look');
  await page.goto(isapres);
  await expect(waiting).toHaveCount(0);
  const scrolled = () => page.evaluate(() => scrollY);
  await page.locator('article[data-product-code]').last().scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, scrollY));
  const before = await scrolled();
  expect(before).toBeGreaterThan(1200);
  await page.goto(href('help', {}));
  await page.goBack();
  await expect.poll(async () => Math.abs((await scrolled()) - before)).toBeLessThan(40);
});

test('of a list that comes with its document, only the first screen is laid out at first', async ({ page, request }) => {
  const html = await (await request.get(isapres)).text();
  const rooms = html.match(/<li class="[^"]*"/g)?.filter((room) => room.includes('min-w-0')) ?? [];
  expect(rooms.length).toBeGreaterThan(15);
  expect(rooms.slice(0, 4).some((room) => room.includes('first-look'))).toBe(false);
  expect(rooms.slice(4).every((room) => room.includes('first-look'))).toBe(true);
  await page.route(/\/assets\/start-/, (route) => route.abort());
  await page.goto(isapres);
  const isLaidOut = (): Promise<string> =>
    page
      .locator('li.first-look')
      .last()
      .evaluate((room) => getComputedStyle(room).contentVisibility);
  expect(await isLaidOut()).toBe('auto');
  await page.reload();
  expect(await isLaidOut()).toBe('visible');
});

test('of a list that a filter asks for the first screen is there at once, and the rest in idle moments', async ({
  page,
  isMobile,
}) => {
  await openList(page, isMobile);
  await page.evaluate(neverIdle);
  const cards = page.locator('article[data-product-code]');
  const codes = (): Promise<readonly string[]> =>
    cards.evaluateAll((articles) => articles.map((article) => article.getAttribute('data-product-code') ?? ''));
  const row = isMobile ? 1 : 2;
  let before = await codes();
  const newcomers = async (): Promise<readonly string[]> => (await codes()).filter((code) => !before.includes(code));
  await page.getByRole('checkbox', { name: /^Colmena/ }).check();
  await expect(page).toHaveURL(/organizations=67/);
  await expect(cards.first()).toContainText('Colmena');
  const places = page.locator('li.first-look');
  await expect(places).not.toHaveCount(0);
  expect(await cards.count()).toBeGreaterThanOrEqual(row);
  expect((await newcomers()).length).toBeLessThanOrEqual(row);
  await page.evaluate('letBeIdle()');
  await expect(places).toHaveCount(0);
  await expect(cards).toHaveCount(20);

  // Taken back, what had left the page takes its turn once more, and what stayed is not put in its place again.
  await page.evaluate(neverIdle);
  before = await codes();
  await page.getByRole('checkbox', { name: /^Colmena/ }).uncheck();
  await expect(page).not.toHaveURL(/organizations/);
  await expect(cards.first()).not.toContainText('Colmena');
  await expect(places).not.toHaveCount(0);
  expect((await newcomers()).length).toBeLessThanOrEqual(row);
  await page.evaluate('letBeIdle()');
  await expect(places).toHaveCount(0);
  await expect(cards).toHaveCount(20);
  // Who goes back finds all of it at once: the place in it is to be found again.
  await page.evaluate(neverIdle);
  await page.goBack();
  await expect(page).toHaveURL(/organizations=67/);
  await page.goBack();
  await expect(page).not.toHaveURL(/organizations/);
  await expect(cards.first()).not.toContainText('Colmena');
  await expect(cards).toHaveCount(20);
});

test('a tick renders neither the other boxes again nor the cards that stay as they are', async ({ page, isMobile }) => {
  await openList(page, isMobile);
  await page.getByRole('checkbox', { name: /^Colmena/ }).check();
  await expect(page.locator('article[data-product-code]').first()).toContainText('Colmena');
  await expect(page.locator('.first-look')).toHaveCount(0);
  const kept = await page
    .locator('article[data-product-code]:not([data-best])')
    .evaluateAll((articles) => articles.map((article) => article.getAttribute('data-product-code') ?? ''));
  await page.evaluate(noteWrittenBoxes);
  await page.getByRole('checkbox', { name: /^Banmédica/ }).check();
  await expect(page).toHaveURL(/67%2C99/);
  await expect(page.locator('.first-look')).toHaveCount(0);
  const written = await page.evaluate<readonly string[]>('writtenBoxes()');
  expect(written.filter((box) => box.includes('='))).toEqual(['organizations=99']);
  expect(written.filter((box) => kept.includes(box))).toEqual([]);
});

test('what leaves the list is neither seen nor reached nor told of from then on, and goes out of the page once it is painted', async ({
  page,
  isMobile,
}) => {
  await openList(page, isMobile);
  await page.evaluate(neverPainted);
  await page.evaluate(neverIdle);
  await page.getByRole('checkbox', { name: /^Colmena/ }).check();
  const leaving = page.locator('li.leaving');
  await expect(leaving).not.toHaveCount(0);
  const [gone] = await leaving.all();
  if (gone === undefined) throw new Error('nothing leaves');
  expect(await gone.evaluate((place) => place.firstElementChild?.checkVisibility())).toBe(false);
  expect(await gone.evaluate((place) => place.getBoundingClientRect().height)).toBe(0);
  await gone
    .locator('a')
    .first()
    .evaluate((link) => link.focus());
  expect(await page.evaluate(() => document.activeElement?.closest('li.leaving') ?? null)).toBeNull();
  await expect(page.locator('.leaving [data-product-code], .leaving [data-price-clp]')).toHaveCount(0);
  // Who comes back before it is gone has its marks.
  await page.getByRole('checkbox', { name: /^Colmena/ }).uncheck();
  await expect(page.locator('li:not(.leaving) > article:not([data-product-code])')).toHaveCount(0);
  await page.evaluate('letBePainted()');
  await expect(leaving).toHaveCount(0);
});
