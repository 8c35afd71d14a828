import { readFile } from 'node:fs/promises';
import { comparisonOf, seenRows } from '../compared-plans.ts';
import { isapres } from '../family.ts';
import { expect, test } from '../fixtures.ts';

test('without script plans are compared by links and forms alone', async ({ page }) => {
  await page.goto(isapres);
  const cards = page.locator('article[data-product-code]');
  const codes = await cards.evaluateAll((all) => all.slice(0, 3).map((card) => card.getAttribute('data-product-code') ?? ''));
  await cards
    .first()
    .getByRole('link', { name: /^Ver detalle/ })
    .click();
  await page.getByRole('link', { name: /^Comparar / }).click();
  await expect(page.getByText('Falta otra opción para comparar')).toBeVisible();

  const others = codes.slice(1).map((code) => `&comparar=${code}`);
  await page.goto(page.url() + others.join(''));
  await expect(page.getByRole('heading', { level: 1, name: 'Compara tus 3 planes' })).toBeVisible();
  const rows = page.getByRole('table').getByRole('row');
  const all = await rows.count();
  await page.getByRole('checkbox', { name: 'Sólo diferencias' }).check();
  expect(await rows.count()).toBeLessThan(all);
  await page
    .getByRole('link', { name: /^Quitar .* de la comparación$/ })
    .first()
    .click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);

  const price = /\$[\d.]+/.exec(await page.getByRole('columnheader').first().innerText())?.[0] ?? '';
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /en CSV/ }).click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain(`Precio;$/mes;${price.replaceAll(/\D/g, '')};`);
});

test('without script plans are ticked in the list of a wide screen, and compared with the clinics that it names', async ({
  page,
}) => {
  await page.goto(`${isapres}?coverageOrganizations=clinica-cordillera`);
  const compare = page.getByRole('form', { name: 'Comparación' }).getByRole('button', { name: 'Comparar seguros' });
  await expect(compare).toBeInViewport();
  const boxes = page.getByRole('checkbox', { name: /^Comparar / });
  const names = await page.locator('article h3').allTextContents();
  for (const index of [0, 2, 5]) await boxes.nth(index).check();
  await compare.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compara tus 3 planes' })).toBeVisible();
  for (const [place, index] of [0, 2, 5].entries())
    await expect(page.getByRole('columnheader').nth(place)).toContainText(names[index] ?? '');
  await expect(page.getByRole('rowheader', { name: /Cordillera/ })).toBeVisible();
});

test('without script a phone swaps its columns by a form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(isapres);
  const codes = await page
    .locator('article[data-product-code]')
    .evaluateAll((all) => all.slice(0, 3).map((card) => card.getAttribute('data-product-code') ?? ''));
  await page.goto(comparisonOf(codes));
  const left = page.getByRole('combobox', { name: 'Columna izquierda' });
  const names = await left.getByRole('option').allTextContents();
  await left.selectOption({ label: names[2] ?? '' });
  await page.getByRole('button', { name: 'Mostrar', exact: true }).click();
  await expect(page.getByRole('columnheader').first()).toContainText(names[2] ?? '');
  await expect(page.getByRole('columnheader')).toHaveCount(2);
});

test('without script only differences are those of the two columns that a phone shows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(comparisonOf(['SST-7415', 'BJM-7412', 'BND-7807']));
  await page.getByRole('checkbox', { name: 'Sólo diferencias' }).check();
  expect((await seenRows(page)).filter((texts) => new Set(texts).size < 2)).toEqual([]);
});

test('without script a fourth plan is named, and put in the place of the third', async ({ page }) => {
  await page.goto(isapres);
  const cards = page.locator('article[data-product-code]');
  const codes = await cards.evaluateAll((all) => all.slice(0, 4).map((card) => card.getAttribute('data-product-code') ?? ''));
  const names = (await cards.getByRole('heading', { level: 3 }).allTextContents()).slice(0, 4);
  // Whoever is named twice counts once.
  await page.goto(comparisonOf([...codes.slice(0, 1), ...codes]));
  await expect(page.getByText(`No mostramos ${names[3]}`)).toBeVisible();
  await page.getByRole('link', { name: `Poner en lugar de ${names[2]}: ${names[3]}` }).click();
  await expect(page.getByRole('columnheader').last()).toContainText(names[3] ?? '');
  await expect(page.getByText(`No mostramos ${names[2]}`)).toBeVisible();
});
