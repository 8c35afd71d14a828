import type { Page } from '@playwright/test';
import { isapres } from './family.ts';
import { expect, test } from './fixtures.ts';

const rail = (page: Page) => page.getByRole('complementary', { name: 'Filtros' });
const firstBox = (page: Page) => rail(page).getByRole('checkbox').first();
const last = (page: Page) => rail(page).getByRole('radio').last();

/** Where the page and its filters are scrolled to. */
const scrolls = (page: Page): Promise<{ readonly page: number; readonly rail: number }> =>
  page.evaluate(() => ({ page: scrollY, rail: document.getElementById('filtros')?.scrollTop ?? 0 }));

/** How many pixels of the screen the filters have, and where the bars above them end. */
const room = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.profile-bar > *')?.getBoundingClientRect();
    const { top, bottom } = document.getElementById('filtros')?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    return { top, bottom, barEnd: bar?.bottom ?? 0 };
  });

test.describe('beside a long list', () => {
  test.beforeEach(({}, { project }) => {
    test.skip(project.name !== 'desktop', "a phone's filters lie over the list");
  });

  for (const [width, height] of [
    [1280, 720],
    [1366, 600],
  ] as const) {
    test(`filters stay in reach at ${width} x ${height}, scroll by themselves, and let the wheel go on with the page`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(isapres);
      // Until each card is laid out the page keeps its place by moving.
      await expect(page.locator('.first-look')).toHaveCount(0);
      await page.evaluate(() => scrollTo(0, 3_000));
      await expect(firstBox(page)).toBeInViewport({ ratio: 1 });
      await expect(last(page)).not.toBeInViewport();
      const { top, bottom, barEnd } = await room(page);
      expect(bottom).toBeLessThanOrEqual(height);
      // Clear of the profile, which stays above them where the screen is high enough for both.
      if (height >= 640) expect(top).toBeGreaterThanOrEqual(barEnd);
      await page.mouse.move(150, height - 100);
      const before = (await scrolls(page)).page;
      await page.mouse.wheel(0, 300);
      await expect.poll(() => scrolls(page)).toEqual({ page: before, rail: 300 });
      await expect(async () => {
        await page.mouse.wheel(0, 1_000);
        await page.waitForTimeout(300);
        expect((await scrolls(page)).page).toBeGreaterThan(before + 100);
      }).toPass();
      await expect(last(page)).toBeInViewport({ ratio: 1 });
      await last(page).check();
      await expect(page).toHaveURL(/salesChannel/);
    });
  }

  test('what is higher than the screen with letters of twice their size is read with the page', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(isapres);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await page.evaluate(() => scrollTo(0, 4_000));
    const { top, bottom } = await room(page);
    expect(bottom - top).toBeGreaterThan(2_000);
    expect(top).toBeLessThan(0);
  });

  test('few filters take the room that they need, and stay too', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 2_000 });
    await page.goto(isapres);
    await page.evaluate(() => scrollTo(0, 2_000));
    await expect(firstBox(page)).toBeInViewport({ ratio: 1 });
    await expect(last(page)).toBeInViewport({ ratio: 1 });
    const { top, bottom } = await room(page);
    expect(bottom - top).toBeLessThan(1_700);
  });
});
