import { href } from '@cotejo/contract/paths';
import { isapres } from './family.ts';
import { expect, test } from './fixtures.ts';

test.use({ waitsForScript: false, allowedConsoleErrors: [/ERR_FAILED/] });

test('who comes back to a list that is loaded anew finds the place, and results get their room and buttons in turn', async ({
  page,
}) => {
  const waiting = page.locator('.first-look');
  await page.goto(isapres);
  await expect(waiting).toHaveCount(0);
  const scrolled = () => page.evaluate(() => scrollY);
  await page.locator('article[data-product-code]').last().scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, scrollY));
  const before = await scrolled();
  expect(before).toBeGreaterThan(1200);
  await page.goto(href('help', {}));
  await page.goBack();
  await expect.poll(async () => Math.abs((await scrolled()) - before)).toBeLessThan(40);
});

test('of a list that comes with its document, only the first screen is laid out at first', async ({ page, request }) => {
  const html = await (await request.get(isapres)).text();
  const rooms = html.match(/<li class="[^"]*"/g)?.filter((room) => room.includes('min-w-0')) ?? [];
  expect(rooms.length).toBeGreaterThan(15);
  expect(rooms.slice(0, 4).some((room) => room.includes('first-look'))).toBe(false);
  expect(rooms.slice(4).every((room) => room.includes('first-look'))).toBe(true);
  await page.route(/\/assets\/start-/, (route) => route.abort());
  await page.goto(isapres);
  const isLaidOut = (): Promise<string> =>
    page
      .locator('li.first-look')
      .last()
      .evaluate((room) => getComputedStyle(room).contentVisibility);
  expect(await isLaidOut()).toBe('auto');
  await page.reload();
  expect(await isLaidOut()).toBe('visible');
});
