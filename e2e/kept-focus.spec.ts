import type { Locator, Page } from '@playwright/test';
import { compareBar, comparisonOf } from './compared-plans.ts';
import { insurances, isapres, total } from './family.ts';
import { expect, test } from './fixtures.ts';
import { holdLists, withoutDevice } from './list-calls.ts';
import { firstPlans, open } from './walks.ts';

const chips = (page: Page): Locator => page.getByRole('list', { name: 'Filtros aplicados y sugeridos' });
const results = (page: Page): Locator => page.getByRole('heading', { name: 'Resultados', exact: true });
const remover = (place: Locator, name: string): Locator => place.getByRole('link', { name: `Quitar ${name}`, exact: true });
const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** Runs in the page before its own script: notes when somebody hears of presses on what hands the focus on. */
function noteHanding(): void {
  const { addEventListener: plain } = document;
  document.addEventListener = function addNoted(...heard: Parameters<typeof plain>): void {
    plain.apply(this, heard);
    if (typeof heard[1] === 'function' && heard[1].toString().includes('data-hands-on')) Object.assign(window, { handsOn: true });
  };
}

/** Opens a list whose script is there, also what comes once the browser has nothing better to do. */
async function openList(page: Page, path: string): Promise<void> {
  await page.addInitScript(noteHanding);
  await open(page, path);
  await page.waitForFunction(() => Reflect.get(window, 'handsOn') === true);
}

/** Presses what has the focus, as who has no pointer does. */
async function press(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Enter');
}

test('a filter taken back by key gives the focus to the next one, then to the one before, and at last to the results', async ({
  page,
}) => {
  await openList(page, `${isapres}?organizations=67%2C78&modalities=Preferente`);
  const row = chips(page);
  const [first, second, third] = ['Colmena', 'Cruz Blanca', 'Preferente'].map((name) => remover(row, name)) as [
    Locator,
    Locator,
    Locator,
  ];
  await press(first);
  await expect(first).toHaveCount(0);
  await expect(second).toBeFocused();
  await press(third);
  await expect(third).toHaveCount(0);
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(second).toHaveCount(0);
  await expect(results(page)).toBeFocused();
});

test('all filters taken back at once by key give the focus to the results', async ({ page }) => {
  await openList(page, `${isapres}?organizations=67%2C78`);
  await press(page.getByRole('link', { name: 'Quitar todos' }));
  await expect(page).toHaveURL(isapres);
  await expect(results(page)).toBeFocused();
});

test('what is offered on an empty list gives the focus to the results it brings', async ({ page }) => {
  await openList(page, `${insurances}?organizationType=eps&deductibleTo=10`);
  expect(await total(page)).toBe(0);
  await press(page.getByRole('link', { name: /^De cualquier tipo de compañía · \d+ seguros/ }));
  await expect(page).toHaveURL(`${insurances}?deductibleTo=10`);
  await expect(results(page)).toBeFocused();
});

test('a filter that is offered, chosen by key, gives the focus to what takes it back', async ({ page }) => {
  await openList(page, isapres);
  const offered = chips(page).getByRole('link', { name: /^Filtrar por / });
  const name = ((await offered.first().textContent()) ?? '').replace('Filtrar por ', '');
  await press(offered.first());
  await expect(remover(chips(page), name)).toBeFocused();
});

