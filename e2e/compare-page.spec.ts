import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { href } from '@cotejo/contract/paths';
import { changeSaved, compareBar, comparisonOf, saveComparison, seenRows } from './compared-plans.ts';
import { enterFamily, isapres, shownPrices } from './family.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { isTakenOver } from './page-watch.ts';

/** Opens a comparison of the first plans of the list. */
async function compareFirst(page: Page, count: number): Promise<void> {
  await page.goto(isapres);
  // A list with own prices may still be on its way.
  let listed: Awaited<ReturnType<typeof shownPrices>> = [];
  await expect(async () => {
    listed = await shownPrices(page);
    expect(listed.length).toBeGreaterThanOrEqual(count);
  }).toPass();
  await page.goto(comparisonOf(listed.slice(0, count).map(({ code }) => code)));
}

const columns = (page: Page) => page.getByRole('columnheader').locator('visible=true');

test('B2.8-01 A2.4-29 plans are chosen from their own pages and compared, on phones as well', async ({ page }) => {
  await page.goto(isapres);
  await enterFamily(page);
  const links = await page
    .getByRole('link', { name: /^Ver detalle/ })
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const [listed] = await shownPrices(page);
  const bar = compareBar(page);
  await page.goto(links[0] ?? '');
  await page.getByRole('button', { name: /^Comparar / }).click();
  await expect(bar.getByText('Elige mínimo 2 seguros para compararlos')).toBeVisible();
  // The family's own price, to the peso: a page comes with the example's.
  await expect(page.locator('[data-price]').first()).toHaveAttribute('data-price', String(listed?.price));
  await page.goto(links[1] ?? '');
  await page.getByRole('button', { name: /^Comparar / }).click();
  await expect(page.getByRole('button', { name: /^Comparar /, pressed: true })).toBeVisible();
  await bar.getByRole('button', { name: 'Comparar seguros' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compara tus 2 planes' })).toBeVisible();
  await expect(columns(page)).toHaveCount(2);
  await expect(columns(page).first()).toContainText(`$${listed?.price.toLocaleString('es-CL')}`);
});

test('the head of the table stays in sight, groups fold, and rows that are alike can be hidden', async ({ page }) => {
  await compareFirst(page, 3);
  const head = columns(page).first();
  await page.getByRole('rowheader', { name: 'Ambulancia' }).first().scrollIntoViewIfNeeded();
  await expect(head).toBeInViewport({ ratio: 0.9 });
  const group = page.getByRole('button', { name: 'Coberturas', exact: true });
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('rowheader', { name: /^Tope anual/ })).toBeHidden();
  const rows = page.getByRole('table').getByRole('row');
  const all = await rows.count();
  await page.getByRole('checkbox', { name: 'Sólo diferencias' }).check();
  await expect.poll(() => rows.count()).toBeLessThan(all);
});

test('that only what differs is shown is said by the address: a reload and a column less keep it, and nothing is asked for', async ({
  page,
}) => {
  await compareFirst(page, 3);
  await page.waitForFunction(isTakenOver);
  const only = page.getByRole('checkbox', { name: 'Sólo diferencias' });
  const entries = await page.evaluate(() => history.length);
  // Just so far that the switch is still below what stays at the top.
  await page.evaluate(() => scrollTo(0, 60));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() || request.url().includes('/api/')) asked.push(request.url());
  });
  await only.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/&diferencias=1$/);
  await expect(only).toBeChecked();
  await expect(only).toBeFocused();
  expect(await page.evaluate(() => [scrollY, history.length])).toEqual([60, entries]);
  expect(asked).toEqual([]);
  await page.reload();
  await expect(only).toBeChecked();
  await page.waitForFunction(isTakenOver);
  await page
    .getByRole('link', { name: /^Quitar / })
    .locator('visible=true')
    .first()
    .click();
  await expect(page).not.toHaveURL(/comparar=.*comparar=.*comparar=/);
  await expect(only).toBeChecked();
  await expect(page).toHaveURL(/&diferencias=1$/);
  await only.uncheck();
  await expect(page).not.toHaveURL(/diferencias/);
});

