import type { Locator, Page } from '@playwright/test';
import { isapres, openerOf } from './family.ts';
import { expect, test } from './fixtures.ts';

/** A processor so slow that keys come before the form has followed the last one. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
}

async function openFamily(page: Page): Promise<Locator> {
  await page.goto(isapres);
  await openerOf(page).click();
  const editor = page.getByRole('dialog', { name: 'Quiénes se asegurarán?' });
  await editor.getByRole('button', { name: 'Agregar pareja' }).click();
  for (let carga = 0; carga < 4; carga += 1) await editor.getByRole('button', { name: 'Agregar carga' }).click();
  return editor;
}

const rows = ['cotizante.0', 'cotizante.1', 'cargas.0', 'cargas.1', 'cargas.2', 'cargas.3'];

/** Types an age into each row without a pause between the keys, by the driver's fastest way to the next field. */
async function typeAges(page: Page, ages: readonly string[]): Promise<void> {
  for (const [index, age] of ages.entries()) {
    await page.evaluate((name) => {
      const field = document.querySelector(`[name="${name}"]`);
      if (field instanceof HTMLInputElement) field.select();
    }, `${rows[index]}.edad`);
    await Promise.all(Array.from(age).map(async (digit) => page.keyboard.press(digit)));
  }
}

const agesIn = async (editor: Locator): Promise<readonly string[]> =>
  editor
    .locator('[name$=".edad"]')
    .evaluateAll((fields) => fields.map((field) => (field instanceof HTMLInputElement ? field.value : '')));

test('no age is lost by who types faster than the form follows, and a row added at once keeps them', async ({ page }) => {
  const editor = await openFamily(page);
  await slowDown(page);
  const ages = ['41', '39', '17', '14', '12', '8'];
  await typeAges(page, ages);
  const add = editor.getByRole('button', { name: 'Agregar carga' });
  await page.keyboard.press('6');
  await add.dispatchEvent('pointerdown');
  await add.dispatchEvent('click');
  await expect(editor.locator('[name="cargas.4.edad"]')).toBeFocused();
  expect(await agesIn(editor)).toEqual([...ages.slice(0, 5), '86', '']);
});

test('an Enter right after a key sends what the key wrote, and an Escape keeps it', async ({ page }) => {
  const editor = await openFamily(page);
  await slowDown(page);
  await typeAges(page, ['41', '39', '17', '14', '12']);
  await editor.locator('[name="cargas.3.edad"]').focus();
  await Promise.all([page.keyboard.press('9'), page.keyboard.press('Escape')]);
  await expect(editor).toBeHidden();
  await openerOf(page).click();
  expect(await agesIn(editor)).toEqual(['41', '39', '17', '14', '12', '9']);
  await editor.getByLabel('Renta líquida mensual').fill('');
  await Promise.all(Array.from('2340567').map(async (digit) => page.keyboard.press(digit)));
  await page.keyboard.press('Enter');
  await expect(editor).toBeHidden();
  await openerOf(page).click();
  // What was saved goes in once the box is there (B4-10), while the list is still on its way.
  await expect.poll(async () => agesIn(editor)).toEqual(['41', '39', '17', '14', '12', '9']);
  await expect(editor.getByLabel('Renta líquida mensual')).toHaveValue('$2.340.567');
});
