import type { Page } from '@playwright/test';
import { askMeeting } from './ask-meeting.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

async function expectWhole(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

const hours = (page: Page) => page.getByRole('region', { name: /^Horas libres del/ });

test('B2.3-02 a meeting is chosen, looked over, booked, confirmed, moved and cancelled', async ({ page, request }) => {
  await page.goto(`${await askMeeting(request)}?zona=America/Lima`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Agenda una reunión con');
  await expectWhole(page);

  const days = page.getByRole('radio');
  const first = await hours(page).getAttribute('aria-label');
  await days.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(days.nth(1)).toBeChecked();
  await expect(hours(page)).toHaveCount(1);
  await expect(hours(page)).not.toHaveAccessibleName(first ?? '');
  await expect(hours(page)).toContainText('hora de Chile');
  await expect(hours(page).getByRole('link').first()).toContainText('para ti');

  await hours(page).getByRole('link').nth(1).click();
  await expect(page.getByRole('heading', { level: 2, name: '¿Te acomoda esta hora?' })).toBeVisible();
  const chosen = await page.getByRole('time').textContent();
  await expect(page.getByText(/Donde estás serán las \d\d:\d\d\./)).toBeVisible();
  await expectWhole(page);
  await page.getByRole('button', { name: 'Agendar reunión' }).click();

  await expect(page.getByRole('main').getByRole('status')).toContainText('Listo, la reunión está agendada');
  await expect(page.getByRole('time')).toHaveText(chosen ?? '');
  await expectWhole(page);
  await page.getByRole('button', { name: 'Confirmar que voy a estar' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('confirmaste');
  await expect(page.getByText('Confirmada', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Cambiar la hora' }).click();
  await expect(page.getByText(/^Ahora: /)).toBeVisible();
  await expectWhole(page);
  await hours(page).getByRole('link').last().click();
  await page.getByRole('button', { name: 'Cambiar a esta hora' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('cambió de hora');
  await expect(page.getByText('Agendada', { exact: true })).toBeVisible();
  await expect(page.getByRole('time')).not.toHaveText(chosen ?? '');

  await page.getByRole('link', { name: 'Cancelar la reunión' }).click();
  await expectWhole(page);
  await page.getByRole('link', { name: 'Dejarla como está' }).click();
  await page.getByRole('link', { name: 'Cancelar la reunión' }).click();
  await page.getByRole('button', { name: 'Sí, cancelarla' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('La reunión está cancelada');
  await expect(hours(page)).toBeVisible();
});

test('an hour that somebody took meanwhile is told, with those that are left', async ({ page, request }) => {
  const [path, search] = [await askMeeting(request), '?inicio=2026-01-05T12:00:00.000Z'];
  await page.goto(path + search);
  await expect(page.getByRole('main').getByRole('status')).toContainText('Esa hora la acaba de tomar otra persona');
  await expect(hours(page)).toBeVisible();
});

test.describe('a link that was cut short', () => {
  test.use({ allowedConsoleErrors: [/404/] });
  test('is said to be no good, and leads to contact', async ({ page, request }) => {
    const response = await page.goto((await askMeeting(request)).slice(0, -3));
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Este enlace no vale.')).toBeVisible();
    await expectWhole(page);
  });
});
