import type { Page } from '@playwright/test';
import { href } from '@cotejo/contract/paths';
import { compareBar } from './compared-plans.ts';
import { enterFamily, insurances, isapres, shownPrices, total } from './family.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { isTakenOver } from './page-watch.ts';
import { compareOverList, firstPlans, open } from './walks.ts';

const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Comparar / });

test('B2.7-06 A4-27 three plans are compared side by side, a fourth is refused', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A2.4-29: the card has no checkbox on a phone');
  await page.goto(isapres);
  await enterFamily(page);
  for (const index of [0, 1, 2]) await boxes(page).nth(index).check();
  await expect(boxes(page).nth(3)).toBeDisabled();
  await expect(page.getByText('Ya hay tres en la comparación').first()).toBeVisible();
  await expect(boxes(page).nth(1)).toBeEnabled();
  const prices = (await shownPrices(page)).slice(0, 3);
  await page.getByRole('button', { name: 'Comparar seguros' }).click();
  const dialog = page.getByRole('dialog', { name: /^Compara tus 3/ });
  await expect(dialog.getByRole('table')).toBeVisible();
  for (const { price } of prices) {
    await expect(
      dialog.getByText(new RegExp(`\\$${price.toLocaleString('es-CL').replaceAll('.', '\\.')}`)).first(),
    ).toBeVisible();
  }
  await expectNoAxeViolations(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('Back closes the comparison over a list and nothing else: the filter and the place in the list stay', async ({
  page,
  isMobile,
}) => {
  await page.goto(isapres);
  const all = await total(page);
  // A phone's cards have no box: plans are chosen on their pages.
  const links = await page
    .getByRole('link', { name: /^Ver detalle/ })
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  for (const path of isMobile ? links.slice(0, 3) : []) {
    await page.goto(path);
    await page
      .getByRole('button', { name: /^Comparar / })
      .first()
      .click();
  }
  if (isMobile) {
    await page.goto(isapres);
    await page.getByRole('button', { name: /^Filtros/ }).click();
  }
  await page.getByRole('checkbox', { name: /^Preferente/ }).check();
  await expect(page).toHaveURL(/modalities=/);
  const filtered = page.url();
  if (isMobile) await page.getByRole('button', { name: 'Cerrar' }).click();
  await expect.poll(() => total(page)).toBeLessThan(all);
  const few = await total(page);
  for (const index of isMobile ? [] : [0, 1, 2]) await boxes(page).nth(index).click();
  const opener = page.getByRole('button', { name: 'Comparar seguros' });
  await page.evaluate(() => scrollTo(0, 700));
  const place = await page.evaluate(() => scrollY);
  const lists: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/compare/metadataPlanes')) lists.push(request.url());
  });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: /^Compara tus 3/ });
  await expect(dialog.getByRole('table')).toBeVisible();
  lists.length = 0;
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(filtered);
  expect(await total(page)).toBe(few);
  await expect(opener).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await page.goForward();
  await expect(dialog.getByRole('table')).toBeVisible();
  lists.length = 0;
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(filtered);
  expect(lists, 'the list is not asked for again').toEqual([]);
  // Opened and closed it leaves no step behind: one more is the filter.
  await page.goBack();
  await expect(page).toHaveURL(isapres);
  await expect.poll(() => total(page)).toBe(all);
});

test('a reload finds the comparison over a list open, and with fewer than two it is not asked for again', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'A2.4-29: the card has no checkbox on a phone');
  await page.goto(isapres);
  for (const index of [0, 1]) await boxes(page).nth(index).check();
  await page.getByRole('button', { name: 'Comparar seguros' }).click();
  const dialog = page.getByRole('dialog', { name: /^Compara tus 2/ });
  await expect(dialog.getByRole('table')).toBeVisible();
  await page.reload();
  await expect(dialog.getByRole('table')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(isapres);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${isapres}#comparar`);
  await page.reload();
  for (const index of [0, 1]) await boxes(page).nth(index).check();
  await expect(page.getByRole('button', { name: 'Comparar seguros' })).toBeVisible();
  await expect(page).toHaveURL(isapres);
  await expect(dialog).toBeHidden();
});

