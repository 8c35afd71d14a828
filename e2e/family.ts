import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { href } from '@cotejo/contract/paths';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Page of the isapre comparator. */
export const isapres = href('comparator', { comparator: 'Isapres' });
/** Page of the health insurance comparator. */
export const insurances = href('comparator', { comparator: 'Seguros-de-Salud' });

/** What opens the form of the profile: on a phone the banner's toggle, which says what there is to do. */
export function openerOf(page: Page): Locator {
  return page.getByRole('button', { name: /^(Editar (perfil|qui|qué)|Agregar perfil)/ });
}

/** Enters the family of the main journey: 34, 33, a child of 5, one of 1, $1.650.000, Metropolitana. */
export async function enterFamily(page: Page): Promise<void> {
  await openerOf(page).click();
  const editor = page.getByRole('dialog', { name: 'Quiénes se asegurarán?' });
  await editor.getByLabel('Tu edad').fill('34');
  await editor.getByRole('button', { name: 'Agregar pareja' }).click();
  await editor.getByLabel('Edad de tu pareja').fill('33');
  await editor.getByRole('button', { name: 'Agregar carga' }).click();
  await editor.locator('[name="cargas.0.edad"]').fill('5');
  await editor.getByRole('button', { name: 'Agregar carga' }).click();
  await editor.locator('[name="cargas.1.edad"]').fill('1');
  await editor.getByLabel('Renta líquida mensual').fill('1650000');
  await editor.getByLabel('Región').selectOption({ label: 'Metropolitana' });
  await editor.getByRole('button', { name: 'Comparar' }).click();
  await expect(editor).toBeHidden();
  await expect(page.getByText('Perfil de ejemplo')).toBeHidden();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** GES per beneficiary and month of 2026 in UF, and the newest UF of the demonstration: written here apart from the product. */
const gesUf: Readonly<Record<string, number>> = {
  '67': 1.036,
  '78': 0.971,
  '80': 0.712,
  '81': 0.854,
  '99': 0.778,
  '107': 0.731,
  '108': 0.91,
};
const ufPesos = 40_844.79;

/** Price in pesos by the formula of Circular IF/N° 343: both adults of 33 and 34 factor 1,0, the child of 5 0,6, the one of 1 only GES. */
function familyPrice(isapreCode: string, basePriceUf: number): number {
  const factors = 1 + 1 + 0.6;
  const ges = gesUf[isapreCode];
  if (ges === undefined) throw new Error(`no GES price of isapre ${isapreCode}`);
  return Math.round(ufPesos * (basePriceUf * factors + ges * 4));
}

interface PlanAnswer {
  readonly data: {
    readonly basePrice: { readonly value: number };
    readonly item: { readonly organization: { readonly organizationCode: string } };
  };
}

/** The family's price of a plan in pesos, made here from the plan's published base price. */
export async function familyPriceOf(request: APIRequestContext, code: string): Promise<number> {
  const { data } = (await (await request.get(`/api/infoplanes/infoplan?codigoplan=${code}`)).json()) as PlanAnswer;
  return familyPrice(data.item.organization.organizationCode, data.basePrice.value);
}

/** Each result of the list in sight: code and price, as the stable hooks give them. */
export async function shownPrices(page: Page): Promise<readonly { code: string; price: number }[]> {
  // A list on its way shows none, and results below the first screen have their places before they are there.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('li.first-look:not(:has(article))')).toHaveCount(0);
  return page.locator('article[data-product-code]').evaluateAll((results) =>
    results.map((result) => ({
      code: result.getAttribute('data-product-code') ?? '',
      price: Number(result.getAttribute('data-price-clp')),
    })),
  );
}

/** Total of the list, from its status line. */
export async function total(page: Page): Promise<number> {
  return Number(await page.locator('[role=status][data-total]').getAttribute('data-total'));
}

/** Texts of the mails the server kept as files whose name holds the part. */
export async function mails(part: string): Promise<readonly string[]> {
  const folder = join(process.env['COTEJO_DATA_DIR'] ?? '', 'mail');
  const names = (await readdir(folder).catch((): string[] => [])).filter((name) => name.includes(part) && name.endsWith('.eml'));
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}
