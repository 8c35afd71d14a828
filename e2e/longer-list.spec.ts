import { href } from '@cotejo/contract/paths';
import type { Page } from '@playwright/test';
import { enterFamily, isapres } from './family.ts';
import { expect, test } from './fixtures.ts';
import { lists, withoutDevice } from './list-calls.ts';
import { isTakenOver } from './page-watch.ts';
import { sortAnew, walkTime } from './walks.ts';

const cards = (page: Page) => page.locator('article[data-product-code]');
const more = (page: Page) => page.getByText('Ver más resultados');

/** Makes the list of a phone longer by two pages, and reads on in the third. */
async function readOn(page: Page): Promise<void> {
  // Who comes to the end of a first list has seen it.
  await expect(page.locator('.first-look')).toHaveCount(0);
  for (const count of [40, 60]) {
    await more(page).click();
    await expect(cards(page)).toHaveCount(count);
  }
  // As who reads does, so that each card has its own height.
  for (let nth = 20; nth <= 45; nth += 1) await cards(page).nth(nth).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 60));
  await expect.poll(() => page.evaluate(() => Reflect.get(Object(history.state.at), 'y') === scrollY)).toBe(true);
}

/** Runs in the page: which card stands where at the top of the screen. */
function placeInList(): { readonly code: string; readonly top: number } {
  const first = [...document.querySelectorAll<HTMLElement>('article[data-product-code]')].find(
    (card) => card.getBoundingClientRect().bottom > 0,
  );
  return { code: first?.dataset['productCode'] ?? '', top: Math.round(first?.getBoundingClientRect().top ?? 0) };
}

/** The list is as long as it was, and the same card stands where it stood. */
async function expectSamePlace(page: Page, before: ReturnType<typeof placeInList>): Promise<void> {
  await expect(cards(page)).toHaveCount(60);
  await expect.poll(() => page.evaluate(placeInList).then(({ code }) => code)).toBe(before.code);
  await expect.poll(() => page.evaluate(placeInList).then(({ top }) => Math.abs(top - before.top))).toBeLessThanOrEqual(2);
  // Held until the card stands still for some frames.
  await expect.poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--list-room'))).toBe('');
}

/** Runs in the page: keeps at how many results the way on was missing or could not be used. */
function watchWayOn(): void {
  const missingAt = new Set<number>();
  new MutationObserver(() => {
    if (document.querySelector('.list-more > a[aria-disabled=false]') === null)
      missingAt.add(document.querySelectorAll('article[data-product-code]').length);
  }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-disabled'] });
  Object.assign(window, { missingAt });
}

/** Runs in the page: presses what asks for the product that is read. */
function pressRequest(): void {
  const card = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('article');
  card?.querySelector<HTMLElement>('a[href*="/Solicitar"]')?.click();
}

/** Runs in the page: goes to the first page of the site. */
function pressBrand(): void {
  document.querySelector<HTMLElement>('header a[href="/"]')?.click();
}

/** Runs in the page: it goes into the background. */
function hideTab(): void {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

test.beforeEach(({}, { project }) => {
  test.skip(project.name !== 'phone', 'a wide screen has pages');
  test.setTimeout(walkTime);
});

test('who made a list longer finds it so, and the place in it, after a reload and on the way back from elsewhere', async ({
  page,
}) => {
  await page.goto(isapres);
  await readOn(page);
  const before = await page.evaluate(placeInList);
  await page.reload();
  await expectSamePlace(page, before);
  await page.goto(href('help', {}));
  await page.goBack();
  await expectSamePlace(page, before);
  // Reading goes on from there.
  await more(page).click();
  await expect(cards(page)).toHaveCount(80);
});

// A press on a way on that goes and comes again under the finger would be none.
test('the way on can be used again in the moment in which what it brought is there, and stays so', async ({ page }) => {
  await page.goto(isapres);
  await more(page).hover();
  await page.waitForFunction(isTakenOver);
  await page.evaluate(watchWayOn);
  await readOn(page);
  expect(await page.evaluate(() => [...Object(Reflect.get(window, 'missingAt'))])).toEqual([20, 40]);
});

// What moves under a finger between its touch and its leave is not pressed.
test('the way on stands still once it is in sight, for who comes to it past all that was not looked at', async ({ page }) => {
  await page.goto(isapres);
  await page.waitForFunction(isTakenOver);
  await expect(page.locator('.first-look')).toHaveCount(0);
  for (const count of [20, 40, 60]) {
    await expect(cards(page)).toHaveCount(count);
    const tops = await more(page).evaluate(async (link) => {
      link.scrollIntoView({ block: 'center' });
      const seen: number[] = [];
      while (seen.length < 30) {
        await new Promise((done) => requestAnimationFrame(done));
        seen.push(Math.round(link.getBoundingClientRect().top));
      }
      return seen;
    });
    expect(Math.max(...tops) - Math.min(...tops), tops.join()).toBeLessThanOrEqual(1);
    await more(page).click();
  }
});

test('so it is for who asks for a product or goes elsewhere, and comes back within the visit', async ({ page }) => {
  await page.goto(isapres);
  await readOn(page);
  for (const leave of [pressRequest, pressBrand]) {
    await page.evaluate(() => scrollBy(0, 35));
    await expect.poll(() => page.evaluate(() => Reflect.get(Object(history.state.at), 'y') === scrollY)).toBe(true);
    const before = await page.evaluate(placeInList);
    const list = page.url();
    await page.evaluate(leave);
    await expect(page).not.toHaveURL(list);
    await page.goBack();
    await expectSamePlace(page, before);
    await page.reload();
    await expectSamePlace(page, before);
  }
});

test('so it is for who narrows the list from a sheet, also after some steps to and fro', async ({ page }) => {
  await page.goto(isapres);
  await readOn(page);
  const { code, top } = await page.evaluate(() => Reflect.get(history.state, 'at'));
  const card = page.locator(`article[data-product-code="${code}"]`);
  await page.getByRole('button', { name: /^Filtros/ }).click();
  await page.getByRole('checkbox', { name: /^Colmena/ }).check();
  await page.getByRole('button', { name: /^Ver \d+ planes/ }).click();
  await expect(page).toHaveURL(/organizations=67/);
  for (const _ of ['first', 'again']) {
    await expect(cards(page)).toHaveCount(20);
    await page.goBack();
    await expect(cards(page)).toHaveCount(60);
    // Cards above it may have got their information meanwhile.
    await expect.poll(() => card.evaluate((element) => element.getBoundingClientRect().top)).toBeCloseTo(top, -0.5);
    await page.goForward();
  }
});

test('for a family of their own too, also while placeholders stand for a list that takes its time, in few calls and with nothing that moves', async ({
  page,
}) => {
  await withoutDevice(page);
  await page.goto(isapres);
  await enterFamily(page);
  await readOn(page);
  const before = await page.evaluate(placeInList);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (lists.test(request.url())) asked.push(request.url());
  });
  await page.addInitScript(() => {
    const moved: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { moved });
  });
  await page.route(lists, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  await page.reload();
  await expectSamePlace(page, before);
  // Its own prices, and all that it had further on.
  expect(asked.length).toBeLessThanOrEqual(2);
  const moved = await page.evaluate<readonly number[]>('moved');
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.05);
});

