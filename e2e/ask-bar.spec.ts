import { isapres } from './family.ts';
import { expect, test } from './fixtures.ts';
import { isTakenOver } from './page-watch.ts';
import { firstPlans, open } from './walks.ts';

test('B2.11-15 B2.11-16 on a phone the ways to ask cover no figures: they have a bar of their own, which goes while one reads on', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide screen has room at its side');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(isapres);
  const path = await page
    .getByRole('link', { name: /^Ver detalle/ })
    .first()
    .getAttribute('href');
  await page.goto(path ?? '');
  await page.waitForFunction(isTakenOver);
  const bar = page.getByRole('navigation', { name: 'Pregúntanos' });
  await expect(bar.getByRole('link', { name: 'Escríbenos por WhatsApp' })).toBeVisible();
  expect(await bar.boundingBox()).toEqual({ x: 0, y: 844 - 72, width: 390, height: 72 });
  const floating = (): Promise<readonly string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility())
        .filter((element) => {
          const { top, left, right } = element.getBoundingClientRect();
          return top < innerHeight && right > left && right - left < innerWidth;
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
  expect(await floating()).toEqual([]);
  for (const [to, isSeen] of [
    [900, false],
    [1_800, false],
    [1_600, true],
  ] as const) {
    await page.evaluate((place) => scrollTo(0, place), to);
    if (isSeen) await expect(bar).toBeInViewport({ ratio: 1 });
    else await expect(bar).not.toBeInViewport();
  }
  // What the page ends with stands above it.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const end = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).paddingBottom));
  expect(end).toBeGreaterThanOrEqual(72);
});

test('the tabs of a product pass under the ways to ask, which stay free to be pressed over what is compared', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide screen has room at its side');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [plan] = await firstPlans(page, 1);
  await open(page, plan?.path ?? '');
  await page.getByRole('button', { name: /^Comparar / }).click();
  const bar = page.getByRole('navigation', { name: 'Pregúntanos' });
  // On the way up the bar is there; the tabs then lie just where it is.
  const place = await page
    .getByRole('navigation', { name: 'Partes de esta página' })
    .evaluate((tabs) => tabs.getBoundingClientRect().top + scrollY - (innerHeight - 120));
  await page.evaluate((to) => scrollTo(0, to + 400), place);
  await page.evaluate((to) => scrollTo(0, to), place);
  await expect(bar).toBeInViewport({ ratio: 1 });
  const covered = await bar.getByRole('link').evaluateAll((links) =>
    links.flatMap((link) => {
      const { left, width, top, height } = link.getBoundingClientRect();
      return [0.2, 0.5, 0.8].flatMap((part) => {
        const hit = document.elementFromPoint(left + width / 2, top + height * part);
        return hit !== null && link.contains(hit) ? [] : [`${link.textContent} at ${part}: ${hit?.textContent}`];
      });
    }),
  );
  expect(covered).toEqual([]);
});

test('B2.11-15 on a wide screen WhatsApp is a round button at its side', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has a bar');
  const [plan] = await firstPlans(page, 1);
  await open(page, plan?.path ?? '');
  const link = page.getByRole('navigation', { name: 'Pregúntanos' }).getByRole('link', { name: 'Escríbenos por WhatsApp' });
  await expect(link.locator('svg')).toBeVisible();
  expect(await link.boundingBox()).toMatchObject({ width: 48, height: 48 });
});