test('that three are chosen stands beside a box of its own size, and no card grows by it, in both layouts', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'A2.4-29: the card has no checkbox on a phone');
  for (const view of ['tarjetas', 'lista']) {
    await page.goto(`${isapres}?view=${view}`);
    await page.waitForFunction(isTakenOver);
    await shownPrices(page);
    // Of the first screen: others have their turn to be laid out.
    const heights = (): Promise<readonly number[]> =>
      page.locator('article').evaluateAll((cards) => cards.slice(0, 4).map((card) => card.getBoundingClientRect().height));
    for (const index of [0, 1, 2]) await boxes(page).nth(index).uncheck();
    const before = await heights();
    for (const index of [0, 1, 2]) await boxes(page).nth(index).check();
    const box = boxes(page).nth(3);
    await expect(box).toBeDisabled();
    expect(await heights(), view).toEqual(before);
    expect((await box.boundingBox())?.width).toBe((await boxes(page).first().boundingBox())?.width);
    await expect(page.getByText('Ya hay tres en la comparación').first()).toBeVisible();
    // The way to the detail stays free.
    await page
      .getByRole('link', { name: /^Ver detalle/ })
      .nth(3)
      .click({ trial: true });
  }
});

test('no row of a comparison over the list shows above its head, wherever it is scrolled to', async ({ page }) => {
  const dialog = await compareOverList(page, await firstPlans(page, 2));
  await expect(dialog.getByRole('table')).toBeVisible();
  const title = dialog.locator('header');
  await dialog
    .getByRole('rowheader', { name: /^Tope anual/ })
    .evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const isHead = await title.evaluate((header) => {
    const { left, width, bottom } = header.getBoundingClientRect();
    const below = document.elementFromPoint(left + width * 0.75, bottom + 3);
    return [below?.closest('thead') !== null, below?.outerHTML.slice(0, 80)];
  });
  expect(isHead[0], String(isHead[1])).toBe(true);
});

test("B2.7-03 B2.7-04 a phone's bar names what is chosen behind its mark, which takes nothing away by itself", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide screen has room for the names');
  const plans = await firstPlans(page, 2);
  for (const { path, name } of plans) {
    await open(page, path);
    await page.getByRole('button', { name: `Comparar ${name}`, exact: true }).click();
  }
  await open(page, isapres);
  const bar = compareBar(page);
  const slots = bar.getByRole('button', { name: /^Ver o quitar / });
  await expect(slots).toHaveCount(2);
  await expect(slots.first()).toContainText('$');
  await slots.first().tap();
  const note = bar.getByRole('note').filter({ visible: true });
  await expect(note).toContainText(plans[0]?.name ?? '');
  await expect(slots).toHaveCount(2);
  await expectNoAxeViolations(page);
  await note.getByRole('button', { name: `Quitar ${plans[0]?.name} de la comparación` }).tap();
  await expect(slots).toHaveCount(1);
  await expect(slots).toHaveAccessibleName(new RegExp(`^Ver o quitar ${plans[1]?.name}`));
});

test('the bar has room for all that it holds on the narrowest phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide screen has room');
  await page.setViewportSize({ width: 320, height: 640 });
  const plans = await firstPlans(page, 3);
  const bar = compareBar(page);
  for (const { path, name } of plans) {
    await open(page, path);
    await page.getByRole('button', { name: `Comparar ${name}`, exact: true }).click();
    await expect(bar.getByText(name, { exact: true }).first()).toBeAttached();
    const out = await bar.evaluate((element) => {
      const frame = element.getBoundingClientRect();
      const parts = [...element.querySelectorAll('li, p, button')].filter((part) => part.checkVisibility());
      return parts.flatMap((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const isWithin = left >= 0 && right <= innerWidth && top >= frame.top && bottom <= frame.bottom;
        return isWithin && part.scrollWidth <= part.clientWidth + 1
          ? []
          : [`${part.textContent} ${[left, right, top, bottom].join()}`];
      });
    });
    expect(out).toEqual([]);
  }
});

test('Back takes back the layout alone, and not the filter chosen before it', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A2.3-15: a phone has one layout');
  await open(page, isapres);
  await page.locator('#filtros input[name=organizations]').first().check();
  await expect(page).toHaveURL(/organizations=/);
  const filtered = page.url();
  await page.getByRole('navigation', { name: 'Vista' }).getByRole('link', { name: 'Lista' }).click();
  await expect(page).toHaveURL(/view=lista/);
  await page.goBack();
  await expect(page).toHaveURL(filtered);
  await expect(page.locator('#filtros input[name=organizations]').first()).toBeChecked();
});

