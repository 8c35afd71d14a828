import type { Page } from '@playwright/test';
import { enterFamily, insurances, isapres, openerOf } from './family.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

const profile = (page: Page) => page.getByRole('region', { name: 'Quiénes se asegurarán', exact: true });

/** Whether what is in the middle of an element is the element itself, not something above it. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found !== null && (element.contains(found) || found.contains(element));
}

test('B2.6-02 the profile stays in reach on a wide screen, and covers nothing that has the focus', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone keeps its room for the list');
  await page.goto(isapres);
  const cards = page.locator('article');
  await cards.nth(9).scrollIntoViewIfNeeded();
  await expect(openerOf(page)).toBeInViewport();
  expect(await openerOf(page).evaluate(isInSight)).toBe(true);
  // From below upwards, so that what gets the focus comes in at the top.
  const links = cards.getByRole('link', { name: /^Ver detalle/ });
  for (const index of [9, 6, 3, 0]) {
    await links.nth(index).focus();
    expect(await links.nth(index).evaluate(isInSight), `link ${index}`).toBe(true);
  }
  // Beyond the list there is nothing that the profile is for.
  await page.locator('#ventajas').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(openerOf(page)).not.toBeInViewport();
});

test('B2.6-03 B4-35 B4-36 B4-38 on a phone a toggle opens the form, and says what there is to do', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide screen says it in one word');
  await page.goto(isapres);
  await expect(profile(page)).toHaveClass(/form-warning/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Agregar perfil' }).click();
  await expect(page.getByRole('dialog', { name: 'Quiénes se asegurarán?' })).toBeVisible();
  await expect(page.locator('button[aria-expanded=true]', { hasText: 'Contraer perfil' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Agregar perfil' })).toHaveAttribute('aria-expanded', 'false');
  await enterFamily(page);
  await expect(page.getByRole('button', { name: 'Editar perfil' })).toBeVisible();
  await expect(profile(page)).not.toHaveClass(/form-warning/);
  await expectNoAxeViolations(page);
});

test('nothing moves when the page is taken over', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      const shifts = list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')));
      Object.assign(window, { moved: shifts.reduce((sum, shift) => sum + shift, Number(Reflect.get(window, 'moved'))) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of [isapres, insurances]) {
    await page.goto(path);
    await expect(openerOf(page)).toBeVisible();
    await page.waitForTimeout(1_000);
    expect(await page.evaluate(() => Number(Reflect.get(window, 'moved'))), path).toBeLessThanOrEqual(0.01);
  }
});
