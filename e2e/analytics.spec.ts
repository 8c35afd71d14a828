import { href } from '@cotejo/contract/paths';
import type { Page, Request } from '@playwright/test';
import { answerWithAgenda } from './answer-with-agenda.ts';
import { openProduct } from './ask-first.ts';
import { enterFamily, isapres } from './family.ts';
import { fillContact } from './fill-contact.ts';
import { expect, expectNoAxeViolations, test as base } from './fixtures.ts';
import { ownEmail } from './own-email.ts';
import { startServer } from './running-server.ts';

/** The site as it runs where visitors are asked, once for all tests here. */
const test = base.extend<object, { asking: string }>({
  asking: [
    async ({}, use) => {
      const server = await startServer({ env: { ANALYTICS: 'on' } });
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const denied = { analytics_storage: 'denied', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
const byDefault = ['consent', 'default', denied];
const granted = ['consent', 'update', { ...denied, analytics_storage: 'granted' }];

/** What a tag would read: commands as lists, events as they are. */
async function told(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(() => {
    const { dataLayer } = window as { dataLayer?: unknown };
    if (!Array.isArray(dataLayer)) return [];
    return dataLayer.map((entry: unknown) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry as ArrayLike<unknown>) : entry,
    );
  });
}

async function eventsOf(page: Page): Promise<readonly string[]> {
  return (await told(page)).flatMap((entry) => (Array.isArray(entry) ? [] : [(entry as { readonly event: string }).event]));
}

/** Requests that leave the site that is shown. */
function strangersOf(page: Page, origin: string): string[] {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && request.url().startsWith('http')) strangers.push(request.url());
  });
  return strangers;
}

const question = (page: Page) => page.getByRole('region', { name: 'Medición de visitas' });

// A request that fails is one of what is told, or not; and a script that does not come.
test.use({ allowedConsoleErrors: [/status of 503|ERR_FAILED/] });

test.beforeEach(() => test.setTimeout(90_000));

test('B7-46 B7-47 nothing is said before the visitor accepts; then what is looked at and sent, in its order, and nothing of the family', async ({
  page,
  asking,
}) => {
  const strangers = strangersOf(page, asking);
  await page.goto(asking + isapres);
  await expect(question(page)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Ver detalle/ }).first()).toBeVisible();
  expect(await told(page)).toEqual([byDefault]);
  await expectNoAxeViolations(page, '.page-strips');
  const [accept, refuse] = [
    question(page).getByRole('button', { name: 'Aceptar' }),
    question(page).getByRole('button', { name: 'Ahora no' }),
  ];
  expect(await accept.getAttribute('class')).toBe(await refuse.getAttribute('class'));
  await accept.click();
  await expect(question(page)).toBeHidden();
  expect(await told(page)).toEqual([byDefault, granted]);

  await enterFamily(page);
  await expect.poll(() => eventsOf(page)).toEqual(['view_item_list']);
  await page
    .getByRole('link', { name: /^Ver detalle/ })
    .first()
    .click();
  await expect.poll(() => eventsOf(page)).toEqual(['view_item_list', 'select_item', 'view_item']);
  await page.getByRole('dialog').locator('a[href$="/Solicitar"]').first().click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  const email = ownEmail();
  await page.getByLabel('Nombre').fill('María José Soto');
  await page.getByLabel('Teléfono').fill('+56 9 8765 4321');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  const before = ['view_item_list', 'select_item', 'view_item'];
  // B7-46: a request that failed is not told.
  await page.route('**/api/leads', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByRole('alert')).toContainText('Ha ocurrido un error');
  expect(await eventsOf(page)).toEqual(before);
  await page.unroute('**/api/leads');
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect.poll(() => eventsOf(page)).toEqual([...before, 'generate_lead', 'requestInfoLandings']);
  const [lead, worth] = (await told(page)).slice(-2);
  expect(lead).toMatchObject({ event: 'generate_lead', lob: 'PLAN_ISAPRE' });
  const { data: lines } = await (await page.request.get(`${asking}/api/business-line`)).json();
  const { conversionValue } = lines.find(({ id }: { readonly id: string }) => id === 'isapre');
  expect(worth).toEqual({ event: 'requestInfoLandings', lob: 'isapre', ...conversionValue.chile });
  const said = JSON.stringify(await told(page));
  expect(said).not.toMatch(
    /edad|sexo|ingreso|1650000|1\.650\.000|region|Metropolitana|email|telefono|Soto|8765 ?4321|quote|"price"/i,
  );
  expect(said).not.toContain(email);
  expect(strangers).toEqual([]);

  await page.goto(asking + href('help', {}));
  expect(await told(page)).toEqual([byDefault, granted]);
  await page.waitForTimeout(500);
  await expect(question(page)).toBeHidden();
});

