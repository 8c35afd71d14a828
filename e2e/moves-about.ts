import type { BrowserContext } from '@playwright/test';

/**
 * Has visitors move about on each page as soon as it is loaded, as most do: that brings its script, which to who only looks on
 * comes seconds later (docs/decisions/0260).
 */
export async function moveAbout(context: Pick<BrowserContext, 'addInitScript'>): Promise<void> {
  await context.addInitScript(() => {
    const move = (): void => {
      // Nobody hears of it before.
      if (document.documentElement.classList.contains('has-scripts')) dispatchEvent(new Event('pointermove'));
      else setTimeout(move, 10);
    };
    addEventListener('load', () => setTimeout(move));
  });
}