test('A4-27 A4-28 with one plan chosen the bar asks for a second, and the box takes it away again', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'A2.4-29: the card has no checkbox on a phone');
  await page.goto(isapres);
  await boxes(page).first().check();
  const bar = compareBar(page);
  await expect(bar.getByText('Elige mínimo 2 seguros para compararlos')).toBeVisible();
  await expect(bar.getByText('Agrégalo desde el producto')).toHaveCount(2);
  await bar.getByRole('button', { name: /^Quitar/ }).click();
  await expect(bar).toBeHidden();
  await expect(boxes(page).first()).not.toBeChecked();
  // The set is shared: what is ticked here is chosen on the plan's own page, and gone there once it is not.
  const path =
    (await page
      .getByRole('link', { name: /^Ver detalle/ })
      .first()
      .getAttribute('href')) ?? '';
  const pressed = (): Promise<string | null> =>
    page
      .getByRole('button', { name: /^Comparar / })
      .first()
      .getAttribute('aria-pressed');
  for (const isChosen of [true, false]) {
    await expect(boxes(page).first()).toBeChecked({ checked: !isChosen });
    await boxes(page).first().setChecked(isChosen);
    await expect(bar).toBeVisible({ visible: isChosen });
    await page.goto(path);
    await expect.poll(pressed).toBe(String(isChosen));
    await page.goto(isapres);
  }
});

test('B4-13 what was chosen at the prices of one family is chosen no more at those of another', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A2.4-29: the card has no checkbox on a phone');
  await page.goto(isapres);
  await page.waitForFunction(isTakenOver);
  await boxes(page).nth(0).check();
  await boxes(page).nth(1).check();
  await expect(page.getByRole('button', { name: 'Comparar seguros' })).toBeVisible();
  await enterFamily(page);
  await expect(compareBar(page)).toBeHidden();
  await expect(boxes(page).nth(0)).not.toBeChecked();
});

test('order, page and filters live in the URL and Back restores them', async ({ page, isMobile }) => {
  await page.goto(isapres);
  await page.getByRole('combobox', { name: /orden/i }).locator('visible=true').first().selectOption('precio-asc');
  await expect(page).toHaveURL(/sort=precio-asc/);
  await expect
    .poll(async () => {
      const prices = (await shownPrices(page)).map(({ price }) => price);
      // While another list is loading there are none.
      return prices.length > 0 && prices.every((price, index) => index === 0 || price >= (prices[index - 1] ?? 0));
    })
    .toBe(true);
  if (isMobile) {
    await page
      .getByRole('button', { name: 'Ver más resultados' })
      .or(page.getByRole('link', { name: 'Ver más resultados' }))
      .click();
    await expect.poll(async () => (await shownPrices(page)).length).toBe(40);
    return;
  }
  const first = await shownPrices(page);
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(async () => (await shownPrices(page))[0]?.code).not.toBe(first[0]?.code);
  await page.goBack();
  await expect.poll(async () => await shownPrices(page)).toEqual(first);
});

test('Back undoes a filter, and the list is the one from before', async ({ page, isMobile }) => {
  await page.goto(isapres);
  const before = await shownPrices(page);
  const all = await total(page);
  if (isMobile) await page.getByRole('button', { name: /^Filtros/ }).click();
  await page.getByRole('checkbox', { name: /^Colmena/ }).check();
  await expect(page).toHaveURL(/organizations=67/);
  await expect.poll(() => total(page)).toBeLessThan(all);
  await page.goBack();
  await expect(page).not.toHaveURL(/organizations/);
  await expect.poll(async () => await shownPrices(page)).toEqual(before);
});

test('Back brings filters back that a chip took away, and what was typed leaves the ticks before it', async ({
  page,
  isMobile,
}) => {
  await page.goto(`${isapres}?organizations=99%2C67`);
  await page.waitForFunction(isTakenOver);
  const both = await total(page);
  await page.getByRole('link', { name: 'Quitar todos' }).click();
  await expect(page).not.toHaveURL(/organizations/);
  await expect.poll(() => total(page)).toBeGreaterThan(both);
  await page.goBack();
  await expect(page).toHaveURL(/organizations=99%2C67/);
  await expect.poll(() => total(page)).toBe(both);
  if (isMobile) await page.getByRole('button', { name: /^Filtros/ }).click();
  await page.getByRole('textbox', { name: /hasta/i }).fill('150000');
  await expect(page).toHaveURL(/preciomax=150000/);
  await page.getByRole('textbox', { name: /hasta/i }).fill('160000');
  await expect(page).toHaveURL(/preciomax=160000/);
  await page.goBack();
  // Two amounts typed one after the other are one step.
  await expect(page).toHaveURL(/organizations=99%2C67$/);
});

