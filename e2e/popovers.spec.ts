import { insurances } from './family.ts';
import { expect, test } from './fixtures.ts';

/** A card's own popover: what a word of it means. */
const cardButton = 'article header [popovertarget]:has(.sr-only)';

test.beforeEach(async ({ page }) => {
  await page.goto(`${insurances}?ponderation=0.5`);
  await expect(page.locator(cardButton).first()).toBeVisible();
});

test('A2.3-39, A2.3-41, A9-14, B9-40 a mouse opens a card popover after 200 ms, keeps it over its panel, and closes it when it leaves', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a finger does not hover');
  const button = page.locator(cardButton).first();
  const panel = page.locator(`[id="${await button.getAttribute('popovertarget')}"]`);
  // A movement of a mouse from one thing to another brings what follows it, once the page listens.
  await expect(async () => {
    await page.mouse.move(5, 5);
    await page.mouse.move(5, 400);
    expect(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))).toContainEqual(
      expect.stringContaining('hover-panels'),
    );
  }).toPass();
  await button.scrollIntoViewIfNeeded();
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await button.hover();
  await page.clock.runFor(199);
  await expect(panel).toBeHidden();
  await page.clock.runFor(1);
  await expect(panel).toBeVisible();
  await panel.hover();
  await page.clock.runFor(1000);
  await expect(panel).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(200);
  await expect(panel).toBeHidden();
});

test('A2.3-40 a tap or a click opens a card popover, the next one closes it', async ({ page, isMobile }) => {
  const button = page.locator(cardButton).first();
  const panel = page.locator(`[id="${await button.getAttribute('popovertarget')}"]`);
  const press = (): Promise<void> => (isMobile ? button.tap() : button.click());
  await press();
  await expect(panel).toBeVisible();
  await page.waitForTimeout(400);
  await expect(panel).toBeVisible();
  await press();
  await expect(panel).toBeHidden();
});

test('a card popover opens and closes by keyboard', async ({ page }) => {
  const button = page.locator(cardButton).first();
  const panel = page.locator(`[id="${await button.getAttribute('popovertarget')}"]`);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});

test('the category of a card and the filter of types say what each is (A3-64, A3-68, A3-71)', async ({ page, isMobile }) => {
  const first = page.locator('article').first();
  await first.scrollIntoViewIfNeeded();
  const badge = first.locator('header button:not(:has(.sr-only))').first();
  const title = (await badge.textContent()) ?? '';
  await badge.click();
  await expect(first.getByRole('note', { name: title })).toContainText(/\.$/);
  await page.keyboard.press('Escape');
  if (isMobile) await page.getByRole('button', { name: /^Filtros/ }).click();
  await page.getByRole('button', { name: 'Qué es cada tipo de seguro' }).click();
  const meanings = page.getByRole('note').filter({ hasText: 'Dental:' });
  for (const meaning of ['Complementario: Devuelve', 'Dental: Paga', 'Servicio/Asistencia: No devuelve']) {
    await expect(meanings).toContainText(meaning);
  }
});

test('A3-45 the price of a card opens how it comes about, by a press and by keys', async ({ page, isMobile }) => {
  const button = page
    .locator('article')
    .getByRole('button', { name: /cómo se forma este precio$/ })
    .first();
  const panel = page.locator(`[id="${await button.getAttribute('popovertarget')}"]`);
  await (isMobile ? button.tap() : button.click());
  await expect(panel).toBeVisible();
  await expect(panel).toHaveText(/^Es la suma de/);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
});

test("'Cómo ordenamos' has a title and a way out, and on a phone lies at the foot of the screen, over its bar", async ({
  page,
  isMobile,
}) => {
  const button = page.getByRole('button', { name: 'Cómo ordenamos' });
  const panel = page.getByRole('note', { name: 'Cómo ordenamos' });
  await (isMobile ? button.tap() : button.click());
  await expect(panel).toBeVisible();
  await expect(panel.getByText('Cómo ordenamos', { exact: true })).toBeInViewport();
  const box = await panel.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (isMobile) expect(box).toMatchObject({ x: 0, width, y: height - (box?.height ?? 0) });
  else expect(box?.width).toBeLessThanOrEqual(480);
  const close = panel.getByRole('button', { name: 'Cerrar' });
  // It stays in sight however far the text is read.
  await panel.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(close).toBeInViewport({ ratio: 1 });
  await (isMobile ? close.tap() : close.click());
  await expect(panel).toBeHidden();
});

test('a mouse that crosses the line above the filters is led to nothing over them, and a press is', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a finger does not hover');
  const line = page.getByRole('button', { name: /^Comparas .*sin enviar tus datos/ });
  const panel = page.locator(`[id="${await line.getAttribute('popovertarget')}"]`);
  await page.mouse.move(5, 5);
  await line.hover();
  // Three times as long as a card's popover waits.
  await page.waitForTimeout(600);
  await expect(panel).toBeHidden();
  await line.click();
  await expect(panel).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel).toBeHidden();
});
