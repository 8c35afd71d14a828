import type { Page } from '@playwright/test';
import { askFirst, openProduct } from './ask-first.ts';
import { isapres } from './family.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

const advisor = { name: 'Paula Araneda', email: 'paula.araneda@cotejo.example' };

const opener = (page: Page) => page.getByRole('button', { name: 'Indicar su correo' });
const box = (page: Page) => page.getByRole('dialog', { name: 'Correo Asesor' });
const share = (page: Page) => page.getByRole('button', { name: 'Compartir enlace' });

async function keptName(page: Page): Promise<string | undefined> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('QP_REFERRAL') ?? '{}').name);
}

test('B2.12-01 B2.12-02 B2.12-03 B2.12-04 B2.12-05 B2.12-06 B2.12-08 B2.12-09 B2.12-10 B2.12-11 B4-60 B4-64 B4-68 B5-43 B9-01 a visitor names the adviser who recommended the site, and is told what is kept', async ({
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

/** Names the adviser, to be greeted. */
async function nameAdvisor(page: Page): Promise<void> {
  await opener(page).click();
  await box(page).getByRole('textbox').fill(advisor.email);
  await box(page).getByRole('textbox').press('Enter');
  await expect(box(page).locator('[data-advisor-name]')).toHaveText(advisor.name);
  await expect(box(page).getByText('Te damos la bienvenida de su parte.')).toBeVisible();
}

test('B2.12-08 B2.12-09 an adviser is named over the page of a product, and the form stays as it was typed', async ({ page }) => {
  await openProduct(page, isapres);
  await page.getByRole('button', { name: 'Solicitar más información' }).click();
  const form = page.getByRole('dialog', { name: 'Solicitar' });
  await form.getByLabel('Nombre').fill('María');
  await nameAdvisor(page);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveCount(0);
  await expect(form.getByLabel('Nombre')).toHaveValue('María');
  await expect(form.getByText(`Te recomienda ${advisor.name}`)).toBeVisible();
  await expect(opener(page)).toBeFocused();
  await expectNoAxeViolations(page);
  expect(await keptName(page)).toBe(advisor.name);
});

test('B2.12-08 B2.12-09 an adviser is named where a product is bought', async ({ page }) => {
  await page.goto(isapres);
  const purchase = await page
    .getByRole('link', { name: /^Contratar/ })
    .first()
    .getAttribute('href');
  await page.goto(purchase ?? '');
  await nameAdvisor(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByText(`Te recomienda ${advisor.name}`)).toBeVisible();
  await expectNoAxeViolations(page);
});

test('B2.12-09 B2.12-11 a browser that keeps nothing welcomes as well, and says how long the adviser is known', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
  });
  await askFirst(page, isapres);
  await nameAdvisor(page);
  await expect(box(page).getByText('recordamos a tu asesor hasta que dejes esta página')).toBeVisible();
  await expect(box(page).getByText('Su nombre queda arriba en cada página.')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByText(`Te recomienda ${advisor.name}`)).toBeVisible();
});
