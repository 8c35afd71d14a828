import { href } from '@cotejo/contract/paths';
import type { Locator, Page } from '@playwright/test';
import { askFirst } from './ask-first.ts';
import { insurances, isapres } from './family.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { lists, withoutDevice } from './list-calls.ts';

const home = href('home', {});
const advisor = { name: 'Paula Araneda', email: 'paula.araneda@cotejo.example' };

const badge = (page: Page) => page.locator('[data-badge-of-traffic]');
const tab = (page: Page) => badge(page).locator('.badge-tab');
const panel = (page: Page) => badge(page).getByRole('group', { name: /Tráfico Interno|Paula/ });
const toggle = (page: Page, name: string) => panel(page).getByRole('switch', { name });
const button = (page: Page, name: string) => panel(page).getByRole('button', { name });
const alert = (page: Page) => panel(page).locator('[data-alert="build.url.message"]');

/** Keeps texts in the browser before any script of a page runs. */
async function keep(page: Page, kept: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((texts) => {
    if (sessionStorage.getItem('kept') !== null) return;
    sessionStorage.setItem('kept', '');
    for (const [name, text] of Object.entries(texts)) localStorage.setItem(name, text);
  }, kept);
}

/** Who sent a visitor, as a browser keeps it today, and by what the visitor named them. */
function sentBy(email: string, typed?: string): string {
  const today = new Date();
  const initialDate = `${today.getMonth() + 1}/${today.getDate()}/${today.getFullYear()}`;
  return JSON.stringify({ initialDate, id: 'paula-araneda', name: advisor.name, email, typed });
}

const house = { 'internal-traffic': 'true' };

async function valueOf(page: Page, name: string): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), name);
}

async function copied(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

async function placeOf(one: Locator) {
  const place = await one.boundingBox();
  if (place === null) throw new Error('not in sight');
  return place;
}

test('C6-01 C6-03 a public visitor has no badge, and loads nothing of it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(isapres);
  // The script that would have brought it has run by then.
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /badge-|trafico-interno/.test(url))).toEqual([]);
  await expect(badge(page)).toHaveCount(0);
});

