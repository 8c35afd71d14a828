import type { Page } from '@playwright/test';
import { enterFamily, isapres } from './family.ts';
import { expect, test } from './fixtures.ts';
import { isTakenOver } from './page-watch.ts';

test.use({ movesAbout: false, waitsForScript: false });

/** Who stays for six seconds has the script too; here nobody waits so long. */
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    const wait = window.setTimeout;
    const patience = 6_000;
    Object.assign(window, {
      setTimeout: (task: () => void, milliseconds?: number) => (milliseconds === patience ? 0 : wait(task, milliseconds)),
    });
  }),
);

const entry = /\/assets\/entry-client-.*\.js$/;

/** Opens a page and waits until its script lies ready in the browser. */
async function openAndRead(page: Page, path: string): Promise<void> {
  const laid = page.waitForResponse((response) => entry.test(response.url()));
  await page.goto(path);
  await (await laid).finished();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

/** Moves about on a page whose script hears of it. */
async function move(page: Page): Promise<void> {
  await expect(page.locator('html.has-scripts')).toHaveCount(1);
  await page.mouse.move(200, 300);
}

test.describe('who is here for the first time', () => {
  test('has a page without its script, which lies ready and starts with the first movement', async ({ page }) => {
    await openAndRead(page, isapres);
    expect(await page.evaluate(isTakenOver)).toBe(false);
    await move(page);
    await page.waitForFunction(isTakenOver);
  });

  test('has the script with the first key', async ({ page }) => {
    await openAndRead(page, isapres);
    await page.keyboard.press('Tab');
    await page.waitForFunction(isTakenOver);
  });

  test('whose first movement is a tick has it applied when script is there', async ({ page, isMobile }) => {
    await openAndRead(page, isapres);
    expect(await page.evaluate(isTakenOver)).toBe(false);
    if (isMobile)
      await page
        .getByRole('link', { name: /^Filtros/ })
        .or(page.getByRole('button', { name: /^Filtros/ }))
        .first()
        .click();
    await page.locator('#filtros input[name=organizations]').first().check();
    await expect(page).toHaveURL((url) => url.searchParams.has('organizations'));
  });
});

test('who has told of a family sees its prices without a movement', async ({ page }) => {
  await page.goto(isapres);
  await move(page);
  await page.waitForFunction(isTakenOver);
  await enterFamily(page);
  await page.goto('about:blank');
  await page.goto(isapres);
  await page.waitForFunction(isTakenOver);
  await expect(page.getByText('Perfil de ejemplo')).toHaveCount(0);
});

test('who reloads a list and goes Back before script is there has the list of the address that this leads to', async ({
  page,
}) => {
  await page.goto(isapres);
  await move(page);
  await page.waitForFunction(isTakenOver);
  const counter = page.locator('main [data-total]');
  const all = await counter.getAttribute('data-total');
  await page.getByRole('list', { name: 'Filtros aplicados y sugeridos' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\?/);
  await expect(counter).not.toHaveAttribute('data-total', all ?? '');
  const held = Promise.withResolvers<void>();
  await page.route(entry, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  const written = page.waitForEvent('domcontentloaded');
  await page.evaluate(() => history.back());
  await written;
  await expect(counter).toHaveAttribute('data-total', all ?? '');
  held.resolve();
  await page.waitForFunction(isTakenOver);
  await expect(counter).toHaveAttribute('data-total', all ?? '');
  expect(new URL(page.url()).search).toBe('');
});

test('a script that comes while that list is on its way leaves it to its own document', async ({ page }) => {
  await page.goto(isapres);
  await move(page);
  await page.waitForFunction(isTakenOver);
  await page.getByRole('list', { name: 'Filtros aplicados y sugeridos' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\?/);
  const [script, list] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(entry, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.route(
    (url) => url.pathname === isapres && url.search === '',
    async (route) => {
      await list.promise;
      await route.continue();
    },
    { times: 1 },
  );
  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  await page.evaluate(() => history.back());
  await asked;
  const came = page.waitForResponse((response) => entry.test(response.url()));
  script.resolve();
  await (await came).finished();
  // Whatever it does within that document it does within a moment; an error there fails the walk.
  await page.waitForTimeout(1000);
  const written = page.waitForEvent('domcontentloaded');
  list.resolve();
  await written;
  await page.waitForFunction(isTakenOver);
  expect(new URL(page.url()).search).toBe('');
});
