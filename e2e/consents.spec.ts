import { href } from '@cotejo/contract/paths';
import type { Page, Request } from '@playwright/test';
import { askFirst } from './ask-first.ts';
import { isapres, mails } from './family.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { ownEmail } from './own-email.ts';

const sentLine = 'Solicitud enviada. En los próximos segundos recibirás un email.';
const boxes = (page: Page) => page.getByRole('group', { name: 'Sólo si quieres' }).getByRole('checkbox');

/** Fills in who asks, each time somebody else. */
async function introduce(page: Page): Promise<string> {
  const now = String(Date.now());
  const email = ownEmail();
  await page.getByLabel('Nombre').fill('Ana Soto');
  await page.getByLabel('Teléfono').fill(`+56 9 ${now.slice(-8)}`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  return email;
}

/** Sends the form; the request that went. */
async function send(page: Page): Promise<Request> {
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/leads'));
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  return sent;
}

/** Own path of the link in the confirmation that somebody got, however its lines are broken. */
async function linkFor(email: string): Promise<string | null> {
  const mail = (await mails('visitor-confirmation')).find((each) => each.includes(email)) ?? '';
  const text = mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  return /\/Consentimientos\?lead=[\w-]+&firma=[\w-]+/.exec(text)?.[0] ?? null;
}

test('a request goes with every box left empty, and says what was read', async ({ page }) => {
  await askFirst(page, isapres);
  await expect(boxes(page)).toHaveCount(3);
  for (const box of await boxes(page).all()) await expect(box).not.toBeChecked();
  await expectNoAxeViolations(page);
  await introduce(page);
  const sent = await send(page);
  await expect(page.getByText(sentLine)).toBeVisible();
  expect(sent.postDataJSON()).toMatchObject({
    acceptsPriceAlerts: false,
    acceptsOffers: false,
    acceptsInsurer: false,
    consentText: { version: '2026-11', language: 'es' },
  });
});

test('what was allowed is taken back from the link of the mail, at once, and given again', async ({ page }) => {
  test.skip(process.env['COTEJO_DATA_DIR'] === undefined, 'mails of another server are not at hand');
  await askFirst(page, isapres);
  const email = await introduce(page);
  await page.getByRole('checkbox', { name: /ofertas de otros seguros/ }).check();
  await send(page);
  await expect(page.getByText(sentLine)).toBeVisible();
  await expect.poll(() => linkFor(email)).not.toBeNull();

  await page.goto((await linkFor(email)) ?? '');
  const offers = page.getByRole('listitem').filter({ hasText: 'Ofertas de Cotejo' });
  await expect(offers).toContainText(/Lo aceptaste el \d+ de/);
  await expect(page.getByRole('button', { name: /^Retirar/ })).toHaveCount(1);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Retirar: Ofertas de Cotejo' }).click();
  await expect(page.getByText('Listo, ya vale.')).toBeVisible();
  await expect(offers).toContainText(/Lo retiraste el \d+ de/);
  await expectNoAxeViolations(page);
  await page.reload();
  await page.getByRole('button', { name: 'Aceptar: Ofertas de Cotejo' }).click();
  await expect(offers).toContainText(/Lo aceptaste el/);
});

test.describe('an answer that is no page', () => {
  test.use({ allowedConsoleErrors: [/status of 404|net::ERR_FAILED/] });

  test('a link that was cut off says so, and without one the page says where it is', async ({ page }) => {
    await page.goto(href('consents', {}));
    await expect(page.getByText('Abre el enlace del correo')).toBeVisible();
    const cut = new URLSearchParams({ lead: '5f0c7c1e-6a0b-4f5c-9a42-5f6a1f6f0a11', firma: 'abc' });
    await page.goto(href('consents', {}, cut));
    await expect(page.getByText('Este enlace no vale')).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('C4-23 how the visit began goes along with the request, and is kept where it does not go', async ({ page }) => {
    const attribution = () => page.evaluate(() => localStorage.getItem('QP_ATTRIBUTION'));
    await askFirst(page, `${isapres}?utm_source=boletin`);
    await expect.poll(attribution).toContain('boletin');
    await introduce(page);
    await page.route('**/api/leads', (route) => route.abort());
    await send(page);
    await expect(page.getByRole('alert')).toContainText('Lo que escribiste sigue aquí');
    expect(await attribution()).toContain('boletin');
    await page.unroute('**/api/leads');
    const sent = await send(page);
    await expect(page.getByText(sentLine)).toBeVisible();
    expect(sent.postDataJSON()).toMatchObject({ attribution: [{ infoGA: { urlParameters: { utm_source: 'boletin' } } }] });
    expect(await attribution()).toBeNull();
  });
});
