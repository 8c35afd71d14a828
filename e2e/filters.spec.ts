import type { Locator, Page } from '@playwright/test';
import { insurances, isapres, shownPrices, total } from './family.ts';
import { expect, test } from './fixtures.ts';
import { holdCalls } from './hold-calls.ts';
import { holdLists, lists, withoutDevice } from './list-calls.ts';
import { isTakenOver } from './page-watch.ts';

const slider = (page: Page, name: 'Precio desde' | 'Precio hasta') => page.getByRole('slider', { name });

/** Opens what narrows the list, which on a phone lies over it. */
async function openFilters(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: /^Filtros/ }).click();
}

/** The number that a choice tells beside its name: how many results it gives. */
async function countOf(choice: Locator): Promise<number> {
  const text = await choice.locator('xpath=ancestor::label[1]').innerText();
  return Number(/([\d.]+)\s*$/.exec(text)?.[1]?.replace('.', ''));
}

/** The pesos of '$180.000'. */
function amountIn(text: string | null): number {
  return Number((text ?? '').replace(/\D/g, ''));
}

async function prices(page: Page): Promise<readonly number[]> {
  return (await shownPrices(page)).map(({ price }) => price);
}

for (const { end, handle, order, key, name, isWithin } of [
  {
    end: 'the lower end',
    handle: 'Precio desde',
    order: 'precio-asc',
    key: 'PageUp',
    name: 'preciomin',
    isWithin: (price: number, limit: number) => price >= limit,
  },
  {
    end: 'the upper end',
    handle: 'Precio hasta',
    order: 'precio-desc',
    key: 'PageDown',
    name: 'preciomax',
    isWithin: (price: number, limit: number) => price <= limit,
  },
] as const) {
  test(`the handle at ${end} of the prices narrows list and address, and at its end takes the limit back`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(`${isapres}?sort=${order}`);
    const all = await total(page);
    const [outermost = 0] = await prices(page);
    await openFilters(page, isMobile);
    await slider(page, handle).focus();
    for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press(key);
    // A busy page may still be at an earlier key.
    const limitOf = async (): Promise<number> => amountIn(await slider(page, handle).getAttribute('aria-valuetext'));
    await expect.poll(async () => Number(new URL(page.url()).searchParams.get(name)) === (await limitOf())).toBe(true);
    const limit = await limitOf();
    expect(isWithin(outermost, limit), `${outermost} was within ${limit}`).toBe(false);
    await expect.poll(() => total(page)).toBeLessThan(all);
    await expect
      .poll(async () => {
        const shown = await prices(page);
        return shown.length > 0 && shown.every((price) => isWithin(price, limit));
      })
      .toBe(true);
    const written = `$${limit.toLocaleString('es-CL')}`;
    await expect(slider(page, handle)).toHaveAttribute('aria-valuetext', written);
    await expect(page.getByRole('textbox', { name: name === 'preciomin' ? 'Desde' : 'Hasta' })).toHaveValue(written);
    await page.keyboard.press(name === 'preciomin' ? 'Home' : 'End');
    await expect(page).not.toHaveURL(new RegExp(name));
    await expect.poll(() => total(page)).toBe(all);
    expect((await prices(page))[0]).toBe(outermost);
  });
}

test('neither handle of the prices passes the other', async ({ page, isMobile }) => {
  await page.goto(isapres);
  await openFilters(page, isMobile);
  await slider(page, 'Precio hasta').focus();
  for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/preciomax=/);
  await slider(page, 'Precio desde').focus();
  await page.keyboard.press('End');
  const limits = (): (string | null)[] => ['preciomin', 'preciomax'].map((name) => new URL(page.url()).searchParams.get(name));
  // A busy page may still be at an earlier key.
  await expect.poll(() => limits()[0]).not.toBeNull();
  await expect.poll(() => limits()[0] === limits()[1]).toBe(true);
  await expect.poll(() => slider(page, 'Precio desde').inputValue()).toBe(await slider(page, 'Precio hasta').inputValue());
});

