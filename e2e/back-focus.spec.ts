import { href } from '@cotejo/contract/paths';
import type { Locator, Page } from '@playwright/test';
import { isapres, openerOf } from './family.ts';
import { expect, test } from './fixtures.ts';
import { isTakenOver } from './page-watch.ts';

const details = (page: Page) => page.getByRole('link', { name: /^Ver detalle/ });
const modal = (page: Page) => page.locator('dialog[open]');
const place = (page: Page): Promise<number> => page.evaluate(() => scrollY);
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

async function goToList(page: Page): Promise<void> {
  await page.goto(isapres);
  await expect(openerOf(page)).toBeVisible();
  // Until each card is laid out the page is as high as its room is guessed.
  await expect(page.locator('.first-look')).toHaveCount(0);
}

/** Follows a link by key, as who needs the focus does, and gives where the page was scrolled to. */
async function follow(page: Page, link: Locator): Promise<number> {
  await link.focus();
  await link.scrollIntoViewIfNeeded();
  const before = await place(page);
  await page.keyboard.press('Enter');
  return before;
}

/** The link has the focus, in sight, and the page is where it was. */
async function expectBackAt(page: Page, link: Locator, before: number): Promise<void> {
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await expect.poll(() => place(page)).toBeGreaterThan(before - 50);
  expect(await place(page)).toBeLessThan(before + 50);
}

test('Back from a request gives the focus back to the button of its product, where the list was', async ({ page }) => {
  await goToList(page);
  const request = page
    .locator('article[data-product-code]')
    .nth(5)
    .getByRole('link', { name: /^(Solicitar|Contratar)/ })
    .first();
  const before = await follow(page, request);
  expect(before).toBeGreaterThan(500);
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expect(h1(page)).toBeFocused();
  await page.goBack();
  await expectBackAt(page, request, before);
  // A reload of the request on the way takes nothing of it.
  await page.goForward();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await page.reload();
  await page.waitForFunction(isTakenOver);
  await page.goBack();
  await expect(request).toBeFocused();
});

test("Back from a product's page gives the focus back to what opened it, through the detail over the list", async ({ page }) => {
  await goToList(page);
  const before = await follow(page, details(page).nth(4));
  await modal(page).getByRole('link', { name: 'Ver la página completa' }).press('Enter');
  await expect(page.getByRole('navigation', { name: 'Partes de esta página' })).toBeVisible();
  await page.goBack();
  await expect(modal(page).getByRole('complementary', { name: 'Precio' })).toBeVisible();
  await page.goBack();
  await expect(modal(page)).toHaveCount(0);
  await expectBackAt(page, details(page).nth(4), before);
});

test('Back from page 2 gives the focus back to the link of pages, and Forward to the heading of the list', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone appends');
  await goToList(page);
  const next = page.getByRole('link', { name: 'Siguiente' });
  const before = await follow(page, next);
  await expect(page).toHaveURL(/page=2/);
  const heading = page.getByRole('heading', { name: 'Resultados', exact: true });
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(isapres);
  await expectBackAt(page, next, before);
  await page.goForward();
  await expect(heading).toBeFocused();
});

test('Back from a page that was loaded as a document gives the focus back too', async ({ page }) => {
  await goToList(page);
  const home = page
    .getByRole('banner')
    .locator(`a[href="${href('home', {})}"]`)
    .first();
  await home.press('Enter');
  await expect(page).toHaveURL(href('home', {}));
  await page.goBack();
  await expect(page).toHaveURL(isapres);
  await expect(home).toBeFocused();
});

test('Back within the list leaves the focus where the visitor has it', async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone's filters lie over the list");
  await goToList(page);
  const next = page.getByRole('link', { name: 'Siguiente' });
  await follow(page, next);
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(next).toBeFocused();
  const box = page.getByRole('checkbox', { name: /^Colmena/ });
  await box.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/organizations=67/);
  await page.goBack();
  await expect(page).toHaveURL(isapres);
  await expect(box).not.toBeChecked();
  await expect(box).toBeFocused();
});

test('Back to a list that a phone made longer gives the focus to the product that was followed, also after a reload on the way', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide screen has pages');
  await goToList(page);
  await page.getByText('Ver más resultados').press('Enter');
  const last = page.locator('article[data-product-code]').nth(30);
  const request = last.getByRole('link', { name: /^(Solicitar|Contratar)/ }).first();
  await follow(page, request);
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await page.goBack();
  await expect(request).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await page.reload();
  await page.waitForFunction(isTakenOver);
  await page.goBack();
  await expect(request).toBeFocused();
  await expect(request).toBeInViewport();
});