test('B2.13-01 B2.13-03 B2.13-04 C6-03 who is of the house has it at the left edge, over nothing that is read, and it opens by key', async ({
  page,
}) => {
  await keep(page, house);
  await page.goto(isapres);
  await expect(tab(page)).toHaveText('Tráfico Interno');
  expect(await badge(page).evaluate((one) => getComputedStyle(one).position)).toBe('fixed');
  const at = await placeOf(tab(page));
  expect(at.x).toBe(0);
  expect([at.width >= 24, at.height >= 44]).toEqual([true, true]);
  // Cards begin beside what is painted of it, and bars at the foot below it.
  const painted = await placeOf(tab(page).locator('span'));
  expect((await placeOf(page.locator('article').first())).x).toBeGreaterThanOrEqual(painted.x + painted.width);
  expect(painted.y + painted.height).toBeLessThan((page.viewportSize()?.height ?? 0) - 144);
  await expect(panel(page)).toBeHidden();
  await tab(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Cerrar')).toBeFocused();
  await expectNoAxeViolations(page, '[data-badge-of-traffic]');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(tab(page)).toBeFocused();
});

test('B2.13-02 B4-68 whom an adviser sent is told who, may pass links on, and has nothing of the house', async ({ page }) => {
  await keep(page, { QP_REFERRAL: sentBy(advisor.email) });
  await page.goto(home);
  await expect(tab(page)).toHaveText(advisor.name);
  await tab(page).click();
  await expect(button(page, 'Copiar enlace de la lista')).toBeVisible();
  await expect(panel(page).getByRole('switch')).toHaveCount(0);
  await expect(panel(page).getByRole('spinbutton')).toHaveCount(0);
  await expect(button(page, 'Limpiar cache')).toHaveCount(0);
});

test('B2.13-05 B4-65 B4-66 B4-67 all switches are there, and stay on, only for who named an own e-mail of the house', async ({
  page,
}) => {
  await keep(page, { ...house, 'internal-traffic-kept': 'true', 'internal-traffic-codes': 'true' });
  await page.goto(isapres);
  await tab(page).click();
  await expect(panel(page).getByRole('switch')).toHaveCount(3);
  await expect(toggle(page, 'Lo que se mide')).toHaveCount(0);
  expect([await valueOf(page, 'internal-traffic-kept'), await valueOf(page, 'internal-traffic-codes')]).toEqual([
    'false',
    'false',
  ]);
  await toggle(page, 'Tiempos de la página').check();
  expect(await valueOf(page, 'internal-traffic-timings')).toBe('true');

  await askFirst(page, isapres);
  await expect.poll(() => valueOf(page, 'internal-traffic-timings')).toBe('false');
  await page.getByRole('button', { name: 'Indicar su correo' }).click();
  const box = page.getByRole('dialog', { name: 'Correo Asesor' });
  await box.getByRole('textbox').fill(advisor.email);
  await box.getByRole('textbox').press('Enter');
  await expect(box.locator('[data-advisor-name]')).toHaveText(advisor.name);
  await page.keyboard.press('Escape');
  await tab(page).click();
  await expect(panel(page).getByRole('switch')).toHaveCount(5);
  await toggle(page, 'Lo que se mide').check();
  await page.reload();
  await tab(page).click();
  await expect(toggle(page, 'Lo que se mide')).toBeChecked();
  await expect(panel(page).getByText('Nada todavía')).toBeVisible();
});

test('B2.13-14 switches show the figures of the order, and how the page loaded', async ({ page }) => {
  await keep(page, house);
  await page.goto(isapres);
  await tab(page).click();
  await toggle(page, 'Tiempos de la página').check();
  await expect(panel(page).locator('[data-timing="response"] dd')).toHaveText(/^[\d.]+ ms$/);
  await expect(panel(page).locator('[data-timing="weight"] dd')).toHaveText(/^[\d.]+ kB$/);
  await toggle(page, 'Códigos y pesos').check();
  const result = page.locator('article[data-product-code]').first();
  const below = () => result.evaluate((card) => getComputedStyle(card, '::after').content);
  const [code, price] = [await result.getAttribute('data-product-code'), await result.getAttribute('data-price-clp')];
  // What a browser computes leaves out the names of the attributes.
  expect((await below()).replaceAll('" "', '')).toBe(`"${code} · CLP ${price}"`);
  await toggle(page, 'Códigos y pesos').uncheck();
  expect(await below()).toBe('none');
  await toggle(page, 'Cifras del orden').check();
  const figures = page.locator('article').first().locator('[data-figures]');
  await expect(figures).toHaveText(/^Puntaje[\d,]+Afinidad(sin dato|[\d,]+)Puntos[\d,]+$/);
  await toggle(page, 'Cifras del orden').uncheck();
  await expect(figures).toHaveCount(0);
});

test('B2.13-06 B2.13-07 B2.13-08 B2.13-09 B2.13-10 B7-41 links to the list and the comparator are copied, and lead there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await keep(page, house);
  await page.goto(home);
  await tab(page).click();
  await expect(button(page, 'Copiar enlace del comparador')).toBeHidden();
  await button(page, 'Copiar enlace de la lista').click();
  await expect(alert(page)).toHaveText('¡Enlace del plan copiado al portapapeles!');
  const list = await copied(page);
  const { origin } = new URL(page.url());
  expect(list.startsWith(`${origin}/url/`)).toBe(true);
  await page.goto(list);
  await expect(page).toHaveURL(origin + insurances);

  await page.goto(`${isapres}?modalities=Preferente&ponderation=0.5`);
  await tab(page).click();
  await button(page, 'Copiar enlace del comparador').click();
  await expect(alert(page)).toHaveText('¡Enlace del plan copiado al portapapeles!');
  await page.goto(await copied(page));
  await expect(page).toHaveURL(`${origin}${isapres}?modalities=Preferente`);
});

test.describe('where the link cannot be made', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource|ERR_FAILED/] });
  test('it says so, and nothing of having copied it', async ({ page }) => {
    await page.route('**/api/shared-links', (route) => route.abort());
    await keep(page, house);
    await page.goto(home);
    await tab(page).click();
    await button(page, 'Copiar enlace de la lista').click();
    await expect(alert(page)).toHaveText('No pudimos hacer el enlace. Inténtalo otra vez.');
  });
});

