import { href } from '@cotejo/contract/paths';
import { isapres } from './family.ts';
import { expect, test } from './fixtures.ts';

test('a family that was posted is gone for good once all is erased, and its cookie with it', async ({ page, context }) => {
  await page.goto(href('home', {}));
  await page.getByLabel('Tu edad').fill('41');
  await page.locator('[name="cotizante.0.sexo"]').selectOption('Femenino');
  await page.getByRole('button', { name: /^Comparar isapres/i }).click();
  await expect(page.locator('#perfil')).toContainText('41');
  const cookies = async () => (await context.cookies()).map(({ name }) => name);
  expect(await cookies()).toContain('perfil');
  await page.goto(href('privacy', {}));
  await page.getByRole('button', { name: 'Borrar todo lo guardado en este navegador' }).click();
  await expect(page.getByText('Listo: borramos todo')).toBeVisible();
  expect(await cookies()).not.toContain('perfil');
  await page.goto(isapres);
  await expect(page.getByText('Perfil de ejemplo')).toBeVisible();
  await expect(page.locator('#perfil')).not.toContainText('41');
});
