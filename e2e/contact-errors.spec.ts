import { expect, test } from './fixtures.ts';
import { isapres } from './family.ts';
import { ownEmail } from './own-email.ts';

test('B5-18 B5-19 the contact form tells only what is wrong in fields that were edited, and goes once while it is on its way', async ({
  page,
}) => {
  await page.goto(isapres);
  const [url] = await page
    .locator('article[data-product-code]')
    .first()
    .getByRole('link', { name: /^(Solicitar|Contratar)/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await page.goto(url ?? '');
  const [name, phone] = [page.getByLabel('Nombre'), page.getByLabel('Teléfono')];
  const mail = page.getByRole('textbox', { name: 'Email' });
  const send = page.getByRole('button', { name: 'Enviar solicitud' });
  const faults = page.locator('[aria-invalid="true"]');
  await expect(faults).toHaveCount(0);
  // Through all fields without a word: nothing was edited, so nothing is wrong yet.
  await name.focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  await expect(faults).toHaveCount(0);
  await name.fill('M');
  await name.blur();
  await expect(faults).toHaveCount(1);
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('María Soto');
  await phone.fill('9 8765 4321');
  await mail.fill(ownEmail());
  await mail.blur();
  await expect(faults).toHaveCount(0);
  const held = Promise.withResolvers<undefined>();
  const sent: string[] = [];
  await page.route('**/*', async (route) => {
    if (route.request().method() !== 'POST' || !route.request().url().includes('/api/leads')) return route.fallback();
    sent.push(route.request().url());
    await held.promise;
    return route.fallback();
  });
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  await send.click();
  const sending = page.locator('form button[type="submit"][data-product-code]');
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  // Nothing waits until it can be pressed again: it is pressed all the same.
  await sending.click({ force: true });
  await name.press('Enter');
  // The button says it at once; the request itself leaves a moment later.
  await expect.poll(() => sent).toHaveLength(1);
  held.resolve(undefined);
  await expect(page.getByText('Solicitud enviada. En los próximos segundos recibirás un email.')).toBeVisible();
  expect(sent).toHaveLength(1);
});
