import type { Page } from '@playwright/test';
import { isapres } from './family.ts';
import { expect, test } from './fixtures.ts';

test.use({ allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

// What stands at the edges of the screen and over the page is known to the root element, by which everything else makes room.
const rootStyle = (page: Page, name: string): Promise<string> =>
  page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property), name);

test('the root makes room for the bars of a list, and for the one of what is compared', async ({ page, isMobile }) => {
  await page.goto(isapres);
  await expect.poll(() => rootStyle(page, '--bar-bottom')).toBe(isMobile ? '4.5rem' : '0rem');
  expect(await rootStyle(page, '--bar-profile')).toBe(isMobile ? '0rem' : '8.5rem');
  test.skip(isMobile, 'phones choose what to compare elsewhere');
  await page.locator('article input[type=checkbox]').first().check();
  await expect(page.locator('[data-bar-bottom=compare]')).toBeVisible();
  expect(await rootStyle(page, '--bar-bottom')).toBe('5.25rem');
});

test('the root makes room for what floats beside a product, or stands below it on a phone', async ({ page, isMobile }) => {
  await page.goto(isapres);
  const detail = page.getByRole('link', { name: /^Ver detalle/ }).first();
  await page.goto((await detail.getAttribute('href')) ?? '');
  await expect(page.locator('[data-floats]')).toBeAttached();
  if (isMobile) expect(await rootStyle(page, '--bar-bottom')).toBe('4.5rem');
  else expect(await rootStyle(page, 'scroll-padding-bottom')).toMatch(/5rem|80px/);
});

test('the root stays where it is while a box is open, and moves again after it, however it is closed', async ({ page }) => {
  await page.goto(isapres);
  const editor = page.getByRole('dialog');
  for (const close of ['Escape', 'cross'] as const) {
    await page.locator('[aria-haspopup=dialog]').first().click();
    await expect(editor).toBeVisible();
    await expect.poll(() => rootStyle(page, 'overflow-y')).toBe('hidden');
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await editor.getByRole('button', { name: 'Cerrar' }).first().click();
    await expect(editor).toBeHidden();
    await expect.poll(() => rootStyle(page, 'overflow-y')).toBe('visible');
  }
});

test('the root makes room for what is said of the connection', async ({ page, context }) => {
  await page.goto(isapres);
  expect(await rootStyle(page, '--bar-note')).toBe('0rem');
  await context.setOffline(true);
  await expect.poll(() => rootStyle(page, '--bar-note')).toBe('2.0625rem');
  await context.setOffline(false);
  await expect.poll(() => rootStyle(page, '--bar-note')).toBe('0rem');
});