test('a product alone differs from nothing: all its rows are there, and no switch hides them', async ({ page }) => {
  await compareFirst(page, 2);
  await page.waitForFunction(isTakenOver);
  await page.getByRole('checkbox', { name: 'Sólo diferencias' }).check();
  await page
    .getByRole('link', { name: /^Quitar / })
    .locator('visible=true')
    .first()
    .click();
  await expect(page.getByRole('columnheader').locator('visible=true')).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: 'Sólo diferencias' })).toHaveCount(0);
  await expect(page.getByRole('rowheader', { name: /^Tope anual/ })).toBeVisible();
});

test('that only what differs is shown is in the address as well where it was asked for before the script was there', async ({
  page,
}) => {
  await page.goto(isapres);
  await expect.poll(async () => (await shownPrices(page)).length).toBeGreaterThanOrEqual(2);
  const plans = (await shownPrices(page)).slice(0, 2).map(({ code }) => code);
  const only = page.getByRole('checkbox', { name: 'Sólo diferencias' });
  await page.route(/compare-products-page.*[.]js/, async (route) => {
    await expect(only).toBeChecked();
    await route.continue();
  });
  await page.goto(comparisonOf(plans), { waitUntil: 'commit' });
  await only.check();
  await expect(page).toHaveURL(/&diferencias=1$/);
  await expect(only).toBeChecked();
});

test('a phone shows two columns and swaps either', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'three columns have room on a desktop');
  await compareFirst(page, 3);
  await expect(columns(page)).toHaveCount(2);
  const left = page.getByRole('combobox', { name: 'Columna izquierda' });
  const names = await left.getByRole('option').allTextContents();
  await left.selectOption({ label: names[2] ?? '' });
  await expect(columns(page).first()).toContainText(names[2] ?? '');
  await expect(columns(page).nth(1)).toContainText(names[1] ?? '');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('the head that stays on a phone has name, price and what takes it away, and leaves the screen to the rows', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide screen has room for the ways to buy as well');
  await compareFirst(page, 3);
  const head = page.locator('.comparison > thead');
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Quién lo ofrece' }) });
  await expect(row.getByRole('link', { name: /^(Contratar|Solicitar|Preguntar)/ }).first()).toBeVisible();
  await expect(head.getByRole('link').locator('visible=true')).toHaveCount(2);
  await page.getByRole('rowheader', { name: 'Ambulancia' }).first().scrollIntoViewIfNeeded();
  await expect(columns(page).first()).toBeInViewport({ ratio: 0.9 });
  await expect(columns(page).first()).toContainText('$');
  expect((await head.boundingBox())?.height).toBeLessThanOrEqual(140);
  await expect(row).not.toBeInViewport();
});

test('only differences are those of the columns in sight: of two on a phone, of three on a wide screen', async ({
  page,
  isMobile,
}) => {
  await page.goto(comparisonOf(['SST-7415', 'BND-7807', 'BJM-7412']));
  await page.getByRole('checkbox', { name: 'Sólo diferencias' }).check();
  const alike = async () => (await seenRows(page)).filter((texts) => new Set(texts).size < 2);
  expect(await alike()).toEqual([]);
  expect((await seenRows(page))[0]).toHaveLength(isMobile ? 2 : 3);
  if (!isMobile) return;
  const right = page.getByRole('combobox', { name: 'Columna derecha' });
  await right.selectOption('BJM-7412');
  await expect(columns(page).nth(1)).toContainText((await right.locator('option:checked').textContent()) ?? '');
  expect(await alike()).toEqual([]);
});

test('best is who is best of the columns in sight: of two on a phone, of three on a wide screen', async ({ page, isMobile }) => {
  // The third is the cheapest, the second the cheaper one of the first two.
  await page.goto(comparisonOf(['SST-7415', 'CMA-5704', 'LOI-5811']));
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Precio', exact: true }) });
  const best = row.getByRole('cell').filter({ has: page.getByText('Mejor', { exact: true }).filter({ visible: true }) });
  await expect(best).toHaveCount(1);
  await expect(best).toHaveAttribute('data-column', isMobile ? '1' : '2');
  await expect(best).toHaveCSS('font-weight', '650');
  if (!isMobile) return;
  await page.getByRole('combobox', { name: 'Columna derecha' }).selectOption('LOI-5811');
  await expect(best).toHaveAttribute('data-column', '1');
  await expect(best).toContainText('200.');
});

