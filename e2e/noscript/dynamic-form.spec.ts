import { askFirst } from '../ask-first.ts';
import { expect, test } from '../fixtures.ts';

/** What is refused is answered as such: the browser says so. */
test.use({ allowedConsoleErrors: [/status of 400/] });

test('without script a company asks by its own form, which gives back what was typed', async ({ page }) => {
  await askFirst(page, '/Comparar/Seguro-Complementario-Empresa');
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Ana Rojas');
  await page.getByRole('textbox', { name: 'Correo' }).fill('ana@');
  await page.getByRole('textbox', { name: 'Cantidad de empleados' }).fill('40');
  await page.getByRole('radio', { name: 'Llamada' }).check();
  await page.getByRole('textbox', { name: 'Correo' }).press('Enter');
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Por favor verifique los datos ingresados');
  await expect(summary.getByRole('link', { name: 'Nombre de tu organización: Este campo es requerido' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue('Ana Rojas');
  await expect(page.getByRole('textbox', { name: 'Cantidad de empleados' })).toHaveValue('40');
  await expect(page.getByRole('radio', { name: 'Llamada' })).toBeChecked();

  await page.getByRole('textbox', { name: 'Teléfono' }).fill('+56 9 8765 4321');
  await page.getByRole('textbox', { name: 'Correo' }).fill('sin-script@correo.example');
  await page.getByRole('textbox', { name: 'Nombre de tu organización' }).fill('Rojas Ltda.');
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByText('Solicitud enviada. En los próximos segundos recibirás un email.')).toBeVisible();
});

test('without script a traveller chooses the country from a native list', async ({ page }) => {
  await askFirst(page, '/Comparar/Seguros-de-Viaje');
  const country = page.getByRole('combobox', { name: /País de destino/ });
  await country.selectOption({ label: 'Canadá' });
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByRole('alert')).toContainText('Por favor verifique los datos ingresados');
  await expect(country).toHaveValue('CA');
});
