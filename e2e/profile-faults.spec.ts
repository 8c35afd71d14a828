import { expect, test } from './fixtures.ts';
import { isapres, openerOf } from './family.ts';

test('what is said of a missing age stands over the foot of the form, with its field', async ({ page }) => {
  await page.goto(isapres);
  await openerOf(page).click();
  const editor = page.getByRole('dialog', { name: 'Quiénes se asegurarán?' });
  await editor.getByRole('button', { name: 'Agregar pareja' }).click();
  await editor.getByLabel('Edad de tu pareja').fill('40');
  await editor.getByRole('button', { name: 'Agregar carga' }).click();
  await editor.getByRole('button', { name: 'Comparar' }).click();
  await expect(editor.locator('[name="cargas.0.edad"]')).toBeFocused();
  const bottomOf = async (text: string): Promise<number> => {
    const box = await editor.getByText(text).boundingBox();
    return box === null ? Number.NaN : box.y + box.height;
  };
  await expect
    .poll(async () => {
      const foot = await editor.locator('footer').boundingBox();
      return (foot?.y ?? 0) - (await bottomOf('Falta la edad de tu hijo'));
    })
    .toBeGreaterThan(0);
});