test('where both handles of the prices stand at one end, a pull moves the one that has somewhere to go', async ({
  page,
  isMobile,
}) => {
  for (const { moved, away, to, name } of [
    { moved: 'Precio desde', away: 'End', to: 0.4, name: 'preciomin' },
    { moved: 'Precio hasta', away: 'Home', to: 0.6, name: 'preciomax' },
  ] as const) {
    await page.goto(isapres);
    await openFilters(page, isMobile);
    const handle = slider(page, moved);
    await handle.press(away);
    await expect(page).toHaveURL(new RegExp(name));
    const atEnd = await handle.inputValue();
    // With the focus it would be on top anyway.
    await handle.blur();
    const box = await handle.boundingBox();
    if (box === null) throw new Error('no handle');
    const y = box.y + box.height / 2;
    // A handle is 44 px wide.
    await page.mouse.move(name === 'preciomin' ? box.x + box.width - 22 : box.x + 22, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * to, y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => Math.abs(Number(await handle.inputValue()) - Number(atEnd)), moved).toBeGreaterThan(10);
  }
});

test('a least price above the most is not applied and says why, until the most is raised', async ({ page, isMobile }) => {
  await page.goto(`${isapres}?preciomax=200000`);
  await openFilters(page, isMobile);
  const within = await total(page);
  const boxOf = (name: string) => page.getByRole('textbox', { name, exact: true });
  await boxOf('Desde').fill('300000');
  const why = page.getByText('El mínimo, $300.000, pasa del máximo, $200.000: el filtro queda como estaba.');
  await expect(why).toBeVisible();
  await expect(boxOf('Desde')).toHaveAccessibleDescription(/el filtro queda como estaba/);
  await page.waitForTimeout(600);
  expect(new URL(page.url()).search).toBe('?preciomax=200000');
  expect(await total(page)).toBe(within);
  await boxOf('Hasta').fill('350000');
  await expect(page).toHaveURL(/preciomin=300000&preciomax=350000/);
  await expect(why).toBeHidden();
});

/** Opens a list within two price limits: the box of the least one, and what is said where it is typed above the most. */
async function openLimits(page: Page, isMobile: boolean): Promise<{ readonly box: Locator; readonly why: Locator }> {
  await page.goto(`${isapres}?preciomin=100000&preciomax=150000`);
  await openFilters(page, isMobile);
  return {
    box: page.getByRole('textbox', { name: 'Desde', exact: true }),
    why: page.getByText('El mínimo, $200.000, pasa del máximo, $150.000: el filtro queda como estaba.'),
  };
}

test('who types a least price above the most, digit by digit, finds the limits from before applied in the end', async ({
  page,
  isMobile,
}) => {
  const { box, why } = await openLimits(page, isMobile);
  await box.selectText();
  // Slow enough for the list to follow what is half typed.
  await box.pressSequentially('200000', { delay: 300 });
  await expect(why).toBeVisible();
  await expect(page).toHaveURL(/[?]preciomin=100000&preciomax=150000$/);
  await expect(box).toHaveValue('200000');
  await box.fill('120000');
  await expect(page).toHaveURL(/preciomin=120000&preciomax=150000/);
});

test('no digit is lost by who types while the list of the last one is being shown, on a slow processor', async ({
  page,
  isMobile,
}) => {
  const { box, why } = await openLimits(page, isMobile);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  // A list is asked for 300 ms after a key, and shown a moment later.
  for (const delay of [340, 380, 420]) {
    await box.selectText();
    await box.pressSequentially('200000', { delay });
    await expect(why).toBeVisible();
    await expect(box).toHaveValue('200000');
    await expect(page).toHaveURL(/[?]preciomin=100000&preciomax=150000$/);
    await box.fill('100000');
    await expect(why).toBeHidden();
  }
});

