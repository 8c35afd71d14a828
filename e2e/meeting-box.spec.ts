import type { Page } from '@playwright/test';
import { answerWithAgenda, answerWithAgendas } from './answer-with-agenda.ts';
import { askFirst, openProduct } from './ask-first.ts';
import { askMeeting } from './ask-meeting.ts';
import { isapres } from './family.ts';
import { fillContact } from './fill-contact.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { holdCalls } from './hold-calls.ts';
import { isTakenOver } from './page-watch.ts';

const agenda = 'https://reuniones.cotejo.example/paula';
const wide = 992;
/** Of the line that says that the request went, on the narrowest phone. */
const tallestLine = 120;
/** As many requests as there are executives, each of whom is given the next. */
const mostTries = 20;

const box = (page: Page) => page.getByRole('dialog', { name: /reunión con/ });
const hours = (page: Page) => box(page).getByRole('region', { name: /^Horas libres del/ });
const executive = (page: Page) => page.locator('[data-executive-name]');
const opener = (page: Page) => page.getByRole('button', { name: 'Agendar reunión' });

async function send(page: Page): Promise<void> {
  await fillContact(page);
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByText('Solicitud enviada. En los próximos segundos recibirás un email.')).toBeVisible();
}

/** What is left of the first day may be one hour, which is no choice. */
async function chooseSecondDay(page: Page): Promise<void> {
  const days = box(page).getByRole('radio');
  await days.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(days.nth(1)).toBeChecked();
  await expect(hours(page)).toHaveCount(1);
}

async function chooseMeeting(page: Page): Promise<void> {
  await page.getByRole('group', { name: '¿Cómo quieres seguir?' }).getByText('Reunión').click();
}

async function expectWhole(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  const wider = await box(page).evaluate((element) =>
    [...element.querySelectorAll('*')].filter(
      (part) => part.scrollWidth > part.clientWidth && getComputedStyle(part).overflowX === 'auto',
    ),
  );
  expect(wider).toHaveLength(0);
  const sign = await box(page).getByText('Tu solicitud ya está enviada.').boundingBox();
  expect(sign?.height).toBeLessThan(tallestLine);
}

