import type { Page } from '@playwright/test';
import { openFirst } from './ask-first.ts';
import { isapres, mails } from './family.ts';
import { expect } from './fixtures.ts';
import { ownEmail } from './own-email.ts';

/** Asks for a product and allows price alerts, then gives the link of its confirming mail to a page, '/Consentimientos'. */
export async function linkOfRequest(page: Page, path: string): Promise<string> {
  await openFirst(page, isapres);
  const now = String(Date.now());
  const email = ownEmail();
  await page.getByLabel('Nombre').fill('Ana Soto');
  await page.getByLabel('Teléfono').fill(`+56 9 ${now.slice(-8)}`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('checkbox', { name: /cuando cambie el precio/ }).check();
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByText('Solicitud enviada.')).toBeVisible();
  const link = async (): Promise<string> => {
    const mail = (await mails('visitor-confirmation')).find((each) => each.includes(email)) ?? '';
    const text = mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
    return new RegExp(`${path}\\?lead=[\\w-]+&firma=[\\w-]+`).exec(text)?.[0] ?? '';
  };
  await expect.poll(link).not.toBe('');
  return link();
}