test('a name without spaces breaks where a saved comparison stands', async ({ page }) => {
  await compareFirst(page, 2);
  await saveComparison(page, 'N'.repeat(80));
  await changeSaved(page, /"value":\d+/, '"value":1000');
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.goto(href('compareProducts', {}));
  const open = page.getByRole('link', { name: /^Abrir N+$/ });
  await expect(open).toBeInViewport({ ratio: 1 });
  expect(await wider()).toBeLessThanOrEqual(0);
  await open.click();
  await expect(page.getByText(/ subió de \$1\.000\/mes a \$/)).toBeVisible();
  expect(await wider()).toBeLessThanOrEqual(0);
});

test.describe('products that are gone', () => {
  // The browser itself writes that each of them answers 404.
  test.use({ allowedConsoleErrors: [/404 \(Not Found\)/] });

  test('one product of a saved comparison that is gone is told once, with what it cost and a way to another', async ({
    page,
  }) => {
    await compareFirst(page, 3);
    await saveComparison(page, 'De antes');
    await changeSaved(page, /("identity":"[^"]+)"/, '$1-0"');
    await page.goto(href('compareProducts', {}));
    await page.getByRole('link', { name: 'Abrir De antes' }).click();
    await expect(page.getByText(/ ya no se ofrece; costaba /)).toHaveCount(1);
    await expect(page.getByText(/^Ya no encontramos /)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Elegir otra opción en Isapres' })).toBeVisible();
  });

  test('a saved comparison of which nothing is sold any more says which they were and what they cost', async ({ page }) => {
    await compareFirst(page, 2);
    await saveComparison(page, 'De antes');
    await expect(page.getByText('Guardada como “De antes”.')).toBeVisible();
    await changeSaved(page, /("identity":"[^"]+)"/g, '$1-0"');
    await page.goto(href('compareProducts', {}));
    await page.getByRole('link', { name: 'Abrir De antes' }).click();
    await expect(page.getByText(/ ya no se ofrece; costaba /)).toHaveCount(2);
  });
});

test('of a box over the list all is printed, and the box stays open', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A2.4-29: the card has no checkbox on a phone');
  await page.goto(isapres);
  await page.waitForFunction(isTakenOver);
  for (const place of [0, 1]) await page.locator('article').nth(place).getByRole('checkbox').check();
  await compareBar(page).getByRole('button', { name: 'Comparar seguros' }).click();
  const box = page.getByRole('dialog');
  const last = box.getByRole('row').last();
  await expect(last).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(box).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(last).toBeVisible();
  // It is as high as what it holds, and alone on paper.
  const cut = await box.evaluate((element) => {
    const parts = [element, ...element.querySelectorAll('div')].filter((part) => getComputedStyle(part).overflowY !== 'visible');
    return parts.filter((part) => part.scrollHeight > part.clientHeight + 1).map(({ className }) => className);
  });
  expect(cut).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(box).toBeVisible();
  expect(await box.evaluate((element) => element.matches(':modal'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
});

test('a phone prints its list without the bar that floats over it', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide screen has no such bar');
  await page.goto(isapres);
  await expect(page.getByRole('button', { name: /^Filtros/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: /^Filtros/ })).toBeHidden();
  await expect(page.locator('article').first()).toBeVisible();
});

test('on paper the comparison has all its columns and folded rows, and nothing to press', async ({ page }) => {
  await compareFirst(page, 3);
  await page.waitForFunction(isTakenOver);
  await page.getByRole('button', { name: 'Coberturas', exact: true }).click();
  await expect(page.getByRole('rowheader', { name: /^Tope anual/ })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(columns(page)).toHaveCount(3);
  await expect(page.getByRole('rowheader', { name: /^Tope anual/ })).toBeVisible();
  for (const name of [/^Guardar/, /^Compartir/, 'Menú']) await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Sólo diferencias' })).toHaveCount(0);
  await expect(page.locator('footer')).toBeHidden();
  await expect(page.locator('.site-bar').locator('a, button').filter({ visible: true })).toHaveCount(1);
});

test('a comparison is saved with a name, and on return says what changed in price', async ({ page, isMobile }) => {
  await compareFirst(page, 2);
  await saveComparison(page, 'La familia');
  await expect(page.getByText('Guardada como “La familia”.')).toBeVisible();
  // The way back to it stands in the bar from now on, and on phones in the menu.
  await page.goto('/');
  if (isMobile) await page.getByRole('button', { name: 'Menú', exact: true }).click();
  await page.getByRole('link', { name: 'Guardados 1' }).click();
  await expect(page.getByRole('heading', { name: 'Tus comparaciones guardadas' })).toBeVisible();
  await changeSaved(page, /"value":\d+/, '"value":1000');
  await page.goto(href('compareProducts', {}));
  await expect(page.getByRole('heading', { name: 'Tus comparaciones guardadas' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Abrir La familia' }).click();
  await expect(page.getByText(/ subió de \$1\.000\/mes a \$/)).toBeVisible();
  await page.getByRole('button', { name: 'Guardar los precios de hoy' }).click();
  await expect(page.getByText(/ subió de /)).toBeHidden();
  await page.goto(href('compareProducts', {}));
  await page.getByRole('button', { name: 'Borrar la comparación La familia' }).click();
  await expect(page.getByText('Borramos “La familia”.')).toBeFocused();
  await expect(page.locator('[data-saved-key]:not([hidden])')).toHaveCount(0);
});

test('A4-62 A9-16 the name to save it under takes the focus 500 ms after it opened, and not from who went on', async ({
  page,
}) => {
  await compareFirst(page, 2);
  await page.waitForFunction(isTakenOver);
  const save = page.locator('summary', { hasText: 'Guardar' });
  const name = page.getByRole('textbox', { name: 'Nombre' });
  const now = await page.evaluate(() => Date.now());
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
  await save.click();
  await expect(name).toBeVisible();
  await page.clock.runFor(499);
  await expect(name).not.toBeFocused();
  await page.clock.runFor(1);
  await expect(name).toBeFocused();
  expect(await name.evaluate((field: HTMLInputElement) => field.selectionEnd)).toBe((await name.inputValue()).length);
  await save.click();
  await save.click();
  const other = page.getByRole('form', { name: 'Guardar esta comparación' }).getByRole('button', { name: 'Guardar' });
  await other.focus();
  await page.clock.runFor(1_000);
  await expect(other).toBeFocused();
});

test("'Guardar' lies over the table until one goes on: a press beside it, Escape and the next stop close it, and it takes away what was said", async ({
  page,
}) => {
  await compareFirst(page, 2);
  await page.waitForFunction(isTakenOver);
  const save = page.locator('summary', { hasText: 'Guardar' });
  const form = page.getByRole('form', { name: 'Guardar esta comparación' });
  await saveComparison(page, 'La familia');
  const said = page.getByText('Guardada como “La familia”.');
  await expect(said).toBeVisible();
  await save.click();
  await expect(form).toBeVisible();
  await expect(said).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(form).toBeHidden();
  await save.click();
  await form.getByRole('textbox').focus();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(save).toBeFocused();
  await save.press('Enter');
  await form.getByRole('button', { name: 'Guardar' }).focus();
  await page.keyboard.press('Tab');
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'Descargar la comparación en PDF' })).toBeFocused();
});

test('a link that cannot be copied is shown whole, in a field to copy it from, under what stays at the top as well', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: () => Promise.reject(new Error('none')) });
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('refused')) });
  });
  await compareFirst(page, 2);
  await page.waitForFunction(isTakenOver);
  const share = page.getByRole('button', { name: 'Compartir' });
  const link = page.getByRole('textbox', { name: 'Copia este enlace:' });
  const isWhole = (): Promise<boolean> =>
    link.evaluate((field) => {
      const box = field.closest('div:has(button)');
      const within = box?.getBoundingClientRect() ?? new DOMRect();
      const { left, right, top, bottom } = within;
      const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
      const edges = [
        [left + 2, middle.y],
        [right - 2, middle.y],
        [middle.x, top + 2],
        [middle.x, bottom - 2],
      ] as const;
      const isSeen = edges.every(([x, y]) => box?.contains(document.elementFromPoint(x, y)) === true);
      const own = field.getBoundingClientRect();
      return isSeen && own.left > left && own.right < right;
    });
  await share.click();
  await expect.poll(isWhole).toBe(true);
  await link.click();
  const selected = await link.evaluate(({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
    value.slice(selectionStart ?? 0, selectionEnd ?? 0),
  );
  expect(selected).toMatch(/^http.*comparar=/);
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  // As far up as it can be pressed.
  await share.evaluate((button) => {
    const kept = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    scrollBy(0, button.getBoundingClientRect().top - kept);
  });
  await share.click();
  await expect.poll(isWhole).toBe(true);
});

