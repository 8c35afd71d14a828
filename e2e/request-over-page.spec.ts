import type { Locator, Page } from '@playwright/test';
import { answerWithAgenda } from './answer-with-agenda.ts';
import { openProduct } from './ask-first.ts';
import { isapres } from './family.ts';
import { fillContact } from './fill-contact.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { ownEmail } from './own-email.ts';

const success = 'Solicitud enviada. En los próximos segundos recibirás un email.';

interface Asked {
  readonly trigger: Locator;
  readonly box: Locator;
  readonly send: Locator;
}

function asked(page: Page): Asked {
  const box = page.getByRole('dialog', { name: 'Solicitar' });
  return {
    trigger: page.getByRole('button', { name: 'Solicitar más información' }),
    box,
    send: box.locator('button[type="submit"][data-product-code]'),
  };
}

test('B2.1-01 B2.1-02 B2.1-05 B2.1-07 B2.2-01 B2.2-02 B2.2-03 B4-03 B4-04 B4-05 B8-04 B8-05 a visitor with a question asks over the page of a product and meets the executive there', async ({
  page,
}) => {
  await answerWithAgenda(page, null);
  await openProduct(page, isapres);
  const { trigger, box, send } = asked(page);
  await trigger.click();
  await expect(send).toHaveText('Enviar solicitud');
  await expectNoAxeViolations(page);
  await fillContact(box);
  await send.click();
  const executive = page.getByRole('dialog', { name: 'Asignación automática de Seguro' });
  await expect(executive.getByText('Enviado')).toBeVisible();
  await expect(executive.getByText(success)).toBeVisible();
  await expect(executive.locator('[data-executive-name]')).not.toBeEmpty();
  await expectNoAxeViolations(page);
  // The sign above and the button below are both called so.
  await executive.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(trigger).toBeFocused();
  await trigger.click();
  const earlier = page.getByRole('dialog', { name: 'Ya lo solicitaste' });
  await expect(earlier.locator('[data-executive-name]')).not.toBeEmpty();
  await expect(earlier.getByText(success)).toHaveCount(0);
  await earlier.getByRole('button', { name: 'Pedir de nuevo' }).click();
  await expect(box.getByLabel('Nombre')).toHaveValue('');
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
});

test.describe('where the server fails', () => {
  test.use({ allowedConsoleErrors: [/status of 503/] });

  test('B2.1-06 B2.1-08 B4-01 B4-02 B4-06 B4-07 B8-03 a request that fails says so over the page, keeps what was typed, and goes later as the same one', async ({
    page,
  }) => {
    await openProduct(page, isapres);
    const { trigger, box, send } = asked(page);
    await trigger.click();
    await fillContact(box);
    await expect(send).not.toHaveAttribute('aria-disabled', 'true');
    const held = Promise.withResolvers<undefined>();
    const keys: (string | undefined)[] = [];
    await page.route('**/api/leads', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      await held.promise;
      await route.fulfill({ status: 503, body: '' });
    });
    await send.click();
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await send.click({ force: true });
    await expect.poll(() => keys).toHaveLength(1);
    held.resolve(undefined);
    await expect(box.getByRole('alert')).toContainText('Ha ocurrido un error');
    await expect(send).not.toHaveAttribute('aria-disabled', 'true');
    await expectNoAxeViolations(page);
    expect(keys).toHaveLength(1);

    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    await expect(trigger).toBeFocused();
    await trigger.press('Enter');
    await expect(box.getByLabel('Nombre')).toHaveValue('María José Soto');
    await expect(box.getByRole('alert')).toHaveCount(0);
    await page.unroute('**/api/leads');
    const again = page.waitForRequest('**/api/leads');
    await send.click();
    await expect(page.getByText(success)).toBeVisible();
    expect((await again).headers()['idempotency-key']).toBe(keys[0]);
  });
});

test('B2.1-09 B2.1-10 a form made of data is there before the box that shows it, and is asked for once', async ({ page }) => {
  await openProduct(page, '/Comparar/Seguros-Mascotas');
  const held = Promise.withResolvers<undefined>();
  let calls = 0;
  await page.route('**/api/integration/form/**', async (route) => {
    calls += 1;
    await held.promise;
    return route.fallback();
  });
  const { trigger, box } = asked(page);
  await trigger.click();
  await expect(trigger).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => calls).toBe(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  held.resolve(undefined);
  await expect(box.getByRole('button', { name: 'Enviar solicitud' })).toBeVisible();
  await expect(box.locator('input[name="_formulario"]')).toHaveCount(1);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await trigger.click();
  await expect(box.getByRole('button', { name: 'Enviar solicitud' })).toBeVisible();
  expect(calls).toBe(1);
});

