import { fillContact } from './fill-contact.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

// A form that came back with what is wrong in it is a page with that status.
test.use({ allowedConsoleErrors: [/status of 400/] });

test('C3-57 whoever has no product in mind asks to be called from the contact page, and is told by whom and from when', async ({
  page,
}) => {
  await page.goto('/Contacto');
  await expectNoAxeViolations(page);
  const form = page.getByRole('form', { name: 'Te contactamos' });
  await form.getByRole('combobox', { name: 'Sobre qué' }).selectOption('Seguros');
  await form.getByLabel('Nombre').fill('Ana Soto');
  await form.getByText('Llamada', { exact: true }).click();
  await form.getByRole('button', { name: 'Pedir que me contacten' }).click();
  await expect(page.getByText('Teléfono necesario.').first()).toBeVisible();
  await expect(form.getByLabel('Nombre')).toHaveValue('Ana Soto');
  await expect(form.getByRole('combobox', { name: 'Sobre qué' })).toHaveValue('seguros');
  await fillContact(page);
  await form.getByRole('button', { name: 'Pedir que me contacten' }).click();
  await expect(page.getByText('Solicitud enviada. En los próximos segundos recibirás un email.')).toBeVisible();
  await expect(page.getByText(/^Te llamarán (a partir de ahora|desde ((hoy|mañana) a las \d|el \S+, \d))/)).toBeVisible();
  await expect(page.locator('[data-executive-name]')).not.toBeEmpty();
  await expectNoAxeViolations(page);
});
