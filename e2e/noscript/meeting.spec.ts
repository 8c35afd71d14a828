import { askMeeting } from '../ask-meeting.ts';
import { expect, test } from '../fixtures.ts';

test('a meeting is booked and cancelled without script', async ({ page, request }) => {
  await page.goto(await askMeeting(request));
  const hours = page.getByRole('region', { name: /^Horas libres del/ });
  await expect(hours).toHaveCount(1);
  await page.locator('label').nth(1).click();
  await expect(hours).toHaveCount(1);
  await hours.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Agendar reunión' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Listo, la reunión está agendada');
  await page.getByRole('link', { name: 'Cancelar la reunión' }).click();
  await page.getByRole('button', { name: 'Sí, cancelarla' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('La reunión está cancelada');
});