test('the comparison is taken away as PDF and as a spreadsheet, at the prices of the page', async ({ page }) => {
  await page.goto(isapres);
  await enterFamily(page);
  await compareFirst(page, 2);
  await expect(page.getByText('Perfil de ejemplo')).toBeHidden();
  const price = /\$[\d.]+/.exec(await columns(page).first().innerText())?.[0] ?? '';
  for (const [button, ending, beginning] of [
    ['PDF', '.pdf', '%PDF-1.7'],
    ['CSV', '.csv', '\uFEFFCompara'],
  ] as const) {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: new RegExp(`en ${button}`) }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(new RegExp(`^comparacion-\\d{4}-\\d\\d-\\d\\d\\${ending}$`));
    const text = await readFile(await download.path(), 'utf8');
    expect(text.startsWith(beginning)).toBe(true);
    if (button === 'CSV') expect(text).toContain(`Precio;$/mes;${price.replaceAll(/\D/g, '')};`);
  }
});

test('what came of sharing and saving is said without moving the table, and goes', async ({ page, context, isMobile }) => {
  if (!isMobile) await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Where neither the phone's own sheet nor the clipboard can be had, the address stays to be copied.
  else
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: () => Promise.reject(new Error('none')) }));
  await compareFirst(page, 2);
  await page.waitForFunction(isTakenOver);
  const topOf = () => page.getByRole('table').evaluate((table) => table.getBoundingClientRect().top + scrollY);
  const top = await topOf();
  const said = (text: RegExp) => page.getByRole('status').filter({ hasText: text });
  await saveComparison(page, 'La familia');
  await expect(said(/^Guardada como “La familia”/)).toBeInViewport({ ratio: 1 });
  expect(await topOf()).toBe(top);
  await expectNoAxeViolations(page);
  const now = await page.evaluate(() => Date.now());
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
  await page.getByRole('button', { name: 'Compartir' }).click();
  const shared = said(isMobile ? /^Copia este enlace:/ : /^Copiamos el enlace/);
  await expect(shared).toBeInViewport({ ratio: 1 });
  expect(await topOf()).toBe(top);
  await page.mouse.move(0, 0);
  await page.clock.runFor(7_999);
  await expect(shared).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(shared).toHaveCount(isMobile ? 1 : 0);
  if (!isMobile) return;
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(shared).toHaveCount(0);
});

test.describe('who is quicker than the script', () => {
  test.use({ waitsForScript: false, movesAbout: false });

  test("A4-62 opens 'Guardar' as the first thing on the page, and the name takes the focus all the same", async ({
    page,
    isMobile,
  }) => {
    await page.goto(isapres);
    const codes = await page
      .locator('article[data-product-code]')
      .evaluateAll((cards) => cards.slice(0, 2).map((card) => card.getAttribute('data-product-code') ?? ''));
    await page.goto(comparisonOf(codes));
    const save = page.locator('summary', { hasText: 'Guardar' });
    await (isMobile ? save.tap() : save.click());
    await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeFocused();
  });
});
