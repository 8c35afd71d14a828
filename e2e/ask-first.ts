import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Goes from a comparator to the request of its first product, as a visitor does, with script and without. */
export async function openFirst(page: Page, comparator: string): Promise<void> {
  await page.goto(comparator);
  await page
    .locator('article[data-product-code]')
    .first()
    .getByRole('link', { name: /^(Solicitar|Contratar)/ })
    .first()
    .click();
}

/** The same, until its form can be sent. */
export async function askFirst(page: Page, comparator: string): Promise<void> {
  await openFirst(page, comparator);
  await expect(page.getByRole('button', { name: 'Enviar solicitud' })).toBeVisible();
}

/** Opens the page of the first product of a comparator. */
export async function openProduct(page: Page, comparator: string): Promise<void> {
  await page.goto(comparator);
  const request = await page
    .locator('article[data-product-code]')
    .first()
    .getByRole('link', { name: /^(Solicitar|Contratar)/ })
    .first()
    .getAttribute('href');
  await page.goto(new URL((request ?? '').replace(/\/Solicitar$/, ''), page.url()).href);
}
