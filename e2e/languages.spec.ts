import { href } from '@cotejo/contract/paths';
import { inLanguage } from '@cotejo/core/editions';
import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

const list = href('comparator', { comparator: 'Seguros-de-Salud' });

/** An own path on the host of the edition that has several languages. */
function onInternational(path: string, baseURL: string | undefined): string {
  return `http://international.localhost:${new URL(baseURL ?? '').port}${path}`;
}

/** Own links and forms of the page that leave its language, those that choose one apart. */
async function strayAddresses(page: Page, prefix: string): Promise<string[]> {
  return page.evaluate((language) => {
    const found = document.querySelectorAll('a[href^="/"]:not([data-language-link]), form[action^="/"]');
    const addresses = Array.from(found, (element) => element.getAttribute('href') ?? element.getAttribute('action') ?? '');
    return addresses.filter((address) => !new RegExp(`^${language}(/|[?#]|$)`).test(address));
  }, prefix);
}

test('B1-19 a journey in English stays in English: first page, list, product and back', async ({ page, baseURL }) => {
  await page.goto(onInternational(inLanguage(href('home', {}), 'en'), baseURL));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await strayAddresses(page, '/en')).toEqual([]);
  await page.goto(onInternational(inLanguage(list, 'en'), baseURL));
  expect(await strayAddresses(page, '/en')).toEqual([]);
  await page.locator('main a[href*="/Seguros/"]').first().click();
  await expect(page).toHaveURL(/\/en\/Seguros\//);
  expect(await strayAddresses(page, '/en')).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${inLanguage(list, 'en')}$`));
});

test('what cards tell later is told in English too', async ({ page, baseURL }) => {
  await page.goto(onInternational(inLanguage(list, 'en'), baseURL));
  const card = page.locator('article').first();
  await card.scrollIntoViewIfNeeded();
  await page.mouse.move(30, 30);
  await expect(card).toContainText('No conditions');
  await expect(card).toContainText('Hospital care');
  await expect(card).not.toContainText(/Sin exigencias|Hospitalización/);
});

test('A1-30 A2.1-09 the language is chosen in the header, and kept', async ({ page, baseURL }) => {
  await page.goto(onInternational(href('home', {}), baseURL));
  const isPhone = (page.viewportSize()?.width ?? 0) < 640;
  await page
    .locator(`[popovertarget=${isPhone ? 'menu-principal' : 'idiomas'}]`)
    .first()
    .click();
  await expectNoAxeViolations(page, 'header');
  await page.getByRole('link', { name: 'Português' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/pt$/);
  await page.goto(onInternational(href('home', {}), baseURL));
  await expect(page).toHaveURL(/\/pt$/);
});

test('Spanish is chosen in the header, kept, and leaves the address clean', async ({ page, baseURL }) => {
  await page.goto(onInternational(inLanguage(list, 'en'), baseURL));
  const isPhone = (page.viewportSize()?.width ?? 0) < 640;
  await page
    .locator(`[popovertarget=${isPhone ? 'menu-principal' : 'idiomas'}]`)
    .first()
    .click();
  await page.getByRole('link', { name: 'Español' }).filter({ visible: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveURL(new RegExp(`[^n]${list}$`));
  await page.goto(onInternational(list, baseURL));
  await expect(page).toHaveURL(new RegExp(`[^n]${list}$`));
});

test('A9-58 an edition of one language shows no choice', async ({ page }) => {
  await page.goto(href('home', {}));
  await expect(page.locator('[data-language-link]')).toHaveCount(0);
});
