import type { Page } from '@playwright/test';

/**
 * How letters come to another size: in the page, as what enlarges the text of an open one does, its layout staying that of the
 * screen; or by the browser, as a visitor sets it, where the widths that change the layout follow.
 */
export type WayOfLetters = 'in the page' | 'by the browser';

/** Sets the size of letters in pixels, 16 being the usual; by the browser also for every page that is opened afterwards. */
export async function setLetters(page: Page, way: WayOfLetters, size: number): Promise<void> {
  if (way === 'by the browser') {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: Math.round(size * 0.8125) } });
    return;
  }
  await page.evaluate((pixels) => {
    document.documentElement.style.fontSize = `${pixels}px`;
  }, size);
}
