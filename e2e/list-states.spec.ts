import type { Locator, Page } from '@playwright/test';
import { compareBar } from './compared-plans.ts';
import { enterFamily, insurances, isapres, openerOf, shownPrices, total } from './family.ts';
import { expect, test } from './fixtures.ts';
import { holdLists, lists, withoutDevice } from './list-calls.ts';
import { isTakenOver } from './page-watch.ts';
import { sortAnew } from './walks.ts';

const cards = (page: Page) => page.locator('article[data-product-code]');
const places = (page: Page) => page.locator('.skeleton').locator('xpath=ancestor::div[@aria-hidden="true"][1]');

/** From now on time passes only as the test says. */
async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
}

test.describe('a list that is on its way', () => {
  test.beforeEach(async ({ page }) => withoutDevice(page));

  test('A4-02 A4-03 A4-05 A4-11 B2.11-08 B2.11-09 B4-49 the old one goes, its places stay, messages follow each other, then it is shown', async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'a phone appends');
    await page.goto(isapres);
    const first = await shownPrices(page);
    await stopClock(page);
    const letGo = await holdLists(page);
    const counter = page.getByRole('status', { name: 'Resultados' });
    await expect(counter).toHaveAttribute('data-total', String(await total(page)));
    await page.getByRole('link', { name: 'Siguiente' }).click();
    const said = (message: string) => page.getByText(message);
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(said('Buscando resultados...')).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(cards(page)).toHaveCount(0);
    await expect(counter).toHaveText('Resultados');
    await expect(counter.locator('svg')).toHaveClass(/animate-spin/);
    await expect(places(page)).toHaveCount(20);
    await expect(page.locator('[title="Actualizar resultados"] svg')).toHaveClass(/animate-spin/);
    await page.clock.runFor(3_000);
    await expect(said('Buscando resultados...')).toBeVisible();
    await page.clock.runFor(600);
    await expect(said('Calculando el precio de tu familia...')).toBeVisible();
    await page.clock.runFor(3_500);
    await expect(said('Revisando coberturas...')).toBeVisible();
    await letGo();
    await page.clock.resume();
    await expect(cards(page)).toHaveCount(20);
    expect((await shownPrices(page))[0]?.code).not.toBe(first[0]?.code);
    await expect(counter).toHaveText(/^[\d.]+ planes, ordenados/);
    await expect(page.locator('[title="Actualizar resultados"] svg')).not.toHaveClass(/animate-spin/);
  });

  test('A4-04 A4-05 A4-11 a later page of a phone stands after the old one, with its places until it is there', async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'a wide screen has pages');
    await page.goto(isapres);
    await expect(cards(page)).toHaveCount(20);
    const letGo = await holdLists(page);
    const more = page.getByText('Ver más resultados');
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(places(page)).toHaveCount(20);
    await expect(cards(page)).toHaveCount(20);
    // It is said, and who uses keys stays where they are.
    await expect(page.getByRole('status').filter({ hasText: 'Buscando resultados...' })).toBeVisible();
    await expect(more).toBeFocused();
    await expect(more).toBeDisabled();
    await page.keyboard.press('Enter');
    const [last, place] = [await cards(page).last().boundingBox(), await places(page).first().boundingBox()];
    expect(place?.y ?? 0).toBeGreaterThan(last?.y ?? Infinity);
    await letGo();
    await expect(cards(page)).toHaveCount(40);
    await expect(page.getByText('Error al cargar resultados...')).toHaveCount(0);
  });
});

test('A4-01 a list that is loading has as many places as a page has cards', async ({ page }) => {
  await withoutDevice(page);
  await page.goto(isapres);
  await expect(cards(page)).toHaveCount(20);
  const letGo = await holdLists(page);
  await sortAnew(page, 'precio-asc');
  await expect(places(page)).toHaveCount(20);
  await letGo();
  await expect(cards(page)).toHaveCount(20);
});

test('a server that is only slow is not called a lost connection, and the last list stays with a way to ask again', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone appends');
  await withoutDevice(page);
  await page.goto(isapres);
  await expect(cards(page)).toHaveCount(20);
  await stopClock(page);
  const letGo = await holdLists(page);
  await page.getByRole('link', { name: 'Siguiente' }).click();
  const late = page.getByRole('status').filter({ hasText: 'La lista nueva no llegó' });
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(late).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByText('Sin conexión')).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
  // Nothing says an order that this list may not have.
  const counter = page.getByRole('status', { name: 'Resultados' });
  await expect(counter).toHaveText(/^[\d.]+ planes$/);
  await letGo();
  await page.clock.resume();
  await late.getByRole('button', { name: 'Volver a cargar la lista' }).click();
  await expect(late).toHaveCount(0);
  await expect(cards(page)).toHaveCount(20);
  await expect(counter).toContainText('ordenados');
});