test('who begins to type it before the script is there finds them as well', async ({ page, isMobile }) => {
  const { letGo } = await holdCalls(page, /\/assets\/comparator-page-/);
  await page.goto(`${isapres}?preciomin=100000&preciomax=150000`, { waitUntil: 'commit' });
  await openFilters(page, isMobile);
  const box = page.getByRole('textbox', { name: 'Desde', exact: true });
  await box.selectText();
  await box.press('2');
  await letGo();
  await expect(page).toHaveURL(/preciomin=2&/);
  await box.pressSequentially('00000', { delay: 300 });
  await expect(page.getByText('El mínimo, $200.000, pasa del máximo, $150.000: el filtro queda como estaba.')).toBeVisible();
  await expect(page).toHaveURL(/[?]preciomin=100000&preciomax=150000$/);
});

test('a limit that a handle moved after its box had the focus stays what it is when another filter is ticked', async ({
  page,
  isMobile,
}) => {
  await page.goto(`${isapres}?currency=1`);
  await openFilters(page, isMobile);
  await page.getByRole('textbox', { name: 'Desde', exact: true }).focus();
  const handle = slider(page, 'Precio desde');
  await handle.focus();
  for (let step = 0; step < 4; step += 1) await handle.press('ArrowRight');
  await expect(page).toHaveURL(/preciomin=/);
  const limit = () => new URL(page.url()).searchParams.get('preciomin');
  // The last step is applied as well.
  await page.waitForTimeout(600);
  const before = limit();
  await page.getByRole('checkbox', { name: /^Colmena/ }).check();
  await expect(page).toHaveURL(/organizations=67/);
  expect(limit()).toBe(before);
});

test('a least price above the most that is typed before the script is there says why as well', async ({ page, isMobile }) => {
  await page.route(/comparator-page.*[.]js/, async (route) => {
    await expect.poll(() => page.locator('input[name=preciomin]').inputValue()).toBe('300000');
    await route.continue();
  });
  await page.goto(`${isapres}?preciomax=200000`, { waitUntil: 'commit' });
  await openFilters(page, isMobile);
  await page.getByRole('textbox', { name: 'Desde', exact: true }).fill('300000');
  await expect(page.getByText('El mínimo, $300.000, pasa del máximo, $200.000: el filtro queda como estaba.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Desde', exact: true })).toHaveValue('300000');
});

test('in UF a limit is typed as the cards show prices, and the plan that costs just that is within', async ({
  page,
  isMobile,
}) => {
  await page.goto(`${isapres}?currency=1&sort=precio-asc`);
  const all = await total(page);
  const third = await page
    .locator('[data-product-code]')
    .nth(2)
    .getByText(/^UF [\d,]+/)
    .first()
    .innerText();
  const shown = /UF [\d,]+/.exec(third)?.[0] ?? '';
  await openFilters(page, isMobile);
  const box = page.getByRole('textbox', { name: 'Hasta', exact: true });
  await box.fill(shown.replace('UF ', ''));
  await expect(page).toHaveURL(/preciomax=\d{5,6}&/);
  await expect.poll(() => total(page)).toBeLessThan(all);
  expect(await total(page)).toBeGreaterThanOrEqual(3);
  await page.reload();
  await openFilters(page, isMobile);
  await expect(box).toHaveValue(shown);
});

/** Clicks boxes of the filters one after the other, before anything else can happen, and tells in which frames they were ticked. */
function tickAtOnce(names: readonly string[]): Promise<readonly string[]> {
  const boxes = names.map((value) => {
    const box = document.querySelector<HTMLInputElement>(`#filtros input[name=organizations][value="${value}"]`);
    if (box === null) throw new Error(`no box of ${value}`);
    return box;
  });
  for (const box of boxes) box.click();
  return new Promise((done) => {
    const seen: string[] = [];
    const look = (): void => {
      seen.push(boxes.map(({ checked }) => (checked ? 'x' : '-')).join(''));
      if (seen.length === 60) done([...new Set(seen)]);
      else requestAnimationFrame(look);
    };
    look();
  });
}

