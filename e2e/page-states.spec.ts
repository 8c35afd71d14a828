import { href } from '@cotejo/contract/paths';
import { compareBar, comparisonOf } from './compared-plans.ts';
import { insurances, isapres, openerOf } from './family.ts';
import { expect, test } from './fixtures.ts';
import { lists } from './list-calls.ts';
import { expectOpenToAll } from './page-rules.ts';
import { askTooMuch, robotBox, unkeptList, visitFrom } from './robot-visitor.ts';
import { atEachWidth, firstPlans, open, sortAnew, walkTime } from './walks.ts';

// What fails here fails on purpose, and the browser writes a line for each.
test.use({ allowedConsoleErrors: [/Failed to load resource|ERR_/] });
test.skip(process.env['COTEJO_DATA_DIR'] === undefined, 'only our own server believes who these visitors say to be');

atEachWidth((isPhone) => {
  test('the comparator is open to all, whatever is on it', async ({ page, request, context }) => {
    test.setTimeout(walkTime);
    const address = await visitFrom(page);
    const look = (name: string, within?: string): Promise<void> => expectOpenToAll(page, { name, within });
    await open(page, isapres);
    await look('the list');
    await page.getByRole('button', { name: 'Cómo ordenamos' }).click();
    await look('how it is ordered', '[popover]:popover-open');
    await page.keyboard.press('Escape');
    await openerOf(page).click();
    await expect(page.getByRole('dialog', { name: 'Quiénes se asegurarán?' })).toBeVisible();
    await look('the profile', 'dialog[open]');
    await page.keyboard.press('Escape');

    if (isPhone) await page.getByRole('button', { name: /^Filtros/ }).click();
    await look('the filters', '#filtros');
    await page.getByRole('searchbox', { name: /clínica/i }).fill('clinica');
    await look('clinics that were searched', '#filtros');
    for (const name of [/^Colmena/, /^Banmédica/]) await page.getByRole('checkbox', { name }).check();
    await expect(page).toHaveURL(/organizations=\d+%2C\d+/);
    if (isPhone) await page.getByRole('button', { name: /^Ver \d+/ }).click();
    await look('the list with filters');

    await open(page, insurances);
    if (isPhone) await page.getByRole('button', { name: /^Filtros/ }).click();
    await page.getByRole('button', { name: 'Qué es el deducible' }).click();
    await look('what a word means', '[role=note]:popover-open');

    await open(page, `${insurances}?organizationType=eps&deductibleTo=10`);
    await look('an empty list');

    await open(page, isapres);
    await page.route(lists, (route) => route.fulfill({ status: 500 }));
    await sortAnew(page, 'precio-asc');
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await look('a list that failed');
    await page.unroute(lists);

    await open(page, isapres);
    // All of the page is there: what is not by then comes with the connection.
    await expect(page.locator('.first-look')).toHaveCount(0);
    await context.setOffline(true);
    await expect(page.locator('[data-connection]')).not.toBeEmpty();
    await sortAnew(page, 'precio-asc');
    await expect(page.getByText(/Sin conexión/i).first()).toBeVisible();
    await look('a list without connection');
    await context.setOffline(false);

    await open(page, isapres);
    await page
      .getByRole('link', { name: /^Ver detalle/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('complementary', { name: 'Precio' })).toBeVisible();
    await look('a product over the list', 'dialog[open]');

    await open(page, isapres);
    await page.route(/\/api\/infoplanes/, (route) => route.fulfill({ status: 500 }));
    await page
      .getByRole('link', { name: /^(Solicitar|Contratar) / })
      .first()
      .click();
    await expect(page.locator('article[data-product-code]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look('a page that failed');

    await askTooMuch(request, address);
    await page.goto(unkeptList());
    await expect(robotBox(page)).toBeVisible();
    await look('the robot check');
  });

  test('products, the comparison and the request are open to all, whatever is on them', async ({ page }) => {
    test.setTimeout(walkTime);
    const look = (name: string, within?: string): Promise<void> => expectOpenToAll(page, { name, within });
    const plans = await firstPlans(page);
    const [first, second, third] = plans.map(({ code }) => code);
    const bar = compareBar(page);
    await open(page, plans[0]?.path ?? '');
    await look('a product');
    await page.getByRole('searchbox').fill('clinica');
    await look('clinics of a product', '#clinicas');
    await page.getByRole('button', { name: /^Comparar / }).click();
    await expect(bar).toBeVisible();
    await look('a product that is chosen');
    await open(page, plans[1]?.path ?? '');
    await page.getByRole('button', { name: /^Comparar / }).click();

    await open(page, isapres);
    await expect(bar.getByRole('button', { name: 'Comparar seguros' })).toBeVisible();
    await look('the bar with two', '[data-bar-bottom=compare]');
    await bar.getByRole('button', { name: 'Comparar seguros' }).click();
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
    await look('the comparison over the list', 'dialog[open]');

    for (const [name, codes] of Object.entries({
      'a comparison of two': [first, second],
      'a comparison of three': [first, second, third],
      'a comparison of one': [first],
      'a comparison with one that is gone': [first, 'NO-EXISTE'],
      'a comparison of what is gone': ['NO-EXISTE'],
    })) {
      await open(page, comparisonOf(codes.map(String)));
      await look(name);
    }

    await open(page, comparisonOf([String(first), String(second)]));
    await page.getByText('Guardar', { exact: true }).first().click();
    await look('a comparison to be saved', '.comparison-board');
    await page.getByRole('form', { name: 'Guardar esta comparación' }).getByRole('button', { name: 'Guardar' }).click();
    await look('a comparison that is saved', '.comparison-board');
    await open(page, href('compareProducts', {}));
    await expect(page.getByRole('heading', { name: 'Tus comparaciones guardadas' })).toBeVisible();
    await look('the saved ones');
    await page.getByRole('button', { name: /^Borrar/ }).click();
    await look('none saved');

    await open(page, `${plans[0]?.path}/Solicitar`);
    await look('a request');
    await page.getByRole('button', { name: 'Enviar solicitud' }).click();
    await expect(page.getByRole('link', { name: /nombre/i })).toBeVisible();
    await look('a request with errors');
  });
});
