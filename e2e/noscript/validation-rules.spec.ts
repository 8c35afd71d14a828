import { isapres } from '../family.ts';
import { expect, test } from '../fixtures.ts';

test.use({ allowedConsoleErrors: [/status of 422/] });

test('without script B5-32, C5-06 the sentence of the rule stands under the form and by its answer', async ({ page }) => {
  await page.goto(isapres);
  await page.getByText('Editar quiénes se asegurarán').click();
  await page.getByLabel('Tu edad').fill('17');
  await page.getByRole('button', { name: 'Comparar' }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: 'Perfil inválido' })).toBeVisible();
  const sentence = page.getByText('Para contratar, quien paga debe tener 18 años o más.');
  await expect(sentence).toHaveCount(2);
  await expect(page.getByLabel('Tu edad')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Tu edad').fill('34');
  await page.getByRole('button', { name: 'Comparar' }).first().click();
  await expect(sentence).toHaveCount(0);
  await expect(page.getByText('Perfil de ejemplo')).toHaveCount(0);
});
