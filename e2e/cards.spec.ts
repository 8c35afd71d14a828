import { href } from '@cotejo/contract/paths';
import type { Page } from '@playwright/test';
import { insurances, isapres } from './family.ts';
import { expect, test } from './fixtures.ts';

const cards = /\/api\/compare\/cards\?/;
const idsOf = (url: string): string[] => (new URL(url).searchParams.get('ids') ?? '').split(',');

/** The list, its first card in sight: on a phone it stands below the first screen. */
async function goToCards(page: Page): Promise<void> {
  await page.goto(insurances);
  await page.locator('article').first().scrollIntoViewIfNeeded();
}

test('A4-15 cards near the screen are asked for together, the others when they come near it, each once', async ({ page }) => {
  const asked: string[][] = [];
  page.on('request', (request) => {
    if (cards.test(request.url())) asked.push(idsOf(request.url()));
  });
  await goToCards(page);
  await expect(page.locator('article').first().getByRole('list', { name: 'Coberturas' })).toBeVisible();
  const inSight = await page
    .locator('article')
    .evaluateAll((articles) => articles.filter((article) => article.getBoundingClientRect().top < innerHeight + 150).length);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.length).toBeLessThanOrEqual(inSight);
  await page.locator('article').nth(10).scrollIntoViewIfNeeded();
  await expect(page.locator('article').nth(10).getByRole('list', { name: 'Coberturas' })).toBeVisible();
  const ids = asked.flat();
  expect(new Set(ids).size).toBe(ids.length);
});

/** Scrolls until what a card shows of its product begins so many pixels below the screen. */
async function standBelow(page: Page, nth: number, pixels: number): Promise<void> {
  const place = page.locator('article').nth(nth).locator('[data-hands-on]');
  await expect
    .poll(() =>
      place.evaluate((element, pixels) => {
        const off = Math.round(element.getBoundingClientRect().top - innerHeight - pixels);
        scrollBy({ top: off, behavior: 'instant' });
        return off;
      }, pixels),
    )
    .toBeCloseTo(0);
}

test('A4-16 A9-17 a card is asked for from 150 px below the screen on', async ({ page }) => {
  await page.goto(isapres);
  const coverages = page.locator('article').nth(8).getByRole('list', { name: 'Coberturas' });
  await page.locator('article').nth(3).scrollIntoViewIfNeeded();
  await expect(page.locator('article').nth(3).getByRole('list', { name: 'Coberturas' })).toBeVisible();
  await standBelow(page, 8, 152);
  // Longer than the second that is waited for others to come near.
  await page.waitForTimeout(2_000);
  await expect(coverages).toHaveCount(0);
  await standBelow(page, 8, 148);
  await expect(coverages).toBeAttached();
});

test('A4-16 cards of further pages are asked for as they come near the screen, and those far below are not', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide screen has pages');
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (cards.test(request.url())) for (const id of idsOf(request.url())) asked.add(id);
  });
  await page.goto(isapres);
  const articles = page.locator('article[data-product-code]');
  for (const count of [40, 60]) {
    await page.getByText('Ver más resultados').click();
    await expect(articles).toHaveCount(count);
  }
  const coverages = (nth: number) => articles.nth(nth).getByRole('list', { name: 'Coberturas' });
  for (const nth of [45, 30]) {
    await articles.nth(nth).scrollIntoViewIfNeeded();
    await expect(coverages(nth)).toBeVisible();
  }
  await expect(coverages(55)).toHaveCount(0);
  // What is only left out of sight for now is found by a search in the page, as what is hidden would not be.
  const hidden = await articles.evaluateAll((all) => all.filter((article) => !article.checkVisibility()).length);
  expect(hidden).toBe(0);
  expect(asked.size).toBeLessThan(30);
});

test('nothing moves when cards tell more', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      const shifts = list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')));
      Object.assign(window, { moved: shifts.reduce((sum, shift) => sum + shift, Number(Reflect.get(window, 'moved'))) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await goToCards(page);
  const first = page.locator('article').first();
  const before = await first.boundingBox();
  await expect(first.getByRole('list', { name: 'Coberturas' })).toBeVisible();
  expect(await first.boundingBox()).toEqual(before);
  expect(await page.evaluate(() => Number(Reflect.get(window, 'moved')))).toBeLessThan(0.02);
});

test('nothing of what a card tells is cut, in either layout and on a narrow desktop', async ({ page, isMobile }) => {
  const widths = isMobile ? [390] : [1280, 1000];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const view of ['lista', 'tarjetas']) {
      // Where an offer stands beside what is required.
      await page.goto(`${insurances}?view=${view}&page=3`);
      for (const nth of [0, 1, 2, 3]) {
        const card = page.locator('article').nth(nth);
        await card.scrollIntoViewIfNeeded();
        const told = card.locator('.awaited');
        await expect(told.getByText('Requisito de cobertura previa', { exact: true })).toBeVisible();
        const cut = await told.evaluate((all) =>
          [...all.querySelectorAll('p > span:first-of-type, li > span')]
            .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
            .map(({ textContent }) => textContent),
        );
        expect(cut, `${view} at ${width} px`).toEqual([]);
      }
    }
  }
});

