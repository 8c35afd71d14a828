import { href } from '@cotejo/contract/paths';
import type { Page, Route } from '@playwright/test';
import { changeSaved, comparisonOf, saveComparison } from './compared-plans.ts';
import { insurances, isapres } from './family.ts';
import { expect, test } from './fixtures.ts';
import { holdLists, lists, withoutDevice } from './list-calls.ts';
import { expectOpenToAll } from './page-rules.ts';
import { atEachWidth, compareOverList, firstPlans, open, sortAnew, walkTime } from './walks.ts';

// What fails here fails on purpose, and the browser writes a line for each.
test.use({ allowedConsoleErrors: [/status of (404|429|500)|ERR_INTERNET_DISCONNECTED/] });

const failed = (route: Route): Promise<void> => route.fulfill({ status: 500, json: {} });
const detailCall = /\/api\/infoplanes\/infoplan/;
const comparisonScript = /\/assets\/comparison-part-/;

/** A server that wants to be left alone for half a minute, in the words that it has for that. */
const busy = (route: Route): Promise<void> =>
  route.fulfill({
    status: 429,
    headers: { 'retry-after': '30', 'content-type': 'application/problem+json' },
    json: { type: 'about:blank', title: 'Demasiadas solicitudes; espera un momento', status: 429, requestId: 'x' },
  });

/** What is shown for two seconds stays long enough to be looked at. */
async function lengthenToasts(page: Page): Promise<void> {
  await page.addInitScript((shownFor) => {
    const { setTimeout: plain } = window;
    const longer = (act: () => void, wait?: number): number => plain(act, wait === shownFor ? 600_000 : wait);
    Object.assign(window, { setTimeout: longer });
  }, 2000);
}

/** Runs in the page: scrolls to the nearest place, up or down, where nothing stands half under a bar; what does if there is none. */
function standClear(): readonly string[] {
  const start = scrollY;
  const halfUnder = (): string[] => {
    const bars = [...document.querySelectorAll('.site-bar, [data-bar-bottom]')].map((bar) => bar.getBoundingClientRect());
    const isHalfUnder = ({ top, bottom, height }: DOMRect): boolean =>
      height > 0 && bars.some((bar) => (top < bar.top && bottom > bar.top) || (top < bar.bottom && bottom > bar.bottom));
    /** What is seen of a target: filters beside a list scroll by themselves and end at their own edges. */
    const seen = (target: Element): DOMRect => {
      const { x, width, top, bottom } = target.getBoundingClientRect();
      const edges = target.closest('#filtros')?.getBoundingClientRect();
      const from = Math.max(top, edges?.top ?? top);
      return new DOMRect(x, from, width, Math.max(0, Math.min(bottom, edges?.bottom ?? bottom) - from));
    };
    return [...document.querySelectorAll('main :is(a, button, input, summary), footer a')]
      .filter((target) => isHalfUnder(seen(target)))
      .map((target) => target.outerHTML.slice(0, 120));
  };
  for (let far = 0; far < 400; far += 4)
    for (const place of [start + far, start - far]) {
      scrollTo(0, place);
      if (halfUnder().length === 0) return [];
    }
  scrollTo(0, start);
  return halfUnder();
}

/** Waits until nothing stands half under a bar, nor moves there by what cards ask for a second after they came near. */
async function settleClear(page: Page): Promise<void> {
  const placeAndHeight = (): Promise<number[]> => page.evaluate(() => [scrollY, document.documentElement.scrollHeight]);
  await expect(async () => {
    expect(await page.evaluate(standClear)).toEqual([]);
    const stood = await placeAndHeight();
    await page.waitForTimeout(1500);
    expect(await page.evaluate(standClear)).toEqual([]);
    expect(await placeAndHeight()).toEqual(stood);
  }).toPass();
}

