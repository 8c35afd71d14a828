import type { Page } from '@playwright/test';
import { compareBar, comparisonOf } from './compared-plans.ts';
import { enterFamily, isapres, openerOf } from './family.ts';
import { expect, test } from './fixtures.ts';
import { lists, withoutDevice } from './list-calls.ts';
import { compareOverList, firstPlans, open, sortAnew } from './walks.ts';

// What fails here fails on purpose, and the browser writes a line for each.
test.use({ allowedConsoleErrors: [/status of 50[03]/] });

const cards = (page: Page) => page.locator('article[data-product-code]');
const heads = (page: Page) => page.getByRole('columnheader').locator('visible=true');

/** Waits for what comes by itself: modules that are lost on their way stay so, with what shares them (0290). */
async function partsAreThere(page: Page): Promise<void> {
  const asked = (): Promise<readonly string[]> =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  for (const part of ['profile-editor-dialog', 'result-later', 'help-link', 'answer-worker'])
    await expect
      .poll(async () => (await asked()).filter((path) => path.startsWith(`/assets/${part}-`)).length)
      .toBeGreaterThan(0);
  // Their own files are fetched first, what they import after them.
  for (let before = -1, now = 0; before !== now;) {
    before = now;
    await page.waitForTimeout(700);
    now = (await asked()).length;
  }
}

test('more results that cannot be had are said below those that are there, and come when they are asked for again', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide screen has pages');
  await withoutDevice(page);
  await open(page, isapres);
  await page.route(lists, (route) => route.fulfill({ status: 500, json: {} }));
  const more = page.getByText('Ver más resultados');
  await more.focus();
  await page.keyboard.press('Enter');
  const failed = page.getByRole('alert').filter({ hasText: 'Error al cargar resultados...' });
  await expect(failed).toBeVisible();
  await expect(more).toBeFocused();
  await expect(cards(page)).toHaveCount(20);
  await page.unroute(lists);
  await more.click();
  await expect(cards(page)).toHaveCount(40);
  await expect(failed).toHaveCount(0);
  const codes = await cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-product-code')));
  expect(new Set(codes).size).toBe(40);
});

test('a product that cannot be had for now is named beside the others, and asked for again', async ({ page }) => {
  const [first, second] = await firstPlans(page, 2);
  if (!first || !second) throw new Error('two plans are to be compared');
  await page.route(new RegExp(`/api/infoplanes/infoplan\\?codigoplan=${second.code}`), (route) =>
    route.fulfill({ status: 503, json: {} }),
  );
  const dialog = await compareOverList(page, [first, second]);
  const missed = dialog.getByRole('alert');
  await expect(missed).toContainText(`No pudimos cargar ${second.name}`);
  await expect(missed).toContainText('Lo demás está completo. Prueba de nuevo en un momento.');
  await expect(dialog.getByRole('columnheader')).toHaveCount(1);
  await expect(dialog.getByRole('columnheader')).toContainText(first.name);
  await page.unrouteAll();
  await missed.getByRole('button', { name: 'Reintentar' }).click();
  await expect(dialog.getByRole('columnheader')).toHaveCount(2);
  await expect(missed).toHaveCount(0);
});

