import type { Locator, Page } from '@playwright/test';
import { openerOf, insurances, isapres, total } from './family.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { holdLists, withoutDevice } from './list-calls.ts';
import { isTakenOver } from './page-watch.ts';

const pets = '/Comparar/Seguros-Mascotas';
const counting = '**/api/profile-form/data';

const editorOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Quiénes se asegurarán?' });
const ageOf = (editor: Locator, row: string): Locator => editor.locator(`[name="${row}.edad"]`);
const sign = (page: Page): Locator => page.locator('.submit-phase');

/** From now on time passes only as the test says. */
async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
}

async function open(page: Page, path = isapres): Promise<Locator> {
  await page.goto(path);
  await openerOf(page).click();
  const editor = page.getByRole('dialog').filter({ has: page.locator('form[id]') });
  await expect(editor).toBeVisible();
  return editor;
}

test('B2.4-08 B2.4-09 the cargas are in a box in the middle of a wide screen, and in a sheet at the foot of a phone', async ({
  page,
  isMobile,
}) => {
  const editor = await open(page);
  await expect(editor.getByRole('heading', { name: 'Agregar asegurados' })).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const boxOf = async () => (await editor.boundingBox()) ?? { y: Number.NaN, width: Number.NaN, height: Number.NaN };
  const below = async () => {
    const box = await boxOf();
    return height - (box.y + box.height);
  };
  if (isMobile) {
    // It comes from below.
    await expect.poll(async () => Math.abs(await below())).toBeLessThanOrEqual(1);
    expect((await boxOf()).width).toBe(width);
  } else {
    expect((await boxOf()).width).toBeLessThan(width / 2);
    expect(await below()).toBeGreaterThan(20);
  }
});

test('B4-08 the opener is busy until the form is there, which is built of what the line asks', async ({ page }) => {
  const held = Promise.withResolvers<undefined>();
  let asked = 0;
  await page.route(/assets\/profile-editor-dialog-/, async (route) => {
    asked += 1;
    await held.promise;
    await route.continue();
  });
  await page.goto(pets);
  // On a phone it says something else once it is pressed.
  const opener = page.locator('#perfil > button');
  await opener.click();
  await expect(opener).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => asked).toBeGreaterThan(0);
  held.resolve(undefined);
  const editor = page.getByRole('dialog', { name: '¿Qué mascotas se asegurarán?' });
  await expect(editor.locator('[name="mascotas.0.edad"]')).toBeVisible();
  await expect(editor.locator('[name^="cotizante"]')).toHaveCount(0);
  await expect(opener).toHaveAttribute('aria-busy', 'false');
});

test('B4-09 B4-10 B9-08 a profile saved meanwhile goes in after 200 ms, and never over what was typed', async ({ page }) => {
  await page.goto(isapres);
  await expect(openerOf(page)).toBeVisible();
  const saved = { cotizante: [{ edad: 41, sexo: 'Femenino' }], cargas: [{ edad: 7 }], ingresodatos: true };
  await page.evaluate((text) => localStorage.setItem('QP_PROFILE_ISAPRE_V1.7', text), JSON.stringify(saved));
  await stopClock(page);
  const editor = editorOf(page);
  await openerOf(page).click();
  await expect(ageOf(editor, 'cotizante.0')).toHaveValue('27');
  await page.clock.runFor(199);
  await expect(ageOf(editor, 'cotizante.0')).toHaveValue('27');
  await page.clock.runFor(1);
  await expect(ageOf(editor, 'cotizante.0')).toHaveValue('41');
  await expect(ageOf(editor, 'cargas.0')).toHaveValue('7');
  await page.keyboard.press('Escape');
  await openerOf(page).click();
  await ageOf(editor, 'cotizante.0').fill('50');
  await page.clock.runFor(300);
  await expect(ageOf(editor, 'cotizante.0')).toHaveValue('50');
});