test('another list that is asked for while placeholders stand for it has its own height', async ({ page }) => {
  await withoutDevice(page);
  await page.goto(isapres);
  await enterFamily(page);
  await readOn(page);
  const held = Promise.withResolvers<undefined>();
  await page.route(lists, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload();
  await expect(page.locator('.list-room .skeleton').first()).toBeAttached();
  await sortAnew(page, 'precio-asc');
  held.resolve(undefined);
  await expect(page).toHaveURL(/precio-asc/);
  await expect(cards(page)).toHaveCount(20);
  await expect(more(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--list-room'))).toBe('');
});

test('the place is kept as the page goes into the background, from which a phone may throw it away', async ({ page }) => {
  // A page that is thrown away is not told of its end.
  await page.addInitScript(() => addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true));
  await page.goto(isapres);
  await readOn(page);
  const before = await page.evaluate(placeInList);
  await page.evaluate(hideTab);
  await page.reload();
  await expectSamePlace(page, before);
  // So is that of a list which was not made longer.
  await page.goto(`${isapres}?page=3`);
  await page.evaluate(() => scrollTo(0, 3_000));
  await page.evaluate(hideTab);
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 3_000))).toBeLessThan(100);
});

test('what is kept of it is kept with its own entry, also while another one is on its way', async ({ page }) => {
  await page.goto(isapres);
  await more(page).click();
  await expect(cards(page)).toHaveCount(40);
  await expect.poll(() => page.evaluate(() => Number(history.state.further))).toBe(1);
  // As Back does, whose page comes after its entry.
  await page.evaluate(() => history.pushState({ key: 'another', idx: 1 }, ''));
  await page.evaluate(() => scrollBy(0, 300));
  await page
    .getByText('Cómo ordenamos')
    .first()
    .evaluate((element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  // Longer than a scroll waits until it is kept.
  await page.waitForTimeout(400);
  expect(await page.evaluate(() => Object.keys(history.state))).not.toContain('further');
});

test('another family begins at the first page again, also while placeholders stand for its list, and so does who loads that list anew', async ({
  page,
}) => {
  await withoutDevice(page);
  await page.goto(isapres);
  await more(page).click();
  await expect(cards(page)).toHaveCount(40);
  await expect.poll(() => page.evaluate(() => Number(history.state.further))).toBe(1);
  await page.evaluate(() => scrollTo(0, 0));
  await page.route(lists, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await enterFamily(page);
  await expect(cards(page)).toHaveCount(20);
  await page.reload();
  await page.waitForFunction(isTakenOver);
  await expect(page.getByText('Perfil de ejemplo')).toBeHidden();
  await expect(more(page)).toBeVisible();
  await expect(cards(page)).toHaveCount(20);
});

test.describe('where what was further on cannot be had', () => {
  test.use({ allowedConsoleErrors: [/status of 500/] });
  test('the list ends after its first page, with the way on, and has the rest once it is loaded anew', async ({ page }) => {
    await withoutDevice(page);
    await page.goto(isapres);
    await more(page).click();
    await expect(cards(page)).toHaveCount(40);
    await expect.poll(() => page.evaluate(() => Number(history.state.further))).toBe(1);
    await page.route(lists, (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await expect(more(page)).toBeVisible();
    await expect(cards(page)).toHaveCount(20);
    await page.unroute(lists);
    await page.reload();
    await expect(cards(page)).toHaveCount(40);
  });
});

test('a later page has the way to the one before', async ({ page }) => {
  await page.goto(`${isapres}?page=2`);
  const second = await cards(page).first().getAttribute('data-product-code');
  await page.getByRole('link', { name: 'Ver resultados anteriores' }).click();
  await expect(page).toHaveURL(isapres);
  await expect(cards(page).first()).not.toHaveAttribute('data-product-code', second ?? '');
  await expect(page.getByRole('link', { name: 'Ver resultados anteriores' })).toHaveCount(0);
});