test('ticks that follow each other at once show at once and all hold; Back takes them back', async ({ page, isMobile }) => {
  await page.goto(isapres);
  await expect(page.getByRole('button', { name: /^Comparas/ })).toBeVisible();
  const all = await total(page);
  await openFilters(page, isMobile);
  const boxes = page.locator('#filtros input[type=checkbox][name=organizations]');
  const names = await boxes.evaluateAll((found) => found.slice(0, 2).map((box) => box.getAttribute('value') ?? ''));
  expect(await page.evaluate(tickAtOnce, names)).toEqual(['xx']);
  await expect(page).toHaveURL((url) => url.searchParams.get('organizations')?.split(',').length === 2);
  await expect.poll(() => total(page)).toBeLessThan(all);
  await page.goBack();
  await expect.poll(() => total(page)).toBe(all);
  await expect(page.locator('#filtros input[name=organizations]:checked')).toHaveCount(0);
});

/** Ticks the first insurer and moves the lower handle of the prices before the list of the tick can be there. */
function tickAndPull(): void {
  const box = document.querySelector<HTMLInputElement>('#filtros input[name=organizations]');
  const handle = document.querySelector<HTMLInputElement>('#filtros input[type=range]');
  if (box === null || handle === null) throw new Error('no filters');
  box.click();
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(handle, '2');
  handle.dispatchEvent(new Event('input', { bubbles: true }));
}

test('a limit that is pulled right after a tick holds, and so does the tick', async ({ page, isMobile }) => {
  await page.goto(isapres);
  await expect(page.getByRole('button', { name: /^Comparas/ })).toBeVisible();
  await openFilters(page, isMobile);
  await page.evaluate(tickAndPull);
  await expect(page).toHaveURL(
    ({ searchParams }) => searchParams.has('organizations') && Number(searchParams.get('preciomin')) > 0,
  );
  await expect(page.locator('#filtros input[name=organizations]:checked')).toHaveCount(1);
});

test("'Tu previsión' leaves what a Fonasa or an isapre member can have, and both leave what either can", async ({
  page,
  isMobile,
}) => {
  await page.goto(insurances);
  const all = await total(page);
  await openFilters(page, isMobile);
  const group = page.getByRole('group', { name: 'Tu previsión' });
  const choiceOf = (name: string) => group.getByRole('checkbox', { name: new RegExp(`^${name}`) });
  const counts = { fonasa: await countOf(choiceOf('Fonasa')), isapre: await countOf(choiceOf('Isapre')) };
  expect(counts.fonasa).toBeGreaterThan(0);
  expect(counts.fonasa).toBeLessThan(all);
  await choiceOf('Fonasa').check();
  await expect(page).toHaveURL(/previsiones=fonasa/);
  await expect.poll(() => total(page)).toBe(counts.fonasa);
  await choiceOf('Isapre').check();
  await expect(page).toHaveURL(/previsiones=[a-z]+%2C[a-z]+/);
  await expect.poll(() => total(page)).toBeGreaterThanOrEqual(Math.max(counts.fonasa, counts.isapre));
  await choiceOf('Fonasa').uncheck();
  await expect.poll(() => total(page)).toBe(counts.isapre);
  if (isMobile) await page.getByRole('button', { name: /^Ver / }).click();
  await page.getByRole('link', { name: 'Quitar Tengo Isapre' }).click();
  await expect(page).not.toHaveURL(/previsiones/);
  await expect.poll(() => total(page)).toBe(all);
});