test('kind of company and deductible narrow the list, their chips widen it, and an empty list takes one back', async ({
  page,
  isMobile,
}) => {
  await page.goto(insurances);
  const all = await total(page);
  if (isMobile) await page.getByRole('button', { name: /^Filtros/ }).click();
  await page.getByRole('radio', { name: /^Hasta UF 10 / }).check();
  await expect(page).toHaveURL(/deductibleTo=10/);
  await expect.poll(() => total(page)).toBeLessThan(all);
  if (isMobile) await page.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('link', { name: 'Quitar Deducible hasta UF 10' }).click();
  await expect.poll(() => total(page)).toBe(all);

  // No insurance is of an EPS: the list is empty of the kind alone.
  await page.goto(`${insurances}?organizationType=eps&deductibleTo=10`);
  expect(await total(page)).toBe(0);
  await page.getByRole('link', { name: /^De cualquier tipo de compañía · \d+ seguros/ }).click();
  await expect(page).toHaveURL(`${insurances}?deductibleTo=10`);
  await expect.poll(() => total(page)).toBeGreaterThan(0);
});

test('a price limit stays where no product of the other filters has a price to measure it by, and is taken back by its box or chip', async ({
  page,
  isMobile,
}) => {
  const asked = '?insuranceTypes=SEGURO_DENTAL&organizationType=assistance&preciomax=4000';
  await page.goto(insurances + asked);
  await expect(page.getByText('Ningún seguro cumple todo')).toBeVisible();
  await expect(page.getByRole('link', { name: /Hasta \$4\.000/ }).first()).toBeVisible();
  await page.waitForTimeout(1_000);
  expect(new URL(page.url()).searchParams.get('preciomax')).toBe('4000');

  const chips = page.getByRole('list', { name: 'Filtros aplicados y sugeridos' });
  await expect(chips.getByRole('link')).toHaveCount(3);
  for (const chip of await chips.getByRole('link').all()) await expect(chip).toBeInViewport();
  if (isMobile) await page.getByRole('button', { name: /^Filtros/ }).click();
  const box = page.getByRole('textbox', { name: 'Hasta' });
  await expect(box).toHaveValue('$4.000');
  await box.fill('');
  await expect(page).not.toHaveURL(/preciomax/);
  // It stays for another limit.
  await expect(box).toBeFocused();
  if (isMobile) await page.getByRole('button', { name: 'Cerrar' }).click();
  await chips.getByRole('link', { name: 'Quitar Dental' }).click();
  await expect.poll(() => total(page)).toBeGreaterThan(0);
});

test.describe('beyond the end of a list', () => {
  // The browser itself writes that the document's status is 404.
  test.use({ allowedConsoleErrors: [/404 \(Not Found\)/] });

  test('a page beyond the last one says so and leads to the first', async ({ page }) => {
    await page.goto(`${insurances}?page=400`);
    await expect(page.getByRole('heading', { name: 'Esta página ya no existe' })).toBeVisible();
    await page.getByRole('link', { name: 'Ver la primera página' }).click();
    await expect.poll(async () => (await shownPrices(page)).length).toBe(20);
  });
});

test('the family entered for isapres is there for insurances too', async ({ page }) => {
  await page.goto(isapres);
  await enterFamily(page);
  await page.goto(insurances);
  await expect(page.getByText('Perfil de ejemplo')).toBeHidden();
  await expect(page.getByText(/33/).locator('visible=true').first()).toBeVisible();
});

test('B7-57 the family, and what is chosen to compare, are known on another page from what the browser keeps alone', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'A2.4-29: the card has no checkbox on a phone');
  await page.goto(isapres);
  await enterFamily(page);
  await boxes(page).first().check();
  const detail = page.getByRole('link', { name: /^Ver detalle/ }).first();
  const plan = (await detail.getAttribute('href')) ?? '';
  const compared = page.getByRole('button', { name: /^Comparar / }).first();
  const example = page.getByText('Perfil de ejemplo').locator('visible=true');
  await page.goto(plan);
  await expect(compared).toHaveAttribute('aria-pressed', 'true');
  await page.goto(insurances);
  await expect(page.getByText(/33/).locator('visible=true').first()).toBeVisible();
  await expect(example).toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  await page.goto(insurances);
  await expect(example.first()).toBeVisible();
  await page.goto(plan);
  await expect(compared).toHaveAttribute('aria-pressed', 'false');
});

test('insurances are compared too, and a product page opens from its card', async ({ page }) => {
  await page.goto(insurances);
  expect(await total(page)).toBeGreaterThan(100);
  await page
    .getByRole('link', { name: /^Ver detalle/ })
    .first()
    .click();
  await expect(page.getByRole('complementary', { name: 'Precio' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an unknown comparator and an unknown plan are the not-found page', async ({ request }) => {
  for (const path of [
    href('comparator', { comparator: 'Nada' }),
    href('isaprePlan', { organization: 'Colmena', plan: 'NO-EXISTE' }),
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
