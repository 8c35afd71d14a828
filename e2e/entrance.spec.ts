import type { Page } from '@playwright/test';
import { enterFamily, isapres } from './family.ts';
import { expect, test } from './fixtures.ts';
import { lists, withoutDevice } from './list-calls.ts';

/** Counts, in the page, the cards that enter. */
async function countEntrances(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Object.assign(window, { entered: 0 });
    Element.prototype.animate = function (...asked) {
      if (this.matches('article')) Object.assign(window, { entered: Number(Reflect.get(window, 'entered')) + 1 });
      return animate.apply(this, asked);
    };
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'entered')));
}

test('A9-19 results of another family enter, and so do those of a filter; what is come back to is there already', async ({
  page,
  isMobile,
}) => {
  const entered = await countEntrances(page);
  await withoutDevice(page);
  // Placeholders stand in the meantime: a quicker list would keep the cards that both have.
  await page.route(lists, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.goto(isapres);
  expect(await entered()).toBe(0);
  await enterFamily(page);
  await expect.poll(entered).toBeGreaterThan(0);
  const ofFamily = await entered();
  if (isMobile) await page.getByRole('button', { name: /^Filtros/ }).click();
  await page.getByRole('checkbox', { name: /^Colmena/ }).check();
  await expect.poll(entered).toBeGreaterThan(ofFamily);
  await expect(page.locator('li:not(.leaving) > article')).toHaveCount(20);
  const ofFilter = await entered();
  await page.goBack();
  await expect(page).not.toHaveURL(/organizations/);
  await expect(page.getByRole('checkbox', { name: /^Colmena/, includeHidden: true })).not.toBeChecked();
  await page.waitForTimeout(500);
  expect(await entered()).toBe(ofFilter);
});
