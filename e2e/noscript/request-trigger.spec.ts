import { isapres } from '../family.ts';
import { openFirst } from '../ask-first.ts';
import { expect, test } from '../fixtures.ts';

test('without script more information is asked for on the page of the request', async ({ page }) => {
  await openFirst(page, isapres);
  await page.goto(page.url().replace(/\/Solicitar$/, ''));
  await page.getByRole('link', { name: 'Solicitar más información' }).click();
  await expect(page).toHaveURL(/\/Solicitar$/);
  await expect(page.getByRole('button', { name: 'Enviar solicitud' })).toBeVisible();
});