test('of clinics three are chosen at most: the others say so and open again when one is given up', async ({ page, isMobile }) => {
  await page.goto(isapres);
  await openFilters(page, isMobile);
  const group = page.getByRole('group', { name: 'Mis clínicas' });
  const most = group.getByText('Son como máximo tres clínicas.');
  const chosen = group.locator('input[name=coverageOrganizations]:checked');
  const others = group.locator('input[name=coverageOrganizations]:not(:checked)');
  for (const number of [1, 2, 3]) {
    await expect(most).toBeHidden();
    await others.first().check();
    await expect(chosen).toHaveCount(number);
    await expect(page).toHaveURL((url) => url.searchParams.get('coverageOrganizations')?.split(',').length === number);
  }
  await expect(most).toBeVisible();
  await expect(others).not.toHaveCount(0);
  for (const other of await others.all()) await expect(other).toBeDisabled();
  await group.getByRole('searchbox').fill('hospital');
  for (const other of await others.all()) await expect(other).toBeDisabled();
  await group.getByRole('searchbox').fill('');
  await chosen.first().uncheck();
  await expect(most).toBeHidden();
  await expect(chosen).toHaveCount(2);
  await expect(others.first()).toBeEnabled();
});

test('the sheet of a phone says with each tick how many there are, and stays until it is told to show them', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide screen has the list beside its filters');
  await page.goto(isapres);
  const all = await total(page);
  await openFilters(page, isMobile);
  const sheet = page.locator('#filtros');
  const show = sheet.getByRole('button', { name: /^Ver [\d.]+ plan/ });
  const said = async (): Promise<number> => Number(/[\d.]+/.exec(await show.innerText())?.[0].replace('.', ''));
  expect(await said()).toBe(all);
  const [colmena, banmedica] = [/^Colmena/, /^Banmédica/].map((name) => sheet.getByRole('checkbox', { name }));
  if (!colmena || !banmedica) throw new Error('two isapres are to be ticked');
  const counts = [await countOf(colmena), await countOf(banmedica)];
  await colmena.check();
  await expect.poll(said).toBe(counts[0]);
  await banmedica.check();
  await expect.poll(said).toBe((counts[0] ?? 0) + (counts[1] ?? 0));
  await colmena.uncheck();
  await expect.poll(said).toBe(counts[1]);
  await expect(sheet).toBeVisible();
  await show.click();
  await expect(sheet).toBeHidden();
  expect(await total(page)).toBe(counts[1]);
});

test('a tick that is taken back while its list is on the way leaves the list and the address as they were, and Back goes on', async ({
  page,
  isMobile,
}) => {
  await withoutDevice(page);
  await page.goto(`${isapres}?organizations=67`);
  const ofColmena = await total(page);
  await openFilters(page, isMobile);
  const colmena = page.getByRole('checkbox', { name: /^Colmena/ });
  await colmena.uncheck();
  await expect(page).not.toHaveURL(/organizations/);
  await expect.poll(() => total(page)).toBeGreaterThan(ofColmena);
  const all = await total(page);
  const letGo = await holdLists(page);
  const asked = page.waitForRequest(lists);
  await colmena.check();
  await asked;
  const askedAgain = page.waitForRequest(lists);
  await colmena.uncheck();
  await askedAgain;
  const answered = page.waitForResponse(lists);
  await letGo();
  await answered;
  await expect(page).not.toHaveURL(/organizations/);
  await expect.poll(() => total(page)).toBe(all);
  await expect(colmena).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/organizations=67/);
  await expect.poll(() => total(page)).toBe(ofColmena);
  await expect(colmena).toBeChecked();
});

test('letters as a price limit are not applied, and that is said beside them', async ({ page, isMobile }) => {
  await page.goto(isapres);
  await page.waitForFunction(isTakenOver);
  if (isMobile) await page.getByRole('button', { name: /^Filtros/ }).click();
  const least = page.getByRole('textbox', { name: 'Desde' });
  await least.fill('abc');
  await expect(page.getByText(/^No es un monto\. Escríbelo como \$[\d.]+\.$/)).toBeVisible();
  await expect(least).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('textbox', { name: 'Hasta' })).toHaveAttribute('aria-invalid', 'false');
  await least.fill('200000');
  await expect(page.getByText(/^No es un monto/)).toHaveCount(0);
});
