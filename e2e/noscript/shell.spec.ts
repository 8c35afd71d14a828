import { href } from '@cotejo/contract/paths';
import { expect, test } from '../fixtures.ts';

test('without script the menu opens on a click and leads on, and the footer is simply there', async ({ page }) => {
  await page.goto(href('home', {}));
  await page.getByRole('navigation', { name: 'Menú' }).getByRole('button', { name: 'Mascotas y viajes' }).click();
  await page.getByRole('link', { name: 'Seguros de mascotas' }).first().click();
  await expect(page).toHaveURL(/Seguros-Mascotas$/);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad' })).toBeVisible();
});
