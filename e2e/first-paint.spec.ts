import { href } from '@cotejo/contract/paths';
import { versionPath } from '@cotejo/contract/paths/frame';
import { isapres } from './family.ts';
import { expect, test } from './fixtures.ts';

/** Whether a page has asked for something. */
const isCalled = (path: string): boolean => performance.getEntriesByType('resource').some(({ name }) => name.includes(path));

for (const [name, path] of [
  ['a list', isapres],
  ['a page without React', href('help', {})],
] as const) {
  test(`${name} is painted before its scripts run and ask the server for anything`, async ({ page }) => {
    await page.goto(path);
    await page.waitForFunction(isCalled, versionPath);
    const { painted, called } = await page.evaluate((asked) => {
      const resource = performance.getEntriesByType('resource').find((entry) => entry.name.includes(asked));
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return { painted: paint?.startTime ?? Number.NaN, called: resource?.startTime ?? Number.NaN };
    }, versionPath);
    expect(called).toBeGreaterThan(painted);
  });
}
