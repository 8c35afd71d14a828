import { openFirst } from '../ask-first.ts';
import { isapres, mails } from '../family.ts';
import { expect, test } from '../fixtures.ts';

test('without script a request is taken back from the link of its mail, by one press, and stays so', async ({ page }) => {
  test.skip(process.env['COTEJO_DATA_DIR'] === undefined, 'mails of another server are not at hand');
  await openFirst(page, isapres);
  const now = String(Date.now());
  const email = `retira-${now}@correo.example`;
  await page.getByLabel('Nombre').fill('Ana Soto');
  await page.getByLabel('Teléfono').fill(`+56 9 ${now.slice(-8)}`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('checkbox', { name: /cuando cambie el precio/ }).check();
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByText('Solicitud enviada.')).toBeVisible();
  const link = async () => {
    const mail = (await mails('visitor-confirmation')).find((each) => each.includes(email)) ?? '';
    const text = mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
    return /\/Retirar-solicitud\?lead=[\w-]+&firma=[\w-]+/.exec(text)?.[0] ?? null;
  };
  await expect.poll(link, { timeout: 15_000 }).not.toBeNull();
  const address = (await link()) ?? '';
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