test.describe('a call that fails', () => {
  test.use({ allowedConsoleErrors: [/503/] });
  test('A4-25 is asked again for its own product and for no other', async ({ page, isMobile }) => {
    let works = false;
    const asked: string[][] = [];
    await page.route(cards, async (route) => {
      asked.push(idsOf(route.request().url()));
      await (works ? route.continue() : route.fulfill({ status: 503, json: {} }));
    });
    await goToCards(page);
    const first = page.locator('article').first();
    await expect(first).toContainText('Error al cargar resultados... Revisa tu conexión a internet.');
    // All in sight failed with one call, which is said once; a phone has one card in sight.
    const retries = page.locator('article').getByRole('button', { name: /Reintentar las coberturas/ });
    expect(await retries.count()).toBeGreaterThan(isMobile ? 0 : 1);
    await expect(page.locator('article').getByRole('alert')).toHaveCount(0);
    const said = page.getByRole('status').filter({ hasText: 'No llegaron las coberturas de algunos resultados.' });
    await expect(said).toHaveCount(1);
    works = true;
    const calls = asked.length;
    await first.getByRole('button', { name: /Reintentar las coberturas/ }).click();
    await expect(first.getByRole('list', { name: 'Coberturas' })).toBeVisible();
    expect(asked.slice(calls)).toHaveLength(1);
    expect(asked[calls]).toHaveLength(1);
  });
});

test.describe('the help link', () => {
  for (const [time, isThere] of [
    ['2026-11-20T08:59:00-03:00', false],
    ['2026-11-20T09:00:00-03:00', true],
    ['2026-11-20T18:59:00-03:00', true],
    ['2026-11-20T19:00:00-03:00', false],
    ['2026-11-22T12:00:00-03:00', false],
    ['2026-12-08T12:00:00-03:00', false],
  ] as const) {
    test(`A2.3-33 at ${time} is ${isThere ? 'there' : 'not there'}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(time));
      const hours = page.waitForResponse(/\/api\/chat\/available/);
      await page.goto(insurances);
      await (await hours).finished();
      await expect(page.getByRole('link', { name: /Necesitas ayuda\?/ })).toHaveCount(isThere ? 1 : 0);
    });
  }
});

test('A2.3-37 a phone shows the sign of the help link alone', async ({ page, isMobile }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T10:00:00-03:00'));
  await page.goto(insurances);
  const link = page.getByRole('link', { name: /Necesitas ayuda\?/ });
  await expect(link.locator('svg')).toBeVisible();
  const words = await link.locator('span').first().boundingBox();
  expect((words?.width ?? 0) > 20).toBe(!isMobile);
});

test('A2.4-29 a card has its box to compare where the screen is wide, and not on a phone', async ({ page, isMobile }) => {
  await page.goto(isapres);
  await expect(page.locator('article').first()).toBeVisible();
  const box = page
    .locator('article')
    .first()
    .getByRole('checkbox', { name: /^Comparar /, includeHidden: true });
  await expect(box).toHaveCount(1);
  await expect(box).toBeVisible({ visible: !isMobile });
});

test('what a price is for stands beside it, in cards and in the list', async ({ page }) => {
  for (const comparator of [insurances, isapres, href('comparator', { comparator: 'Seguros-de-Viaje' })]) {
    for (const view of ['tarjetas', 'lista']) {
      await page.goto(`${comparator}?view=${view}`);
      const lines = await page
        .locator('article p > span.text-2xl')
        .evaluateAll((prices) =>
          prices.map((price) => [
            price.textContent,
            new Set([...price.getClientRects()].map(({ bottom }) => Math.round(bottom / 9))).size,
          ]),
        );
      expect(lines.length).toBeGreaterThan(3);
      expect(lines.filter(([, count]) => count !== 1)).toEqual([]);
    }
  }
});

test('B9-29 A3-26 the signs of a card are drawn, from one file', async ({ page }) => {
  const drawings: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('signs') && response.ok()) drawings.push(response.url());
  });
  await goToCards(page);
  const card = page.locator('article').first();
  await expect(card.getByRole('list', { name: 'Coberturas' })).toBeVisible();
  const signs = await card.locator('.signed').evaluateAll((items) =>
    items.map((item) => {
      const { maskImage, width } = getComputedStyle(item, '::before');
      return [/signs/.test(maskImage), Number.parseFloat(width) > 10];
    }),
  );
  expect(signs.length).toBeGreaterThan(2);
  expect(signs.flat()).not.toContain(false);
  await expect.poll(() => drawings.length).toBe(1);
});

test('in the list neither column of a card waits for the other: figures follow the name, and the box its buttons', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has one layout');
  for (const comparator of [isapres, insurances]) {
    await page.goto(`${comparator}?view=lista`);
    const gaps = await page.locator('article').evaluateAll((cards) =>
      cards.slice(0, 6).map((card) => {
        const boxOf = (selector: string): DOMRect => card.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const [name, figure] = [boxOf('header > div'), boxOf('dl dd')];
        const [buy, box] = [boxOf('a[aria-label^=Contratar], a[aria-label^=Solicitar]'), boxOf('input[type=checkbox]')];
        return { name: figure.top - name.bottom, buttons: box.top - buy.bottom };
      }),
    );
    expect(gaps).toHaveLength(6);
    for (const { name, buttons } of gaps) {
      expect(name).toBeLessThan(24);
      expect(buttons).toBeLessThan(24);
    }
    if (comparator !== isapres) continue;
    const heights = await page
      .locator('article:not([data-best])')
      .evaluateAll((cards) => cards.slice(0, 5).map((card) => card.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(300);
  }
});
