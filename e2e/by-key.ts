import type { Locator, Page } from '@playwright/test';

const mostStops = 400;

/** Goes on by Tab, or back, until something has the focus. Throws when it never has. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${mostStops} stops, and ${target.toString()} never had the focus`);
}
