import { addDays, dayAt, type PlainDate } from '@cotejo/core/dates';
import type { Page } from '@playwright/test';
import { askFirst } from './ask-first.ts';
import { openerOf } from './family.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { ownEmail } from './own-email.ts';
import { open } from './walks.ts';

const passed = 'El día de salida ya pasó: elige hoy o un día posterior.';
const besidePartner = 'Ya dijiste que tienes pareja: elige otro parentesco para esta carga.';
const sentLine = 'Solicitud enviada. En los próximos segundos recibirás un email.';
const journeys = '/Comparar/Seguros-de-Viaje';

const today = (): PlainDate => dayAt(Date.now(), 'America/Santiago');

async function sayWho(page: Page, phone: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Ana Soto');
  await page.getByRole('textbox', { name: 'Teléfono' }).fill(phone);
  await page.getByRole('textbox', { name: 'Correo' }).fill(ownEmail());
}

test('a journey that began yesterday is refused by the script of its form, and goes once it begins today', async ({ page }) => {
  await askFirst(page, journeys);
  await sayWho(page, '56912345678');
  await page.getByRole('combobox', { name: /País de origen/ }).fill('chile');
  await page.getByRole('combobox', { name: /País de destino/ }).fill('canadá');
  await page.getByRole('textbox', { name: /^Edad del pasajero/ }).fill('34');
  await expect(page.getByText('La asistencia recibe hasta los 99 años')).toBeVisible();
  const departure = page.getByLabel('Día de salida');
  await departure.fill(addDays(today(), -1));
  await page.getByLabel('Día de regreso').fill(addDays(today(), 5));
  const send = page.getByRole('button', { name: 'Enviar solicitud' });
  await send.click();
  const alert = page.getByRole('alert').filter({ hasText: passed });
  await expect(alert).toBeVisible();
  await expect(alert.locator('..')).toBeFocused();
  await expectNoAxeViolations(page, 'main');
  await departure.fill(today());
  await send.click();
  await expect(page.getByText(sentLine)).toBeVisible();
});

test('without script the same journey is refused at its day', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await askFirst(page, new URL(journeys, baseURL).href);
  await sayWho(page, '+56912345678');
  await page.getByRole('combobox', { name: /País de origen/ }).selectOption({ label: 'Chile' });
  await page.getByRole('combobox', { name: /País de destino/ }).selectOption({ label: 'España' });
  await page.getByRole('textbox', { name: /^Edad del pasajero/ }).fill('34');
  const departure = page.getByLabel('Día de salida');
  await departure.fill(addDays(today(), -1));
  await page.getByLabel('Día de regreso').fill(addDays(today(), 5));
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(departure).toHaveAccessibleDescription(new RegExp(passed));
  await departure.fill(today());
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByText(sentLine)).toBeVisible();
  await context.close();
});

test('B4-29 a form for health takes one spouse: the partner, or a carga', async ({ page, baseURL }) => {
  await askFirst(page, `http://peru.localhost:${new URL(baseURL ?? '').port}/Comparar/Seguros-de-Salud`);
  await page
    .getByRole('button', { name: /^Agregar/ })
    .first()
    .click();
  const kinship = page.getByRole('combobox', { name: 'Parentesco' });
  await kinship.selectOption('Cónyuge');
  const partner = page.getByRole('checkbox', { name: 'Con mi pareja' });
  await partner.check();
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(kinship).toHaveAccessibleDescription(new RegExp(besidePartner));
  await expectNoAxeViolations(page, 'main');
  await kinship.selectOption('Hijo/Hija');
  await expect(kinship).not.toHaveAccessibleDescription(new RegExp(besidePartner));
  await expect(kinship.getByRole('option', { name: 'Cónyuge' })).toBeDisabled();
  await partner.uncheck();
  await expect(kinship.getByRole('option', { name: 'Cónyuge' })).toBeEnabled();
});

test("B4-29 without script a profile's second spouse is refused at its kinship", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(new URL('/Comparar/Isapres', baseURL).href);
  await page.locator('#perfil summary').first().click();
  const fieldOf = (name: string) => page.locator(`#perfil [name="${name}"]`);
  await fieldOf('cotizante.0.edad').fill('40');
  await fieldOf('cotizante.1.edad').fill('41');
  await fieldOf('cargas.0.edad').fill('39');
  await fieldOf('cargas.0.parentesco').selectOption('Cónyuge');
  await page.locator('#perfil').getByRole('button', { name: 'Comparar' }).click();
  await expect(fieldOf('cargas.0.parentesco')).toHaveValue('Cónyuge');
  await expect(fieldOf('cargas.0.parentesco')).toHaveAccessibleDescription(new RegExp(besidePartner));
  await context.close();
});

test('B5-41 the editor of a journey tells whom the assistance leaves out', async ({ page }) => {
  await open(page, journeys);
  const editor = page.getByRole('dialog');
  await openerOf(page).click();
  const note = editor.getByText('La asistencia en viaje recibe hasta los 99 años');
  await editor.getByLabel('Tu edad').fill('99');
  await expect(note).toHaveCount(0);
  await editor.getByLabel('Tu edad').fill('100');
  await expect(note).toBeVisible();
});
