import type { BrowserContext, Page, Request } from '@playwright/test';
import { endpoints } from '@cotejo/contract/endpoints';
import { enterFamily, isapres, shownPrices, total } from './family.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

const notice = (page: Page) => page.getByRole('button', { name: /^Comparas/ });

/** Every request of the page from now on. */
function watchRequests(page: Page): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => seen.push(request));
  return seen;
}

const pathOf = (request: Request): string => new URL(request.url()).pathname;

/** A profile that is saved is counted by ages and region (B4-17); its form is asked for by the kind of product. */
const counted: readonly string[] = [endpoints.saveProfileForm.path, endpoints.getProfileForm.path];

/** Requests to the API that tell anything of who asks: a body, or a word of the profile in the address. */
function telling(requests: readonly Request[]): readonly string[] {
  return requests
    .filter((request) => pathOf(request).startsWith('/api/') && !counted.includes(pathOf(request)))
    .filter((request) => request.postData() !== null || /profile|cotizante|edad|1650000/.test(request.url()))
    .map((request) => `${request.method()} ${request.url()}`);
}

function compareCalls(requests: readonly Request[]): readonly Request[] {
  return requests.filter((request) => pathOf(request) === endpoints.compareIsaprePlans.path);
}

async function sortBy(page: Page, order: string): Promise<void> {
  await page.getByRole('combobox', { name: /orden/i }).locator('visible=true').first().selectOption(order);
  await expect(page).toHaveURL(new RegExp(`sort=${order}`));
}

async function expectPriceOrder(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const prices = (await shownPrices(page)).map(({ price }) => price);
      return prices.length > 1 && prices.every((price, index) => index === 0 || price >= (prices[index - 1] ?? 0));
    })
    .toBe(true);
}

/** The browser says that its connection is like this. */
async function connectionIs(context: BrowserContext, connection: object): Promise<void> {
  await context.addInitScript((told) => {
    Object.defineProperty(navigator, 'connection', { value: told, configurable: true });
  }, connection);
}

test('what says so stands between the profile and the list, across no edge of either', async ({ page }) => {
  await page.goto(isapres);
  await expect(notice(page)).toBeVisible();
  const [said, profile, list] = await Promise.all(
    [notice(page), page.locator('#perfil'), page.locator('#resultados')].map((part) => part.boundingBox()),
  );
  if (!said || !profile || !list) throw new Error('expected the profile, the notice and the list');
  expect(said.y).toBeGreaterThanOrEqual(profile.y + profile.height);
  expect(said.y + said.height).toBeLessThanOrEqual(list.y);
});

test('once the catalogue is there, family, filters, order and pages change without telling anybody', async ({
  page,
  isMobile,
}) => {
  await page.goto(isapres);
  await expect(notice(page)).toBeVisible();
  const requests = watchRequests(page);
  const before = await shownPrices(page);
  await enterFamily(page);
  await expect.poll(() => shownPrices(page)).not.toEqual(before);
  await sortBy(page, 'precio-asc');
  await expectPriceOrder(page);
  const all = await total(page);
  if (isMobile) await page.getByRole('button', { name: /^Filtros/ }).click();
  await page.getByRole('checkbox', { name: /^Colmena/ }).check();
  await expect.poll(() => total(page)).toBeLessThan(all);
  await page.goBack();
  await expect.poll(() => total(page)).toBe(all);
  expect(telling(requests)).toEqual([]);
  const counts = requests.filter((request) => pathOf(request) === endpoints.saveProfileForm.path);
  expect(counts).toHaveLength(1);
  expect(await counts[0]?.headerValue('cookie')).toBeNull();
  await expect(notice(page)).toBeVisible();
});

test('the notice keeps clear of the profile above it', async ({ page }) => {
  await page.goto(isapres);
  await expect(notice(page)).toBeVisible();
  const [above, below] = [await page.getByText('Perfil de ejemplo').boundingBox(), await notice(page).boundingBox()];
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(12);
});

