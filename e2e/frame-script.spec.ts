import { href } from '@cotejo/contract/paths';
import type { Locator, Page } from '@playwright/test';
import { insurances, isapres, openerOf } from './family.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

const home = href('home', {});
const help = href('help', {});

/** Paths of the documents that a page loads from now on. */
function documentsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** How much of the page has moved by itself, as browsers count it. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean })[];
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
}

const firstPlan = (page: Page) => page.getByRole('link', { name: /^Ver detalle/ }).first();

test.describe('with a clock that is moved', () => {
  test('C4-29 C9-02 the page of a link is loaded whole once the session is older than 10 hours, and not before', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(isapres);
    await expect(firstPlan(page)).toBeVisible();
    const documents = documentsOf(page);
    await page.clock.fastForward('09:59:00');
    await firstPlan(page).click();
    await expect(page).toHaveURL(/\/Planes\//);
    expect(documents).toEqual([]);
    await page.goBack();
    await page.clock.fastForward('00:02:00');
    await firstPlan(page).click();
    await expect.poll(() => documents.length).toBe(1);
    await expect(page).toHaveURL(/\/Planes\//);
    // Its script notes the new beginning a moment after the page is there.
    const age = () => page.evaluate(() => Date.now() - Number(sessionStorage.getItem('QP_SESSION_STARTED')));
    await expect.poll(age).toBeLessThan(600_000);
  });

  test('it never is over a form with unsent input, which stays as it was typed', async ({ page }) => {
    await page.clock.install();
    await page.goto(isapres);
    await page
      .locator('article[data-product-code]')
      .first()
      .getByRole('link', { name: /^Solicitar/ })
      .click();
    const email = page.getByRole('textbox', { name: 'Email' });
    await email.fill('ana@correo.example');
    await page.clock.fastForward('10:30:00');
    // True: the page itself sees the click. False: the frame's script has the browser follow the link.
    const isLeftToThePage = () =>
      page
        .getByRole('link', { name: 'Cotejo' })
        .first()
        .evaluate((link: HTMLElement) => {
          let isSeen = false;
          const see = (event: Event): void => {
            isSeen = true;
            event.preventDefault();
          };
          link.addEventListener('click', see, { once: true });
          link.click();
          return isSeen;
        });
    expect(await isLeftToThePage()).toBe(true);
    // What could not be sent is still unsent.
    await page.getByRole('button', { name: 'Enviar solicitud' }).click();
    await expect(page.getByText('Por favor verifique los datos ingresados')).toBeVisible();
    expect(await isLeftToThePage()).toBe(true);
    await expect(email).toHaveValue('ana@correo.example');
  });
});

test.describe('another version', () => {
  test('C4-25 C4-27 is loaded at the next link, and once while the versions stay apart', async ({ page }) => {
    const isReady = Promise.withResolvers<undefined>();
    await page.route('**/api/qp-version*', async (route) => {
      await isReady.promise;
      await route.fulfill({ json: { commit: 'otra' } });
    });
    await page.goto(isapres);
    // A page that has read of another version forgets what is kept.
    await page.evaluate(() => caches.open('cotejo-pages-vieja'));
    isReady.resolve(undefined);
    await expect.poll(() => page.evaluate(() => caches.has('cotejo-pages-vieja'))).toBe(false);
    const documents = documentsOf(page);
    await firstPlan(page).click();
    await expect.poll(() => documents.length).toBe(1);
    await expect(page).toHaveURL(/\/Planes\//);
    expect(await page.evaluate(() => sessionStorage.getItem('QP_RELOADS'))).toBe('otra 1');
    await expect(page.locator('h1')).toBeVisible();
    await page.waitForTimeout(1000);
    await page
      .locator(`a[href="${isapres}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('article[data-product-code]').first()).toBeVisible();
    expect(documents).toHaveLength(1);
    expect(await page.evaluate(() => sessionStorage.getItem('QP_RELOADS'))).toBe('otra 1');
  });
});

test('C4-24 another version empties what is kept at once, also where no worker does', async ({ page }) => {
  const names = () => page.evaluate(async () => (await caches.keys()).sort());
  await page.goto(help);
  await page.evaluate(async () => {
    for (const name of ['cotejo-pages-vieja', 'de-otros']) await caches.open(name);
  });
  const same = page.waitForResponse('**/api/qp-version*');
  await page.reload();
  await (await same).finished();
  expect(await names()).toEqual(['cotejo-pages-vieja', 'de-otros']);
  await page.route('**/api/qp-version*', (route) => route.fulfill({ json: { commit: 'otra' } }));
  await page.reload();
  await expect.poll(names).toEqual(['de-otros']);
});

test.describe('from another country', () => {
  test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'PE' } });

  test('its edition is offered, with the same page there, and no more once the visitor stays', async ({ page }) => {
    await page.goto(help);
    const strip = page.getByRole('region', { name: 'Tu país' });
    await expect(strip).toContainText('Parece que estás en Perú. Cotejo Perú muestra los precios de allá.');
    const alternate = await page.locator('link[rel=alternate][hreflang=es-PE]').getAttribute('href');
    expect(new URL(alternate ?? '').pathname).toBe(help);
    await expect(strip.getByRole('link', { name: 'Ir a Cotejo Perú' })).toHaveAttribute('href', alternate ?? '');
    expect(new URL(page.url()).pathname).toBe(help);
    expect(await layoutShift(page)).toBe(0);
    await expectNoAxeViolations(page, '.page-strips');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(strip.getByRole('link')).toBeFocused();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.locator('[data-footer-place] a').first()).toBeAttached();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    // Nothing of the page is left under it.
    const [end, top] = await page.evaluate(() => [
      document.body.getBoundingClientRect().bottom,
      document.querySelector('.page-strips')?.getBoundingClientRect().top ?? 0,
    ]);
    expect(end).toBeLessThanOrEqual((top ?? 0) + 1);
    await strip.getByRole('button', { name: 'Seguir aquí' }).click();
    await expect(strip).toBeHidden();
    await page.goto(home);
    await page.waitForTimeout(500);
    await expect(strip).toBeHidden();
  });

  test('a page that came in the browser no longer leads to the counterpart of the first', async ({ page }) => {
    // A list that other countries have as well.
    await page.goto(insurances);
    const alternates = page.locator('link[rel=alternate][hreflang]');
    const there = page.getByRole('region', { name: 'Tu país' }).getByRole('link');
    const hrefOf = (link: Locator) => link.evaluate((element: HTMLAnchorElement) => element.href);
    expect(new URL(await hrefOf(there)).pathname).toBe(insurances);
    expect(await alternates.count()).toBeGreaterThan(0);
    const documents = documentsOf(page);
    const product = page.locator('article[data-product-code] a').first();
    await product.evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('h1')).toBeFocused();
    await expect(alternates).toHaveCount(0);
    await expect.poll(async () => new URL(await hrefOf(there)).pathname).toBe('/');
    expect(documents).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const footerLink = page.locator('[data-footer-place] a[data-country-site]').filter({ hasText: 'Perú' });
    expect(await hrefOf(footerLink)).toBe(await hrefOf(there));
  });

  test('crawlers are offered nothing', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)',
      extraHTTPHeaders: { 'cf-ipcountry': 'PE' },
    });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto((baseURL ?? '') + home);
    await page.waitForTimeout(500);
    expect(asked).not.toContain('/cdn-cgi/trace');
    await context.close();
  });
});

test('nobody is asked to be measured where that is not set', async ({ page }) => {
  await page.goto(home);
  await page.waitForTimeout(500);
  await expect(page.locator('.page-strips')).toBeEmpty();
});

test.describe('an error that nobody catches', () => {
  test.use({ allowedConsoleErrors: [/broken by the test|The above error|removeChild|insertBefore/] });

  test('C8-14 C8-15 of our own script is told to the server, once, without what is typed', async ({ page }) => {
    await page.goto(home);
    const told = page.waitForRequest('**/api/client-errors');
    await page.evaluate(() => {
      Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
        get: () => {
          throw new TypeError('broken by the test');
        },
      });
      dispatchEvent(new Event('scroll'));
    });
    const request = await told;
    expect(request.postDataJSON()).toMatchObject({ name: 'TypeError', message: 'broken by the test', path: home });
  });

  test('a part that breaks keeps the frame and the rest, says so, and is told', async ({ page }) => {
    await page.goto(isapres);
    // React has taken the page over: what is broken before, it writes anew.
    await expect(page.getByRole('button', { name: /Comparas .*sin enviar tus datos/ })).toBeVisible();
    const told = page.waitForRequest('**/api/client-errors');
    // As a browser's translator does: what React has written is wrapped in elements of somebody else.
    await page.evaluate(() => {
      for (const card of document.querySelectorAll('article[data-product-code]')) {
        const place = document.createElement('font');
        card.parentElement?.replaceWith(place);
      }
    });
    await page.getByRole('combobox').filter({ hasText: 'Mejor puntaje' }).first().selectOption({ index: 1 });
    await expect(page.getByText('Esta parte no se pudo mostrar.')).toBeVisible();
    await expect(page.locator('[data-bar]')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await told;
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.locator('article[data-product-code]').first()).toBeVisible();
    await expect(page.getByText('Esta parte no se pudo mostrar.')).toBeHidden();
  });
});

test('A2.1-22 an address that names a place shows that place, loaded or gone to within the page', async ({ page }) => {
  const isInView = (id: string) =>
    page.evaluate((name) => {
      const top = document.getElementById(name)?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < innerHeight;
    }, id);
  await page.goto(isapres);
  const plan = (await firstPlan(page).getAttribute('href')) ?? '';
  await page.goto(`${plan}#coberturas`);
  await expect.poll(() => isInView('coberturas')).toBe(true);
  await page.waitForLoadState('networkidle');
  await page.locator('a[href="#documentos"]').first().click();
  await expect.poll(() => isInView('documentos')).toBe(true);
  expect(await isInView('coberturas')).toBe(false);

  await page.goto(isapres);
  // Once the page is the router's: before, nobody would hear of the entry.
  await expect(openerOf(page)).toBeVisible();
  const documents = documentsOf(page);
  // The same plan, gone to by the router, as a link to a place of it would.
  await page.evaluate((to) => {
    history.pushState({ usr: null, key: 'anchored', idx: 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `${plan}#coberturas`);
  await expect(page.locator('#coberturas')).toBeAttached();
  await expect.poll(() => isInView('coberturas')).toBe(true);
  expect(documents).toEqual([]);
});

test('A2.1-22 on a slow device each link to a place ends there, right after the load and one after the other', async ({
  page,
}) => {
  await page.goto(isapres);
  const plan = (await firstPlan(page).getAttribute('href')) ?? '';
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto(plan, { waitUntil: 'commit' });
  for (const place of ['documentos', 'coberturas', 'documentos']) {
    await page.locator(`a[href="#${place}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`#${place}$`));
    // Until nothing is left that could move it: the page works with its script, and has done what it had to do.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
    );
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    const top = await page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? -1, place);
    const height = await page.evaluate(() => innerHeight);
    expect(top, place).toBeGreaterThanOrEqual(0);
    expect(top, place).toBeLessThan(height);
  }
});

test.describe('where the server answers', () => {
  test.use({ allowedConsoleErrors: [/503/] });

  test('A2.1-24 a link to the address that is open asks for its data again', async ({ page }) => {
    await page.route('**/api/compare/local*', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(isapres);
    await expect(page.locator('article[data-product-code]').first()).toBeVisible();
    // Once the page is the router's: a click before it loads the page anew.
    await expect(openerOf(page)).toBeVisible();
    const again = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('metadataPlanesPersonas'),
    );
    await page
      .locator(`a[href="${isapres}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await again;
    await expect(page.locator('article[data-product-code]').first()).toBeVisible();
  });
});

test('A2.1-24 where the device answers, a link to the address that is open asks whether its catalogue is the one published', async ({
  page,
}) => {
  await page.goto(isapres);
  await expect(page.getByRole('button', { name: /Comparas .*sin enviar tus datos/ })).toBeVisible();
  const again = page.waitForRequest('**/api/compare/local*');
  await page
    .locator(`a[href="${isapres}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await again;
});

test.describe('an address without a page', () => {
  test.use({ allowedConsoleErrors: [/404/] });

  test('that the browser is led to within the site is a whole page, with the pages that it may have meant', async ({ page }) => {
    await page.goto(isapres);
    await expect(firstPlan(page)).toBeVisible();
    const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
    await page.evaluate(() => {
      history.pushState({ usr: null, key: 'unknown', idx: 1 }, '', '/Isapre/Colmena/Planes/NO-1');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect((await answer).status()).toBe(404);
    await expect(page.getByRole('navigation', { name: 'Quizás buscabas' }).getByRole('link').first()).toBeVisible();
  });
});

test.describe('a page that something changed before it runs, as extensions of browsers do', () => {
  test.use({ allowedConsoleErrors: [/React error #418/] });

  test('is built anew with its header', async ({ page }) => {
    await page.route(`**${isapres}`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/(<h1[^>]*>)[^<]+/, '$1Cambiado');
      await route.fulfill({ response: answer, body });
    });
    await page.goto(isapres);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Cambiado/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cotejo' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
  });
});