test('B2.3-01 B2.3-02 B2.3-03 B9-26 a request that went offers a meeting over its answer, which is booked there', async ({
  page,
  request,
}) => {
  await answerWithAgendas(page, { elsewhere: null, ours: await askMeeting(request) });
  await askFirst(page, isapres);
  const address = page.url();
  await send(page);
  await expect(box(page)).toBeVisible();
  await expect(box(page).getByText('Tu solicitud ya está enviada.')).toBeVisible();
  await expect(hours(page)).toBeVisible();
  expect(await box(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expect(box(page)).toHaveAttribute('data-size', 'screen');
  await expectWhole(page);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(executive(page)).toBeVisible();
  await chooseMeeting(page);
  await opener(page).click();
  await chooseSecondDay(page);
  await hours(page).getByRole('link').first().click();
  await expect(box(page).getByRole('heading', { name: '¿Te acomoda esta hora?' })).toBeVisible();
  await expectWhole(page);
  await box(page).getByRole('link', { name: 'Elegir otra hora' }).click();
  await chooseSecondDay(page);
  await hours(page).getByRole('link').nth(1).click();
  await box(page).getByRole('button', { name: 'Agendar reunión' }).click();
  await expect(box(page).getByRole('status')).toContainText('Listo, la reunión está agendada');
  await expect(box(page)).toHaveAttribute('data-size', 'form');
  await expectWhole(page);
  await box(page).getByRole('button', { name: 'Confirmar que voy a estar' }).click();
  await expect(box(page).getByText('Confirmada', { exact: true })).toBeVisible();
  await box(page).getByRole('link', { name: 'Cambiar la hora' }).click();
  await box(page).getByRole('link', { name: 'Dejarla como está' }).click();
  await expect(box(page).getByText('Confirmada', { exact: true })).toBeVisible();

  await box(page).getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(executive(page)).toBeVisible();
  expect(page.url()).toBe(address);
  const booked = page.getByRole('button', { name: 'Ver mi reunión' });
  await expect(booked).toBeFocused();
  await booked.press('Enter');
  await expect(box(page).getByText('Confirmada', { exact: true })).toBeVisible();
  await page.reload();
  await expect(box(page).getByText('Confirmada', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Ya lo solicitaste' })).toBeVisible();
});

test('B2.3-03 B2.3-04 no meeting is offered by itself where none can be booked here, nor once the visitor went on', async ({
  page,
  request,
}) => {
  await answerWithAgenda(page, agenda);
  await askFirst(page, isapres);
  const address = page.url();
  await send(page);
  await chooseMeeting(page);
  await expect(page.getByRole('link', { name: 'Agendar una reunión' })).toHaveAttribute('href', agenda);
  await page.unroute('**/api/leads');

  await answerWithAgendas(page, { elsewhere: null, ours: await askMeeting(request) });
  const held = Promise.withResolvers<undefined>();
  const slots = page.waitForRequest('**/api/meetings/*/slots');
  await page.route('**/api/meetings/*/slots', async (route) => {
    await held.promise;
    await route.fallback();
  });
  await page.goto(address);
  await page.getByRole('button', { name: 'Pedir de nuevo' }).click();
  await send(page);
  const answered = (await slots).response();
  await chooseMeeting(page);
  held.resolve(undefined);
  await answered;
  await expect(opener(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await opener(page).click();
  await expect(hours(page)).toBeVisible();
});

test.describe('an answer that is there before script', () => {
  test.use({ waitsForScript: false });

  test('B2.3-03 B2.3-04 has no box opened over it for who has pressed something on it by then', async ({ page }) => {
    await askFirst(page, isapres);
    const address = page.url();
    const booking = page.getByRole('link', { name: 'Agendar reunión' });
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/slots') && asked.push(request.url()));
    // Until it is given to somebody who takes meetings by our calendar.
    for (let tries = 0; tries < mostTries; tries += 1) {
      const script = await holdCalls(page, /\/assets\/.*\.js/);
      await page.goto(address, { waitUntil: 'commit' });
      await fillContact(page);
      await page.getByRole('button', { name: 'Enviar solicitud' }).click();
      await expect(executive(page)).toBeVisible();
      const isOurs = await booking.isVisible();
      if (isOurs) await page.getByRole('heading', { level: 1 }).first().click();
      await script.letGo();
      if (isOurs) break;
    }
    await page.waitForFunction(isTakenOver);
    await expect(page.getByRole('group', { name: '¿Cómo quieres seguir?' })).toBeVisible();
    await page.waitForTimeout(1500);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(asked).toEqual([]);
  });
});

test('B2.3-03 over the page of a product a meeting closes by itself, and the answer below it stays', async ({
  page,
  request,
}) => {
  await answerWithAgendas(page, { elsewhere: null, ours: await askMeeting(request) });
  await openProduct(page, isapres);
  await page.getByRole('button', { name: 'Solicitar más información' }).click();
  await send(page);
  await expect(hours(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveCount(0);
  const answer = page.getByRole('dialog', { name: 'Asignación automática de Seguro' });
  await expect(answer.locator('[data-executive-name]')).toBeVisible();
  await chooseMeeting(page);
  await opener(page).click();
  await expect(hours(page)).toBeVisible();
  await box(page).getByRole('button', { name: 'Cerrar' }).first().click();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Back closes a meeting over the page and Forward opens it again; the answer below it stays, and Back leaves it then', async ({
  page,
  request,
}) => {
  await answerWithAgendas(page, { elsewhere: null, ours: await askMeeting(request) });
  await askFirst(page, isapres);
  const address = page.url();
  await send(page);
  await expect(hours(page)).toBeVisible();
  const sent = page.getByText('Solicitud enviada. En los próximos segundos recibirás un email.');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(sent).toBeVisible();
  expect(page.url()).toBe(address);
  await page.goForward();
  await expect(hours(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(sent).toBeVisible();

  await chooseMeeting(page);
  await opener(page).click();
  await expect(hours(page)).toBeVisible();
  await box(page).getByRole('button', { name: 'Cerrar' }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(sent).toBeVisible();
  await opener(page).click();
  await expect(hours(page)).toBeVisible();
  await page.reload();
  await expect(hours(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Ya lo solicitaste' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL((url) => url.href !== address);
  await expect(page.locator('article[data-product-code]').first()).toBeVisible();
});

test('a meeting over the page that is closed twice in a row leaves the page of the answer where it is', async ({
  page,
  request,
}) => {
  await answerWithAgendas(page, { elsewhere: null, ours: await askMeeting(request) });
  await askFirst(page, isapres);
  const address = page.url();
  await send(page);
  await expect(hours(page)).toBeVisible();
  const close = box(page).getByRole('button', { name: 'Cerrar' }).last();
  // Both before the browser takes the step back, as on a busy phone.
  await close.evaluate((button) => {
    for (let press = 0; press < 2; press += 1) button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await chooseMeeting(page);
  await opener(page).click();
  await expect(hours(page)).toBeVisible();
  await close.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Solicitud enviada. En los próximos segundos recibirás un email.')).toBeVisible();
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect(page.locator('article[data-product-code]').first()).toBeVisible();
});

test('Forward opens a meeting again once its page was left by Back and come back to', async ({ page, request }) => {
  await answerWithAgendas(page, { elsewhere: null, ours: await askMeeting(request) });
  await askFirst(page, isapres);
  const address = page.url();
  await send(page);
  await expect(hours(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('article[data-product-code]').first()).toBeVisible();
  const answer = page.getByRole('heading', { name: 'Ya lo solicitaste' });
  await page.goForward();
  await expect(answer).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(hours(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(answer).toBeVisible();
  expect(page.url()).toBe(address);
});

test('over the form over a page, Back closes the meeting first and then the form', async ({ page, request }) => {
  await answerWithAgendas(page, { elsewhere: null, ours: await askMeeting(request) });
  await openProduct(page, isapres);
  const address = page.url();
  await page.getByRole('button', { name: 'Solicitar más información' }).click();
  await send(page);
  await expect(hours(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(executive(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toBe(address);
});

test('B2.3-01 the box of a meeting takes a phone’s whole screen and the width of a page, and is whole at every width', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'one window of any width is enough');
  await answerWithAgendas(page, { elsewhere: null, ours: await askMeeting(request) });
  await askFirst(page, isapres);
  await send(page);
  await expect(hours(page)).toBeVisible();
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectWhole(page);
    const size = await box(page).boundingBox();
    if (width < wide) expect(size).toEqual({ x: 0, y: 0, width, height });
    else expect(size?.width).toBeGreaterThan(1000);
  }
});

test.describe('where its script cannot be had', () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED/] });

  test('a meeting is booked in its own page', async ({ page, request }) => {
    const ours = await askMeeting(request);
    await answerWithAgendas(page, { elsewhere: null, ours });
    await page.route('**/meeting-dialog*.js', (route) => route.abort());
    await askFirst(page, isapres);
    await send(page);
    await chooseMeeting(page);
    await opener(page).click();
    await expect(page).toHaveURL((url) => url.pathname === ours);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Ya lo solicitaste' })).toBeVisible();
  });
});

test.describe('where the calendar cannot be reached', () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED|status of 503/] });

  test('a step that is not taken leaves the hour as it was chosen, and hours that cannot be had leave the way to their page', async ({
    page,
    request,
  }) => {
    const ours = await askMeeting(request);
    await answerWithAgendas(page, { elsewhere: null, ours });
    await askFirst(page, isapres);
    await send(page);
    await hours(page).getByRole('link').first().click();
    await page.route('**/api/meetings/*', (route) => route.abort());
    const book = box(page).getByRole('button', { name: 'Agendar reunión' });
    await book.click();
    await expect(box(page).getByRole('alert')).toContainText('No sabemos si se guardó.');
    await box(page).getByRole('link', { name: 'Elegir otra hora' }).click();
    const unreachable = page.getByRole('dialog', { name: 'Reunión' });
    await expect(unreachable.getByRole('alert')).toContainText('No pudimos traer la agenda');
    await expect(unreachable.getByRole('link', { name: 'Abrir la página de la agenda' })).toHaveAttribute('href', ours);
    await expectNoAxeViolations(page);
    await page.unroute('**/api/meetings/*');
    await unreachable.getByRole('button', { name: 'Probar de nuevo' }).click();
    await expect(hours(page)).toBeVisible();
  });
});
