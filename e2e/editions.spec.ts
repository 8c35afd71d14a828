import { editionOf, inLanguage, type EditionId, type Language } from '@cotejo/core/editions';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { setLetters } from './letters.ts';
import { askForStillness, expectOpenToAll, expectRoom, type Look } from './page-rules.ts';
import { expectWordsToBeRead } from './read-words.ts';
import { open, walkTime } from './walks.ts';

/** Editions beside Chile's, whose comparators the other walks are about; each in the language whose words are longest. */
const abroad: readonly { readonly id: EditionId; readonly language: Language }[] = [
  { id: 'peru', language: 'es' },
  { id: 'colombia', language: 'es' },
  { id: 'international', language: 'pt' },
];

/**
 * Looks at a page that is open: by axe at the first of its widths, for room and whole words at each, and at the first again with
 * letters of twice the size, set in either way.
 */
async function walk(page: Page, [first, ...others]: readonly [number, ...number[]], { name, within }: Look): Promise<void> {
  await expectOpenToAll(page, { name, within });
  await expectWordsToBeRead(page, `${name} at ${first} px`);
  for (const way of ['in the page', 'by the browser'] as const) {
    await setLetters(page, way, 32);
    await expectWordsToBeRead(page, `${name} with letters of twice the size, set ${way}`);
    await setLetters(page, way, 16);
  }
  for (const width of others) {
    await page.setViewportSize({ width, height: 900 });
    await expectRoom(page, name);
    await expectWordsToBeRead(page, `${name} at ${width} px`);
  }
  await page.setViewportSize({ width: first, height: 900 });
}

for (const { id, language } of abroad) {
  test(`pages of ${id} are open to all, whole at every width and with large letters`, async ({ page, isMobile, baseURL }) => {
    test.setTimeout(walkTime);
    const { mainComparatorUrl } = editionOf(id);
    const widths = isMobile ? ([390, 320, 768] as const) : ([1280] as const);
    const look = (name: string, within?: string): Promise<void> => walk(page, widths, { name: `${name} of ${id}`, within });
    const origin = `http://${id}.localhost:${new URL(baseURL ?? '').port}`;
    const go = (path: string): Promise<void> => open(page, origin + inLanguage(path, language));
    await askForStillness(page);
    await go('/');
    await look('the first page');

    await go(mainComparatorUrl);
    const cards = page.locator('article[data-product-code]');
    await expect(cards.first()).toBeVisible();
    const found = await cards.evaluateAll((all) =>
      all.map((card) => ({
        code: card.getAttribute('data-product-code') ?? '',
        path: [...card.querySelectorAll('a')].at(-1)?.getAttribute('href') ?? '',
      })),
    );
    await look('the list');
    if (isMobile) {
      await page.locator('[popovertarget=filtros]').locator('visible=true').first().click();
      await expect(page.locator('#filtros')).toBeVisible();
      await look('the filters', '#filtros');
    }

    await open(page, origin + (found[0]?.path ?? ''));
    await look('a product');

    const compared = new URLSearchParams(found.slice(0, 2).map(({ code }) => ['comparar', code]));
    await go(`${mainComparatorUrl}?${compared}`);
    await expect(page.getByRole('table')).toBeVisible();
    await look('a comparison');
  });
}