test('a plan taken by key from the bar of comparison gives the focus to the next, and the last one to its box or the results', async ({
  page,
  isMobile,
}) => {
  const plans = await firstPlans(page, 3);
  for (const { path, name } of plans) {
    await open(page, path);
    await page.getByRole('button', { name: `Comparar ${name}`, exact: true }).click();
  }
  await openList(page, isapres);
  // A phone has the way out of a slot behind its mark.
  const slots = plans.map(({ name }) =>
    compareBar(page).getByRole('button', { name: isMobile ? `Ver o quitar ${name}` : `Quitar ${name} de la comparación` }),
  );
  const [first, second, third] = slots as [Locator, Locator, Locator];
  const takeAway = async (slot: Locator): Promise<void> => {
    await press(slot);
    if (isMobile) await press(compareBar(page).getByRole('button', { name: /^Quitar/ }));
  };
  await takeAway(second);
  await expect(third).toBeFocused();
  await takeAway(third);
  await expect(first).toBeFocused();
  await takeAway(first);
  await expect(compareBar(page)).toHaveCount(0);
  const box = page.getByRole('checkbox', { name: `Comparar ${plans[0]?.name}`, exact: true });
  // A2.4-29: the card has no checkbox on a phone.
  await expect(isMobile ? results(page) : box).toBeFocused();
});

test("on a plan's own page the last plan taken by key from the bar of comparison gives the focus to what chose it", async ({
  page,
  isMobile,
}) => {
  const [plan] = await firstPlans(page, 1);
  await open(page, plan?.path ?? '');
  const toggle = page.getByRole('button', { name: `Comparar ${plan?.name}`, exact: true });
  await press(toggle);
  if (isMobile) await press(compareBar(page).getByRole('button', { name: /^Ver o quitar / }));
  await press(compareBar(page).getByRole('button', { name: /^Quitar / }));
  await expect(compareBar(page)).toHaveCount(0);
  await expect(toggle).toBeFocused();
});

test('a column taken by key from a comparison gives the focus to the next one, then to the heading', async ({
  page,
  isMobile,
}) => {
  const plans = await firstPlans(page, 3);
  await open(page, comparisonOf(plans.map(({ code }) => code)));
  const [first, second, third] = plans.map(({ name }) =>
    page.getByRole('table').getByRole('link', { name: `Quitar ${name} de la comparación` }),
  ) as [Locator, Locator, Locator];
  // A phone shows the first two columns, and the third once there is room.
  await press(isMobile ? second : third);
  await expect(isMobile ? third : second).toBeFocused();
  await press(first);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('a card whose coverages failed', () => {
  test.use({ allowedConsoleErrors: [/503/] });

  test('asked for again by key it keeps the focus where they come to stand', async ({ page }) => {
    let works = false;
    await page.route(/\/api\/compare\/cards\?/, async (route) => {
      await (works ? route.continue() : route.fulfill({ status: 503, json: {} }));
    });
    await openList(page, insurances);
    const card = page.locator('article').first();
    await card.scrollIntoViewIfNeeded();
    const retry = card.getByRole('button', { name: /^Reintentar las coberturas/ });
    await expect(retry).toBeVisible();
    works = true;
    await press(retry);
    await expect(card.getByRole('list', { name: 'Coberturas' })).toBeVisible();
    // What is in it, and not the card from its beginning.
    await expect(card.locator(':focus').filter({ has: page.getByRole('list', { name: 'Coberturas' }) })).toHaveCount(1);
  });
});

test('by pointer the page stays where it is, and the next key goes on from there', async ({ page }) => {
  await openList(page, `${isapres}?organizations=67%2C78&modalities=Preferente`);
  const before = await scrolled(page);
  await remover(chips(page), 'Colmena').click();
  await expect(remover(chips(page), 'Colmena')).toHaveCount(0);
  await expect(remover(chips(page), 'Cruz Blanca')).toBeFocused();
  expect(await remover(chips(page), 'Cruz Blanca').evaluate((chip) => chip.matches(':focus-visible'))).toBe(false);
  expect(await scrolled(page)).toBe(before);
});

test('who has moved on keeps the focus where it is', async ({ page }) => {
  await withoutDevice(page);
  await openList(page, `${isapres}?organizations=67%2C78`);
  const letGo = await holdLists(page);
  await press(remover(chips(page), 'Colmena'));
  const other = page.getByRole('button', { name: 'Cómo ordenamos' });
  await other.focus();
  await letGo();
  await expect(remover(chips(page), 'Colmena')).toHaveCount(0);
  await expect(other).toBeFocused();
});
