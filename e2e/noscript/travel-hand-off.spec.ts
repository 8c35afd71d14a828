import { askFirst } from '../ask-first.ts';
import { expect, test } from '../fixtures.ts';

test('B7-48 B7-54 without script a sent request for travel leads on with nothing typed twice', async ({ page }) => {
  await askFirst(page, '/Comparar/Seguros-de-Viaje');
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Ana Soto');
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('+56912345678');
  await page.getByRole('textbox', { name: 'Correo' }).fill('ana@correo.example');
  await page.getByRole('combobox', { name: /País de origen/ }).selectOption({ label: 'Chile' });
  await page.getByRole('combobox', { name: /País de destino/ }).selectOption({ label: 'España' });
  await page.getByLabel('Día de salida').fill('2027-01-05');
  await page.getByLabel('Día de regreso').fill('2027-01-20');
  await page.getByRole('textbox', { name: /^Edad del pasajero/ }).fill('34');
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();

  const notice = page.getByRole('region', { name: 'Asistencia en viaje' });
  await expect(notice).toContainText('Se pasa: 34 años · del 5 de enero de 2027 al 20 de enero de 2027 · Europa · De Chile');
  const link = notice.getByRole('link', { name: /^Abrir la página/ });
  await expect(link).toHaveAttribute('href', /^https:\/\/asistencia\.example\/chile\?.*Majors=0&Childs=0&Adults=1&Age=34$/);

  await notice.getByText('Cambiar lo que se pasa').click();
  await expect(notice.getByLabel('Primer día del viaje')).toHaveValue('2027-01-05');
  await notice.getByLabel('Destino').selectOption({ label: 'Asia' });
  await notice.getByRole('button', { name: 'Preparar el enlace' }).click();
  await expect(page).toHaveURL('/Asistencia-en-Viaje');
  await expect(page.getByText('Se pasa: 34 años · del 5 de enero de 2027 al 20 de enero de 2027 · Asia')).toBeVisible();
});
