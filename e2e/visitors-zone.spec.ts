import { addDays, plainDate } from '@cotejo/core/dates';
import type { Browser, Page } from '@playwright/test';
import { askFirst } from './ask-first.ts';
import { openerOf } from './family.ts';
import { expect, test } from './fixtures.ts';

const journeys = '/Comparar/Seguros-de-Viaje';
const dayMilliseconds = 86_400_000;

function lastSundayOfMarch(year: number): number {
  const last = Date.UTC(year, 2, 31);
  return last - new Date(last).getUTCDay() * dayMilliseconds;
}

/** The Saturday before Europe leaves an hour out, of next year: what travels then has not passed. */
const saturday = plainDate(
  new Date(lastSundayOfMarch(new Date().getUTCFullYear() + 1) - dayMilliseconds).toISOString().slice(0, 10),
);
/** In Madrid it is the day after, in Chile still the day before: the summer of the one and the winter of the other overlap. */
const midnightInMadrid = `${saturday}T23:30:00Z`;

test.use({ timezoneId: 'Europe/Madrid' });

test('days of a journey are those of the calendar, at midnight and where an hour is left out', async ({ page }) => {
  await page.clock.setFixedTime(midnightInMadrid);
  await page.goto(journeys);
  await openerOf(page).click();
  const editor = page.getByRole('dialog', { name: '¿Quiénes viajarán?' });
  await editor.getByText('Más datos (opcional)').click();
  await editor.locator('[name="viaje.salida"]').fill(saturday);
  await editor.locator('[name="viaje.regreso"]').fill(addDays(saturday, 2));
  await expect(editor.locator('[name="viaje.dias"]')).toHaveValue('3');
  await editor.locator('[name="viaje.dias"]').fill('5');
  await expect(editor.locator('[name="viaje.regreso"]')).toHaveValue(addDays(saturday, 4));
  await editor.getByRole('button', { name: 'Comparar' }).click();
  await expect(editor).toBeHidden();
  const kept = await page.evaluate(() => Object.values(localStorage).find((text: string) => text.includes('salida')));
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ viaje: { dias: 5, salida: saturday, regreso: addDays(saturday, 4) } });
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
