import { href } from '@cotejo/contract/paths';
import { insurances } from './family.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

const pages = { home: href('home', {}), insurances } as const;

for (const [name, path] of Object.entries(pages)) {
  test(`${name} breaks no rule of WCAG 2.2 AA`, async ({ page }) => {
    await page.goto(path);
    await expectNoAxeViolations(page);
  });
}

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
    const menu = await page.locator('.site-bar').getByRole('button', { name: 'Menú' }).boundingBox();
    expect((menu?.x ?? 0) + (menu?.width ?? 0), path).toBeLessThanOrEqual(304);
  }
});
