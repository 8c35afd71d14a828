import type { Page, Request } from '@playwright/test';
import { askFirst, openFirst } from './ask-first.ts';
import { tabTo } from './by-key.ts';
import { isapres } from './family.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { ownEmail } from './own-email.ts';

/** Every request that the page sends from now on, as it stands. */
function leadsOf(page: Page): readonly Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/leads')) sent.push(request);
  });
  return sent;
}

/** What the tab still keeps of requests that were begun. */
const draftsIn = async (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('_DRAFT_request')));

const sentLine = 'Solicitud enviada. En los próximos segundos recibirás un email.';

/** With the prefix of the edition, however its digits are parted. */
const ownPhone = /^\+56 9 ?1234 ?5678$/;

/** Loads the answer anew and asks once more; the box for meetings, which opens by itself over some answers (B2.3-03), is closed before. */
async function askAgain(page: Page): Promise<void> {
  const box = page.getByRole('dialog');
  const opens = await box.waitFor({ timeout: 5_000 }).then(
    () => true,
    () => false,
  );
  if (opens) {
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    await expect(page.locator('html[data-dialog]')).toHaveCount(0);
  }
  await page.reload();
  await page.getByRole('button', { name: 'Pedir de nuevo' }).click();
}

const companies = '/Comparar/Seguro-Complementario-Empresa';
const journeys = '/Comparar/Seguros-de-Viaje';

test('a company asks by key: faults are named and mended, what is typed survives a reload, and it is sent once', async ({
  page,
}) => {
  await askFirst(page, companies);
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
  await company.fill('Soto y Cía.');
  await expect(phone).toHaveValue(ownPhone);
  await company.blur();

  await page.getByRole('banner').getByRole('link', { name: 'Cotejo' }).first().click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(company).toHaveValue('Soto y Cía.');
  await page.reload();
  await expect(company).toHaveValue('Soto y Cía.');
  await expect(phone).toHaveValue(ownPhone);
  const address = ownEmail();
  await email.fill(address);
  // The last that is typed has no prefix yet when the button is pressed.
  await phone.fill('');
  await phone.pressSequentially('912345678');
  expect(await draftsIn(page)).toHaveLength(1);
  const sent = leadsOf(page);
  await send.dblclick();
  await expect(page.getByText(sentLine)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.postDataJSON()).toMatchObject({
    first_name: 'Ana Soto',
    telefono: expect.stringMatching(ownPhone),
    email: address,
    cantidadEmpleados: 123_500,
    contactChannel: 'whatsapp',
    unrecognizedAdditionalData: { empresa: 'Soto y Cía.' },
  });
  await expect.poll(async () => draftsIn(page)).toEqual([]);
  await askAgain(page);
  await expect(company).toHaveValue('');
});

test('a half-filled form of another process stays where a request goes', async ({ page }) => {
  await askFirst(page, companies);
  const company = page.getByRole('textbox', { name: 'Nombre de tu organización' });
  await company.fill('Soto y Cía.');
  await company.blur();
  const address = page.url();
  await askFirst(page, isapres);
  await page.getByLabel('Nombre').fill('Ana Soto');
  await page.getByLabel('Teléfono').fill('+56 9 1234 5678');
  await page.getByRole('textbox', { name: 'Email' }).fill(ownEmail());
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByText(sentLine)).toBeVisible();
  await page.goto(address);
  await expect(company).toHaveValue('Soto y Cía.');
  expect(await draftsIn(page)).toHaveLength(1);
});

test('what is typed while a request is on its way is there for the next one', async ({ page }) => {
  await askFirst(page, isapres);
  const message = page.getByRole('textbox', { name: /^Mensaje/ });
  await page.getByLabel('Nombre').fill('Ana Soto');
  await page.getByLabel('Teléfono').fill('+56 9 1234 5678');
  await page.getByRole('textbox', { name: 'Email' }).fill(ownEmail());
  const held = Promise.withResolvers<undefined>();
  await page.route('**/api/leads', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await message.fill('Y también para mi hija');
  held.resolve(undefined);
  await expect(page.getByText(sentLine)).toBeVisible();
  await askAgain(page);
  await expect(message).toHaveValue('Y también para mi hija');
});

test('a traveller adds and drops passengers by key, and a country that is still being typed is sent as the one it means', async ({
  page,
}) => {
  await askFirst(page, journeys);
  const ages = page.getByRole('textbox', { name: /^Edad del pasajero/ });
  const add = page.getByRole('button', { name: 'Agregar un pasajero' });
  const country = page.getByRole('combobox', { name: /País de destino/ });
  await ages.first().fill('34');
  await add.press('Enter');
  await expect(ages.nth(1)).toBeFocused();
  await page.keyboard.type('8');
  await page.getByRole('button', { name: 'Quitar: Pasajero 1' }).press('Enter');
  await expect(ages).toHaveCount(1);
  await expect(ages.first()).toHaveValue('8');
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('34');

  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Ana Soto');
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('56912345678');
  await page.getByRole('textbox', { name: 'Correo' }).fill(ownEmail());
  await page.getByRole('combobox', { name: /País de origen/ }).fill('chile');
  await page.getByLabel('Día de salida').fill('2099-01-05');
  await page.getByLabel('Día de regreso').fill('2099-01-20');
  await page.getByLabel('Día de regreso').blur();
  await page.reload();
  await expect(ages).toHaveCount(2);
  await expect(ages.nth(1)).toHaveValue('34');
  await expect(ages.nth(1)).not.toBeFocused();

  const sent = leadsOf(page);
  await country.fill('canad');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Canadá']);
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByText(sentLine)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.postDataJSON()).toMatchObject({
    telefono: '+56912345678',
    unrecognizedAdditionalData: { fld_origin_country: 'CL', fld_destination_country: 'CA' },
  });
});

