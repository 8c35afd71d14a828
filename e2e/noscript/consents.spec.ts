import { expect, test } from '../fixtures.ts';
import { linkOfRequest } from '../linked-request.ts';

test('without script a request allows one thing, and its link takes it back', async ({ page }) => {
  test.skip(process.env['COTEJO_DATA_DIR'] === undefined, 'mails of another server are not at hand');
  const address = await linkOfRequest(page, '/Consentimientos');
  await page.goto(address);
  await page.getByRole('button', { name: 'Retirar: Avisos de precio' }).click();
  await expect(page.getByText('Listo, ya vale.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aceptar: Avisos de precio' })).toBeVisible();
});
