import { href } from '@cotejo/contract/paths';
import { insurances, isapres, openerOf } from './family.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

const pages = { home: href('home', {}), isapres, insurances } as const;

for (const [name, path] of Object.entries(pages)) {
  test(`${name} breaks no rule of WCAG 2.2 AA`, async ({ page }) => {
    await page.goto(path);
    await expectNoAxeViolations(page);
  });
}

test('a product page and its request form break no rule of WCAG 2.2 AA', async ({ page }) => {
  await page.goto(isapres);
  await page
    .getByRole('link', { name: /^Ver detalle/ })
    .first()
    .click();
  await expect(page.getByRole('complementary', { name: 'Precio' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page
    .getByRole('complementary', { name: 'Precio' })
    .getByRole('link', { name: /^(Solicitar|Contratar)/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^(Solicitar|Contratar) / })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('the profile editor and the filters, open, break no rule of WCAG 2.2 AA', async ({ page, isMobile }) => {
  await page.goto(isapres);
  await openerOf(page).click();
  await expect(page.getByRole('dialog', { name: 'Quiénes se asegurarán?' })).toBeVisible();
  await expectNoAxeViolations(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  if (isMobile) {
    await page.getByRole('button', { name: /^Filtros/ }).click();
    await expectNoAxeViolations(page);
  }
});

test.describe('not found', () => {
  test.use({ allowedConsoleErrors: [/404/] });
  test('the not-found page breaks no rule of WCAG 2.2 AA', async ({ page }) => {
    const response = await page.goto(`${href('home', {})}no-existe`);
    expect(response?.status()).toBe(404);
    await expectNoAxeViolations(page);
  });
});

test('at 320 px no page scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of Object.values(pages)) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});
