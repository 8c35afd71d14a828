import type { Page } from '@playwright/test';
import { askFirst } from './ask-first.ts';
import { expect, test } from './fixtures.ts';

const journeys = '/Comparar/Seguros-de-Viaje';
const plans = '/Comparar/Isapres';

const originOf = (page: Page) => page.getByRole('combobox', { name: /País de origen/ });
const destinationOf = (page: Page) => page.getByRole('combobox', { name: /País de destino/ });

test.describe('for a visitor in Peru, as the proxy in front tells', () => {
  test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'PE' } });

  test('B7-25 the country of origin is Peru until another is chosen, and the destination is asked', async ({ page }) => {
    await askFirst(page, journeys);
    await expect(originOf(page)).toHaveValue('Perú');
    await expect(destinationOf(page)).toHaveValue('');
    await originOf(page).fill('colom');
    await originOf(page).press('Enter');
    await expect(originOf(page)).toHaveValue('Colombia');
    await page.reload();
    await expect(originOf(page)).toHaveValue('Colombia');
    await page.waitForTimeout(500);
    await expect(originOf(page)).toHaveValue('Colombia');
  });

  test('B7-25 a telephone of the contact form without prefix gets that of Peru, and one with its own keeps it', async ({
    page,
  }) => {
    await askFirst(page, plans);
    const phone = page.getByRole('textbox', { name: 'Teléfono' });
    const known = page.waitForResponse('**/api/country');
    await page.reload();
    await known;
    // The answer has arrived, and is soon read.
    await expect(async () => {
      await phone.fill('987654321');
      await phone.blur();
      await expect(phone).toHaveValue('+51 987654321', { timeout: 1_000 });
    }).toPass();
    await phone.fill('+56 9 8765 4321');
    await phone.blur();
    await expect(phone).toHaveValue('+56 9 8765 4321');
  });
});

test('B7-26 where nobody tells the country, that of the edition is the one, and abroad Chile', async ({ page }) => {
  await askFirst(page, journeys);
  await expect(originOf(page)).toHaveValue('Chile');
  const { port } = new URL(process.env['COTEJO_URL'] ?? '');
  await askFirst(page, `http://international.localhost:${port}${journeys}`);
  await expect(originOf(page)).toHaveValue('Chile');
  await expect(page.getByRole('combobox', { name: 'Prefijo' })).toHaveValue(/Chile.*\+56/);
});