test('who refuses is asked no more, and may change that on the privacy page', async ({ page, asking }) => {
  await page.goto(asking + href('home', {}));
  await question(page).getByRole('button', { name: 'Ahora no' }).click();
  await page.goto(asking + isapres);
  await expect(page.getByRole('link', { name: /^Ver detalle/ }).first()).toBeVisible();
  await page.waitForTimeout(500);
  await expect(question(page)).toBeHidden();
  expect(await told(page)).toEqual([byDefault]);
  await page.goto(asking + href('privacy', {}));
  const accept = page.getByRole('button', { name: 'Aceptar' });
  await expect(accept).toHaveAttribute('aria-pressed', 'false');
  await accept.click();
  await expect(accept).toHaveAttribute('aria-pressed', 'true');
  expect(await told(page)).toEqual([byDefault, granted]);
  await page.getByRole('button', { name: 'Ahora no' }).click();
  await page.goto(asking + isapres);
  await expect(page.getByRole('link', { name: /^Ver detalle/ }).first()).toBeVisible();
  expect(await told(page)).toEqual([byDefault]);
});

test('a purchase that is opened is told by what it is about', async ({ page, asking }) => {
  const strangers = strangersOf(page, asking);
  await page.goto(asking + href('home', {}));
  await page.evaluate(() => localStorage.setItem('measuring', 'granted'));
  const code = 'ALC-4001';
  await page.goto(asking + href('purchase', { product: code }));
  await expect.poll(() => eventsOf(page)).toContain('begin_checkout');
  expect(JSON.stringify(await told(page))).toContain(`"item_id":"${code}"`);
  expect(strangers).toEqual([]);
});

test('B7-46 a request that goes from the box over a product is told as one that goes from its page, once', async ({
  page,
  asking,
}) => {
  await page.goto(asking + isapres);
  await question(page).getByRole('button', { name: 'Aceptar' }).click();
  await answerWithAgenda(page, null);
  await openProduct(page, asking + isapres);
  await page.getByRole('button', { name: 'Solicitar más información' }).click();
  const box = page.getByRole('dialog');
  await fillContact(box);
  await box.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByRole('dialog', { name: 'Asignación automática de Seguro' })).toBeVisible();
  const ofRequests = async () => (await eventsOf(page)).filter((name) => /lead|request/.test(name));
  await expect.poll(ofRequests).toEqual(['generate_lead', 'requestInfoLandings']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await ofRequests()).toEqual(['generate_lead', 'requestInfoLandings']);
});

for (const [way, lost] of [
  ['from its page', null],
  ['posted by the browser, whose script does not come', /send-in-page/],
] as const)
  test(`B7-46 a call that is asked for, ${way}, is told once`, async ({ page, asking }) => {
    if (lost) await page.route(lost, (route) => route.abort());
    await page.goto(asking + href('contact', {}));
    await question(page).getByRole('button', { name: 'Aceptar' }).click();
    const form = page.getByRole('form', { name: 'Te contactamos' });
    const isPart = (request: Request): boolean => request.url().includes('send-in-page');
    const part = lost ? page.waitForEvent('requestfailed', isPart) : page.waitForEvent('requestfinished', isPart);
    await form.getByLabel('Nombre').focus();
    await part;
    await fillContact(form);
    await form.getByRole('button', { name: 'Pedir que me contacten' }).click();
    const answer = page.locator('[data-sent-lead]');
    await expect(answer).toBeVisible();
    const line = await answer.getAttribute('data-worth-line');
    const { data: lines } = await (await page.request.get(`${asking}/api/business-line`)).json();
    const { conversionValue } = lines.find(({ id }: { readonly id: string }) => id === line);
    const worth = { event: 'requestInfoLandings', lob: line, ...conversionValue.chile };
    const events = async () => (await told(page)).filter((entry) => !Array.isArray(entry));
    await expect.poll(events).toEqual([worth]);
    // Loaded again it is the answer of the same request.
    if (!lost) return;
    await page.reload();
    await expect(answer).toBeVisible();
    await page.waitForTimeout(500);
    expect(await events()).toEqual([]);
  });