test.describe('a filter that fails', () => {
  test.use({ allowedConsoleErrors: [/status of 500/] });
  test('A4-06 A4-07 B2.11-10 empties the list and says so, and the filters stay to choose from', async ({ page, isMobile }) => {
    await withoutDevice(page);
    await page.goto(isapres);
    await expect(cards(page)).toHaveCount(20);
    await page.route(lists, (route) => route.fulfill({ status: 500, json: {} }));
    if (isMobile) await page.getByRole('button', { name: /^Filtros/ }).click();
    await page.getByRole('checkbox', { name: /^Colmena/ }).check();
    // The heading that the list would have had: a phone has none between it and the page's.
    await expect(
      page.getByRole('heading', { level: 2, name: 'Error al cargar resultados...', includeHidden: true }),
    ).toBeAttached();
    // Over the list lies a phone's sheet, which tells of it too, and leads to it.
    if (isMobile) {
      await expect(page.locator('#filtros').getByRole('alert')).toHaveText('Error al cargar resultados...');
      await expect(page.getByRole('button', { name: 'Ver qué pasó' })).toBeVisible();
    }
    await expect(cards(page)).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: /^Colmena/ })).toBeChecked();
  });
});

test.describe('a list that cannot be had', () => {
  test.use({ allowedConsoleErrors: [/status of 50[03]/] });
  test('leaves in sight what is chosen, to be compared', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone chooses on the page of a product');
    await withoutDevice(page);
    await page.goto(isapres);
    for (const index of [0, 1]) await cards(page).nth(index).getByRole('checkbox').check();
    const bar = compareBar(page);
    await expect(bar.getByRole('button', { name: /^Quitar/ })).toHaveCount(2);
    await page.route(lists, (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('checkbox', { name: /^Colmena/ }).check();
    await expect(page.getByRole('heading', { name: 'Error al cargar resultados...' })).toBeVisible();
    await expect(bar.getByRole('button', { name: /^Quitar/ })).toHaveCount(2);
    await bar.getByRole('button', { name: 'Comparar seguros' }).click();
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  });
});

test.describe('a profile that is refused', () => {
  test.use({ allowedConsoleErrors: [/status of 400/] });
  test('leads to its form, open at what is wrong, and the list comes once that is mended', async ({ page }) => {
    await withoutDevice(page);
    await page.goto(isapres);
    await enterFamily(page);
    const errors = [{ field: 'body.profile.cargas.1.edad', reason: 'debe ser 0 o más' }];
    const problem = { type: 'about:blank', title: 'Datos inválidos', status: 400, requestId: 'r', errors };
    await page.route(lists, (route) => route.fulfill({ status: 400, contentType: 'application/problem+json', json: problem }));
    await page.reload();
    const told = page.getByRole('alert').filter({ hasText: 'Hay datos que corregir' });
    await expect(told).toContainText('Hijo · Edad:');
    await told.getByRole('link', { name: 'Corregir el perfil' }).click();
    const form = page.getByRole('dialog', { name: 'Quiénes se asegurarán?' });
    const wrong = form.locator('[name="cargas.1.edad"]');
    await expect(wrong).toBeFocused();
    await expect(wrong).toHaveAttribute('aria-invalid', 'true');
    await page.unroute(lists);
    await wrong.fill('2');
    await form.getByRole('button', { name: 'Comparar' }).click();
    await expect(cards(page)).toHaveCount(20);
  });
});

test('A2.3-18 A2.3-19 another page begins at its top, and Back is where one was', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone appends');
  await page.goto(isapres);
  const next = page.getByRole('link', { name: 'Siguiente' });
  await expect(page.locator('.first-look')).toHaveCount(0);
  await next.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(1_000);
  await next.click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 50);
});

test('B2.11-17 B2.11-18 who filters further down is told so, and led to the top by a press', async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone's filters lie over the list");
  await page.goto(insurances);
  await expect(openerOf(page)).toBeVisible();
  const last = page.getByRole('complementary', { name: 'Filtros' }).getByRole('radio').last();
  await last.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, innerHeight + 200));
  await last.check();
  await page.getByRole('button', { name: 'Resultados Actualizados' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('button', { name: 'Resultados Actualizados' })).toHaveCount(0);
});

