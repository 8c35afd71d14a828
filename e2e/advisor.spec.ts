import type { Page } from '@playwright/test';
import { askFirst } from './ask-first.ts';
import { isapres } from './family.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

const advisor = { name: 'Paula Araneda', email: 'paula.araneda@cotejo.example' };

const opener = (page: Page) => page.getByRole('button', { name: 'Indicar su correo' });
const box = (page: Page) => page.getByRole('dialog', { name: 'Correo Asesor' });
const share = (page: Page) => page.getByRole('button', { name: 'Compartir enlace' });

async function keptName(page: Page): Promise<string | undefined> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('QP_REFERRAL') ?? '{}').name);
}

test('B2.12-01 B2.12-02 B2.12-03 B2.12-04 B2.12-05 B2.12-06 B2.12-08 B2.12-09 B2.12-10 B2.12-11 B4-60 B4-64 B4-68 B5-43 a visitor names the adviser who recommended the site, and is told what is kept', async ({
  page,
}) => {
  await askFirst(page, isapres);
  await expect(share(page)).toHaveCount(0);
  await opener(page).click();
  const input = box(page).getByRole('textbox');
  await expect(input).toHaveCount(1);
  await expect(input).toBeFocused();
  await expect(input).toHaveAttribute('placeholder', 'Correo');
  await input.fill(`${'x'.repeat(60)}@correo.example`);
  await expect(input).toHaveValue('x'.repeat(50));
  await expectNoAxeViolations(page);
  await box(page).getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(box(page)).toHaveCount(0);

  await opener(page).click();
  await input.fill(advisor.email);
  await input.press('Enter');
  await expect(box(page).locator('[data-advisor-name]')).toHaveText(advisor.name);
  await expect(box(page).getByText('Hola, te acompaña')).toBeVisible();
  await expect(box(page).getByText('Te damos la bienvenida de su parte.')).toBeVisible();
  await expect(box(page).getByRole('heading', { name: 'Qué recordamos' })).toBeVisible();
  await expect(box(page).getByText(/^Recordamos a tu asesor/)).toBeVisible();
  await expect(box(page).getByRole('link', { name: 'Ir al portal clientes' })).toHaveAttribute('href', /\/portal-clientes$/);
  await expect(box(page).getByRole('textbox')).toHaveCount(0);
  await expectNoAxeViolations(page);
  expect(await keptName(page)).toBe(advisor.name);
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveCount(0);
  await expect(page.getByText(`Te recomienda ${advisor.name}`).first()).toBeVisible();
  await expect(share(page)).toBeVisible();
  await opener(page).click();
  await expect(input).toHaveValue(advisor.email);
});

test.describe('where nobody is found', () => {
  test.use({ allowedConsoleErrors: [/status of 404/] });

  test('B2.12-07 B2.12-12 B4-63 who names nobody that is known is told so, and nobody stays kept', async ({ page }) => {
    await askFirst(page, isapres);
    await page.evaluate(
      (kept) => localStorage.setItem('QP_REFERRAL', kept),
      JSON.stringify({ name: 'Otra', loggedAs: 'referral' }),
    );
    await opener(page).click();
    await box(page).getByRole('textbox').fill('nadie@cotejo.example');
    await box(page).getByRole('button', { name: 'Siguiente' }).click();
    await expect(box(page).getByText('No encontramos un asesor con ese correo.')).toBeVisible();
    await expectNoAxeViolations(page);
    expect(await keptName(page)).toBeUndefined();
    await box(page).getByRole('button', { name: 'Intentar otra vez' }).click();
    await expect(box(page).getByRole('textbox')).toHaveValue('nadie@cotejo.example');
  });
});

test('B4-68 who is of the house shares the address of the site', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('internal-traffic', '1'));
  await askFirst(page, isapres);
  await expect(share(page)).toBeVisible();
});
