import type { Browser, Page } from '@playwright/test';
import { askFirst } from './ask-first.ts';
import { openerOf } from './family.ts';
import { expect, test } from './fixtures.ts';

const journeys = '/Comparar/Seguros-de-Viaje';

/** In Madrid it is the day after, in Chile still the day before: the summer of the one and the winter of the other overlap. */
const midnightInMadrid = '2027-03-27T23:30:00Z';

test.use({ timezoneId: 'Europe/Madrid' });

test('days of a journey are those of the calendar, at midnight and where an hour is left out', async ({ page }) => {
  await page.clock.setFixedTime(midnightInMadrid);
  await page.goto(journeys);
  await openerOf(page).click();
  const editor = page.getByRole('dialog', { name: '¿Quiénes viajarán?' });
  await editor.getByText('Más datos (opcional)').click();
  await editor.locator('[name="viaje.salida"]').fill('2027-03-27');
  await editor.locator('[name="viaje.regreso"]').fill('2027-03-29');
  await expect(editor.locator('[name="viaje.dias"]')).toHaveValue('3');
  await editor.locator('[name="viaje.dias"]').fill('5');
  await expect(editor.locator('[name="viaje.regreso"]')).toHaveValue('2027-03-31');
  await editor.getByRole('button', { name: 'Comparar' }).click();
  await expect(editor).toBeHidden();
  const kept = await page.evaluate(() => Object.values(localStorage).find((text: string) => text.includes('salida')));
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ viaje: { dias: 5, salida: '2027-03-27', regreso: '2027-03-31' } });
});

/** Until when the price of the first plan of a kept profile holds, as its request says. */
async function validUntil(browser: Browser, timezoneId: string, baseURL: string | undefined): Promise<string> {
  const context = await browser.newContext({
    timezoneId,
    serviceWorkers: 'block',
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page: Page = await context.newPage();
  const profile = { cotizante: [{ edad: 41, sexo: 'Femenino' }], cargas: [], ingresodatos: true };
  await page.addInitScript((text) => localStorage.setItem('QP_PROFILE_SEGURO_V1.7', text), JSON.stringify(profile));
  await askFirst(page, '/Comparar/Seguros-de-Salud');
  const said =
    (await page
      .getByText(/^Vale hasta el/)
      .first()
      .textContent()) ?? '';
  await context.close();
  return said;
}

test('a price holds until the same day wherever it is read', async ({ browser, baseURL }) => {
  const [here, there, beyond] = [
    await validUntil(browser, 'America/Santiago', baseURL),
    await validUntil(browser, 'Europe/Madrid', baseURL),
    await validUntil(browser, 'Pacific/Kiritimati', baseURL),
  ];
  expect(here).toMatch(/^Vale hasta el \d+ de \w+ de \d{4}/);
  expect([there, beyond]).toEqual([here, here]);
});
