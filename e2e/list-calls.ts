import type { Page } from '@playwright/test';
import { holdCalls } from './hold-calls.ts';

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
  return (await holdCalls(page, lists)).letGo;
}
