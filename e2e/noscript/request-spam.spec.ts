import { openFirst } from '../ask-first.ts';
import { isapres } from '../family.ts';
import { fillContact } from '../fill-contact.ts';
import { expect, test } from '../fixtures.ts';
import { visitFrom } from '../robot-visitor.ts';

test.skip(process.env['COTEJO_DATA_DIR'] === undefined, 'only our own server believes who these visitors say to be');
test.use({ allowedConsoleErrors: [/status of 428/] });

test('without script a doubted request comes back as it was typed, and goes when it is sent once more', async ({ page }) => {
  await visitFrom(page);
  await openFirst(page, isapres);
  await fillContact(page);
  const phone = await page.getByLabel('Teléfono').inputValue();
  await page.locator('input[name=sitio_web]').fill('https://ana.example', { force: true });
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByText('Todavía no enviamos tu solicitud')).toBeVisible();
  await expect(page.getByLabel('Teléfono')).toHaveValue(phone);
  await page.screenshot({ path: test.info().outputPath('doubted.png'), fullPage: true });
  // Who looks once more takes as long.
  await page.waitForTimeout(2_100);
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByText('Solicitud enviada.')).toBeVisible();
});
