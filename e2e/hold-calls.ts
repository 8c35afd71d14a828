import type { Page, Route } from '@playwright/test';

/** Calls of a page that are held back. */
export interface HeldCalls {
  /** Those that wait. */
  readonly held: readonly Route[];
  /** Lets them go, and all that come from then on. */
  readonly letGo: () => Promise<void>;
}

/** Holds back what a page asks for at such addresses: parts of its script, or answers. */
export async function holdCalls(page: Page, address: RegExp): Promise<HeldCalls> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(address, async (route) => {
    if (isHolding) held.push(route);
    else await route.fallback();
  });
  const letGo = async (): Promise<void> => {
    isHolding = false;
    await Promise.all(held.splice(0).map((route) => route.fallback()));
  };
  return { held, letGo };
}
