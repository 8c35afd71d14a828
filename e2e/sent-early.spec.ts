import { askFirst } from './ask-first.ts';
import { enterFamily, familyPriceOf, isapres } from './family.ts';
import { fillContact } from './fill-contact.ts';
import { fillJourney } from './fill-journey.ts';
import { expect, test } from './fixtures.ts';
import { holdCalls } from './hold-calls.ts';
import { dayAhead } from './journey-days.ts';
import { isTakenOver } from './page-watch.ts';

// Script and answers are held back here.
test.use({ waitsForScript: false });

const [departure, homecoming] = [dayAhead(40), dayAhead(55)];

test('the price of the own family comes also to who sends the request before it is there', async ({ page, request }) => {
  await page.goto(isapres);
  await page.waitForFunction(isTakenOver);
  await enterFamily(page);
  await askFirst(page, isapres);
  const code = /([^/]+)\/Solicitar$/.exec(new URL(page.url()).pathname)?.[1] ?? '';
  const prices = await holdCalls(page, /\/calculatePrice$/);
  await page.reload();
  await expect.poll(() => prices.held.length).toBe(1);
  await fillContact(page);
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  // What is asked for the page was given up for the request, which asks for itself.
  await expect.poll(() => prices.held.length).toBe(2);
  await prices.letGo();
  await expect(page.locator('[data-executive-name]')).toBeVisible();
  const own = new Intl.NumberFormat('es-CL').format(await familyPriceOf(request, code));
  await expect(page.getByRole('region', { name: 'Lo que solicitas' })).toContainText(`$${own}`);
});

test('what leads on from a request for travel that was sent before script stays as it was written, also half filled in', async ({
  page,
}) => {
  await askFirst(page, '/Comparar/Seguros-de-Viaje');
  const script = await holdCalls(page, /\/assets\/.*\.js/);
  await page.reload({ waitUntil: 'commit' });
  await fillJourney(page, departure, homecoming);
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();

  const notice = page.getByRole('region', { name: 'Asistencia en viaje' });
  await notice.getByText('Cambiar lo que se pasa').click();
  await notice.getByLabel('Destino').selectOption({ label: 'Asia' });
  await script.letGo();
  await page.waitForFunction(isTakenOver);
  await expect(notice).toContainText(`Se pasa: 34 años · del ${departure.words} al ${homecoming.words} · Europa · De Chile`);
  await expect(notice.getByLabel('Destino').locator('option:checked')).toHaveText('Asia');
  await notice.getByRole('button', { name: 'Preparar el enlace' }).click();
  await expect(page.getByText(`Se pasa: 34 años · del ${departure.words} al ${homecoming.words} · Asia`)).toBeVisible();
});
