import { href } from '@cotejo/contract/paths';
import type { Page } from '@playwright/test';
import { fillContact } from './fill-contact.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { holdCalls } from './hold-calls.ts';

// A form that came back with what is wrong in it is a page with that status; what is sent without connection is told by the browser.
test.use({ allowedConsoleErrors: [/status of 400|ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

const place = href('contact', {});
const sendWords = 'Pedir que me contacten';
const formOf = (page: Page) => page.getByRole('form', { name: 'Te contactamos' });
const sendButton = (page: Page) => formOf(page).locator('[type=submit]');
const sentText = (page: Page) => page.getByText('Solicitud enviada. En los próximos segundos recibirás un email.');
const sentNumber = (page: Page) => page.locator('[data-sent-lead]').getAttribute('data-sent-lead');

/** Opens the page, whose form sends itself once its script has come with the visitor's first field. */
async function openForm(page: Page): Promise<void> {
  await page.goto(place);
  const part = page.waitForResponse(/send-in-page/);
  await formOf(page).getByLabel('Nombre').focus();
  await (await part).finished();
}

/** How often the form is posted from now on. */
function countPosts(page: Page): () => number {
  let posts = 0;
  page.on('request', (request) => (posts += request.method() === 'POST' && new URL(request.url()).pathname === place ? 1 : 0));
  return () => posts;
}

test('C3-57 whoever has no product in mind asks to be called from the contact page, and is told by whom and from when', async ({
  page,
}) => {
  await page.goto(place);
  await expectNoAxeViolations(page);
  const form = formOf(page);
  await form.getByRole('combobox', { name: 'Sobre qué' }).selectOption('Seguros');
  await form.getByLabel('Nombre').fill('Ana Soto');
  await form.getByText('Llamada', { exact: true }).click();
  await form.getByRole('button', { name: sendWords }).click();
  await expect(page.getByText('Teléfono necesario.').first()).toBeVisible();
  await expect(form.getByLabel('Nombre')).toHaveValue('Ana Soto');
  await expect(form.getByRole('combobox', { name: 'Sobre qué' })).toHaveValue('seguros');
  await fillContact(page);
  await form.getByRole('button', { name: sendWords }).click();
  await expect(sentText(page)).toBeVisible();
  await expect(page.getByText(/^Te llamarán (a partir de ahora|desde ((hoy|mañana) a las \d|el \S+, \d))/)).toBeVisible();
  await expect(page.locator('[data-executive-name]')).not.toBeEmpty();
  await expectNoAxeViolations(page);
});

test('a call that is asked for says that it is on its way, goes once however often it is pressed, and is answered where it stands', async ({
  page,
}) => {
  await openForm(page);
  await fillContact(page);
  const posts = countPosts(page);
  const { letGo } = await holdCalls(page, /ontacto$/);
  await sendButton(page).dblclick();
  await expect(sendButton(page)).toHaveText('Espere mientras enviamos su solicitud...');
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await letGo();
  await expect(sentText(page)).toBeVisible();
  await expect(page.getByRole('status').filter({ has: sentText(page) })).toBeFocused();
  expect(posts()).toBe(1);
  await expectNoAxeViolations(page);
});

test('without connection a call that is asked for says so and keeps the text; a lost answer is asked for again and is the same request', async ({
  page,
  context,
}) => {
  await openForm(page);
  await fillContact(page);
  const email = await page.getByRole('textbox', { name: 'Email' }).inputValue();
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Parece que no hay conexión. Lo que escribiste sigue aquí');
  await expect(sendButton(page)).toHaveText(sendWords);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expectNoAxeViolations(page);
  await context.setOffline(false);

  let first = '';
  await page.route(/ontacto$/, async (route) => {
    first = /data-sent-lead="([^"]+)"/.exec(await (await route.fetch()).text())?.[1] ?? '';
    await route.abort();
  });
  await sendButton(page).click();
  await expect.poll(() => first).not.toBe('');
  await expect(page.getByRole('alert')).toContainText('Parece que no hay conexión');
  await page.unroute(/ontacto$/);
  // A page that does not know what became of it has a moment of its own: the form keeps the one that it was sent with.
  const other = await (await page.request.get(place)).text();
  await page.route(/ontacto$/, (route) => route.fulfill({ body: other.replace('data-moment=', 'data-unknown="" data-moment=') }));
  await sendButton(page).click();
  await expect(formOf(page)).toHaveAttribute('data-unknown', '');
  await page.unroute(/ontacto$/);
  await sendButton(page).click();
  await expect(sentText(page)).toBeVisible();
  expect(await sentNumber(page)).toBe(first);
});

test('what was typed on the contact page is there again after another page, and no more once it was sent', async ({ page }) => {
  await openForm(page);
  await fillContact(page);
  const email = await page.getByRole('textbox', { name: 'Email' }).inputValue();
  await formOf(page).getByText('Llamada', { exact: true }).click();
  await page.goto(href('help', {}));
  await page.goto(place);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(formOf(page).getByRole('radio', { name: 'Llamada' })).toBeChecked();
  await sendButton(page).click();
  await expect(sentText(page)).toBeVisible();
  await openForm(page);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('');
});
