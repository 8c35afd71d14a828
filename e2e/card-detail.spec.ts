import { href } from '@cotejo/contract/paths';
import type { Page } from '@playwright/test';
import { enterFamily, insurances, isapres, openerOf, shownPrices } from './family.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

const links = (page: Page) => page.getByRole('link', { name: /^Ver detalle/ });
const modal = (page: Page) => page.locator('dialog[open]');

/** A list that its script has taken over: until then its links go to pages. */
async function goToList(page: Page, url = isapres): Promise<void> {
  await page.goto(url);
  await expect(openerOf(page)).toBeVisible();
}

async function pathOf(page: Page, index: number): Promise<string> {
  return (await links(page).nth(index).getAttribute('href')) ?? '';
}

test('A2.3-28 A2.3-29 the detail opens over the list under its own address, and Back closes it', async ({ page }) => {
  await goToList(page);
  await enterFamily(page);
  const prices = await shownPrices(page);
  const path = await pathOf(page, 4);
  const lists: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/compare/metadataPlanes')) lists.push(request.url());
  });
  await links(page).nth(4).click();
  await expect(modal(page).getByRole('complementary', { name: 'Precio' })).toBeVisible();
  await expect(page).toHaveURL(path);
  // The same figure as on the card (promise 3).
  const price = prices[4]?.price ?? 0;
  await expect(modal(page).locator('[data-price]')).toHaveAttribute('data-price', String(price));
  await expect(modal(page).getByRole('heading', { name: 'Coberturas' })).toBeVisible();
  await expectNoAxeViolations(page, 'dialog[open]');
  await page.goBack();
  await expect(modal(page)).toHaveCount(0);
  await expect(page).toHaveURL(isapres);
  await expect(links(page).nth(4)).toBeFocused();
  await page.goForward();
  await expect(modal(page).getByRole('complementary', { name: 'Precio' })).toBeVisible();
  await expect(page).toHaveURL(path);
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  await expect(page).toHaveURL(isapres);
  expect(await shownPrices(page)).toEqual(prices);
  expect(lists, 'the list is not asked for again').toEqual([]);
});

test('A2.3-28 the cross gives the focus and the place back, filters stay', async ({ page }) => {
  await goToList(page, `${insurances}?organizationType=insurer`);
  await links(page).nth(6).scrollIntoViewIfNeeded();
  await links(page).nth(6).click();
  await expect(modal(page).getByRole('complementary', { name: 'Precio' })).toBeVisible();
  const place = await page.evaluate(() => scrollY);
  await modal(page).getByRole('button', { name: 'Cerrar' }).click();
  await expect(page).toHaveURL(`${insurances}?organizationType=insurer`);
  await expect(links(page).nth(6)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test('A2.3-28 a reload, and the way on from the modal, show the page of the product', async ({ page }) => {
  await goToList(page);
  await links(page).first().click();
  await expect(modal(page).getByRole('complementary', { name: 'Precio' })).toBeVisible();
  const path = new URL(page.url()).pathname;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(modal(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(path);
  await page.goBack();
  await expect(page).toHaveURL(isapres);
  await expect(openerOf(page)).toBeVisible();
  await links(page).first().click();
  await modal(page).getByRole('link', { name: 'Ver la página completa' }).click();
  await expect(page.getByRole('navigation', { name: 'Partes de esta página' })).toBeVisible();
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(modal(page).getByRole('complementary', { name: 'Precio' })).toBeVisible();
});

test('A2.3-28 another tab has the page of the product', async ({ page, browser, isMobile }) => {
  test.skip(isMobile, 'a phone has no such press');
  await goToList(page);
  await expect(links(page).first()).toBeVisible();
  await expect(page.locator('.first-look')).toHaveCount(0);
  const path = await pathOf(page, 0);
  await links(page)
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  // The browser itself is asked: its driver does not tell of every tab that is opened in the background.
  const session = await browser.newBrowserCDPSession();
  const tabs = async (): Promise<readonly string[]> => {
    const { targetInfos } = await session.send('Target.getTargets');
    return targetInfos.filter(({ type }) => type === 'page').map(({ url }) => url);
  };
  await expect.poll(tabs).toContain(new URL(path, page.url()).href);
  await expect(page).toHaveURL(isapres);
  await expect(modal(page)).toHaveCount(0);
});

test.describe('a detail that cannot be had', () => {
  test.use({ allowedConsoleErrors: [/503/] });
  test('A2.3-28 says so and leads to the page', async ({ page }) => {
    await goToList(page);
    await expect(links(page).first()).toBeVisible();
    await page.route(/\/api\/infoplanes\/infoplan/, (route) => route.fulfill({ status: 503, json: {} }));
    await links(page).first().click();
    await expect(modal(page).getByRole('alert')).toContainText('No pudimos mostrar el detalle aquí');
    await expect(modal(page).getByRole('link', { name: 'Ver la página completa' })).toBeVisible();
  });
});

/** Answers for every plan with what stands beside its description. */
async function present(page: Page, presentation: object): Promise<void> {
  await page.route(/\/api\/infoplanes\/infoplan/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, presentation } } });
  });
}