test('products side by side tell nobody whom they are priced for', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A2.4-29: the card has no checkbox on a phone');
  await page.goto(isapres);
  await expect(notice(page)).toBeVisible();
  await enterFamily(page);
  const requests = watchRequests(page);
  const boxes = page.getByRole('checkbox', { name: /^Comparar / });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const [first] = await shownPrices(page);
  await page.getByRole('button', { name: 'Comparar seguros' }).click();
  const dialog = page.getByRole('dialog', { name: /^Compara tus 2/ });
  await expect(dialog.getByRole('table')).toBeVisible();
  await expect(dialog.getByText(`$${first?.price.toLocaleString('es-CL') ?? ''}`).first()).toBeVisible();
  expect(telling(requests)).toEqual([]);
});

test.describe('without a connection', () => {
  // What the frame asks for meanwhile, such as its footer.
  test.use({ allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('the list still answers when the connection is gone', async ({ page, context, isMobile }) => {
    await page.goto(isapres);
    await expect(notice(page)).toBeVisible();
    await context.setOffline(true);
    await sortBy(page, 'precio-asc');
    await expectPriceOrder(page);
    const cheapest = await shownPrices(page);
    if (!isMobile) {
      await page.getByRole('link', { name: 'Siguiente' }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect.poll(async () => (await shownPrices(page))[0]?.price ?? 0).toBeGreaterThan(cheapest[0]?.price ?? 0);
    }
    await enterFamily(page);
    await expect.poll(() => shownPrices(page)).not.toEqual(cheapest);
    await expect(page.getByText('Sin conexión', { exact: true })).toHaveCount(0);
    await expect(notice(page)).toBeVisible();
  });
});

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { effectiveType: '3g' },
  { effectiveType: '4g', type: 'cellular' },
]) {
  test(`nothing is loaded unasked over ${JSON.stringify(connection)}`, async ({ page, context, isMobile }) => {
    test.skip(isMobile, 'the connection is the same on every screen');
    await connectionIs(context, connection);
    const requests = watchRequests(page);
    await page.goto(isapres);
    await sortBy(page, 'precio-asc');
    await expectPriceOrder(page);
    expect(compareCalls(requests)).toHaveLength(1);
    // Longer than a busy browser is waited for.
    await page.waitForTimeout(3500);
    expect(page.workers()).toEqual([]);
    expect(requests.map(pathOf).filter((path) => /worker|\/open-device|compact/.test(path))).toEqual([]);
    await expect(notice(page)).toHaveCount(0);
  });
}

for (const [name, spoil] of [
  ['damaged', (bytes: Buffer) => bytes.fill(0, Math.floor(bytes.length / 2))],
  ['of another format', (bytes: Buffer) => bytes.fill(255, 4, 6)],
] as const) {
  test(`a catalogue that is ${name} is refused, and the call is used`, async ({ page }) => {
    let tries = 0;
    await page.route(/\/api\/compare\/local\/v/, async (route) => {
      const response = await route.fetch();
      tries += 1;
      const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
      await route.fulfill({ status: 200, headers, body: spoil(await response.body()) });
    });
    const requests = watchRequests(page);
    await page.goto(isapres);
    await expect.poll(() => tries).toBe(2);
    await sortBy(page, 'precio-asc');
    await expectPriceOrder(page);
    expect(compareCalls(requests)).toHaveLength(1);
    expect(tries).toBe(2);
    await expect(notice(page)).toHaveCount(0);
  });
}

test('the notice is shown as long as it is true: a worker that ends takes it along, and calls answer', async ({ page }) => {
  const requests = watchRequests(page);
  const started = page.waitForEvent('worker');
  await page.goto(isapres);
  await expect(notice(page)).toBeVisible();
  expect(compareCalls(requests)).toEqual([]);
  const worker = await started;
  await worker.evaluate(() => self.close());
  await sortBy(page, 'precio-asc');
  await expectPriceOrder(page);
  await expect(notice(page)).toHaveCount(0);
  expect(compareCalls(requests)).toHaveLength(1);
});

test('the notice moves nothing, opens on what leaves the device, and breaks no rule of WCAG 2.2 AA', async ({
  page,
  context,
}) => {
  // Every rule over the whole list takes a while.
  test.slow();
  const placeOfList = async (): Promise<number> =>
    page
      .locator('article')
      .first()
      .evaluate((card) => card.getBoundingClientRect().top + scrollY);
  await page.goto(isapres);
  await expect(notice(page)).toBeVisible();
  const withNotice = await placeOfList();
  await notice(page).click();
  await expect(page.getByText(/sí llegan al servidor al abrir un detalle, al solicitar/)).toBeVisible();
  await expectNoAxeViolations(page);
  await connectionIs(context, { saveData: true });
  await page.reload();
  await page.waitForTimeout(500);
  await expect(notice(page)).toHaveCount(0);
  expect(await placeOfList()).toBe(withNotice);
});

test('the page says nothing of it without script', async ({ request }) => {
  expect(await (await request.get(isapres)).text()).not.toMatch(/Comparas (?:en tu|sin enviar)/);
});

/** Lists that the page asks its worker for, from its first script on: the organizations ticked in each. */
async function watchAskedLists(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const asked: string[] = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message: {
      question?: { kind: string; body?: { filters: { organizations: string[] } } };
    }) {
      const { question } = message;
      if (question?.kind === 'compare') asked.push(question.body?.filters.organizations.join(' ') ?? '');
      return Reflect.apply(post, this, arguments);
    };
    Object.assign(window, { asked });
  });
  return () => page.evaluate<readonly string[]>('asked');
}

