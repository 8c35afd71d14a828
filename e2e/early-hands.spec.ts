import { compareBar, comparisonOf } from './compared-plans.ts';
import { isapres } from './family.ts';
import { expect, test } from './fixtures.ts';
import { holdCalls } from './hold-calls.ts';
import { isTakenOver } from './page-watch.ts';
import { firstPlans } from './walks.ts';

test.use({ waitsForScript: false });

const comparatorScript = /\/assets\/comparator-page-/;

/** Ticks a filter in the moment in which script takes the page over, before anything else has its turn; runs in the page. */
async function tickAtOnce(nth: number): Promise<void> {
  const boxes = document.querySelectorAll<HTMLInputElement>('#filtros input[name=organizations]');
  const box = boxes[nth];
  if (box === undefined) throw new Error('no filter to tick');
  const isTaken = (): boolean => Object.keys(box).some((key) => key.startsWith('__reactProps$'));
  while (!isTaken()) await new Promise((done) => setTimeout(done));
  box.click();
}

test.describe('who is quicker than script', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has its filters in a sheet');

  test('keeps a filter ticked before and one ticked in the moment of taking over, and sees no tick go', async ({ page }) => {
    const { letGo } = await holdCalls(page, comparatorScript);
    await page.goto(isapres);
    const boxes = page.locator('#filtros input[name=organizations]');
    const values = await boxes.evaluateAll((all) => all.map((box) => box.getAttribute('value')));
    await boxes.nth(0).check();
    const ticked = page.evaluate(tickAtOnce, 1);
    // What a visitor sees of the first box from now on, frame by frame.
    await page.evaluate(() => {
      const seen: boolean[] = [];
      const look = (): void => {
        seen.push(document.querySelector<HTMLInputElement>('#filtros input[name=organizations]')?.checked === true);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      Object.assign(window, { seenTicks: seen });
    });
    await letGo();
    await ticked;
    await expect(page).toHaveURL((url) => url.searchParams.get('organizations') === `${values[0]},${values[1]}`);
    await expect(boxes.nth(0)).toBeChecked();
    await expect(boxes.nth(1)).toBeChecked();
    expect(await page.evaluate(() => Reflect.get(window, 'seenTicks'))).not.toContain(false);
  });

  test('keeps the step of a price handle taken with the first key', async ({ page }) => {
    const { letGo } = await holdCalls(page, comparatorScript);
    await page.goto(isapres);
    const least = page.locator('#filtros input[type=range]').first();
    await least.focus();
    await least.press('ArrowRight');
    const place = await least.inputValue();
    expect(place).not.toBe('0');
    await letGo();
    await expect(page).toHaveURL(/preciomin=/);
    await expect(least).toHaveValue(place);
  });

  test('keeps an order and a filter that were chosen before', async ({ page }) => {
    const { letGo } = await holdCalls(page, comparatorScript);
    await page.goto(isapres);
    await page.locator('#filtros input[name=organizations]').nth(0).check();
    await page.getByRole('combobox', { name: /orden/i }).locator('visible=true').first().selectOption('precio-asc');
    await letGo();
    await expect(page).toHaveURL((url) => url.searchParams.has('organizations') && url.searchParams.get('sort') === 'precio-asc');
  });
});

test('what is typed into a request before its script is there stays typed', async ({ page }) => {
  const { letGo } = await holdCalls(page, /\/assets\/request-page-/);
  await page.goto(isapres);
  const request = page
    .locator('article[data-product-code]')
    .first()
    .getByRole('link', { name: /^(Solicitar|Contratar)/ });
  await page.goto((await request.first().getAttribute('href')) ?? '');
  const name = page.getByLabel('Nombre');
  await name.fill('Mariana');
  await page.getByRole('radio', { name: 'Llamada' }).check();
  await letGo();
  await page.waitForFunction(() => {
    const box = document.querySelector('input[name=first_name]');
    return box !== null && Object.keys(box).some((key) => key.startsWith('__reactProps$'));
  });
  await page.getByLabel('Teléfono').fill('+56 9 8765 4321');
  await expect(name).toHaveValue('Mariana');
  await expect(page.getByRole('radio', { name: 'Llamada' })).toBeChecked();
  await page.reload();
  await expect(name).toHaveValue('Mariana');
});

test("'Comparar' pressed on a product before its script is there chooses it, once, and stays on its page", async ({
  page,
  isMobile,
}) => {
  const [plan] = await firstPlans(page, 1);
  const { letGo } = await holdCalls(page, /\/assets\/product-page-/);
  await page.goto(plan?.path ?? '');
  const address = page.url();
  await page.getByRole('link', { name: /^Comparar / }).click();
  await letGo();
  const chosen = page.getByRole('button', { name: /^Comparar /, pressed: true });
  await expect(chosen).toBeFocused();
  await expect(compareBar(page).getByRole('button', { name: isMobile ? /^Ver o quitar/ : /^Quitar/ })).toHaveCount(1);
  expect(page.url()).toBe(address);
  await chosen.click();
  await expect(page.getByRole('button', { name: /^Comparar /, pressed: false })).toBeVisible();
});

test('where no script comes it leads to the comparison after all', async ({ page }) => {
  const [plan] = await firstPlans(page, 1);
  await holdCalls(page, /\/assets\/product-page-/);
  await page.goto(plan?.path ?? '');
  await page.getByRole('link', { name: /^Comparar / }).click();
  await expect(page).toHaveURL(/\/Comparar-Planes\?/);
});

test('columns that a phone chooses before the script of a comparison is there are the columns it shows', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide screen shows all three');
  const plans = await firstPlans(page, 3);
  const { letGo } = await holdCalls(page, /\/assets\/compare-products-page-/);
  await page.goto(comparisonOf(plans.map(({ code }) => code)));
  const left = page.getByRole('combobox', { name: 'Columna izquierda' });
  const right = page.getByRole('combobox', { name: 'Columna derecha' });
  const names = await left.locator('option').allTextContents();
  await left.selectOption({ index: 2 });
  await right.selectOption({ index: 0 });
  expect(await page.evaluate(isTakenOver)).toBe(false);
  await letGo();
  const heads = page.locator('thead th:visible');
  await expect(heads.nth(0)).toContainText(names[2] ?? '');
  await expect(heads.nth(1)).toContainText(names[0] ?? '');
  await expect(left.locator('option:checked')).toHaveText(names[2] ?? '');
  await expect(right.locator('option:checked')).toHaveText(names[0] ?? '');
});

test('what can be done with a comparison is seen at once, and done when its script is there', async ({
  page,
  context,
  isMobile,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const plans = await firstPlans(page, 2);
  const { letGo } = await holdCalls(page, /\/assets\/compare-products-page-/);
  await page.addInitScript(() => Object.assign(window, { print: () => (document.documentElement.dataset['printed'] = '') }));
  await page.goto(comparisonOf(plans.map(({ code }) => code)));
  const share = page.getByRole('button', { name: 'Compartir' });
  await expect(share).toBeVisible();
  if (!isMobile) await page.getByRole('button', { name: 'Imprimir' }).click();
  await page.getByText('Guardar', { exact: true }).first().click();
  await page.getByLabel('Nombre').fill('Para la casa');
  await page.getByLabel('Nombre').press('Enter');
  await share.click();
  expect(await page.evaluate(isTakenOver)).toBe(false);
  await letGo();
  // What was pressed last is told; both are done.
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /copi|Copi/ })
      .first(),
  ).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('Para la casa');
  if (!isMobile) await expect(page.locator('html[data-printed]')).toBeAttached();
});