test('pets are asked for by their own form, filled in with the profile, and what is typed last survives a reload', async ({
  page,
}) => {
  const mascotas = [
    { especie: 'Perro', edad: 4 },
    { especie: 'Gato', edad: 1 },
  ];
  const profile = JSON.stringify({ cotizante: [], cargas: [], mascotas, ingresodatos: true });
  await page.addInitScript((kept) => localStorage.setItem('QP_PROFILE_SEGURO_MASCOTAS_V1.7', kept), profile);
  await askFirst(page, '/Comparar/Seguros-Mascotas');
  const ages = page.getByRole('textbox', { name: 'Edad' });
  await expect(ages).toHaveCount(2);
  await expect(ages.first()).toHaveValue('4');
  await expect(page.getByRole('group', { name: 'Mascota 2' }).getByRole('radio', { name: 'Gato' })).toBeChecked();
  await expectNoAxeViolations(page);

  await page.getByRole('textbox', { name: 'Correo' }).fill(ownEmail());
  await page.getByRole('textbox', { name: 'Teléfono' }).pressSequentially('912345678');
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Ana Soto');
  // At once: nothing has come to rest yet.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue('Ana Soto');
  await expect(ages.first()).toHaveValue('4');
  const sent = leadsOf(page);
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByText(sentLine)).toBeVisible();
  expect(sent[0]?.postDataJSON()).toMatchObject({
    first_name: 'Ana Soto',
    unrecognizedAdditionalData: { mascota: expect.stringContaining('mascota_tipo: Gato, mascota_edad: 1') },
  });
});

test('B5-31 B7-23 the script of a form says what is wrong with the whole of it, and lets it go once it is mended', async ({
  page,
  baseURL,
}) => {
  const origin = `http://colombia.localhost:${new URL(baseURL ?? '').port}`;
  await askFirst(page, `${origin}/Comparar/Seguros-de-Salud`);
  await page.getByRole('textbox', { name: 'Edad' }).first().fill('17');
  await page.getByRole('combobox', { name: 'Tu EPS' }).selectOption({ index: 2 });
  await page.getByRole('combobox', { name: 'Departamento' }).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Ana Soto');
  await page.getByRole('textbox', { name: 'Correo' }).fill(ownEmail());
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('300 123 4567');
  const sent = leadsOf(page);
  const send = page.getByRole('button', { name: 'Enviar solicitud' });
  await send.click();
  const alert = page.getByRole('alert').filter({ hasText: 'Para contratar, quien paga debe tener 18 años o más.' });
  await expect(alert).toBeVisible();
  await expect(alert.locator('..')).toBeFocused();
  expect(await page.evaluate(() => Object.keys(window.validationScripts ?? {}))).toEqual(['colombian-health']);
  expect(sent).toHaveLength(0);
  await page.getByRole('textbox', { name: 'Edad' }).first().fill('34');
  await send.click();
  await expect(page.getByText(sentLine)).toBeVisible();
  expect(sent[0]?.postDataJSON()).toMatchObject({ unrecognizedAdditionalData: { titular_edad: '34' } });
});

test('B5-15 B5-16 B9-01 employees are six digits at most, and what is no number of them stays as it was typed and says what to write', async ({
  page,
}) => {
  await askFirst(page, companies);
  const employees = page.getByRole('textbox', { name: 'Cantidad de empleados' });
  const said = page.getByText('Escribe un número de 1 a 999.999, sin decimales.').first();
  await employees.pressSequentially('1234567');
  await expect(employees).toHaveValue('123.456');
  for (const wrong of ['0', '-5', '12,5']) {
    await employees.fill('');
    await employees.pressSequentially(wrong);
    await employees.blur();
    await expect(employees).toHaveValue(wrong);
    await expect(said).toBeVisible();
  }
  await expectNoAxeViolations(page);
  await employees.fill('1500');
  await employees.blur();
  await expect(said).toHaveCount(0);
});

