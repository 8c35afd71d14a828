import { dayAt } from '@cotejo/core/dates';
import type { Page } from '@playwright/test';
import { openerOf } from './family.ts';
import { expect, test } from './fixtures.ts';

/** The comparators of the edition as its first page leads to them. */
async function comparatorLinks(page: Page): Promise<readonly string[]> {
  await page.goto('/');
  const links = page.locator('main a[href^="/Comparar/"]');
  const paths = await links.evaluateAll((found) => found.map((link) => new URL(link.getAttribute('href') ?? '', location.href)));
  return [...new Set(paths.map(({ pathname }) => pathname))];
}

async function prices(page: Page): Promise<readonly string[]> {
  return page.locator('article').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-price-clp') ?? ''));
}

async function edit(page: Page, change: (dialog: ReturnType<Page['locator']>) => Promise<void>): Promise<void> {
  const before = await prices(page);
  await openerOf(page).click();
  const dialog = page.getByRole('dialog');
  await change(dialog);
  await dialog.getByRole('button', { name: 'Comparar' }).click();
  await expect(page.getByText('Perfil de ejemplo')).toHaveCount(0);
  await expect.poll(() => prices(page)).not.toEqual(before);
}

/** Fonasa's prices end with the cap of the income that they are worked out from: nobody guesses the next (demo/chile/fonasa.ts). */
const [fonasa, lastDayOfFonasa] = ['/Comparar/Fonasa', '2027-01-31'];

test('every comparator of the first page shows priced demonstration products', async ({ page, request }) => {
  const paths = await comparatorLinks(page);
  expect(paths.length).toBeGreaterThan(10);
  expect(paths).toContain(fonasa);
  const today = dayAt(Date.now(), 'America/Santiago');
  const priced = paths.filter((path) => path !== fonasa || today <= lastDayOfFonasa);
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const cards = html.match(/<article[^>]*>/g) ?? [];
    expect(cards.length, path).toBeGreaterThanOrEqual(8);
    if (priced.includes(path)) expect(cards.filter((card) => /data-price-clp="\d+"/.test(card)).length, path).toBeGreaterThan(0);
    expect(html, path).toContain('Perfil de ejemplo');
  }
});

test('a narrower line is reached from its comparator, and an unknown one is no page', async ({ page, request }) => {
  await page.goto('/Comparar/Seguros-de-Salud');
  await page.getByRole('navigation', { name: 'Líneas de seguros' }).getByRole('link', { name: 'Dental' }).click();
  await expect(page).toHaveURL('/Comparar/Seguros-de-Salud/Dental');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('dentales');
  expect((await request.get('/Comparar/Seguros-de-Salud/Nada')).status()).toBe(404);
});

test('pets: the price follows kind, age and number, and no person is asked for', async ({ page }) => {
  await page.goto('/Comparar/Seguros-Mascotas');
  await edit(page, async (dialog) => {
    await expect(dialog.getByText('Renta')).toHaveCount(0);
    await dialog.getByRole('textbox', { name: 'Edad' }).first().fill('9');
    await dialog.getByRole('button', { name: 'Agregar mascota' }).click();
    await dialog.getByRole('textbox', { name: 'Edad' }).nth(1).fill('2');
  });
  await expect(page.locator('article').first()).toContainText('mascota');
});

test('companies: dots are no part of the number, and each card says the price of one person (A9-28, C3-22)', async ({ page }) => {
  await page.goto('/Comparar/Seguro-Complementario-Empresa');
  await edit(page, async (dialog) => {
    const field = dialog.getByRole('textbox', { name: 'Cantidad de empleados' });
    await field.fill('1500');
    await expect(field).toHaveValue('1.500');
  });
  await expect(page.locator('article').first()).toContainText('/mes p/p');
  await expect(page.getByRole('region', { name: 'Qué empresa se asegurará' })).toContainText('1.500');
});

test('journeys: the price follows the days, and what is missing is named at its field', async ({ page }) => {
  await page.goto('/Comparar/Seguros-de-Viaje');
  await edit(page, async (dialog) => {
    const days = dialog.getByRole('textbox', { name: 'Días de viaje' });
    await days.fill('');
    await dialog.getByRole('button', { name: 'Comparar' }).click();
    await expect(dialog.getByText('Faltan los días de viaje')).toBeVisible();
    await days.fill('60');
  });
  await expect(page.locator('article').first()).toContainText('por viaje');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a pet is asked for with a form, and the list shows its prices', async ({ page }) => {
    await page.goto('/Comparar/Seguros-Mascotas');
    const before = await prices(page);
    await page.locator('summary', { hasText: 'Editar' }).click();
    await page.locator('[name="mascotas.0.edad"]').fill('9');
    await page.getByRole('button', { name: 'Comparar', exact: true }).click();
    await expect(page).toHaveURL('/Comparar/Seguros-Mascotas');
    await expect(page.getByText('Perfil de ejemplo')).toHaveCount(0);
    expect(await prices(page)).not.toEqual(before);
  });
});
