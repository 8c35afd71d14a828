import type { Locator, Page } from '@playwright/test';
import { openerOf } from './family.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { dayAhead } from './journey-days.ts';

const journeys = '/Comparar/Seguros-de-Viaje';

async function openForm(page: Page): Promise<{ readonly editor: Locator; readonly summary: Locator }> {
  await page.goto(journeys);
  await openerOf(page).press('Enter');
  const editor = page.getByRole('dialog', { name: '¿Quiénes viajarán?' });
  await expect(editor.locator('form[id]')).toBeVisible();
  return { editor, summary: editor.locator('summary', { hasText: 'Más datos (opcional)' }) };
}

const fieldOf = (editor: Locator, name: string): Locator => editor.locator(`[name="${name}"]`);

test('by key what may be said besides comes after what is asked, opens, leads on inside, and closes again', async ({ page }) => {
  const { editor, summary } = await openForm(page);
  const [zone, origin, compare] = [
    fieldOf(editor, 'zona'),
    fieldOf(editor, 'viaje.origen'),
    editor.getByRole('button', { name: 'Comparar' }),
  ];
  await zone.focus();
  await page.keyboard.press('Tab');
  await expect(summary).toBeFocused();
  // Closed it has no stop inside.
  await page.keyboard.press('Tab');
  await expect(compare).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(origin).toBeVisible();
    await expect(summary).toBeFocused();
    if (key === 'Enter') {
      await page.keyboard.press(key);
      await expect(origin).toBeHidden();
    }
  }
  for (const name of ['viaje.origen', 'viaje.destino', 'viaje.salida']) {
    await page.keyboard.press('Tab');
    await expect(fieldOf(editor, name)).toBeFocused();
  }
  await expect(fieldOf(editor, 'viaje.salida')).toBeInViewport();
  await expectNoAxeViolations(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(editor).toBeHidden();
  await expect(openerOf(page)).toBeFocused();
});

test('what was wrong inside stays open while it is mended and something else is still missing', async ({ page }) => {
  const { editor, summary } = await openForm(page);
  const [departure, homecoming, compare] = [
    fieldOf(editor, 'viaje.salida'),
    fieldOf(editor, 'viaje.regreso'),
    editor.getByRole('button', { name: 'Comparar' }),
  ];
  await summary.click();
  await departure.fill(dayAhead(40).value);
  await homecoming.fill(dayAhead(34).value);
  await summary.click();
  await expect(homecoming).toBeHidden();
  await compare.click();
  // The fault is in sight, and has the focus.
  await expect(homecoming).toBeFocused();
  await expectNoAxeViolations(page, 'dialog[open]');
  await homecoming.fill(dayAhead(43).value);
  await fieldOf(editor, 'cotizante.0.edad').fill('');
  await compare.click();
  await expect(fieldOf(editor, 'cotizante.0.edad')).toBeFocused();
  await expect(homecoming).toBeVisible();
  await fieldOf(editor, 'cotizante.0.edad').fill('34');
  await compare.click();
  await expect(editor).toBeHidden();
});

test('on a phone each field of the form brings the keyboard it needs, none of which enlarges the page', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a phone has keyboards to choose from');
  const { editor, summary } = await openForm(page);
  await summary.tap();
  for (const name of ['cotizante.0.edad', 'viaje.dias']) {
    await expect(fieldOf(editor, name)).toHaveAttribute('inputmode', 'numeric');
  }
  for (const name of ['viaje.salida', 'viaje.regreso']) {
    await expect(fieldOf(editor, name)).toHaveAttribute('type', 'date');
  }
  const fields = editor.locator('input:not([type=hidden], [type=radio]), select');
  const sizes = await fields.evaluateAll((all) => all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
  expect(sizes.length).toBeGreaterThanOrEqual(7);
  // A browser of a phone enlarges the page for letters under 16 px.
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  const box = await editor.boundingBox();
  expect(box?.width).toBe(page.viewportSize()?.width);
});