test('B4-31 a carga without age keeps the box open, says what is missing, and shakes only where motion is welcome', async ({
  page,
}) => {
  const editor = await open(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await editor.getByRole('button', { name: 'Agregar carga' }).click();
  const age = ageOf(editor, 'cargas.0');
  await page.evaluate(() =>
    addEventListener('animationstart', ({ animationName }) => document.body.append(`<${animationName}>`)),
  );
  const shaken = async () => ((await page.locator('body').textContent()) ?? '').split('<shaking>').length - 1;
  // Escape twice, which no box can refuse, the cross and a press outside.
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('Escape'),
    () => editor.getByRole('button', { name: 'Cerrar' }).click(),
    () => page.mouse.click(2, 2),
  ]) {
    await leave();
    await expect(editor).toBeVisible();
    await expect(age).toBeFocused();
    await expect(editor.getByText('Falta la edad de tu hijo')).toBeVisible();
    await expect(
      editor.getByRole('alert').filter({ hasText: 'No se ingresaron los siguientes campos: Edad de tu hijo' }),
    ).toContainText('Escribe la edad que falta o quita esa carga para cerrar.');
  }
  await expect.poll(shaken).toBeGreaterThanOrEqual(1);
  await expect(editor.locator('form[data-shaking]')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const before = await shaken();
  // The mark may be gone again before it is looked for.
  await editor.locator('form[id]').evaluate((form) => {
    const note = () => form.hasAttribute('data-shaking') && document.body.append('<marked>');
    new MutationObserver(note).observe(form, { attributeFilter: ['data-shaking'] });
  });
  await page.mouse.click(2, 2);
  await expect(page.locator('body')).toContainText('<marked>');
  await expect(editor.locator('form[data-shaking]')).toHaveCount(0);
  expect(await shaken()).toBe(before);
  await expectNoAxeViolations(page);
  await editor.getByRole('button', { name: 'Quitar a tu hijo' }).click();
  await page.keyboard.press('Escape');
  await expect(editor).toBeHidden();
});

test('B4-19 B4-20 B4-24 B8-07 B8-08 B9-08 says which fields are empty, and a second after the last change that none is', async ({
  page,
}) => {
  const editor = await open(page, '/Comparar/Seguros-de-Viaje');
  await stopClock(page);
  await ageOf(editor, 'cotizante.0').fill('');
  await editor.getByRole('textbox', { name: 'Días de viaje' }).fill('');
  await editor.getByRole('button', { name: 'Comparar' }).click();
  const alert = editor.getByRole('alert').filter({ hasText: 'Perfil inválido' });
  await expect(alert).toContainText('No se ingresaron los siguientes campos: Tu edad, Días de viaje');
  await expect(ageOf(editor, 'cotizante.0')).toBeFocused();
  await ageOf(editor, 'cotizante.0').fill('34');
  await editor.getByRole('textbox', { name: 'Días de viaje' }).fill('9');
  const complete = editor.getByRole('status').filter({ hasText: 'Se ingresaron todos los campos requeridos' });
  await page.clock.runFor(999);
  await expect(complete).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(complete).toBeVisible();
  // Looked at, and sent by nobody but the visitor.
  await expect(editor).toBeVisible();
  await expect(page.getByText('Perfil de ejemplo')).toHaveCount(1);
});

test('B4-24 what is half filled in survives a closed box and a reload, and can be set aside', async ({ page }) => {
  let editor = await open(page);
  await ageOf(editor, 'cotizante.0').fill('61');
  await editor.getByRole('button', { name: 'Agregar pareja' }).click();
  await page.keyboard.press('Escape');
  await expect(editor).toBeHidden();
  await openerOf(page).click();
  await expect(ageOf(editor, 'cotizante.0')).toHaveValue('61');
  await page.reload();
  editor = await open(page);
  await expect(ageOf(editor, 'cotizante.0')).toHaveValue('61');
  await expect(ageOf(editor, 'cotizante.1')).toHaveValue('');
  await editor.getByRole('button', { name: 'Descartar cambios' }).click();
  await expect(ageOf(editor, 'cotizante.0')).toHaveValue('27');
  await expect(ageOf(editor, 'cotizante.1')).toHaveCount(0);
});