test.describe('a picture beside a description', () => {
  test.use({ allowedConsoleErrors: [/404/] });
  const image = { url: '/images/products/sala.png', text: 'Una sala de espera' };
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><rect width="320" height="200"/></svg>';

  test('B9-48 B9-49 B9-50 is asked for as WebP when it is near, then as it was made, and fades in 100 ms after it came', async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route(/\/images\/products\//, async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      if (route.request().url().endsWith('.webp')) await route.fulfill({ status: 404 });
      else await route.fulfill({ contentType: 'image/svg+xml', body: drawing });
    });
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...given) {
        if (this instanceof HTMLImageElement) document.documentElement.dataset['faded'] = JSON.stringify(given[1]);
        return animate.apply(this, given);
      };
    });
    await present(page, { video: null, image });
    await goToList(page);
    // So low that the description is further below it than a picture is asked for.
    const height = 60;
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height });
    // By key: there a finger would hit a phone's bars.
    await links(page).first().press('Enter');
    const place = modal(page).locator('#descripcion');
    await expect(place).toBeAttached();
    const below = (): Promise<number> => place.evaluate((element) => element.getBoundingClientRect().top - innerHeight);
    await page.waitForTimeout(500);
    expect(await below()).toBeGreaterThan(200);
    expect(asked).toEqual([]);
    await place.evaluate((element) => {
      let box = element.parentElement;
      while (box && box.scrollHeight <= box.clientHeight) box = box.parentElement;
      box?.scrollBy(0, element.getBoundingClientRect().top - innerHeight - 100);
    });
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    expect(await below()).toBeGreaterThan(50);
    await place.scrollIntoViewIfNeeded();
    await expect(modal(page).getByRole('img', { name: image.text })).toBeVisible();
    await expect.poll(() => asked).toEqual(['/images/products/sala.webp', '/images/products/sala.png']);
    await expect
      .poll(() => page.evaluate(() => JSON.parse(document.documentElement.dataset['faded'] ?? '{}') as object))
      .toMatchObject({ delay: 100, fill: 'backwards' });
  });

  test('B7-39 B8-25 that cannot be had is said in its place', async ({ page }) => {
    await page.route(/\/images\/products\//, (route) => route.fulfill({ status: 404 }));
    await present(page, { video: null, image });
    await goToList(page);
    await links(page).first().click();
    await modal(page).locator('#descripcion').scrollIntoViewIfNeeded();
    await expect(modal(page).getByText('Imagen no encontrada')).toBeVisible();
    await expectNoAxeViolations(page, 'dialog[open]');
  });
});

test('B2.11-19 B9-41 a video is a still until it is pressed, and then a player that keeps no cookies', async ({ page }) => {
  const strangers: string[] = [];
  await page.route(/youtube|ytimg/, async (route) => {
    strangers.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Video</title>' });
  });
  await present(page, { video: { kind: 'youtube', id: 'abcdefghi_1', title: 'Qué es un plan' }, image: null });
  await goToList(page);
  await links(page).first().click();
  const still = modal(page).getByRole('link', { name: /Qué es un plan.*video de 60 segundos/ });
  await still.scrollIntoViewIfNeeded();
  await expectNoAxeViolations(page, 'dialog[open]');
  expect(strangers).toEqual([]);
  await still.click();
  await expect(modal(page).locator('iframe[title="Qué es un plan"]')).toBeVisible();
  await expect
    .poll(() => strangers)
    .toEqual([expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghi_1\?.*\bend=60\b/)]);
});

test('B2.11-19 B2.11-20 the demonstration has a video of its own, and a drawing beside a description', async ({ page }) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') strangers.push(request.url());
  });
  await page.goto(href('comparator', { comparator: 'Seguros-de-Salud', line: 'Complementario' }));
  await page.goto((await links(page).first().getAttribute('href')) ?? '');
  const part = page.locator('#descripcion');
  await part.getByText('Qué muestra el video').click();
  await expect(part.getByText('Tu isapre o Fonasa paga primero $70.000.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Comparar / }).first()).toBeVisible();
  await part.getByRole('link', { name: /Cómo paga un seguro complementario/ }).click();
  const video = part.locator('video');
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0);
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.duration)).toBeGreaterThan(20);
  expect(strangers).toEqual([]);
  await page.goto(href('comparator', { comparator: 'Seguros-Mascotas' }));
  await page.goto((await links(page).first().getAttribute('href')) ?? '');
  const drawing = part.getByRole('img', { name: /^Un perro y un gato/ });
  await drawing.scrollIntoViewIfNeeded();
  await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
});
