import type { Page, Route } from '@playwright/test';

/** The calls that lists are asked for with. */
export const lists = /\/api\/(buscarplanes|insurance)\/compare\/metadataPlanesPersonas/;

/** Lists come from the server: who saves data loads no catalogue that the device would answer from. */
export async function withoutDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  });
}

/** Holds every list back until it is let go; the device would answer by itself. */
export async function holdLists(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(lists, async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHolding = false;
    await Promise.all(held.splice(0).map((route) => route.continue()));
  };
}
