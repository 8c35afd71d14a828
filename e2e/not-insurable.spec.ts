import { href } from '@cotejo/contract/paths';
import type { Page } from '@playwright/test';
import { openerOf } from './family.ts';
import { fillContact } from './fill-contact.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

const lives = href('comparator', { comparator: 'Seguros-de-Vida' });
const ask = 'Preguntar a un ejecutivo';

async function enterAge(page: Page, age: string): Promise<void> {
  await openerOf(page).click();
  const editor = page.getByRole('dialog', { name: 'Quiénes se asegurarán?' });
  await editor.getByLabel('Tu edad').fill(age);
  await editor.getByRole('button', { name: 'Comparar' }).click();
  await expect(editor).toBeHidden();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

test('nobody is led to buy what nobody of the family can have: list, detail, product and request lead to an executive', async ({
  page,
}) => {
  await page.goto(lives);
  await enterAge(page, '90');
  const card = page.locator('article', { hasText: 'Sin precio para tu familia' }).first();
  await expect(card.getByRole('link', { name: ask })).toBeVisible();
  await expect(
    page.locator('article', { hasText: 'Sin precio para tu familia' }).getByRole('link', { name: /^Contratar|^Solicitar/ }),
  ).toHaveCount(0);
  await expectNoAxeViolations(page);
  await card.getByRole('link', { name: /^Ver detalle/ }).click();
  const detail = page.getByRole('dialog').getByRole('complementary', { name: 'Precio' });
  await expect(detail.getByText('Ninguna persona de tu grupo se puede asegurar aquí.')).toBeVisible();
  await expect(detail.getByRole('link', { name: 'Cambiar mi perfil' })).toBeVisible();
  await expect(detail.getByRole('link', { name: 'Contratar' })).toHaveCount(0);
  await detail.getByRole('link', { name: ask }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Solicitar más información' })).toBeVisible();
  await expect(page.locator('main').getByText(/en línea/)).toHaveCount(0);
  await fillContact(page);
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.locator('[data-executive-name]')).not.toBeEmpty();
  await expect(page.getByRole('link', { name: 'Contratar en línea' })).toHaveCount(0);
});

test('who can have it buys it as ever', async ({ page }) => {
  await page.goto(lives);
  await enterAge(page, '35');
  await expect(page.getByRole('link', { name: /^Contratar / }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: ask })).toHaveCount(0);
});