test('B2.1-04 Back closes the box where the visitor was, and only the box has a cross', async ({ page }) => {
  await openProduct(page, isapres);
  const { trigger, box } = asked(page);
  await trigger.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  const address = page.url();
  await trigger.click();
  await expect(box.getByRole('button', { name: 'Cerrar' })).toBeVisible();
  await box.getByLabel('Nombre').fill('María');
  await page.goBack();
  await expect(box).toHaveCount(0);
  expect(page.url()).toBe(address);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await expect(trigger).toBeFocused();
  await page.goto(`${address}/Solicitar`);
  await expect(page.getByLabel('Nombre')).toHaveValue('María');
  await expect(page.getByRole('main').getByRole('button', { name: 'Cerrar' })).toHaveCount(0);
});

test('B2-02 B2-03 B2-09 who goes on to buy online leaves no box behind, nor meets one on the way back', async ({ page }) => {
  await page.goto(isapres);
  const mixed = page
    .locator('article[data-product-code]')
    .filter({ has: page.getByRole('link', { name: /^Contratar/ }) })
    .filter({ has: page.getByRole('link', { name: /^Solicitar/ }) })
    .first();
  const request = await mixed.locator('a[href$="/Solicitar"]').first().getAttribute('href');
  await page.goto((request ?? '').replace(/\/Solicitar$/, ''));
  const product = page.url();
  await answerWithAgenda(page, null);
  const { trigger, box, send } = asked(page);
  await trigger.click();
  await fillContact(box);
  await send.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Contratar en línea' }).click();
  await expect(page).toHaveURL(/\/Compra-Online\/[^/]+$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // What the way to it brings along: the request, and nobody.
  const state: unknown = await page.evaluate(() => history.state?.usr);
  expect(state).toEqual({ contracting: expect.stringMatching(/^[\da-f-]{36}$/) });
  await expect(page.getByRole('heading', { name: 'Contratar en línea', level: 1 })).toBeVisible();
  await expect(page.getByText('no hace falta otro formulario')).toBeVisible();
  const tell = page.getByRole('link', { name: 'Escribir por WhatsApp' });
  await expect(tell).toHaveAttribute('href', /text=Hola%2C%20quiero%20contratar%20en%20l%C3%ADnea%20/);
  await expect(page.getByRole('button', { name: 'Pedir de nuevo' })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Ver cómo se paga' }).click();
  await expect(page.getByRole('heading', { name: 'Cómo se paga' })).toBeVisible();
  await expect(tell).toBeVisible();
  await page.reload();
  await expect(tell).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(trigger).toBeVisible();
  expect(page.url()).toBe(product);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('without connection', () => {
  test.use({ allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('B4-07 the box says that it did not go, keeps what was typed, and lets it go once there is a connection', async ({
    page,
    context,
  }) => {
    await openProduct(page, isapres);
    const { trigger, box, send } = asked(page);
    await trigger.click();
    await fillContact(box);
    await context.setOffline(true);
    await send.click();
    await expect(box.getByRole('alert')).toContainText('Parece que no hay conexión');
    await expect(box.getByLabel('Nombre')).toHaveValue('María José Soto');
    await context.setOffline(false);
    await send.click();
    await expect(page.getByText(success)).toBeVisible();
  });
});

test('a form made of data goes from the box, says what it lacks there, and keeps what was typed when it is closed', async ({
  page,
}) => {
  await openProduct(page, '/Comparar/Seguros-Mascotas');
  const { trigger, box } = asked(page);
  await trigger.click();
  await box.getByRole('textbox', { name: 'Edad' }).fill('4');
  await box.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Ana Soto');
  await box.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(box.getByRole('alert').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await trigger.click();
  await expect(box.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue('Ana Soto');
  await box.getByRole('textbox', { name: 'Correo' }).fill(ownEmail());
  await box.getByRole('textbox', { name: 'Teléfono' }).fill('+56 9 1234 5678');
  await box.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByText(success)).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Asignación automática de Seguro' })).toBeVisible();
});