atEachWidth((isPhone) => {
  const looks = (page: Page) => (name: string, within?: string) => expectOpenToAll(page, { name, within });

  test('a list that is on its way, refused, gone or without a part is open to all', async ({ page, context }) => {
    test.setTimeout(walkTime);
    await withoutDevice(page);
    const look = looks(page);
    /** Where nothing stands half under a bar. */
    const lookClear = async (name: string): Promise<void> => {
      await settleClear(page);
      await look(name);
    };
    await open(page, `${isapres}?view=lista`);
    await expect(page.locator('ul[data-view=lista]')).toBeVisible();
    await look('the list one below the other');
    const letGo = await holdLists(page);
    await sortAnew(page, 'precio-asc');
    await expect(page.getByText('Buscando resultados...')).toBeVisible();
    await look('a list on its way, one below the other');
    await letGo();
    await page.unroute(lists);
    await expect(page.locator('article[data-product-code]')).toHaveCount(20);

    await open(page, isapres);
    const letGoAgain = await holdLists(page);
    await sortAnew(page, 'precio-desc');
    await expect(page.getByText('Calculando el precio de tu familia...')).toBeVisible();
    await look('a list on its way');
    await letGoAgain();
    await page.unroute(lists);

    await page.route(lists, busy);
    await sortAnew(page, 'puntaje');
    await expect(page.getByRole('alert').filter({ hasText: 'Demasiadas solicitudes' })).toContainText('Espera 30 segundos');
    await look('a list of a server that has too much to do');
    await page.unroute(lists);

    await open(page, `${isapres}?page=400`);
    await expect(page.getByRole('heading', { name: 'Esta página ya no existe' })).toBeVisible();
    await look('a page beyond the end');

    await page.route('**/api/compare/cards?*', failed);
    for (const [view, name] of [
      ['tarjetas', 'cards without their coverages'],
      ['lista', 'cards without their coverages, one below the other'],
    ] as const) {
      await open(page, `${isapres}?view=${view}`);
      await page.locator('article[data-product-code] header').first().scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: /^Reintentar las coberturas de / }).first()).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
      await look(name);
    }
    await page.unroute('**/api/compare/cards?*');

    await open(page, isapres);
    await page.route(lists, failed);
    if (isPhone) {
      await page.getByText('Ver más resultados').click();
      await expect(page.getByText('Error al cargar resultados...')).toBeVisible();
      await lookClear('more results that failed');
      await page.getByRole('button', { name: /^Filtros/ }).click();
    }
    await page.getByRole('checkbox', { name: /^Colmena/ }).check();
    await expect(page.getByRole('heading', { name: 'Error al cargar resultados...' })).toBeAttached();
    if (isPhone) {
      await look('the filters of a list that failed', '#filtros');
      await page.keyboard.press('Escape');
    }
    await lookClear('a filter that failed');
    await page.unroute(lists);

    await open(page, isapres);
    // All of the page is there: what is not by then comes with the connection.
    await expect(page.locator('.first-look')).toHaveCount(0);
    await context.setOffline(true);
    await expect(page.locator('[data-connection]')).not.toBeEmpty();
    await sortAnew(page, 'precio-asc');
    await expect(page.getByRole('button', { name: 'Volver a cargar la lista' })).toBeVisible();
    await look('the last list, without connection');
    await context.setOffline(false);
  });

  test('what is said of a list that changed further up, and of a season, is open to all', async ({ page }) => {
    test.setTimeout(walkTime);
    const look = looks(page);
    await lengthenToasts(page);
    await open(page, insurances);
    const snackbar = page.getByRole('button', { name: 'Resultados Actualizados' });
    if (isPhone) {
      // Whoever chooses is led to the new list: told is who comes back to another one, further down.
      await page.evaluate(() => scrollTo(0, innerHeight * 2));
      await sortAnew(page, 'precio-asc');
      await expect(page.getByRole('heading', { level: 3 }).first()).toBeInViewport();
      await page.goBack();
    } else {
      const last = page.getByRole('complementary', { name: 'Filtros' }).getByRole('radio').last();
      await last.scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollTo(0, innerHeight + 200));
      await last.check();
    }
    await expect(snackbar).toBeVisible();
    await settleClear(page);
    await look('a list that changed further up');
    await snackbar.click();
    // Who asked for less motion is there at once.
    expect(await page.evaluate(() => scrollY)).toBe(0);

    const day = 86_400_000;
    await page.route('**/api/comparator-events', (route) =>
      route.fulfill({
        json: {
          data: [
            {
              name: 'temporada',
              title: 'Semana de la salud',
              comparatorRelativePath: 'Semana',
              comparatorPath: isapres,
              show: true,
              logo: null,
              image: null,
              url: isapres,
              start: new Date(Date.now() - day).toISOString(),
              finish: new Date(Date.now() + day).toISOString(),
            },
          ],
        },
      }),
    );
    // The list is made in the browser, which asks for seasons itself.
    await open(page, href('compareProducts', {}));
    await page.locator(`main a[href="${isapres}"]`).first().click();
    await expect(page.getByRole('region', { name: 'Semana de la salud' })).toBeVisible();
    await look('a season');
    await open(page, `${insurances}/Black-Friday`);
    await expect(page.getByText('Esta temporada terminó.')).toBeVisible();
    await look('a season that is over');
  });

  test('a comparison that failed, lacks one, or has changed is open to all', async ({ page }) => {
    test.setTimeout(walkTime);
    const look = looks(page);
    const plans = await firstPlans(page);
    const [first, second, third] = plans;
    const codes = plans.map(({ code }) => code);
    await page.route(comparisonScript, (route) => route.abort('internetdisconnected'));
    await page.route(detailCall, failed);
    const dialog = await compareOverList(page, plans.slice(0, 2));
    await expect(dialog.getByRole('alert')).toContainText('Error al cargar resultados...');
    await look('a comparison over the list whose script is missing', 'dialog[open]');
    await page.unroute(comparisonScript);
    // A reload finds it open.
    await page.reload();
    await expect(dialog.getByRole('alert')).toContainText(`No pudimos cargar ${first?.name}, ${second?.name}`);
    await look('a comparison over the list that failed', 'dialog[open]');
    await page.unroute(detailCall);
    await page.route(new RegExp(`${detailCall.source}\\?codigoplan=${codes[1]}`), failed);
    await dialog.getByRole('button', { name: 'Reintentar' }).click();
    await expect(dialog.getByRole('table')).toBeVisible();
    await expect(dialog.getByRole('alert')).toContainText(`No pudimos cargar ${second?.name}`);
    await look('a comparison over the list that lacks one', 'dialog[open]');

    await open(page, href('compareProducts', {}));
    await page.getByRole('region', { name: 'Lo que ya elegiste' }).getByRole('link').first().click();
    await expect(page.getByRole('alert')).toContainText('No pudimos cargar');
    await look('a comparison that lacks one');
    await page.route(detailCall, failed);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'No pudimos cargar lo que querías comparar.' })).toBeVisible();
    await look('a comparison of which nothing could be had');
    await page.unrouteAll();

    await open(page, comparisonOf(codes));
    await saveComparison(page);
    await changeSaved(page, /"value":\d+/g, '"value":1000');
    await changeSaved(page, new RegExp(`"${third?.code}"`), '"NO-EXISTE"');
    await open(page, comparisonOf([...codes.slice(0, 2), 'NO-EXISTE']));
    await expect(page.getByText(`${third?.name} ya no se ofrece; costaba $1.000/mes.`)).toBeVisible();
    await expect(page.getByText(/ subió de \$1\.000\/mes a /)).toHaveCount(2);
    await look('a saved comparison that changed');
  });
});
