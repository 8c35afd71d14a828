import { href, requestTab } from '@cotejo/contract/paths';
import type { Page } from '@playwright/test';
import { isapres } from './family.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

const home = href('home', {});
const footerCall = '**/fragmento/pie';

function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 992;
}

/** Scrolls to a place of the page and lets the bar answer. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to), top);
  await page.waitForTimeout(350);
}

/** Pixels of the footer's place that what stands in it leaves empty. */
async function spareHeight(page: Page): Promise<number> {
  return page.locator('[data-footer]').evaluate((footer) => {
    const content = footer.querySelector('[data-footer-place]')?.getBoundingClientRect().height ?? 0;
    return footer.getBoundingClientRect().height - content;
  });
}

/** Where the text of an element begins, its own space at the side set aside, in pixels. */
function contentLeft(element: Element): number {
  return Math.round(element.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(element).paddingLeft));
}

test('A2.1-01 A2.1-15 A2.1-16 A9-52 the bar stays at the top, and on phones leaves and comes back in 200 ms', async ({
  page,
}) => {
  await page.goto(home);
  const bar = page.locator('[data-bar]');
  await scrollTo(page, 900);
  const top = () => bar.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  if (!isPhone(page)) {
    expect(await top()).toBe(0);
    return;
  }
  expect(await bar.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0.2s');
  expect(await top()).toBeLessThan(-40);
  await scrollTo(page, 850);
  expect(await top()).toBe(0);
});

test('the bar stays in sight while a key has brought the focus into it', async ({ page }) => {
  test.skip(!isPhone(page), 'only on phones the bar leaves');
  await page.goto(home);
  const bar = page.locator('[data-bar]');
  const inBar = () => bar.evaluate((element) => element.matches(':focus-within'));
  while (!(await inBar())) await page.keyboard.press('Tab');
  // As far as the list goes, in two steps: the bar answers to the way from the last.
  for (const top of [500, 900]) await scrollTo(page, top);
  const isInSight = () => bar.evaluate((element) => element.getBoundingClientRect().bottom > 0);
  expect(await isInSight()).toBe(true);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await scrollTo(page, 1000);
  await expect.poll(isInSight).toBe(false);
});

test('A2.1-05 a panel opens under a title where a pointer rests, and a click keeps it open', async ({ page }) => {
  test.skip(isPhone(page), 'only where a pointer hovers');
  await page.goto(home);
  const title = page.getByRole('navigation', { name: 'Menú' }).getByRole('button', { name: 'Seguros de salud' });
  const link = page.getByRole('link', { name: 'Oncológico', exact: true }).first();
  await title.hover();
  await expect(link).toBeVisible();
  await title.click();
  await expect(link).toBeVisible();
  await expectNoAxeViolations(page, 'header');
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
});

test('arrow keys go from title to title, into a panel and back', async ({ page }) => {
  test.skip(isPhone(page), 'phones have the menu at the side');
  await page.goto(home);
  const menu = page.getByRole('navigation', { name: 'Menú' });
  await menu.getByRole('button', { name: 'Isapre y Fonasa' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Todos los seguros de salud' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(menu.getByRole('button', { name: 'Seguros de salud' })).toBeFocused();
});

test('A2.1-06 A9-51 the menu slides in at the side, and a click at 380 px or below closes it', async ({ page }) => {
  test.skip(!isPhone(page), 'wide screens have the menu in the bar');
  await page.goto(home);
  await page.getByRole('button', { name: 'Menú' }).click();
  const menu = page.locator('[data-side-menu]');
  await expect(menu.getByText('Mascotas y viajes')).toBeVisible();
  await expectNoAxeViolations(page, 'header');
  const left = (await menu.boundingBox())?.x ?? 0;
  await page.mouse.click(left + 4, 379);
  await expect(menu).toBeVisible();
  await page.mouse.click(left + 4, 380);
  await expect(menu).toBeHidden();
});

test('A2.1-17 A9-54 the footer is fetched two heights of the window before it is reached', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/fragmento/pie')) asked.push(request.url());
  });
  await page.goto(isapres);
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  const window = page.viewportSize()?.height ?? 0;
  const footer = await page.locator('[data-footer]').evaluate((element) => element.getBoundingClientRect().top + scrollY);
  await scrollTo(page, footer - 2.5 * window);
  await expect(page.locator('[data-footer-place] a').first()).toBeAttached();
  expect(asked).toHaveLength(1);
});

test('A9-53 the footer is fetched once a tenth of its place is within that margin, and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/fragmento/pie')) asked.push(request.url());
  });
  await page.goto(isapres);
  await expect(page.locator('.first-look')).toHaveCount(0);
  const bringNear = async (part: number): Promise<void> => {
    await page.locator('[data-footer]').evaluate((footer, share) => {
      const { top, height } = footer.getBoundingClientRect();
      window.scrollTo({ top: scrollY + top + height * share - 3 * innerHeight, behavior: 'instant' });
    }, part);
    await page.waitForTimeout(600);
  };
  await bringNear(0.05);
  expect(asked).toEqual([]);
  await bringNear(0.2);
  await expect.poll(() => asked.length).toBe(1);
});

