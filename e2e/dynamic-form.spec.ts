import type { Page } from '@playwright/test';
import { tabTo } from './by-key.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

/** Goes from a comparator to the request of its first product, as a visitor does. */
async function askFor(page: Page, comparator: string): Promise<void> {
  await page.goto(comparator);
  await page
    .locator('article[data-product-code]')
    .first()
    .getByRole('link', { name: /^(Solicitar|Contratar)/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Enviar solicitud' })).toBeVisible();
}

/** With the prefix of the edition, however its digits are parted. */
const ownPhone = /^\+56 9 ?1234 ?5678$/;

const companies = '/Comparar/Seguro-Complementario-Empresa';
const journeys = '/Comparar/Seguros-de-Viaje';

test('a company asks by key: faults are named and mended, what is typed survives a reload, and it is sent once', async ({
  page,
}) => {
  await askFor(page, companies);
  const name = page.getByRole('textbox', { name: 'Nombre', exact: true });
  const phone = page.getByRole('textbox', { name: 'Teléfono' });
  const email = page.getByRole('textbox', { name: 'Correo' });
  const company = page.getByRole('textbox', { name: 'Nombre de tu organización' });
  const employees = page.getByRole('textbox', { name: 'Cantidad de empleados' });
  const send = page.getByRole('button', { name: 'Enviar solicitud' });

  await tabTo(page, name);
  await page.keyboard.type('Ana Soto');
  await tabTo(page, email);
  await page.keyboard.type('ana@');
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Por favor verifique los datos ingresados');
  await expect(summary.locator('..')).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await expectNoAxeViolations(page);
  await summary.getByRole('link', { name: /^Cantidad de empleados/ }).press('Enter');
  await expect(employees).toBeFocused();
  await page.keyboard.type('1500');
  await expect(employees).toHaveValue('1.500');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('2');
  await expect(employees).toHaveValue('12.500');
  await page.keyboard.type('3');
  await expect(employees).toHaveValue('123.500');

  await phone.fill('');
  await phone.pressSequentially('912345678');
  await phone.blur();
  await expect(phone).toHaveValue(ownPhone);
  await company.fill('Soto y Cía.');
  await company.blur();

  await page.getByRole('banner').getByRole('link', { name: 'Cotejo' }).first().click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(company).toHaveValue('Soto y Cía.');
  await page.reload();
  await expect(company).toHaveValue('Soto y Cía.');
  await expect(phone).toHaveValue(ownPhone);
  await email.fill('ana@correo.example');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/leads'));
  await send.dblclick();
  expect((await sent).postDataJSON()).toMatchObject({
    first_name: 'Ana Soto',
    telefono: expect.stringMatching(ownPhone),
    email: 'ana@correo.example',
    cantidadEmpleados: 123_500,
    contactChannel: 'whatsapp',
    unrecognizedAdditionalData: { empresa: 'Soto y Cía.' },
  });
  await expect(page.getByText('Solicitud enviada. En los próximos segundos recibirás un email.')).toBeVisible();
  await page.reload();
  await expect(company).toHaveValue('');
});

test.describe('without connection', () => {
  test.use({ allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('what cannot be sent stays, and says so', async ({ page }) => {
    await askFor(page, companies);
    await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Ana Soto');
    await page.getByRole('textbox', { name: 'Teléfono' }).fill('+56 9 1234 5678');
    await page.getByRole('textbox', { name: 'Correo' }).fill('ana@correo.example');
    await page.getByRole('textbox', { name: 'Nombre de tu organización' }).fill('Soto y Cía.');
    await page.getByRole('textbox', { name: 'Cantidad de empleados' }).fill('12');
    await page.route('**/api/leads', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Enviar solicitud' }).click();
    await expect(page.getByRole('alert')).toContainText('Ha ocurrido un error');
    await expect(page.getByRole('textbox', { name: 'Correo' })).toHaveValue('ana@correo.example');
    await page.unroute('**/api/leads');
    await page.getByRole('button', { name: 'Enviar solicitud' }).click();
    await expect(page.getByText('Solicitud enviada. En los próximos segundos recibirás un email.')).toBeVisible();
  });
});

test('B5-25 B5-26 a country and a prefix are found by typing, without accents, and have to be of their lists', async ({
  page,
}) => {
  await askFor(page, journeys);
  const country = page.getByRole('combobox', { name: /País de destino/ });
  await country.fill('Atlantida');
  await country.press('Escape');
  await country.press('Tab');
  const prefix = page.getByRole('combobox', { name: 'Prefijo' });
  await prefix.fill('+99999');
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  const wrongPrefix = page.getByRole('alert').getByRole('link', { name: 'Prefijo: Selecciona un valor de la lista' });
  await expect(wrongPrefix).toBeVisible();
  await expect(
    page.getByRole('alert').getByRole('link', { name: /País de destino: Selecciona un valor de la lista/ }),
  ).toBeVisible();
  await country.fill('canad');
  await expect(page.getByRole('option')).toHaveText(['Canadá']);
  await expectNoAxeViolations(page, 'fieldset:has([role=combobox][aria-expanded=true])');
  await country.press('Enter');
  await expect(country).toHaveValue('Canadá');
  await expect(country).not.toHaveAttribute('aria-invalid', 'true');
  await prefix.fill('peru');
  await prefix.press('Enter');
  await expect(prefix).toHaveValue(/Perú.*\+51/);
  await expect(wrongPrefix).toHaveCount(0);
});

test('B2.5-03 B4-08 a form whose definition is on its way says so', async ({ page }) => {
  let go = (): void => undefined;
  const held = new Promise<void>((done) => {
    go = done;
  });
  await page.route('**/api/integration/form/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(companies);
  await page
    .locator('article[data-product-code]')
    .first()
    .getByRole('link', { name: /^(Solicitar|Contratar)/ })
    .first()
    .click();
  await expect(page.getByText('Cargando formulario ...')).toBeVisible();
  go();
  await expect(page.getByRole('textbox', { name: 'Nombre de tu organización' })).toBeVisible();
  await expect(page.getByText('Cargando formulario ...')).toHaveCount(0);
});
