import type { Page } from '@playwright/test';
import type { JourneyDay } from './journey-days.ts';
import { ownEmail } from './own-email.ts';

/** Fills in the form of a request for travel as the server wrote it, before script or without: one passenger of 34, from Chile to Spain. */
export async function fillJourney(page: Page, departure: JourneyDay, homecoming: JourneyDay): Promise<void> {
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Ana Soto');
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('+56912345678');
  await page.getByRole('textbox', { name: 'Correo' }).fill(ownEmail());
  await page.getByRole('combobox', { name: /País de origen/ }).selectOption({ label: 'Chile' });
  await page.getByRole('combobox', { name: /País de destino/ }).selectOption({ label: 'España' });
  await page.getByLabel('Día de salida').fill(departure.value);
  await page.getByLabel('Día de regreso').fill(homecoming.value);
  await page.getByRole('textbox', { name: /^Edad del pasajero/ }).fill('34');
}
