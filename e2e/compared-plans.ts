import { href } from '@cotejo/contract/paths';
import type { Locator, Page } from '@playwright/test';

/** The address of a comparison of isapre plans, by their codes. */
export function comparisonOf(codes: readonly string[]): string {
  const plans = codes.map((code) => ['comparar', code]);
  return href('compareProducts', {}, new URLSearchParams([['comparador', 'Isapres'], ...plans]));
}

/** What is chosen to be compared. */
export const compareBar = (page: Page): Locator => page.getByRole('region', { name: 'Comparación' });

/** Rows of a comparison that are seen, by what their columns in sight say; a group's heading with nothing below it says nothing. */
export function seenRows(page: Page): Promise<readonly (readonly string[])[]> {
  return page.getByRole('table').evaluate((table) => {
    const seen = (element: Element): boolean => element.checkVisibility();
    return [...table.querySelectorAll('tbody:not(.only-narrow, :last-child)')].filter(seen).flatMap((group) => {
      const rows = [...group.querySelectorAll('tr:not(:first-child)')].filter(seen);
      const cells = rows.map((row) => [...row.querySelectorAll('td')].filter(seen).map(({ textContent }) => textContent));
      return cells.length === 0 ? [[]] : cells;
    });
  });
}

/** Keeps the comparison that the page shows, under a name or the one it is offered. */
export async function saveComparison(page: Page, name?: string): Promise<void> {
  await page.getByText('Guardar', { exact: true }).first().click();
  if (name !== undefined) await page.getByRole('textbox', { name: 'Nombre' }).fill(name);
  await page.getByRole('form', { name: 'Guardar esta comparación' }).getByRole('button', { name: 'Guardar' }).click();
  await page.getByText(/^Guardada como “/).waitFor();
}

/** Writes something else where saved comparisons have what `pattern` matches, as though it had been so on the day they were saved. */
export async function changeSaved(page: Page, pattern: RegExp, replacement: string): Promise<void> {
  const change = { source: pattern.source, flags: pattern.flags, replacement };
  await page.evaluate(({ source, flags, replacement: other }) => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('_SAVED_COMPARISONS')) ?? '';
    localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace(new RegExp(source, flags), other));
  }, change);
}
