import { fillContact } from '../fill-contact.ts';
import { expect, test } from '../fixtures.ts';

test('without script whoever has no product in mind asks to be contacted', async ({ page }) => {
  await page.goto('/Contacto');
  await fillContact(page);
  await page.getByLabel('Teléfono').fill('9 8765 4321');
  await page.getByRole('button', { name: 'Pedir que me contacten' }).click();
  await expect(page.getByText('Solicitud enviada. En los próximos segundos recibirás un email.')).toBeVisible();
  await expect(page.locator('[data-executive-name]')).not.toBeEmpty();
});