test.describe('while its definition cannot be had', () => {
  test.use({ allowedConsoleErrors: [/status of 503/] });

  test('a form is not sent as another one: it says so, and keeps what was typed', async ({ page }) => {
    await askFirst(page, companies);
    await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Ana Soto');
    await page.getByRole('textbox', { name: 'Teléfono' }).fill('+56 9 1234 5678');
    await page.getByRole('textbox', { name: 'Correo' }).fill(ownEmail());
    const company = page.getByRole('textbox', { name: 'Nombre de tu organización' });
    await company.fill('Soto y Cía.');
    await company.blur();
    // The page as the server writes it has its form without asking for it.
    await page.reload();
    await expect(company).toHaveValue('Soto y Cía.');
    await page.getByRole('textbox', { name: 'Cantidad de empleados' }).fill('12');
    await page.route('**/api/integration/form/**', (route) => route.fulfill({ status: 503, body: '' }));
    const sent = leadsOf(page);
    const send = page.getByRole('button', { name: 'Enviar solicitud' });
    await send.click();
    await expect(page.getByRole('alert')).toContainText('Ha ocurrido un error');
    await expect(company).toHaveValue('Soto y Cía.');
    expect(sent).toHaveLength(0);
    await page.unroute('**/api/integration/form/**');
    await send.click();
    await expect(page.getByText(sentLine)).toBeVisible();
    expect(sent[0]?.postDataJSON()).toMatchObject({
      cantidadEmpleados: 12,
      unrecognizedAdditionalData: { empresa: 'Soto y Cía.' },
    });
  });
});

test.describe('without connection', () => {
  test.use({ allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('what cannot be sent stays, and says so', async ({ page }) => {
    await askFirst(page, companies);
    await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Ana Soto');
    await page.getByRole('textbox', { name: 'Teléfono' }).fill('+56 9 1234 5678');
    const address = ownEmail();
    await page.getByRole('textbox', { name: 'Correo' }).fill(address);
    await page.getByRole('textbox', { name: 'Nombre de tu organización' }).fill('Soto y Cía.');
    await page.getByRole('textbox', { name: 'Cantidad de empleados' }).fill('12');
    await page.route('**/api/leads', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Enviar solicitud' }).click();
    await expect(page.getByRole('alert')).toContainText('Ha ocurrido un error');
    await expect(page.getByRole('textbox', { name: 'Correo' })).toHaveValue(address);
    await page.unroute('**/api/leads');
    await page.getByRole('button', { name: 'Enviar solicitud' }).click();
    await expect(page.getByText(sentLine)).toBeVisible();
  });

  test('B8-01 B8-02 the form of data and the contact form stay where nothing at all can be reached', async ({
    page,
    context,
  }) => {
    const failure = page.getByRole('alert').filter({ hasText: 'Ha ocurrido un error' });
    for (const comparator of [companies, isapres]) {
      const name = page.getByRole('textbox', comparator === companies ? { name: 'Nombre', exact: true } : { name: 'Nombre' });
      await askFirst(page, comparator);
      await name.fill('Ana Soto');
      await page.getByRole('textbox', { name: 'Teléfono' }).fill('+56 9 1234 5678');
      await page.getByRole('textbox', { name: /^(Correo|Email)/ }).fill(ownEmail());
      if (comparator === companies) {
        await page.getByRole('textbox', { name: 'Nombre de tu organización' }).fill('Soto y Cía.');
        await page.getByRole('textbox', { name: 'Cantidad de empleados' }).fill('12');
      }
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Enviar solicitud' }).click();
      await expect(failure).toBeVisible();
      await expect(failure).toContainText(
        /Se ha producido un error al enviar tu solicitud\. Favor, intenta nuevamente o envía un correo a ayuda@cotejo\.example para procesar tu solicitud\. Disculpa las molestias\./,
      );
      await expect(failure).toContainText('Parece que no hay conexión');
      await expect(name).toHaveValue('Ana Soto');
      await context.setOffline(false);
      await page.getByRole('button', { name: 'Enviar solicitud' }).click();
      await expect(page.getByText(sentLine)).toBeVisible();
    }
  });
});

test('B5-25 B5-26 a country and a prefix are found by typing, without accents, and have to be of their lists', async ({
  page,
}) => {
  await askFirst(page, journeys);
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
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Canadá']);
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
  await openFirst(page, companies);
  await expect(page.getByText('Cargando formulario ...')).toBeVisible();
  go();
  await expect(page.getByRole('textbox', { name: 'Nombre de tu organización' })).toBeVisible();
  await expect(page.getByText('Cargando formulario ...')).toHaveCount(0);
});
