import { answerWithAgenda } from './answer-with-agenda.ts';
import { askFirst } from './ask-first.ts';
import { isapres } from './family.ts';
import { fillContact } from './fill-contact.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

const agenda = 'https://reuniones.cotejo.example/paula';

test('B2.2-04 B4-39 the card goes from ways of contact to the meeting and back, by touch and by key', async ({ page }) => {
  await answerWithAgenda(page, agenda);
  await askFirst(page, isapres);
  await fillContact(page);
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  const [chat, meeting] = [
    page.getByRole('link', { name: 'Escribir por WhatsApp' }),
    page.getByRole('link', { name: 'Agendar una reunión' }),
  ];
  const views = page.getByRole('group', { name: '¿Cómo quieres seguir?' });
  await expect(chat).toBeVisible();
  await expect(meeting).toHaveCount(0);
  await views.getByText('Reunión').click();
  await expect(meeting).toHaveAttribute('href', agenda);
  await expect(chat).toHaveCount(0);
  await expectNoAxeViolations(page);
  await views.getByRole('radio', { name: 'Reunión' }).press('ArrowLeft');
  await expect(chat).toBeVisible();
  await expect(meeting).toHaveCount(0);
});

test('B2.2-06 an executive is called from the page on a phone alone', async ({ page, isMobile }) => {
  await answerWithAgenda(page, null);
  await askFirst(page, isapres);
  await fillContact(page);
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  const phone = (await page.locator('[data-executive-name] + p').textContent())?.split(' · ')[0] ?? '';
  const call = page.getByRole('link', { name: 'Llamar ahora' });
  if (isMobile) await expect(call).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
  else await expect(call).toBeHidden();
  await expect(page.getByRole('group', { name: '¿Cómo quieres seguir?' })).toHaveCount(0);
});

test('who wants to be called in a part of the day chooses it by key and is told from when on, after a reload too', async ({
  page,
}) => {
  await answerWithAgenda(page, null);
  await askFirst(page, isapres);
  await fillContact(page);
  await page.getByText('Llamada', { exact: true }).click();
  const time = page.getByRole('combobox', { name: '¿Cuándo prefieres que te contacten?' });
  await time.focus();
  await page.keyboard.press('ArrowDown');
  await expect(time).toHaveValue('morning');
  await page.reload();
  await expect(time).toHaveValue('morning');
  const asked = page.waitForRequest('**/api/leads');
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ contactChannel: 'telefono', contactTime: 'morning' });
  await expect(page.getByText(/^Te llamarán (a partir de ahora|desde ((hoy|mañana) a las \d|el \S+, \d))/)).toBeVisible();
  const phone = (await page.locator('[data-executive-name] + p').textContent())?.split(' · ')[0] ?? '';
  await expect(page.getByText(`La llamada será del número ${phone}.`)).toBeVisible();
});
