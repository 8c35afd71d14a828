import { expect, test } from '../fixtures.ts';
import { linkOfRequest } from '../linked-request.ts';

test('without script a request is taken back from the link of its mail, by one press, and stays so', async ({ page }) => {
  test.skip(process.env['COTEJO_DATA_DIR'] === undefined, 'mails of another server are not at hand');
  const address = await linkOfRequest(page, '/Retirar-solicitud');
  await page.goto(address);
  await expect(page.getByText('Se retira también lo que aceptaste con ella')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Retirar esta solicitud' }).click();
  await expect(page.getByText('Retiraste esta solicitud')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retirar esta solicitud' })).toHaveCount(0);
  await page.goto(address.replace('/Retirar-solicitud', '/Consentimientos'));
  await expect(page.getByText(/Lo retiraste el/)).toBeVisible();
  await page.goto(address);
  await expect(page.getByText('Retiraste esta solicitud')).toBeVisible();
});
