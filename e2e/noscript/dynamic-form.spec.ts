import { askFirst } from '../ask-first.ts';
import { expect, test } from '../fixtures.ts';
import { ownEmail } from '../own-email.ts';

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
  await page.getByRole('textbox', { name: 'Correo' }).fill(ownEmail());
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

test('without script what an answer opens comes with its default, is blamed on nobody, and goes once it was seen', async ({
  page,
  baseURL,
}) => {
  const origin = `http://colombia.localhost:${new URL(baseURL ?? '').port}`;
  await askFirst(page, `${origin}/Comparar/Seguros-de-Salud`);
  await page.getByRole('textbox', { name: 'Edad' }).fill('34');
  await page.getByRole('checkbox', { name: 'Con mi pareja' }).check();
  await page.getByRole('combobox', { name: 'Tu EPS' }).selectOption({ index: 2 });
  await page.getByRole('combobox', { name: 'Departamento' }).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Ana Soto');
  await page.getByRole('textbox', { name: 'Correo' }).fill(ownEmail());
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('300 123 4567');
  const send = page.getByRole('button', { name: 'Enviar solicitud' });
  await send.click();

  const more = page.getByRole('status').filter({ hasText: 'hay algo más que preguntar antes de enviar' });
  await expect(more.getByRole('link')).toHaveText(['Sexo (Tu pareja)', 'Edad (Tu pareja)']);
  const partner = page.getByRole('group', { name: 'Tu pareja' });
  await expect(partner.getByRole('radio', { name: 'Hombre' })).toBeChecked();
  const age = partner.getByRole('textbox', { name: 'Edad' });
  await expect(age).toHaveValue('');
  await expect(age).not.toHaveAttribute('aria-invalid');
  await expect(page.getByText('Por favor verifique los datos ingresados')).toHaveCount(0);

  await send.click();
  await expect(page.getByRole('alert')).toContainText('Edad (Tu pareja): Este campo es requerido');
  await age.fill('36');
  await partner.getByRole('radio', { name: 'Mujer' }).check();
  await send.click();
  // A woman is insured now: maternity is asked.
  await expect(more.getByRole('link')).toHaveText(['¿Quieres cobertura de maternidad?']);
  await expect(age).toHaveValue('36');
  await send.click();
  await expect(page.getByText('Solicitud enviada. En los próximos segundos recibirás un email.')).toBeVisible();
});
