import type { Locator, Page } from '@playwright/test';
import { compareBar } from './compared-plans.ts';
import { isapres } from './family.ts';
import { expect, test } from './fixtures.ts';
import { askForStillness } from './page-rules.ts';
import { isTakenOver } from './page-watch.ts';

/** A walk has some twenty states, each of which axe takes seconds for on a busy machine. */
export const walkTime = 360_000;

/** Takes walks at each width at which a page is laid out otherwise. `walks` is told whether it is a phone's. */
export function atEachWidth(walks: (isPhone: boolean) => void): void {
  for (const width of [320, 390, 768, 1280]) {
    test.describe(`at ${width} px`, () => {
      const isPhone = width < 992;
      test.skip(({ isMobile }) => isMobile !== isPhone, 'a width is looked at once: under a thumb or with a mouse');
      test.use({ viewport: { width, height: 900 } });
      test.beforeEach(({ page }) => askForStillness(page));
      walks(isPhone);
    });
  }
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(isTakenOver);
}

/** A plan of the list: where its page is, its code, and its name. */
export interface ListedPlan {
  readonly path: string;
  readonly code: string;
  readonly name: string;
}

/** The first plans of the list. */
export async function firstPlans(page: Page, count = 3): Promise<readonly ListedPlan[]> {
  await open(page, isapres);
  const found = await page.locator('article[data-product-code]').evaluateAll(
    (cards, most) =>
      cards.slice(0, most).map((card) => ({
        path: [...card.querySelectorAll('a')].at(-1)?.getAttribute('href') ?? '',
        code: card.getAttribute('data-product-code') ?? '',
        name: card.querySelector('h3')?.textContent ?? '',
      })),
    count,
  );
  expect(found).toHaveLength(count);
  return found;
}

/** Chooses plans on their own pages, which phones have as well, and opens what compares them over the list. */
export async function compareOverList(page: Page, plans: readonly ListedPlan[]): Promise<Locator> {
  for (const { path } of plans) {
    await open(page, path);
    await page.getByRole('button', { name: /^Comparar / }).click();
  }
  await open(page, isapres);
  await compareBar(page).getByRole('button', { name: 'Comparar seguros' }).click();
  return page.getByRole('dialog', { name: /^Compara tus/ });
}

/** Orders the list anew, by what chooses the order at this width. */
export async function sortAnew(page: Page, order: string): Promise<void> {
  await page.getByRole('combobox', { name: /orden/i }).locator('visible=true').first().selectOption(order);
}
