import { familyPriceOf, insurances, isapres, shownPrices, total } from '../family.ts';
import { expect, test } from '../fixtures.ts';
import { ownEmail } from '../own-email.ts';

test('without script a family is priced, filters, and asks for a plan', async ({ page, request }) => {
  await page.goto(isapres);
  await page.getByText('Editar quiénes se asegurarán').click();
  await page.locator('[name="cotizante.0.edad"]').fill('34');
  await page.locator('[name="cotizante.1.edad"]').fill('33');
  await page.locator('[name="cargas.0.edad"]').fill('5');
  await page.locator('[name="cargas.1.edad"]').fill('1');
  await page.getByRole('button', { name: 'Comparar', exact: true }).click();
  await expect(page.getByText('Perfil de ejemplo')).toHaveCount(0);
  const prices = await shownPrices(page);
  expect(prices.length).toBe(20);
  for (const { code, price } of prices.slice(0, 5)) {
    expect(price, code).toBe(await familyPriceOf(request, code));
  }

  const all = await total(page);
  await page.getByRole('checkbox', { name: /^Colmena/ }).check();
  await page
    .getByRole('button', { name: /^(Aplicar|Filtrar|Ver \d+|Ver resultados)/ })
    .first()
    .click();
  await expect(page).toHaveURL(/organizations=67/);
  expect(await total(page)).toBeLessThan(all);

  await page
    .getByRole('link', { name: /^Siguiente/ })
    .first()
    .click();
  await expect(page).toHaveURL(/page=2/);
  await page
    .locator('article[data-product-code]')
    .first()
    .getByRole('link', { name: /^(Solicitar|Contratar)/ })
    .first()
    .click();
  await page.getByLabel('Nombre').fill('Ana Rojas');
  await page.getByLabel('Teléfono').fill('+56 9 8765 4300');
  await page.getByRole('textbox', { name: 'Email' }).fill(ownEmail());
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByText('Solicitud enviada. En los próximos segundos recibirás un email.')).toBeVisible();
  await expect(page.locator('[data-executive-name]')).not.toBeEmpty();
});

test('without script kind of company and deductible are part of the same form', async ({ page }) => {
  await page.goto(insurances);
  const all = await total(page);
  await page.getByRole('radio', { name: /^Aseguradoras/ }).check();
  await page.getByRole('radio', { name: /^Hasta UF 10 / }).check();
  await page.getByRole('button', { name: 'Aplicar filtros' }).click();
  await expect(page).toHaveURL(/organizationType=insurer.*deductibleTo=10/);
  expect(await total(page)).toBeLessThan(all);
  await expect(page.getByRole('radio', { name: /^Hasta UF 10 / })).toBeChecked();
  await page.getByRole('link', { name: 'Quitar Deducible hasta UF 10' }).click();
  await expect(page).not.toHaveURL(/deductibleTo/);
  await expect(page).toHaveURL(/organizationType=insurer/);
});

test('without script price limits are typed as the cards show prices, and the wrong way round change places', async ({
  page,
}) => {
  await page.goto(`${isapres}?currency=1&sort=precio-asc`);
  const all = await total(page);
  const boxOf = (name: string) => page.getByRole('textbox', { name, exact: true });
  await boxOf('Desde').fill('5');
  await boxOf('Hasta').fill('3,5');
  await page.getByRole('button', { name: 'Aplicar filtros' }).click();
  await expect(page.getByText('El mínimo pasaba del máximo: los cambiamos de lugar.')).toBeVisible();
  await expect(boxOf('Desde')).toHaveValue('UF 3,5');
  await expect(boxOf('Hasta')).toHaveValue('UF 5');
  await expect(page.getByRole('link', { name: 'Quitar De UF 3,5 a UF 5' })).toBeVisible();
  expect(await total(page)).toBeGreaterThan(0);
  expect(await total(page)).toBeLessThan(all);
});

test('without script a clinic is named without leaving out what does not cover it', async ({ page }) => {
  await page.goto(`${isapres}?sort=precio-asc`);
  const all = await total(page);
  await page.locator('input[name=coverageOrganizations]').first().check();
  await page.getByRole('button', { name: 'Aplicar filtros' }).click();
  await expect(page).toHaveURL(/coverageOrganizations=/);
  expect(await total(page)).toBeLessThan(all);
  await page.getByRole('checkbox', { name: 'Ver también los demás planes' }).check();
  await page.getByRole('button', { name: 'Aplicar filtros' }).click();
  await expect(page).toHaveURL(/coverageOrganizations=.*clinicMatch=optional/);
  expect(await total(page)).toBe(all);
  await expect(
    page
      .locator('article[data-product-code]')
      .getByText(/^No cubre /)
      .first(),
  ).toBeVisible();
});