test('a finger on a filter, which may scroll, asks for nothing until it ticks', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide screen has a mouse');
  const asked = await watchAskedLists(page);
  await page.goto(isapres);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: /^Filtros/ }).click();
  const box = page.getByRole('checkbox', { name: /^Colmena/ });
  await box.scrollIntoViewIfNeeded();
  const place = await box.boundingBox();
  if (place === null) throw new Error('the filter is not to be seen');
  const [before, code] = [await asked(), (await box.getAttribute('value')) ?? ''];
  const hand = await page.context().newCDPSession(page);
  const touchPoints = [{ x: place.x + place.width / 2, y: place.y + place.height / 2 }];
  await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  expect(await asked()).toEqual(before);
  await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(box).toBeChecked();
  await expect.poll(asked).toEqual([...before, code]);
});

test('a filter that is pressed asks for its list, which is shown once it is let go, and asked for once', async ({
  page,
  isMobile,
}) => {
  const asked = await watchAskedLists(page);
  await page.goto(isapres);
  await expect(notice(page)).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: /^Filtros/ }).click();
  const box = page.getByRole('checkbox', { name: /^Colmena/ });
  const code = (await box.getAttribute('value')) ?? '';
  const [before, all] = [await asked(), await total(page)];
  // An answer is kept for five seconds: on a busy machine a press may take longer.
  await page.clock.setFixedTime(new Date());
  await box.hover();
  await page.mouse.down();
  await expect.poll(asked).toEqual([...before, code]);
  await expect(box).not.toBeChecked();
  expect(page.url()).not.toContain('organizations');
  await page.mouse.up();
  await expect(page).toHaveURL(/organizations=/);
  await expect.poll(() => total(page)).toBeLessThan(all);
  expect(await asked()).toEqual([...before, code]);

  await box.hover();
  await page.mouse.down();
  await expect.poll(asked).toEqual([...before, code, '']);
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await expect(box).toBeChecked();
  expect(page.url()).toContain('organizations=');
  expect(await asked()).toEqual([...before, code, '']);
});
