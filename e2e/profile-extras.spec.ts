import type { Locator, Page } from '@playwright/test';
import { openerOf } from './family.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { dayAhead } from './journey-days.ts';
import { open } from './walks.ts';

const eps = 'cotizante.0.epsActual';
const needed = 'Este plan se suma a tu EPS y no la reemplaza: para contratarlo necesitas tener una.';

const fieldOf = (editor: Locator, name: string): Locator => editor.locator(`[name="${name}"]`);

async function editorAt(page: Page, origin: string, path: string): Promise<Locator> {
  await open(page, origin + path);
  await openerOf(page).click();
  const editor = page.locator('dialog[open]');
  await expect(editor.locator('form[id]')).toBeVisible();
  return editor;
}

function originOf(edition: string, baseURL: string | undefined): string {
  return `http://${edition}.localhost:${new URL(baseURL ?? '').port}`;
}

test('B5-29 prepaid medicine in Colombia is compared by who has an EPS, and by nobody who has none', async ({
  page,
  baseURL,
}) => {
  const editor = await editorAt(page, originOf('colombia', baseURL), '/Comparar/Medicina-Prepagada');
  const [insurer, compare] = [fieldOf(editor, eps), editor.getByRole('button', { name: 'Comparar' })];
  await compare.click();
  await expect(insurer).toHaveAccessibleDescription(/Elige tu EPS\./);
  await expect(insurer).toBeFocused();
  await expect(editor.getByRole('alert')).toContainText('No se ingresaron los siguientes campos: Tu EPS');
  await insurer.selectOption({ label: 'No tengo EPS' });
  await compare.click();
  await expect(insurer).toHaveAccessibleDescription(new RegExp(needed));
  await expect(insurer).toBeFocused();
  await expectNoAxeViolations(page, 'dialog[open]');
  await insurer.selectOption({ label: 'EPS Sanitas' });
  await compare.click();
  await expect(editor).toBeHidden();
  await expect(page.getByText('Perfil de ejemplo')).toBeHidden();
});

test('B5-29 without script the same EPS is asked for, each fault under its field', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${originOf('colombia', baseURL)}/Comparar/Medicina-Prepagada`);
  await page.locator('#perfil summary').first().click();
  const insurer = page.locator(`[name="${eps}"]`);
  await insurer.selectOption({ label: 'No tengo EPS' });
  await page.locator('#perfil').getByRole('button', { name: 'Comparar' }).click();
  await expect(insurer).toHaveValue('notengo');
  await expect(insurer).toHaveAccessibleDescription(new RegExp(needed));
  await insurer.selectOption({ label: 'EPS Sanitas' });
  await page.locator('#perfil').getByRole('button', { name: 'Comparar' }).click();
  await expect(page.getByText('Perfil de ejemplo')).toHaveCount(0);
  await context.close();
});

test('C3-03 C3-31 C3-32 nationality and country of cover are asked below the rest, and survive a reload', async ({
  page,
  baseURL,
}) => {
  const origin = originOf('international', baseURL);
  const editor = await editorAt(page, origin, '/Comparar/Seguros-de-Salud');
  const nationality = fieldOf(editor, 'cotizante.0.nacionalidad');
  await expect(nationality).toBeHidden();
  await editor.getByText('Más datos (opcional)').click();
  await nationality.selectOption({ label: 'Francia' });
  await fieldOf(editor, 'cotizante.0.paisCobertura').selectOption({ label: 'España' });
  await expectNoAxeViolations(page, 'dialog[open]');
  await editor.getByRole('button', { name: 'Comparar' }).click();
  await expect(editor).toBeHidden();
  const kept = await page.evaluate(() => Object.values(localStorage).find((text: string) => text.includes('paisCobertura')));
  expect(JSON.parse(kept ?? '{}')).toMatchObject({
    cotizante: [
      {
        nacionalidad: { code: 'FR', name: 'Francia', nationality: 'Francés' },
        paisCobertura: { code: 'ES', name: 'España', nationality: 'Español' },
      },
    ],
  });
  await page.reload();
  await openerOf(page).click();
  await expect(nationality).toHaveValue('FR');
  await expect(fieldOf(editor, 'cotizante.0.paisCobertura')).toHaveValue('ES');
});

test('the dates of a journey tell its days, and a return before the departure is refused at its field', async ({
  page,
  baseURL,
}) => {
  const editor = await editorAt(page, new URL(baseURL ?? '').origin, '/Comparar/Seguros-de-Viaje');
  await editor.getByText('Más datos (opcional)').click();
  const [departure, homecoming] = [fieldOf(editor, 'viaje.salida'), fieldOf(editor, 'viaje.regreso')];
  await departure.fill(dayAhead(40).value);
  await homecoming.fill(dayAhead(34).value);
  await editor.getByRole('button', { name: 'Comparar' }).click();
  await expect(homecoming).toHaveAccessibleDescription(/El regreso no puede ser antes de la salida/);
  await expect(homecoming).toBeFocused();
  await homecoming.fill(dayAhead(43).value);
  await expect(fieldOf(editor, 'viaje.dias')).toHaveValue('4');
  await fieldOf(editor, 'viaje.dias').fill('7');
  await expect(homecoming).toHaveValue(dayAhead(46).value);
});
