import type { Page } from '@playwright/test';
import { compareBar } from './compared-plans.ts';
import { isapres, total } from './family.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { isTakenOver } from './page-watch.ts';

/** Closed plans are the cheapest, and say of every clinic whether they cover it. */
const cheapestFirst = `${isapres}?sort=precio-asc`;

const cards = (page: Page) => page.locator('article[data-product-code]');
const match = (page: Page) => page.getByRole('checkbox', { name: 'Ver también los demás planes' });

/** Opens the list and names the first clinic found by a word; on a phone the sheet of filters stays open. */
async function nameClinic(page: Page, word: string, isMobile: boolean): Promise<string> {
  await page.goto(cheapestFirst);
  await page.waitForFunction(isTakenOver);
  if (isMobile) await page.getByRole('button', { name: /^Filtros/ }).click();
  await page.getByRole('searchbox', { name: 'Busca una clínica' }).fill(word);
  const box = page.locator('label', { has: page.locator('input[name=coverageOrganizations]') }).first();
  const name = (await box.locator('span').first().textContent()) ?? '';
  await box.getByRole('checkbox').check();
  await expect(page).toHaveURL(/coverageOrganizations=/);
  return name.trim();
}

test('a clinic is named without leaving out what does not cover it, and every card answers for it', async ({
  page,
  isMobile,
}) => {
  await page.goto(cheapestFirst);
  const all = await total(page);
  const clinic = await nameClinic(page, 'davila', isMobile);
  await expect.poll(() => total(page)).toBeLessThan(all);
  const covering = await total(page);
  await match(page).check();
  await expect(page).toHaveURL(/clinicMatch=optional/);
  await expect.poll(() => total(page)).toBe(all);
  if (isMobile) await page.getByRole('button', { name: /^Ver \d+/ }).click();
  const answers = cards(page).filter({ hasText: clinic });
  // Those of a list that a filter asks for come in turns.
  await expect(page.locator('li.first-look')).toHaveCount(0);
  await expect(answers).toHaveCount(await cards(page).count());
  await expect(cards(page).getByText(`No cubre ${clinic}`).first()).toBeVisible();
  await expect(cards(page).getByText(`No informado en ${clinic}`).first()).toBeVisible();
  const share = new RegExp(`\\d\\s% en ${clinic}`);
  await expect(cards(page).getByText(share).first()).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Cómo ordenamos' }).click();
  await expect(page.getByText('Tus clínicas no cambian el orden: cada resultado responde por cada una.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.waitForFunction(isTakenOver);
  expect(await total(page)).toBe(all);
  await page.getByRole('link', { name: 'Quitar También los demás planes' }).click();
  await expect.poll(() => total(page)).toBe(covering);
  await page.getByRole('link', { name: 'Ver también los demás planes' }).click();
  await expect.poll(() => total(page)).toBe(all);
});

test('a clinic named in the list goes along when plans are compared from their own pages', async ({ page, isMobile }) => {
  const clinic = await nameClinic(page, 'davila', isMobile);
  await match(page).check();
  await expect(page).toHaveURL(/clinicMatch=optional/);
  const links = await page
    .getByRole('link', { name: /^Ver detalle/, includeHidden: true })
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const link of [links[0], links.at(-1)]) {
    await page.goto(link ?? '');
    await page.getByRole('button', { name: /^Comparar / }).click();
    await expect(page.getByRole('button', { name: /^Comparar /, pressed: true })).toBeVisible();
  }
  await compareBar(page).getByRole('button', { name: 'Comparar seguros' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compara tus 2 planes' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: clinic })).toBeVisible();
});