test.describe('who chooses further down a list on a phone', () => {
  test.beforeEach(({}, { project }) => {
    test.skip(project.name !== 'phone', 'filters stand beside the list elsewhere');
  });
  const box = (page: Page) => page.getByRole('checkbox', { name: /^Colmena/ });
  const close = (page: Page) => page.getByRole('button', { name: /^Ver \d+ planes/ });
  const snackbar = (page: Page) => page.getByRole('button', { name: 'Resultados Actualizados' });
  const goDown = (page: Page) => page.evaluate(() => scrollTo(0, 2600));
  const openSheet = (page: Page) => page.getByRole('button', { name: /^Filtros/ }).click();
  const expectFirst = async (page: Page): Promise<void> => {
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeInViewport();
    await expect(snackbar(page)).toHaveCount(0);
  };

  test('finds the new list from its first result once the sheet of filters closes', async ({ page }) => {
    await page.goto(isapres);
    await goDown(page);
    await openSheet(page);
    await box(page).check();
    await expect(close(page)).toHaveText(/^Ver 44 /);
    await close(page).click();
    await expectFirst(page);
  });

  test('finds it also where the sheet closes before the list is there', async ({ page }) => {
    await page.goto(isapres);
    await goDown(page);
    await openSheet(page);
    const closing = await close(page).elementHandle();
    // No list can come between the two.
    await box(page).evaluate((ticked: HTMLInputElement, button) => {
      ticked.click();
      if (button instanceof HTMLElement) button.click();
    }, closing);
    await expectFirst(page);
  });

  test('finds it also where the script of that comes later, and by another order', async ({ page }) => {
    let letCome = (): void => undefined;
    const isLet = new Promise<void>((done) => {
      letCome = done;
    });
    await page.route(/\/assets\/result-later-/, async (route) => {
      await isLet;
      await route.continue();
    });
    await page.goto(isapres);
    await goDown(page);
    await openSheet(page);
    await box(page).check();
    await expect(close(page)).toHaveText(/^Ver 44 /);
    await close(page).click();
    letCome();
    await expectFirst(page);
    await goDown(page);
    await page.getByRole('combobox', { name: 'Ordenar' }).filter({ visible: true }).selectOption({ label: 'Menor precio' });
    await expectFirst(page);
  });

  test('keeps the place where Back goes to another list', async ({ page }) => {
    await page.goto(isapres);
    await openSheet(page);
    await box(page).check();
    await expect(close(page)).toHaveText(/^Ver 44 /);
    await close(page).click();
    await goDown(page);
    const before = await page.evaluate(() => scrollY);
    await page.goBack();
    await expect(page.getByText(/^294 planes/).first()).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(/organizations=/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });
});

test('who filters further down before the script of that is there is told once it comes', async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone's filters lie over the list");
  let letCome = (): void => undefined;
  const isLet = new Promise<void>((done) => {
    letCome = done;
  });
  await page.route(/\/assets\/result-later-/, async (route) => {
    await isLet;
    await route.continue();
  });
  await page.goto(insurances);
  await expect(openerOf(page)).toBeVisible();
  const last = page.getByRole('complementary', { name: 'Filtros' }).getByRole('radio').last();
  await last.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, innerHeight + 200));
  const before = page.url();
  await last.check();
  await expect(page).not.toHaveURL(before);
  letCome();
  await page.getByRole('button', { name: 'Resultados Actualizados' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('C9-06 what is told of results goes after two seconds, and waits for who points at it', async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone's filters lie over the list");
  await page.goto(insurances);
  await expect(openerOf(page)).toBeVisible();
  await stopClock(page);
  const filters = page.getByRole('complementary', { name: 'Filtros' }).getByRole('radio');
  const snackbar = page.getByRole('button', { name: 'Resultados Actualizados' });
  const change = async (filter: Locator): Promise<void> => {
    await filter.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, innerHeight + 200));
    await filter.check();
    await expect(async () => {
      await page.clock.runFor(10);
      await expect(snackbar).toBeVisible({ timeout: 50 });
    }).toPass();
  };
  await change(filters.last());
  await page.clock.runFor(1_900);
  await expect(snackbar).toBeVisible();
  await page.clock.runFor(100);
  await expect(snackbar).toHaveCount(0);
  await change(filters.nth(-2));
  await snackbar.hover();
  await page.clock.runFor(10_000);
  await expect(snackbar).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(2_000);
  await expect(snackbar).toHaveCount(0);
});