test('B4-22 B4-23 B9-08 the button is active until the results are there, finished for three seconds, then itself', async ({
  page,
}) => {
  await withoutDevice(page);
  const editor = await open(page, insurances);
  const letGo = await holdLists(page);
  await ageOf(editor, 'cotizante.0').fill('52');
  await stopClock(page);
  await editor.getByRole('button', { name: 'Comparar' }).click();
  await expect(editor).toBeHidden();
  await expect(sign(page)).toHaveText('Buscando precios');
  await page.clock.runFor(4_000);
  await expect(sign(page)).toHaveText('Buscando precios');
  await letGo();
  // Steps so small that some that come too early take little of the three seconds.
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(sign(page)).toHaveText('Listo', { timeout: 200 });
  }).toPass({ intervals: [50] });
  expect(await total(page)).toBeGreaterThan(0);
  await page.clock.runFor(2_800);
  await expect(sign(page)).toHaveText('Listo');
  await page.clock.runFor(300);
  await expect(sign(page)).toBeEmpty();
  await expect(openerOf(page)).toBeVisible();
});

test.describe('a profile that is sent', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource: net::ERR_FAILED/] });

  test('B4-17 B7-09 B7-10 a sent profile goes once, without a cookie, not for who is of the house, and may fail unnoticed', async ({
    page,
    context,
  }) => {
    const sent: { readonly body: unknown; readonly cookie: string | undefined }[] = [];
    await page.route(counting, async (route) => {
      const headers = await route.request().allHeaders();
      sent.push({ body: route.request().postDataJSON(), cookie: headers['cookie'] });
      await route.abort();
    });
    await context.addCookies([{ name: 'idioma', value: 'es', url: new URL(process.env['COTEJO_URL'] ?? '').origin }]);
    const editor = await open(page);
    await ageOf(editor, 'cotizante.0').fill('34');
    await editor.getByRole('button', { name: 'Comparar' }).click();
    await expect(page.getByText('Perfil de ejemplo')).toHaveCount(0);
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.body).toMatchObject({
      form: { cotizante: [{ edad: 34 }], ingresodatos: true },
      productType: { name: 'ISAPRE' },
    });
    expect(sent[0]?.cookie).toBeUndefined();
    await page.evaluate(() => localStorage.setItem('internal-traffic', 'true'));
    await openerOf(page).click();
    await ageOf(editor, 'cotizante.0').fill('35');
    await editor.getByRole('button', { name: 'Comparar' }).click();
    await expect(page.getByRole('region', { name: 'Quiénes se asegurarán', exact: true })).toContainText('35');
    await expect(sign(page)).toHaveText('Listo');
    expect(sent).toHaveLength(1);
  });

  test('B4-17 B7-10 a family entered on the first page is sent once, without a cookie, and not for who is of the house', async ({
    page,
  }) => {
    const sent: { readonly body: unknown; readonly cookie: string | undefined }[] = [];
    await page.route(counting, async (route) => {
      sent.push({ body: route.request().postDataJSON(), cookie: (await route.request().allHeaders())['cookie'] });
      await route.abort();
    });
    const enter = async (age: string) => {
      await page.goto('/');
      await page.getByLabel('Tu edad').fill(age);
      await page.locator('[name="cotizante.0.sexo"]').selectOption('Femenino');
      await page.getByRole('button', { name: /^Comparar isapres/i }).click();
      await expect(page.locator('#perfil')).toContainText(age);
    };
    await enter('34');
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]).toMatchObject({ body: { form: { cotizante: [{ edad: 34 }] }, productType: { name: 'ISAPRE' } } });
    expect(sent[0]?.cookie).toBeUndefined();
    await page.reload();
    await expect(openerOf(page)).toBeVisible();
    await page.evaluate(() => localStorage.setItem('internal-traffic', 'true'));
    await enter('35');
    await expect.poll(async () => page.evaluate(() => localStorage.getItem('QP_PROFILE_ISAPRE_V1.7'))).toContain('35');
    await page.waitForTimeout(500);
    expect(sent).toHaveLength(1);
  });
});

test('C4-42 C4-43 C4-44 another sector has other kinds of work and clears the chosen one; a saved one is there again', async ({
  page,
}) => {
  const { port } = new URL(process.env['COTEJO_URL'] ?? '');
  let editor = await open(page, `http://peru.localhost:${port}/Comparar/SCTR`);
  const [sector, work] = [editor.getByLabel('Sector'), editor.getByLabel('Tipo de trabajo')];
  await expect(sector).toHaveValue('Energía y construcción');
  await expect(work).not.toHaveValue('');
  await sector.selectOption('Bosques y pesca');
  await expect(work).toHaveValue('');
  await expect(work.locator('option')).toHaveText(['Elige', /Extracción de madera/, /Pesca/]);
  await work.selectOption({ index: 2 });
  await editor.getByRole('button', { name: 'Comparar' }).click();
  await expect(page.getByText('Perfil de ejemplo')).toHaveCount(0);
  editor = await open(page, `http://peru.localhost:${port}/Comparar/SCTR`);
  await expect(editor.getByLabel('Sector')).toHaveValue('Bosques y pesca');
  await expect(editor.getByLabel('Tipo de trabajo')).toHaveValue('130');
});

