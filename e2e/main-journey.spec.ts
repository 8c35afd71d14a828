import { askFirst } from './ask-first.ts';
import { enterFamily, familyPriceOf, isapres, mails, shownPrices, total } from './family.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { ownEmail } from './own-email.ts';

test('a family sees prices that the formula gives to the peso, on every card of the first pages', async ({ page, request }) => {
  await page.goto(isapres);
  const before = await shownPrices(page);
  await enterFamily(page);
  await expect.poll(async () => (await shownPrices(page))[0]?.price).not.toBe(before[0]?.price);
  const prices = await shownPrices(page);
  expect(prices.length).toBe(20);
  for (const { code, price } of prices) {
    expect(price, code).toBe(await familyPriceOf(request, code));
  }
});

test('the profile survives a reload and belongs to this browser alone', async ({ page, browser, baseURL }) => {
  await page.goto(isapres);
  await enterFamily(page);
  const own = await shownPrices(page);
  await page.reload();
  await expect.poll(async () => await shownPrices(page)).toEqual(own);
  const stranger = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  await stranger.goto(isapres);
  await expect(stranger.getByText('Perfil de ejemplo').first()).toBeVisible();
  await stranger.close();
});

test('a family filters by a clinic, asks for a plan, gets its executive and the mail', async ({ page, isMobile }) => {
  await page.goto(isapres);
  await enterFamily(page);
  const all = await total(page);
  if (isMobile) await page.getByRole('button', { name: /^Filtros/ }).click();
  await page.getByRole('searchbox', { name: 'Busca una clínica' }).fill('davila');
  await page
    .getByRole('checkbox', { name: /Clínica Dávila/ })
    .first()
    .check();
  await expect(page).toHaveURL(/coverageOrganizations=/);
  await expect.poll(() => total(page)).toBeLessThan(all);
  if (isMobile) await page.getByRole('button', { name: /^Ver \d+/ }).click();
  const first = page.locator('article[data-product-code]').first();
  await expect(first.getByText(/Clínica Dávila/)).toBeVisible();
  const price = Number(await first.getAttribute('data-price-clp'));
  await first
    .getByRole('link', { name: /^(Solicitar|Contratar)/ })
    .first()
    .click();

  await expect(page.getByRole('heading', { level: 1, name: /^(Solicitar|Contratar) / })).toBeVisible();
  const shown = new RegExp(`\\$${price.toLocaleString('es-CL').replaceAll('.', '\\.')}`);
  await expect(page.getByText(shown).first()).toBeVisible();
  const now = String(Date.now());
  const email = ownEmail();
  await page.getByLabel('Nombre').fill('María José Soto');
  await page.getByLabel('Teléfono').fill(`+56 9 ${now.slice(-8)}`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByText('Solicitud enviada. En los próximos segundos recibirás un email.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Asignación automática de Seguro' })).toBeVisible();
  const executive = (await page.locator('[data-executive-name]').textContent()) ?? '';
  expect(executive.trim().length).toBeGreaterThan(5);
  await expect(page.getByText(shown).first()).toBeVisible();
  await expectNoAxeViolations(page);
  if (process.env['COTEJO_DATA_DIR']) {
    await expect.poll(async () => (await mails('visitor-confirmation')).filter((mail) => mail.includes(email)).length).toBe(1);
  }
});

test('B9-23 bad answers are named, nothing typed is lost, focus goes to the summary, and a phone gets its prefix', async ({
  page,
}) => {
  await askFirst(page, isapres);
  await page.getByLabel('Nombre').fill('M');
  await page.getByLabel('Teléfono').fill('+56 9 8765');
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  const summary = page.getByRole('alert');
  for (const message of ['Nombre muy corto.', 'Teléfono muy corto', 'Email necesario.']) {
    await expect(summary.getByRole('link', { name: message })).toBeVisible();
  }
  await expect(page.getByLabel('Nombre')).toHaveAttribute('aria-invalid', 'true');
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(page.getByLabel('Nombre')).toHaveValue('M');
  await expect(page.getByLabel('Teléfono')).toHaveValue('+56 9 8765');
  await page.getByLabel('Teléfono').fill('9 8765 4321');
  await page.getByLabel('Teléfono').blur();
  await expect(page.getByLabel('Teléfono')).toHaveValue('+56 9 8765 4321');
});

test('B9-23 a number without its prefix goes with it, also when its field is never left', async ({ page }) => {
  await askFirst(page, isapres);
  await page.getByLabel('Nombre').fill('Ana Soto');
  await page.getByRole('textbox', { name: 'Email' }).fill(ownEmail());
  await page.getByLabel('Teléfono').fill(`9 ${String(Date.now()).slice(-8)}`);
  const asked = page.waitForRequest('**/api/leads');
  await page.getByLabel('Teléfono').press('Enter');
  expect((await asked).postDataJSON()).toMatchObject({ telefono: expect.stringMatching(/^\+56 9 \d{8}$/) });
  await expect(page.getByText('Solicitud enviada. En los próximos segundos recibirás un email.')).toBeVisible();
});
