import { askFirst } from '../ask-first.ts';
import { fillJourney } from '../fill-journey.ts';
import { expect, test } from '../fixtures.ts';
import { dayAhead } from '../journey-days.ts';

const [departure, homecoming] = [dayAhead(40), dayAhead(55)];

test('B7-48 B7-54 without script a sent request for travel leads on with nothing typed twice', async ({ page }) => {
  await askFirst(page, '/Comparar/Seguros-de-Viaje');
  await fillJourney(page, departure, homecoming);
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();

  const notice = page.getByRole('region', { name: 'Asistencia en viaje' });
  await expect(notice).toContainText(`Se pasa: 34 años · del ${departure.words} al ${homecoming.words} · Europa · De Chile`);
  const link = notice.getByRole('link', { name: /^Abrir la página/ });
  await expect(link).toHaveAttribute('href', /^https:\/\/asistencia\.example\/chile\?.*Majors=0&Childs=0&Adults=1&Age=34$/);

  await notice.getByText('Cambiar lo que se pasa').click();
  await expect(notice.getByLabel('Primer día del viaje')).toHaveValue(departure.value);
  await notice.getByLabel('Destino').selectOption({ label: 'Asia' });
  await notice.getByRole('button', { name: 'Preparar el enlace' }).click();
  await expect(page).toHaveURL('/Asistencia-en-Viaje');
  await expect(page.getByText(`Se pasa: 34 años · del ${departure.words} al ${homecoming.words} · Asia`)).toBeVisible();
});
