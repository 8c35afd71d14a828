import type { Locator, Page } from '@playwright/test';
import { ownEmail } from './own-email.ts';

/** Fills in who asks, in the contact form of a page or of a box over it, with a telephone and an e-mail of nobody else. */
export async function fillContact(place: Page | Locator): Promise<void> {
  const now = String(Date.now());
  await place.getByLabel('Nombre').fill('María José Soto');
  await place.getByLabel('Teléfono').fill(`+56 9 ${now.slice(-8)}`);
  await place.getByRole('textbox', { name: 'Email' }).fill(ownEmail());
}
