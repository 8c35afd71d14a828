import type { Page } from '@playwright/test';
import { openFirst } from './ask-first.ts';
import { isapres, mails } from './family.ts';
import { expect } from './fixtures.ts';
import { ownEmail } from './own-email.ts';

/** Asks for a product and allows price alerts, and answers the address that it gave. */
async function ask(page: Page): Promise<string> {
  await openFirst(page, isapres);
  const now = String(Date.now());
  const email = ownEmail();
  await page.getByLabel('Nombre').fill('Ana Soto');
  await page.getByLabel('Teléfono').fill(`+56 9 ${now.slice(-8)}`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('checkbox', { name: /cuando cambie el precio/ }).check();
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByText('Solicitud enviada.')).toBeVisible();
  return email;
}

/** The link in the mail of an event that speaks of an address, once it was sent. */
async function linkIn(event: string, email: string, pattern: RegExp): Promise<string> {
  const link = async (): Promise<string> => {
    const mail = (await mails(event)).find((each) => each.includes(email)) ?? '';
    return pattern.exec(mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))?.[0] ?? '';
  };
  await expect.poll(link).not.toBe('');
  return link();
}

/** Asks for a product, then gives the link of its confirming mail to a page, '/Consentimientos'. */
export async function linkOfRequest(page: Page, path: string): Promise<string> {
  return linkIn('visitor-confirmation', await ask(page), new RegExp(`${path}\\?lead=[\\w-]+&firma=[\\w-]+`));
}

/** Asks for a product, then gives the link by which its executive answers, and the address of who asked. */
export async function linkOfExecutive(page: Page): Promise<{ readonly link: string; readonly email: string }> {
  const email = await ask(page);
  return { link: await linkIn('executive-notice', email, /\/atender\/[\w-]{48}/), email };
}
