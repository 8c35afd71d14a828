import type { Locator, Page } from '@playwright/test';
import { isapres, openerOf } from './family.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

const topOf = async (place: Locator): Promise<number> => (await place.boundingBox())?.y ?? Number.NaN;
const middleOf = async (place: Locator): Promise<number> => {
  const box = await place.boundingBox();
  return box === null ? Number.NaN : box.y + box.height / 2;
};

/** The form of the profile with a partner and two sons, whose ages are missing, refused. */
async function refusedForm(page: Page): Promise<Locator> {
  await page.goto(isapres);
  await openerOf(page).click();
  const editor = page.getByRole('dialog', { name: 'Quiénes se asegurarán?' });
  await editor.getByRole('button', { name: 'Agregar pareja' }).click();
  await editor.getByRole('button', { name: 'Agregar carga' }).click();
  await editor.getByRole('button', { name: 'Agregar carga' }).click();
  await editor.getByRole('button', { name: 'Comparar' }).click();
  await expect(editor.getByText('Falta la edad de tu pareja')).toBeVisible();
  return editor;
}

test('every question of the form says whose it is in plain words, and two sons are told apart', async ({ page }) => {
  const editor = await refusedForm(page);
  await expect(editor.getByRole('group', { name: 'Tu sexo', exact: true })).toBeVisible();
  await expect(editor.getByRole('group', { name: 'Sexo de tu pareja', exact: true })).toBeVisible();
  for (const place of [1, 2]) {
    const row = editor.getByRole('group', { name: `Hijo ${place}`, exact: true });
    await expect(row.getByRole('group', { name: `Sexo de tu hijo ${place}`, exact: true })).toBeVisible();
    await expect(row.getByRole('textbox', { name: `Edad de tu hijo ${place}`, exact: true })).toBeVisible();
    await expect(row.getByRole('combobox', { name: `Parentesco de tu hijo ${place}`, exact: true })).toBeVisible();
    await expect(row.getByRole('button', { name: `Quitar a tu hijo ${place}`, exact: true })).toBeVisible();
  }
  await expect(editor.getByRole('alert').filter({ hasText: 'Perfil inválido' })).toContainText(
    'No se ingresaron los siguientes campos: Edad de tu pareja, Edad de tu hijo 1, Edad de tu hijo 2',
  );
  await expectNoAxeViolations(page, 'dialog[open]');
});

for (const width of [320, 390]) {
  test(`at ${width} px the way out of a row stands beside its title, and what is wrong with an age under the age`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'the layout of a phone');
    await page.setViewportSize({ width, height: 844 });
    const editor = await refusedForm(page);
    for (const [title, whose] of [
      ['Pareja', 'pareja'],
      ['Hijo 1', 'hijo 1'],
    ] as const) {
      const row = editor.getByRole('group', { name: title, exact: true });
      const wayOut = row.getByRole('button', { name: `Quitar a tu ${whose}` });
      await expect(wayOut).toBeVisible();
      const heading = row.getByText(title, { exact: true });
      expect(Math.abs((await middleOf(wayOut)) - (await middleOf(heading))), title).toBeLessThan(12);
      const [sex, age] = [row.getByRole('radio').first(), row.getByRole('textbox')];
      expect(Math.abs((await middleOf(sex)) - (await middleOf(age))), title).toBeLessThan(6);
    }
    const son = editor.getByRole('group', { name: 'Hijo 1', exact: true });
    const [age, fault, relationship] = [son.getByRole('textbox'), son.getByText('Falta la edad'), son.getByRole('combobox')];
    expect(await topOf(fault)).toBeGreaterThan(await topOf(age));
    expect(await topOf(fault)).toBeLessThan(await topOf(relationship));
  });
}

test.describe('on a phone held across', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('title and button of the form go with what is filled in, which has the height of the sheet', async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'a phone');
    const editor = await refusedForm(page);
    const title = editor.getByRole('heading', { name: 'Quiénes se asegurarán?' });
    await editor.locator('[name="cargas.1.edad"]').scrollIntoViewIfNeeded();
    await expect(title).not.toBeInViewport();
    await editor.getByRole('button', { name: 'Comparar' }).scrollIntoViewIfNeeded();
    await expect(editor.getByRole('button', { name: 'Comparar' })).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, -5_000);
    await editor.getByRole('button', { name: 'Cerrar' }).scrollIntoViewIfNeeded();
    await expect(title).toBeInViewport({ ratio: 1 });
  });
});