test('a comparison of which nothing can be had says so over the list, which is still there', async ({ page }) => {
  const plans = await firstPlans(page, 2);
  await page.route(/\/api\/infoplanes\/infoplan/, (route) => route.fulfill({ status: 503, json: {} }));
  const dialog = await compareOverList(page, plans);
  const missed = dialog.getByRole('alert');
  await expect(missed).toContainText(`No pudimos cargar ${plans.map(({ name }) => name).join(', ')}`);
  await expect(dialog.getByRole('table')).toHaveCount(0);
  await page.unrouteAll();
  await missed.getByRole('button', { name: 'Reintentar' }).click();
  await expect(dialog.getByRole('columnheader')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(cards(page)).toHaveCount(20);
});

test.describe('a part that a newer version has no more', () => {
  test.use({ allowedConsoleErrors: [/status of 404/] });
  test('is told to who wants it, with the way to the newer page', async ({ page }) => {
    await page.route(/\/assets\/profile-editor-dialog-/, (route) => route.fulfill({ status: 404, body: '' }));
    await open(page, isapres);
    await openerOf(page).click();
    const note = page.getByRole('status').filter({ hasText: 'Hay una versión nueva.' });
    await expect(note).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.unrouteAll();
    await note.getByRole('link', { name: 'Volver a cargar la página' }).click();
    await expect(note).toHaveCount(0);
    await openerOf(page).click();
    await expect(page.getByRole('dialog', { name: 'Quiénes se asegurarán?' })).toBeVisible();
  });
});

test.describe('the script of the comparison', () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED/] });
  test('that cannot be had is said over the list, and asked for again', async ({ page }) => {
    const plans = await firstPlans(page, 2);
    await page.route(/\/assets\/comparison-part-/, (route) => route.abort());
    const dialog = await compareOverList(page, plans);
    await expect(dialog.getByRole('alert')).toContainText('Error al cargar resultados...');
    await expect(cards(page)).toHaveCount(20);
    await page.unrouteAll();
    await dialog.getByRole('button', { name: 'Reintentar' }).click();
    // A browser that never asks again for script that failed shows the comparison's own page.
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  });
});

test.describe('a detail whose script cannot be had', () => {
  test.use({ allowedConsoleErrors: [/ERR_(FAILED|INTERNET_DISCONNECTED)/] });
  const link = (page: Page) =>
    cards(page)
      .nth(1)
      .getByRole('link', { name: /^Ver detalle/ });
  const lost = (page: Page) => page.getByRole('status').filter({ hasText: 'No pudimos abrir el detalle' });
  const price = (page: Page) => page.getByRole('dialog').getByRole('complementary', { name: 'Precio' });

  test('leaves the list, which says so and has both ways to it', async ({ page, context }) => {
    await open(page, isapres);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await link(page).click();
    await expect(lost(page)).toContainText('Tu lista sigue aquí.');
    await expect(page).toHaveURL(isapres);
    await expect(cards(page)).toHaveCount(20);
    const path = (await link(page).getAttribute('href')) ?? '';
    await expect(lost(page).getByRole('link', { name: 'Ver la página completa' })).toHaveAttribute('href', path);
    await context.setOffline(false);
    await lost(page).getByRole('button', { name: 'Reintentar' }).click();
    await expect(price(page)).toBeVisible();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL(isapres);
    await expect(lost(page)).toHaveCount(0);
  });

  test('is asked for again in its own box where that is there', async ({ page }) => {
    await open(page, isapres);
    await page.route(/\/assets\/load-detail-/, (route) => route.abort());
    await link(page).click();
    const failed = page.getByRole('dialog').getByRole('alert');
    await expect(failed).toContainText('No pudimos mostrar el detalle aquí');
    await expect(cards(page)).toHaveCount(20);
    await page.unrouteAll();
    await failed.getByRole('button', { name: 'Reintentar' }).click();
    await expect(price(page)).toBeVisible();
  });
});

test.describe('without a connection from the first look on', () => {
  test.use({ allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('an order that cannot be asked for leaves the list, and a comparison is said to be missing', async ({ page, context }) => {
    const plans = await firstPlans(page, 2);
    await withoutDevice(page);
    for (const { path } of plans) {
      await open(page, path);
      await page.getByRole('button', { name: /^Comparar / }).click();
    }
    await open(page, isapres);
    const compare = compareBar(page).getByRole('button', { name: 'Comparar seguros' });
    await expect(compare).toBeVisible();
    await context.setOffline(true);
    await sortAnew(page, 'precio-asc');
    await expect(page.getByText('Ves la última lista guardada, con la UF del', { exact: false })).toBeVisible();
    await expect(cards(page)).toHaveCount(20);
    await compare.click();
    const dialog = page.getByRole('dialog', { name: /^Compara tus/ });
    await expect(dialog.getByRole('alert')).toBeVisible();
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  });
});

test.describe('without a connection before anything is chosen', () => {
  test.use({ allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('what is chosen stays chosen, and its bar comes with the connection', async ({ page, context, isMobile }) => {
    test.skip(isMobile, 'a phone chooses on the page of a product');
    await open(page, isapres);
    await partsAreThere(page);
    await context.setOffline(true);
    const box = cards(page)
      .first()
      .getByRole('checkbox', { name: /^Comparar/ });
    await box.check();
    await expect(compareBar(page)).toHaveCount(0);
    await context.setOffline(false);
    await expect(compareBar(page)).toBeVisible();
    await expect(box).toBeChecked();
  });
});

test.describe('the script of the bar of what is chosen', () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED/] });

  test('that cannot be had once, although there is a connection, is asked for again by itself', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone chooses on the page of a product');
    await open(page, isapres);
    let refused = 0;
    await page.route(/\/assets\/compare-tools-/, async (route) => {
      refused += 1;
      await (refused > 1 ? route.continue() : route.abort());
    });
    const box = cards(page)
      .first()
      .getByRole('checkbox', { name: /^Comparar/ });
    await box.check();
    await expect.poll(() => refused).toBe(1);
    await expect(compareBar(page)).toBeVisible();
  });
});

