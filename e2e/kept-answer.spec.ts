import type { Page } from '@playwright/test';
import { answerWithAgenda } from './answer-with-agenda.ts';
import { askFirst, openProduct } from './ask-first.ts';
import { isapres } from './family.ts';
import { fillContact } from './fill-contact.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

const agenda = 'https://reuniones.cotejo.example/paula';

const earlier = (page: Page) => page.getByRole('heading', { name: 'Ya lo solicitaste' });
const name = (page: Page) => page.locator('[data-executive-name]');
const again = (page: Page) => page.getByRole('button', { name: 'Pedir de nuevo' });
const field = (page: Page) => page.getByLabel('Nombre');

/** Sends the contact form of the page; tells who answers it. */
async function send(page: Page): Promise<string> {
  await fillContact(page);
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByText('Solicitud enviada. En los próximos segundos recibirás un email.')).toBeVisible();
  return (await name(page).textContent()) ?? '';
}

/** The answer of before, with all that leads to the executive. */
async function expectEarlier(page: Page, executive: string): Promise<void> {
  await expect(earlier(page)).toBeVisible();
  await expect(name(page)).toHaveText(executive);
  const views = page.getByRole('group', { name: '¿Cómo quieres seguir?' });
  await views.getByText('Contacto').click();
  await expect(page.getByRole('link', { name: 'Escribir por WhatsApp' })).toBeVisible();
  await views.getByText('Reunión').click();
  await expect(page.getByRole('link', { name: 'Agendar una reunión' })).toHaveAttribute('href', agenda);
  await expectNoAxeViolations(page);
}

test('who reloads the page of a request that went, or comes back to it, finds its answer and may ask once more', async ({
  page,
}) => {
  await answerWithAgenda(page, agenda);
  await askFirst(page, isapres);
  const address = page.url();
  const executive = await send(page);
  await page.reload();
  await expectEarlier(page, executive);
  expect(page.url()).toBe(address);
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  expect(kept).toContain(executive.split(' ')[0]);
  expect(kept).not.toContain('María José');
  expect(kept).not.toContain('contacto-');

  await page.goto(address.replace(/\/Solicitar.*$/, ''));
  await page.goBack();
  await expectEarlier(page, executive);
  await page.goBack();
  await page.goForward();
  await expectEarlier(page, executive);

  await again(page).click();
  await expect(field(page)).toHaveValue('');
  expect(await page.evaluate(() => document.activeElement?.querySelector('form') !== null)).toBe(true);
  await expect(earlier(page)).toHaveCount(0);
  await page.reload();
  await expectEarlier(page, executive);

  await page.getByRole('link', { name: 'No quiero que me contacten' }).click();
  await page.goBack();
  await expectEarlier(page, executive);
  await page.getByRole('link', { name: 'No quiero que me contacten' }).click();
  await page.getByRole('button', { name: 'Retirar esta solicitud' }).click();
  await expect(page.getByText('Retiraste esta solicitud')).toBeVisible();
  const keptKeys = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('_SENT_')));
  await expect.poll(keptKeys).toEqual([]);
  await page.goto(address);
  await expect(field(page)).toBeVisible();
  await expect(earlier(page)).toHaveCount(0);
});

