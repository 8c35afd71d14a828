import { expect, test } from '../fixtures.ts';
import { linkOfExecutive } from '../linked-request.ts';

// What is missing is answered with 400, and what is with somebody else by now with 410.
test.use({ allowedConsoleErrors: [/status of 4(?:00|10)/] });

test('without script an executive answers a request by the link of its notice, and gives it back', async ({ page }) => {
  test.skip(process.env['COTEJO_DATA_DIR'] === undefined, 'mails of another server are not at hand');
  const { link, email } = await linkOfExecutive(page);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solicitud de Ana Soto');
  await expect(page.getByText(email)).toBeVisible();
  // Each asks for what belongs to it once it is chosen, and not before.
  const why = page.getByLabel('¿Por qué?');
  await expect(why).toBeHidden();
  await page.getByRole('radio', { name: 'No resultó' }).check();
  await expect(why).toBeVisible();
  await page.getByRole('button', { name: 'Anotar' }).click();
  const missing = page.getByRole('alert').filter({ hasText: 'No lo anotamos: falta una respuesta.' });
  await expect(page.locator(':focus').filter({ has: missing })).toBeInViewport();
  await expect(why).toHaveAccessibleDescription('Elige una respuesta a “¿Por qué?”.');
  await expect(why).toHaveAttribute('aria-invalid', 'true');
  await missing.getByRole('link', { name: 'Elige una respuesta a “¿Por qué?”.' }).click();
  await expect(why).toBeFocused();
  await expect(page.getByRole('radio', { name: 'No resultó' })).toBeChecked();
  await page.getByRole('radio', { name: 'Sigue contigo' }).check();
  await page.getByLabel('¿En qué va?').first().selectOption('Interesado');
  await page.getByRole('button', { name: 'Anotar' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Anotado.' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Asignado · Interesado' })).toBeVisible();
  await page.getByRole('radio', { name: /Devolverla/ }).check();
  await page.getByRole('button', { name: 'Anotar' }).click();
  await expect(page.getByText('la solicitud ya no está contigo')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('Esta solicitud ya no está contigo')).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
});
