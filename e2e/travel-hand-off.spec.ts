import { answerWithAgenda } from './answer-with-agenda.ts';
import { askFirst } from './ask-first.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { dayAhead } from './journey-days.ts';
import { ownEmail } from './own-email.ts';

const journeys = '/Comparar/Seguros-de-Viaje';
const [departure, homecoming] = [dayAhead(40), dayAhead(55)];

test('B7-48 B7-54 a sent request for travel leads on with nothing typed twice, shown before and changed where it is wrong', async ({
  page,
}) => {
  const opened: string[] = [];
  await page.route('https://asistencia.example/**', (route) => {
    opened.push(route.request().url());
    return route.abort();
  });
  await answerWithAgenda(page, null);
  await askFirst(page, journeys);
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Ana Soto');
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('56912345678');
  await page.getByRole('textbox', { name: 'Correo' }).fill(ownEmail());
  await page.getByRole('combobox', { name: /País de origen/ }).fill('chile');
  await page.getByLabel('Día de salida').fill(departure.value);
  await page.getByLabel('Día de regreso').fill(homecoming.value);
  await page.getByRole('textbox', { name: /^Edad del pasajero/ }).fill('34');
  await page.getByRole('button', { name: 'Agregar un pasajero' }).click();
  await page
    .getByRole('textbox', { name: /^Edad del pasajero/ })
    .nth(1)
    .fill('8');
  await page.getByRole('combobox', { name: /País de destino/ }).fill('españa');
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();

  const notice = page.getByRole('region', { name: 'Asistencia en viaje' });
  await expect(notice).toContainText('No le pasamos tu nombre, tu teléfono ni tu correo.');
  await expect(notice).toContainText(`Se pasa: edades 34, 8 · del ${departure.words} al ${homecoming.words} · Europa · De Chile`);
  await expect(notice.getByRole('textbox')).toHaveCount(0);
  const link = notice.getByRole('link', { name: /^Abrir la página de asistencia.example/ });
  const parameters = async () =>
    Object.fromEntries(new URL((await link.getAttribute('href')) ?? 'about:blank').searchParams.entries());
  expect(await parameters()).toEqual({
    Business: 'international-health',
    Country: '560',
    Destination: '02',
    StartDate: departure.slashes,
    EndDate: homecoming.slashes,
    Majors: '0',
    Childs: '1',
    Adults: '1',
    Age: '34|8',
  });
  await expectNoAxeViolations(page, 'section[aria-labelledby=asistencia]');
  const address = page.url();
  // The port of the server may hold any number.
  const { pathname, search, hash } = new URL(address);
  expect(pathname + search + hash).not.toMatch(/20\d\d|34|espa|ES\b/);

  await notice.getByText('Cambiar lo que se pasa').click();
  const ages = notice.getByRole('textbox', { name: /Edades/ });
  await expect(ages).toHaveValue('34, 8');
  await ages.fill('34, 8, 74');
  await notice.getByRole('button', { name: 'Preparar el enlace' }).click();
  await expect(notice).toContainText('Se pasa: edades 34, 8, 74');
  expect(await parameters()).toMatchObject({ Majors: '1', Childs: '1', Adults: '1', Age: '34|8|74' });
  await notice.getByText('Cambiar lo que se pasa').click();
  await ages.fill('cien');
  await notice.getByRole('button', { name: 'Preparar el enlace' }).click();
  await expect(ages).toBeFocused();
  await expect(notice).toContainText('Escribe sólo edades');
  await expect(notice).toContainText('Ya sabemos:');
  await expectNoAxeViolations(page, 'section[aria-labelledby=asistencia]');
  expect(opened).toEqual([]);
  expect(page.url()).toBe(address);
});