test('an answer whose request was taken back elsewhere is shown as taken back, at once and when its tab is seen again', async ({
  page,
  browser,
}) => {
  await askFirst(page, isapres);
  const executive = await send(page);
  await page.reload();
  await expect(earlier(page)).toBeVisible();
  await expect(name(page)).toHaveText(executive);
  const takenBackAt = await page.getByRole('link', { name: 'No quiero que me contacten' }).getAttribute('href');
  const other = await (await browser.newContext()).newPage();
  await other.goto(new URL(takenBackAt ?? '', page.url()).href);
  await other.getByRole('button', { name: 'Retirar esta solicitud' }).click();
  await expect(other.getByText('Retiraste esta solicitud')).toBeVisible();
  await other.context().close();

  const told = page.getByRole('heading', { name: 'Retiraste esta solicitud' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(told).toBeVisible();
  await page.reload();
  await expect(told).toBeVisible();
  await expect(name(page)).toHaveCount(0);
  await expectNoAxeViolations(page);
  await again(page).click();
  await expect(field(page)).toBeVisible();
});

test('a page that is loaded anew shows no form where its answer is to come, before its script runs, and that of another product at once', async ({
  page,
}) => {
  await askFirst(page, isapres);
  const address = page.url();
  await send(page);
  await page.goto(isapres);
  const others = await page.locator('article[data-product-code] a[href$="/Solicitar"]').evaluateAll((links, own) => {
    const all = links.flatMap((link) => (link instanceof HTMLAnchorElement ? [link.href] : []));
    return all.filter((href) => new URL(href).pathname !== new URL(own).pathname);
  }, address);
  const held = Promise.withResolvers<undefined>();
  await page.route('**/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  // It is seen after all where script does not come: what counts is how it was painted first.
  await page.addInitScript(() => {
    const look = (): void => {
      const first = document.querySelector('[name="first_name"]');
      if (first === null) requestAnimationFrame(look);
      else document.documentElement.dataset['firstLook'] = getComputedStyle(first).visibility;
    };
    requestAnimationFrame(look);
  });
  const firstLook = () => page.evaluate(() => document.documentElement.dataset['firstLook']);
  await page.goto(others[0] ?? '', { waitUntil: 'commit' });
  await expect.poll(firstLook).toBe('visible');
  await page.goto(address, { waitUntil: 'commit' });
  await expect.poll(firstLook).toBe('hidden');
  held.resolve(undefined);
  await expect(earlier(page)).toBeVisible();
});

test('another product is asked for as ever, and another tab knows of no answer', async ({ page, context }) => {
  await answerWithAgenda(page, agenda);
  await askFirst(page, isapres);
  const address = page.url();
  await send(page);
  await page.goto(isapres);
  const others = await page.locator('article[data-product-code] a[href$="/Solicitar"]').evaluateAll((links, own) => {
    const all = links.flatMap((link) => (link instanceof HTMLAnchorElement ? [link.href] : []));
    return all.filter((href) => new URL(href).pathname !== new URL(own).pathname);
  }, address);
  await page.goto(others[0] ?? '');
  await expect(field(page)).toBeVisible();
  await expect(earlier(page)).toHaveCount(0);
  const tab = await context.newPage();
  await tab.goto(address);
  await expect(field(tab)).toBeVisible();
  await expect(earlier(tab)).toHaveCount(0);
});

test('what was asked over a page is answered there after a reload, and in the page of the request', async ({ page }) => {
  await answerWithAgenda(page, agenda);
  await openProduct(page, isapres);
  const product = page.url();
  const trigger = page.getByRole('button', { name: 'Solicitar más información' });
  await trigger.click();
  const executive = await send(page);
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Ya lo solicitaste' })).toBeVisible();
  await expectEarlier(page, executive);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // A step through the history that goes with the box would end what is gone to.
  await expect(page.locator('html[data-dialog]')).toHaveCount(0);
  await page.goto(`${product}/Solicitar`);
  await expectEarlier(page, executive);
  await page.goto(product);
  await trigger.click();
  await again(page).click();
  await expect(page.getByRole('dialog', { name: 'Solicitar' }).getByLabel('Nombre')).toHaveValue('');
});

test('only an answer in sight is asked about: not that of a closed box, nor where another request is written', async ({
  page,
}) => {
  await openProduct(page, isapres);
  const trigger = page.getByRole('button', { name: 'Solicitar más información' });
  await trigger.click();
  await send(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/withdrawals/')) asked.push(request.url());
  });
  const isSeenAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const count = () => asked.length;
  /** Once what was pressed is done with, which a box and the history take a moment for: who comes back then asks nothing. */
  const expectNothingAsked = () =>
    expect(async () => {
      const before = count();
      await isSeenAgain();
      await page.waitForTimeout(300);
      expect(count()).toBe(before);
    }).toPass();
  await page.reload();
  await expect(earlier(page)).toBeVisible();
  await expect.poll(count).toBe(1);
  await isSeenAgain();
  await expect.poll(count).toBe(2);
  // Whose executive takes meetings has the box for them over the answer.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  await expect(page.locator('html[data-dialog]')).toHaveCount(0);
  await expectNothingAsked();
  const whileClosed = count();
  await trigger.click();
  await expect(earlier(page)).toBeVisible();
  await expect.poll(count).toBe(whileClosed + 1);
  await again(page).click();
  await expect(field(page)).toBeVisible();
  await expectNothingAsked();
  const whileWritten = count();
  await page.reload();
  await expect(earlier(page)).toBeVisible();
  await expect.poll(count).toBe(whileWritten + 1);
});
