import type { Page } from '@playwright/test';
import { insurances, openerOf } from './family.ts';
import { expect, test } from './fixtures.ts';

async function enterAge(page: Page, age: string): Promise<void> {
  await openerOf(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name="cotizante.0.edad"]').fill(age);
  await dialog.getByRole('button', { name: 'Comparar' }).click();
  await expect(dialog).toBeHidden();
}

/** What the browser keeps of the visitor's profiles. */
const keptProfiles = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([name]) => name.includes('_PROFILE_')));

const profileBar = (page: Page) => page.locator('.profile-bar');

test('two tabs are in step: what one saves the other shows, and the last one counts', async ({ page, context }) => {
  await page.goto(insurances);
  const other = await context.newPage();
  await other.goto(insurances);
  await enterAge(page, '41');
  await expect(profileBar(other)).toContainText('41');
  // The other one is being edited while this one saves: its own words are neither lost nor mixed with these.
  await openerOf(other).click();
  const dialog = other.getByRole('dialog');
  await dialog.locator('[name="cotizante.0.edad"]').fill('52');
  await enterAge(page, '43');
  await expect(dialog.locator('[name="cotizante.0.edad"]')).toHaveValue('52');
  await dialog.getByRole('button', { name: 'Comparar' }).click();
  await expect(profileBar(page)).toContainText('52');
  await expect(profileBar(other)).toContainText('52');
  await page.reload();
  await expect(profileBar(page)).toContainText('52');
});

test('a full storage keeps the last family that it had room for, and the visitor is told', async ({ page }) => {
  await page.goto(insurances);
  await enterAge(page, '41');
  await expect(page.getByText('Tu navegador no guarda estos datos')).toBeHidden();
  const before = await keptProfiles(page);
  expect(JSON.stringify(before)).toContain('41');
  await page.evaluate(() => {
    let block = 'x'.repeat(1_000_000);
    for (let count = 0; block !== ''; count += 1) {
      try {
        localStorage.setItem(`fill-${count}`, block);
      } catch {
        block = block.slice(Math.ceil(block.length / 2));
      }
    }
  });
  await openerOf(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Agregar carga' }).click();
  await dialog.locator('[name="cargas.0.edad"]').fill('7');
  await dialog.getByRole('button', { name: 'Comparar' }).click();
  await expect(page.getByText('Tu navegador no guarda estos datos')).toBeVisible();
  await expect(profileBar(page)).toContainText('7');
  expect(await keptProfiles(page)).toEqual(before);
});

test('where the browser refuses storage the page works with what was entered, and says how long', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto(insurances);
  await enterAge(page, '44');
  await expect(profileBar(page)).toContainText('44');
  await expect(page.getByText('Tu navegador no guarda estos datos')).toBeVisible();
  await page.getByRole('navigation', { name: 'Líneas de seguros' }).getByRole('link', { name: 'Dental' }).click();
  await expect(page).toHaveURL(`${insurances}/Dental`);
});