test('B5-35 B9-05 of an age three digits stay, of an income all', async ({ page }) => {
  const editor = await open(page);
  await ageOf(editor, 'cotizante.0').fill('');
  await ageOf(editor, 'cotizante.0').pressSequentially('1234');
  await expect(ageOf(editor, 'cotizante.0')).toHaveValue('123');
  const income = editor.getByLabel('Renta líquida mensual');
  await income.fill('');
  await income.pressSequentially('1234567');
  await expect(income).toHaveValue('$1.234.567');
});

test('a family of four is entered in 40 keys or fewer', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard');
  await page.goto(isapres);
  await openerOf(page).focus();
  let keys = 0;
  const press = async (...names: readonly string[]): Promise<void> => {
    for (const name of names) {
      keys += 1;
      await page.keyboard.press(name);
    }
  };
  const editor = editorOf(page);
  await press('Enter');
  await expect(editor).toBeVisible();
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent ?? '');
  while ((await focused()) !== 'cotizante.0.edad') await press('Tab');
  await press('3', '4');
  const tabTo = async (name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
    while (!(await focused()).endsWith(name)) await press(key);
  };
  await tabTo('Agregar pareja');
  await press('Enter');
  await expect(ageOf(editor, 'cotizante.1')).toBeFocused();
  await press('3', '3');
  for (const [row, age] of [
    ['cargas.0', '5'],
    ['cargas.1', '1'],
  ] as const) {
    await tabTo('Agregar carga');
    await press('Enter');
    await expect(ageOf(editor, row)).toBeFocused();
    await press(age);
  }
  await press('Enter');
  await expect(editor).toBeHidden();
  await expect(page.getByRole('region', { name: 'Quiénes se asegurarán', exact: true })).toContainText(
    'tu pareja, 33, tu hijo, 5, y tu hijo, 1',
  );
  test.info().annotations.push({ type: 'keys', description: String(keys) });
  expect(keys).toBeLessThanOrEqual(40);
});

const requestOf = async (page: Page): Promise<string> => {
  await page.goto(isapres);
  return (await page.locator('article a[href$="/Solicitar"]').first().getAttribute('href')) ?? '';
};

test('B2.10-04 who asks from a request to enter a profile has its editor open, and closed on the way back to the list', async ({
  page,
}) => {
  await page.goto(await requestOf(page));
  await page.waitForFunction(isTakenOver);
  await page.getByRole('link', { name: 'Ingresar mi perfil' }).click();
  await expect(editorOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(editorOf(page)).toBeHidden();
  const detail = page.getByRole('link', { name: /^Ver detalle/ }).first();
  await page.goto((await detail.getAttribute('href')) ?? '');
  await page.goBack();
  await expect(detail).toBeVisible();
  await page.waitForFunction(isTakenOver);
  await expect(editorOf(page)).toBeHidden();
});

test('B2.10-04 the editor is open too for who asks for it before script took the page over, and closed when loaded anew', async ({
  page,
}) => {
  const request = await requestOf(page);
  // The first document's never comes.
  await page.route(/assets\/entry-client-[^/]*\.js$/, () => undefined, { times: 1 });
  await page.goto(request, { waitUntil: 'commit' });
  const left = page.waitForRequest((sent) => sent.isNavigationRequest() && sent.url().includes(isapres));
  await page.getByRole('link', { name: 'Ingresar mi perfil' }).click({ noWaitAfter: true });
  // A document of its own, not a step within the site.
  await left;
  await page.waitForFunction(isTakenOver);
  await expect(editorOf(page)).toBeVisible();
  await page.reload();
  await page.waitForFunction(isTakenOver);
  await expect(openerOf(page)).toBeVisible();
  await expect(editorOf(page)).toBeHidden();
});