test.describe('when the footer cannot be fetched', () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED|Failed to load resource/] });
  test('A2.1-18 A8-14 it says so, and may be asked for again', async ({ page }) => {
    await page.route(footerCall, (route) => route.abort());
    await page.goto(home);
    await scrollTo(page, 100_000);
    const failure = page.getByText('Falló carga de Footer');
    await expect(failure).toBeVisible();
    // It stands in the page's column and takes no more room than it needs.
    const column = await page.locator('main .wrap, main.wrap').first().evaluate(contentLeft);
    expect(await failure.evaluate((element) => Math.round(element.getBoundingClientRect().left))).toBe(column);
    expect(await spareHeight(page)).toBeLessThanOrEqual(1);
    await page.unroute(footerCall);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.locator('[data-footer-place]').getByRole('link', { name: 'Privacidad' })).toBeVisible();
    await expect(page.locator('[data-footer-place] a').first()).toBeFocused();
  });
});

test("a partner's footer takes no more room than it needs, before it is there as after", async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  await page.goto(`http://bienestar.localhost:${port}${href('help', {})}`);
  await expect(page.locator('[data-footer]')).toHaveCount(1);
  await scrollTo(page, 100_000);
  await expect(page.locator('[data-footer-place] > *').first()).toBeAttached();
  expect(await spareHeight(page)).toBeLessThanOrEqual(1);
});

test('A2.1-11 the bell has +1 until its list was opened, and stays without on the next page', async ({ page }) => {
  await page.goto(home);
  const badge = page.locator('[data-badge]');
  await expect(badge).toContainText('+1');
  await expect(badge).toBeVisible();
  await page.getByRole('button', { name: /^Avisos/ }).click();
  await expect(page.getByRole('link', { name: /^Busca por clínica/ })).toBeVisible();
  await expect(badge).toBeHidden();
  await page.goto(isapres);
  await expect(badge).toBeHidden();
});

test('A2.1-13 the bar names who sent the visitor, and a visitor of the house', async ({ page }) => {
  await page.goto(home);
  await expect(page.locator('[data-traffic]')).toBeHidden();
  await page.evaluate(() => localStorage.setItem('internal-traffic', 'true'));
  await page.reload();
  await expect(page.locator('[data-traffic]')).toHaveText('Tráfico Interno');
  await expect(page.locator('[data-traffic]')).toBeVisible();
  await page.evaluate(() => {
    const today = new Date();
    const initialDate = `${today.getMonth() + 1}/${today.getDate()}/${today.getFullYear()}`;
    localStorage.setItem('QP_REFERRAL', JSON.stringify({ initialDate, name: 'Paula Araneda' }));
  });
  await page.goto(isapres);
  await expect(page.getByText('Te recomienda Paula Araneda')).toBeVisible();
});

test('a page that comes in the browser has the focus on its heading, and its title is read out', async ({ page }) => {
  await page.goto(isapres);
  await page.locator('article[data-product-code] a').first().click();
  await expect(page).toHaveURL(/\/Isapre\/[^/]+\/Planes\//);
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('p[role=status].sr-only')).toHaveText(await page.title());
});

test('A2.1-23 the way back restores where the list was', async ({ page }) => {
  await page.goto(isapres);
  // Each result has had its turn, and its own height.
  await expect(page.locator('.first-look')).toHaveCount(0);
  const scrolled = () => page.evaluate(() => scrollY);
  // A detail opens over the list; the request is a page of its own.
  const last = page.locator(`article[data-product-code] a[href$="/${requestTab}"]`).last();
  await last.scrollIntoViewIfNeeded();
  await scrollTo(page, await scrolled());
  const before = await scrolled();
  expect(before).toBeGreaterThan(1200);
  await last.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/Isapre\/[^/]+\/Planes\//);
  // A page that is gone to begins at its top.
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect.poll(async () => Math.abs((await scrolled()) - before)).toBeLessThan(40);
});

test('old phones get the icon that they ask for at the root, at once', async ({ request }) => {
  for (const name of ['apple-touch-icon.png', 'apple-touch-icon-precomposed.png']) {
    const answer = await request.get(`/${name}`, { maxRedirects: 0 });
    expect([name, answer.status(), answer.headers()['content-type']]).toEqual([name, 200, 'image/png']);
  }
});

test.describe('without a connection', () => {
  test.use({ allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });
  test('who loses the connection is told, and when it comes back', async ({ page, context }) => {
    await page.goto(home);
    await context.setOffline(true);
    await expect(page.getByText('Estás sin conexión. Ves lo último que cargaste.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Volvió la conexión.')).toBeVisible();
  });

  test('the notice covers nothing, and stays in sight while the bar is hidden', async ({ page, context }) => {
    await page.goto(isapres);
    await context.setOffline(true);
    const note = page.locator('[data-connection]');
    await expect(note).not.toBeEmpty();
    const end = await note.evaluate((one) => one.getBoundingClientRect().bottom);
    const start = await page.locator('h1').evaluate((one) => one.getBoundingClientRect().top);
    expect(start).toBeGreaterThanOrEqual(end);
    await page.mouse.wheel(0, 600);
    const isPhone = (page.viewportSize()?.width ?? 0) < 992;
    await expect(page.locator('.site-bar')).toHaveAttribute('data-bar', isPhone ? 'hidden' : /./);
    await expect.poll(() => note.evaluate((one) => Math.round(one.getBoundingClientRect().top))).toBe(isPhone ? 0 : 64);
    await expect(note).toBeInViewport({ ratio: 1 });
  });
});