test.describe('what the bar of what is chosen needs beside its own script', () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED/] });

  test('is said to be missing once it was asked for twice in vain, with the way to a page that has it', async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'a phone chooses on the page of a product');
    await open(page, isapres);
    await page.route(/\/assets\/compare-bar-/, (route) => route.abort());
    await cards(page)
      .first()
      .getByRole('checkbox', { name: /^Comparar/ })
      .check();
    const note = page.getByRole('status').filter({ hasText: 'Una parte de esta página no llegó.' });
    await expect(note).toBeVisible({ timeout: 10_000 });
    await page.unrouteAll();
    await note.getByRole('link', { name: 'Volver a cargar la página' }).click();
    await expect(compareBar(page)).toBeVisible();
    await expect(note).toHaveCount(0);
  });
});

test.describe('the link of a comparison', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  /** What a phone's own sheet is handed; there is none in a browser that is driven. */
  async function watchSheet(page: Page): Promise<() => Promise<unknown>> {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: async (handed: ShareData) => {
          document.documentElement.dataset['shared'] = handed.url;
        },
      });
    });
    return () => page.evaluate(() => document.documentElement.dataset['shared']);
  }

  test('names products alone: nothing of the family goes with it, and who opens it sees the example', async ({
    page,
    isMobile,
    browser,
  }) => {
    const plans = await firstPlans(page, 2);
    const handed = await watchSheet(page);
    await open(page, isapres);
    await enterFamily(page);
    await page.goto(comparisonOf(plans.map(({ code }) => code)));
    await page.getByRole('button', { name: 'Compartir' }).click();
    if (!isMobile) await expect(page.getByText('Copiamos el enlace. No lleva datos tuyos.')).toBeVisible();
    const link = isMobile ? handed : () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(link).toContain('comparar=');
    const shared = new URL(String(await link()));
    expect([...shared.searchParams.keys()].toSorted()).toEqual(['comparador', 'comparar', 'comparar']);
    expect(shared.searchParams.getAll('comparar')).toEqual(plans.map(({ code }) => code));
    const stranger = await browser.newPage({ baseURL: new URL(page.url()).origin });
    await stranger.goto(shared.pathname + shared.search);
    await expect(stranger.getByText('Perfil de ejemplo.')).toBeVisible();
    for (const { name } of plans) await expect(heads(stranger).filter({ hasText: name })).toHaveCount(1);
    await stranger.close();
  });

  test('is shown where it cannot be copied', async ({ page, isMobile }) => {
    test.skip(isMobile, "a phone's own sheet takes it");
    await page.addInitScript(() => {
      Object.assign(navigator.clipboard, { writeText: async () => Promise.reject(new Error('refused')) });
    });
    const plans = await firstPlans(page, 2);
    await page.goto(comparisonOf(plans.map(({ code }) => code)));
    await page.getByRole('button', { name: 'Compartir' }).click();
    await expect(page.getByRole('textbox', { name: 'Copia este enlace:' })).toHaveValue(/^https?:\/\/.*comparar=/);
  });
});