test('B2.13-11 B2.13-12 B2.13-15 the weight of affinity orders the list anew, from the server, and says so', async ({ page }) => {
  await withoutDevice(page);
  await keep(page, house);
  await page.goto(isapres);
  const first = page.locator('article[data-product-code]').first();
  const before = (await first.getAttribute('data-product-code')) ?? '';
  await tab(page).click();
  const weight = panel(page).getByRole('spinbutton', { name: 'Ponderación' });
  expect(await weight.evaluate((input: HTMLInputElement) => [input.type, input.min, input.max])).toEqual(['number', '0', '1']);
  await weight.fill('1.5');
  await button(page, 'Aplicar').click();
  await expect(panel(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${isapres}$`));
  await weight.fill('0.9');
  const asked = page.waitForRequest(lists);
  await button(page, 'Aplicar').click();
  expect((await asked).postDataJSON()).toMatchObject({ sort: 'recomendados', ponderation: 0.9 });
  await expect(page).toHaveURL(/ponderation=0\.9/);
  await expect(panel(page)).toBeHidden();
  await expect(page.getByText('ordenados por puntaje y afinidad')).toBeVisible();
  await expect(first).not.toHaveAttribute('data-product-code', before);
  const blended = await first.getAttribute('data-product-code');
  await page.reload();
  await expect(first).toHaveAttribute('data-product-code', blended ?? '');
  await page.getByRole('link', { name: /Afinidad con peso 0,9/ }).click();
  await expect(first).toHaveAttribute('data-product-code', before);
});

test('C6-02 every GET of who is of the house asks past what is kept, until kept answers are chosen', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // Which version is deployed nobody keeps.
    const isKept = pathname.startsWith('/api/') && pathname !== '/api/qp-version';
    if (request.method() === 'GET' && isKept) asked.push(pathname + search);
  });
  await keep(page, { ...house, QP_REFERRAL: sentBy(advisor.email, advisor.email) });
  await page.goto(isapres);
  await expect.poll(() => asked.some((url) => url.startsWith('/api/compare/cards'))).toBe(true);
  expect(asked.filter((url) => !url.includes('forceRefresh=1'))).toEqual([]);
  await tab(page).click();
  await toggle(page, 'Respuestas guardadas').check();
  asked.length = 0;
  await page.reload();
  await expect.poll(() => asked.some((url) => url.startsWith('/api/compare/cards'))).toBe(true);
  expect(asked.filter((url) => url.includes('forceRefresh=1'))).toEqual([]);
});

test.describe('emptying the caches', () => {
  test.use({ httpCredentials: { username: 'ana', password: 'clave-de-los-viajes' } });
  test('B2.13-13 B7-43 it is asked for with the credentials that the browser has, and the page is loaded anew', async ({
    page,
  }) => {
    await keep(page, house);
    await page.goto(home);
    await tab(page).click();
    const answer = page.waitForResponse((response) => response.url().includes('/cloudflare-cache/') && response.status() === 200);
    const loaded = page.waitForEvent('load');
    await button(page, 'Limpiar cache').click();
    const { pathname } = new URL((await answer).url());
    expect(pathname).toBe('/cloudflare-cache/site');
    await loaded;
  });
});

test.describe('emptying the caches without being allowed to', () => {
  test.use({ allowedConsoleErrors: [/401|caches could not be emptied/] });
  test('B7-45 it says why, and the page stays', async ({ page }) => {
    await keep(page, house);
    await page.goto(home);
    await tab(page).click();
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await button(page, 'Limpiar cache').click();
    await expect(panel(page).getByText('El usuario y la clave no sirven para limpiarla.')).toBeVisible();
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  });

  test("B7-44 a partner's page is loaded anew all the same, and the failure is in the log", async ({ page, baseURL }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await keep(page, house);
    await page.goto(`http://bienestar.localhost:${new URL(baseURL ?? '').port}${href('help', {})}`);
    await tab(page).click();
    const asked = page.waitForRequest((request) => request.url().endsWith('/cloudflare-cache/partner-marketplace'));
    const loaded = page.waitForEvent('load');
    await button(page, 'Limpiar cache').click();
    await asked;
    await loaded;
    expect(said.join(' ')).toContain('caches could not be emptied: 401');
  });
});
