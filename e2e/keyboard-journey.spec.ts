import type { Locator, Page } from '@playwright/test';
import { tabTo } from './by-key.ts';
import { isapres, openerOf } from './family.ts';
import { expect, test } from './fixtures.ts';
import { ownEmail } from './own-email.ts';
import { isTakenOver } from './page-watch.ts';

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('profile, filter, comparison and request are gone through by keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(isapres);
  await page.waitForFunction(isTakenOver);

  await press(page, openerOf(page));
  const editor = page.getByRole('dialog', { name: 'Quiénes se asegurarán?' });
  await tabTo(page, editor.getByLabel('Tu edad'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('34');
  await press(page, editor.getByRole('button', { name: 'Agregar pareja' }));
  await tabTo(page, editor.getByLabel('Edad de tu pareja'));
  await page.keyboard.type('33');
  await press(page, editor.getByRole('button', { name: 'Comparar' }));
  await expect(editor).toBeHidden();
  await expect(openerOf(page)).toBeFocused();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);

  await press(page, page.getByRole('checkbox', { name: /^Colmena/ }), 'Space');
  await expect(page).toHaveURL(/organizations=67/);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /^Colmena/ })).toBeFocused();

  const boxes = page.getByRole('checkbox', { name: /^Comparar / });
  for (const index of [0, 1]) await press(page, boxes.nth(index), 'Space');
  await press(page, page.getByRole('button', { name: 'Comparar seguros' }));
  const comparison = page.getByRole('dialog', { name: /^Compara tus 2/ });
  await expect(comparison.getByRole('table')).toBeVisible();
  await press(page, comparison.getByRole('checkbox', { name: 'Sólo diferencias' }), 'Space');
  await expect(comparison.getByRole('checkbox', { name: 'Sólo diferencias' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(comparison).toBeHidden();
  await expect(page.getByRole('button', { name: 'Comparar seguros' })).toBeFocused();

  await page.reload();
  await page.waitForFunction(isTakenOver);
  await press(page, page.getByRole('link', { name: /^(Solicitar|Contratar) / }).first());
  await expect(page.getByRole('heading', { level: 1, name: /^(Solicitar|Contratar) / })).toBeFocused();
  for (const [name, typed] of [
    [/^Nombre/, 'Ana Soto'],
    [/^Email/, ownEmail()],
    [/^Teléfono/, `9 ${String(Date.now()).slice(-8)}`],
  ] as const) {
    await tabTo(page, page.getByRole('textbox', { name }).first());
    await page.keyboard.type(typed);
  }
  await press(page, page.getByRole('button', { name: 'Enviar solicitud' }));
  await expect(page.getByText('Solicitud enviada. En los próximos segundos recibirás un email.')).toBeVisible();
});