test('A4-55 A4-56 A4-57 A4-58 A5-01 B4-12 B4-14 B4-15 B4-16 the form of a profile closes by its cross, says that it is invalid, or is sent: prices follow, and it closes', async ({
  page,
}) => {
  await page.goto(isapres);
  const before = await shownPrices(page);
  const form = page.getByRole('dialog', { name: 'Quiénes se asegurarán?' });
  await openerOf(page).click();
  await form.getByLabel('Tu edad').fill('61');
  await form.getByRole('button', { name: 'Cerrar' }).click();
  await expect(form).toBeHidden();
  expect(await shownPrices(page)).toEqual(before);
  await openerOf(page).click();
  await form.getByLabel('Tu edad').fill('');
  await form.getByRole('button', { name: 'Comparar' }).click();
  await expect(form.getByRole('alert').filter({ hasText: 'Perfil inválido' })).toBeVisible();
  await form.getByRole('button', { name: 'Cerrar' }).click();
  // Sends, sees that it closes, and that nobody is an example any more.
  await enterFamily(page);
  await expect.poll(async () => (await shownPrices(page))[0]?.price).not.toBe(before[0]?.price);
  const kept = await page.evaluate(() =>
    Object.entries(localStorage).flatMap(([name, text]: [string, string]) => (name.includes('_PROFILE_') ? [text] : [])),
  );
  expect(kept).toEqual([expect.stringContaining('"ingresodatos":true')]);
});

test('A4-60 A4-61 A9-15 a typed limit is asked for 300 ms after the last key, and not again where it is the same', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same filters');
  await page.goto(isapres);
  await expect(openerOf(page)).toBeVisible();
  const from = page.getByRole('textbox', { name: 'Desde' });
  await stopClock(page);
  await from.fill('200000');
  await page.clock.runFor(250);
  await from.fill('210000');
  await page.clock.runFor(250);
  expect(new URL(page.url()).search).toBe('');
  await page.clock.runFor(100);
  await expect(page).toHaveURL(/preciomin=210000/);
  const entries = await page.evaluate(() => history.length);
  await from.fill('210001');
  await from.fill('210000');
  await page.clock.runFor(1_000);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(page).toHaveURL(/preciomin=210000/);
});

test('a season and what led here are said as they were written, and live on once the page works', async ({ page }) => {
  await page.goto('/Comparar/Seguros-de-Viaje?aviso=plan-no-encontrado');
  const season = page.getByRole('region', { name: /^Vacaciones 2027/ });
  const led = page.getByText('No encontramos ese plan');
  await expect(season).toBeVisible();
  await expect(led).toBeVisible();
  await expect(page.locator('[data-frozen=arrival], [data-frozen^=season]')).toHaveCount(0);
  await expect(season).toBeVisible();
  await expect(led).toBeVisible();
  await sortAnew(page, 'precio-desc');
  await expect(page).not.toHaveURL(/aviso/);
  await expect(led).toHaveCount(0);
  await expect(season).toBeVisible();
});

test('Back to a list under a season stands where it was left, the season shown with it', async ({ page }) => {
  await page.goto('/Comparar/Seguros-de-Viaje');
  const season = page.getByRole('region', { name: /^Vacaciones 2027/ });
  await expect(season).toBeVisible();
  await page.waitForFunction(isTakenOver);
  await expect(page.locator('.first-look, [data-frozen^=season]')).toHaveCount(0);
  const request = page.locator('article a[href$="/Solicitar"], article a[href$="/Contratar"]').nth(5);
  await request.scrollIntoViewIfNeeded();
  await expect(cards(page).nth(5).getByRole('list', { name: 'Coberturas' })).toBeVisible();
  const placeOf = async () => Math.round((await request.boundingBox())?.y ?? Number.NaN);
  const before = await placeOf();
  await request.click();
  await expect(page.getByRole('heading', { level: 1, name: /^(Solicitar|Contratar) / })).toBeVisible();
  await page.goBack();
  await expect(cards(page).nth(5)).toBeVisible();
  await expect(season).toBeAttached();
  await expect.poll(async () => Math.abs((await placeOf()) - before)).toBeLessThanOrEqual(2);
});

test('the first filter of a visit asks for nothing that the page came with', async ({ page, isMobile }) => {
  await page.goto(isapres);
  await page.waitForFunction(isTakenOver);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  if (isMobile) await page.getByRole('button', { name: /^Filtros/ }).click();
  await page.getByRole('checkbox', { name: /^Colmena/ }).check();
  await expect(page).toHaveURL(/organizations=67/);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  expect(asked.filter((path) => /benefits|faq|reasons|events/i.test(path))).toEqual([]);
});

test('who asks for the results anew sees that it is under way, and is told that they are there, wherever one stands', async ({
  page,
}) => {
  await page.goto(isapres);
  await page.waitForFunction(isTakenOver);
  const snackbar = page.getByRole('status').getByRole('button', { name: 'Resultados Actualizados' });
  await expect(snackbar).toHaveCount(0);
  const refresh = page.getByRole('link', { name: 'Actualizar resultados' });
  await expect(page.locator('article .signed').first()).toBeAttached();
  for (const _ of [1, 2]) {
    const before = page.url();
    await refresh.click();
    await expect(snackbar).toBeVisible();
    expect(page.url()).toBe(before);
    await expect(snackbar).toHaveCount(0);
  }
});
