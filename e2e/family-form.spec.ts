import { href } from '@cotejo/contract/paths';
import { enterFamily, isapres } from './family.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

const home = href('home', {});

test('the first page begins with the family that this browser keeps, which goes on to its prices', async ({ page }) => {
  await page.goto(isapres);
  await enterFamily(page);
  await page.goto(home);
  const form = page.getByRole('form', { name: '¿Para quién es?' });
  await expect(form.getByLabel('Tu edad')).toHaveValue('34');
  await expect(form.getByText('Son los datos que guardaste en este navegador.')).toBeVisible();
  await expect(form.getByLabel('Renta líquida mensual')).toHaveValue('$1.650.000');
  await expect(form.getByLabel('Región')).toHaveValue('13');
  for (const [name, age] of [
    ['cotizante.1.edad', '33'],
    ['cargas.0.edad', '5'],
    ['cargas.1.edad', '1'],
    ['cargas.2.edad', ''],
  ]) {
    await expect(form.locator(`[name="${name}"]`)).toBeVisible();
    await expect(form.locator(`[name="${name}"]`)).toHaveValue(age ?? '');
  }
  await expectNoAxeViolations(page);
});

test('what is typed before the family of this browser comes stays as it is', async ({ page }) => {
  await page.goto(isapres);
  await enterFamily(page);
  let letCome: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(/kept-family/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(home);
  const age = page.getByLabel('Tu edad');
  await age.fill('51');
  await age.blur();
  const come = page.waitForResponse(/kept-family/);
  letCome();
  await (await come).finished();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-CL');
  await expect(age).toHaveValue('51');
  await expect(page.getByLabel('Renta líquida mensual')).toHaveValue('');
  await expect(page.getByText('Son los datos que guardaste en este navegador.')).toBeHidden();
});

test('the form of the first page says by its fields what is missing, leads to the first, and unmarks what is mended', async ({
  page,
}) => {
  const came = page.waitForResponse(/own-errors/);
  await page.goto(home);
  await (await came).finished();
  const form = page.getByRole('form', { name: '¿Para quién es?' });
  const [age, sex] = [form.getByLabel('Tu edad'), form.getByLabel('Sexo').first()];
  const send = form.getByRole('button', { name: 'Comparar isapres' });
  // What came is run a moment later; until then the browser says it in its own way.
  await expect(async () => {
    await send.click();
    await expect(age).toHaveAccessibleDescription('Falta tu edad.', { timeout: 500 });
  }).toPass();
  await expect(age).toBeFocused();
  await expect(sex).toHaveAccessibleDescription('Elige tu sexo.');
  await expect(form.getByRole('alert')).toHaveText('Revisa lo que está marcado.');
  await expectNoAxeViolations(page);
  await age.fill('3a');
  await expect(age).toHaveAccessibleDescription('Escribe la edad en años, con números.');
  await age.fill('34');
  await expect(age).toHaveAccessibleDescription('');
  await sex.selectOption('Femenino');
  await expect(form.getByRole('alert')).toBeHidden();
  await form.getByText('Agregar pareja o cargas').click();
  await form.locator('[name="cotizante.1.edad"]').fill('x');
  await form.getByText('Agregar pareja o cargas').click();
  await send.click();
  await expect(form.locator('[name="cotizante.1.edad"]')).toBeFocused();
  await form.locator('[name="cotizante.1.edad"]').fill('33');
  await send.click();
  await expect(page).toHaveURL(isapres);
});
