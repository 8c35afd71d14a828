import type { Page } from '@playwright/test';
import { askFirst } from './ask-first.ts';
import { expect, test } from './fixtures.ts';

const health = '/Comparar/Seguros-de-Salud';
const example = (page: Page) => page.getByText('Perfil de ejemplo');

/**
 * Whether the example is seen once its page has been there for so long, in milliseconds of the page's own clock: a busy machine may
 * look at it later than it wanted.
 */
async function isSeenAfter(page: Page, milliseconds: number): Promise<boolean> {
  return example(page).evaluate((element, moment) => {
    const late = document
      .getAnimations()
      .filter((each) => each instanceof CSSAnimation && each.animationName === 'seen-after-all');
    for (const animation of late) {
      animation.pause();
      animation.currentTime = moment;
    }
    const isSeen = getComputedStyle(element).visibility === 'visible';
    for (const animation of late) animation.play();
    return isSeen;
  }, milliseconds);
}

/** A request in Colombia, loaded anew while its scripts are held; what lets them go. */
async function loadHeld(page: Page, origin: string): Promise<() => void> {
  await askFirst(page, origin + health);
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(page.url(), { waitUntil: 'commit' });
  return letGo;
}

const originOf = (baseURL: string | undefined): string => `http://colombia.localhost:${new URL(baseURL ?? '').port}`;

// What is held back never comes by itself.
test.use({ waitsForScript: false });

test('whoever has a profile is shown no figures of the example while the own ones are on their way', async ({
  page,
  baseURL,
}) => {
  const kept = {
    cotizante: [{ edad: 44, sexo: 'Femenino' }],
    cargas: [],
    region: { stateCode: '05', stateName: 'Antioquia' },
    ingresodatos: true,
  };
  await page.addInitScript((text) => localStorage.setItem('QS_PROFILE_SEGURO_V1.6', text), JSON.stringify(kept));
  const letGo = await loadHeld(page, originOf(baseURL));
  const summary = page.getByRole('region', { name: 'Lo que solicitas' });
  await expect(summary.getByRole('link').first()).toBeVisible();
  await expect(example(page)).toBeAttached();
  expect([await isSeenAfter(page, 0), await isSeenAfter(page, 2_900)]).toEqual([false, false]);
  // Where they do not come, something is seen all the same.
  expect(await isSeenAfter(page, 3_100)).toBe(true);
  await expect(example(page)).toBeVisible();
  letGo();
  await expect(summary).toContainText('Precios para ti, 44');
  await expect(summary.getByText('Precios para ti, 44')).toBeVisible();
  await expect(example(page)).toHaveCount(0);
});

test('whoever has none sees the example at once', async ({ page, baseURL }) => {
  const letGo = await loadHeld(page, originOf(baseURL));
  await expect(example(page)).toBeAttached();
  expect(await isSeenAfter(page, 0)).toBe(true);
  letGo();
  await page.unrouteAll({ behavior: 'wait' });
});
