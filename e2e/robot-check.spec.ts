import type { Page } from '@playwright/test';
import { enterFamily, isapres, shownPrices, total } from './family.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { isTakenOver } from './page-watch.ts';
import { askTooMuch, robotBox, unkept, unkeptList, visitFrom } from './robot-visitor.ts';

test.skip(process.env['COTEJO_DATA_DIR'] === undefined, 'only our own server believes who these visitors say to be');

// What is refused on purpose, and the call that is cut off, write a line of their own.
test.use({ allowedConsoleErrors: [/401 \(Unauthorized\)|ERR_FAILED/] });

const challengePath = '**/api/robot/challenge';

/** Filters by Colmena, whose code is 67. */
async function filterByColmena(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: /^Filtros/ }).click();
  await page.getByRole('checkbox', { name: /^Colmena/ }).check();
  if (isMobile) await page.getByRole('button', { name: /^Ver / }).click();
}

interface ProofTimes {
  /** From the challenge to its solution. */
  readonly work: number;
  /** From the first call of the proof to the answer of the call that was refused. */
  readonly whole: number;
}

/** Milliseconds that a proof takes with a processor six times slower, as the browser itself noted its calls. */
async function timesOfProof(page: Page): Promise<ProofTimes> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.getByRole('button', { name: 'Soy humano!' }).click();
  await expect(robotBox(page)).toBeHidden();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page.evaluate(() => {
    const calls = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming);
    const last = (part: string) => calls.findLast(({ name }) => name.includes(part));
    const [challenge, proof, list] = [last('/robot/challenge'), last('/notrobot'), last('/compare/')];
    if (!challenge || !proof || !list) throw new Error('a call of the proof is missing');
    return { work: proof.startTime - challenge.responseEnd, whole: list.responseEnd - challenge.startTime };
  });
}

test('decision 17 A8-12: who is taken for a robot clicks, and what was refused is there; nothing entered is lost', async ({
  page,
  request,
  isMobile,
}) => {
  const address = await visitFrom(page);
  await page.goto(isapres);
  await enterFamily(page);
  const all = await total(page);
  await askTooMuch(request, address);
  await filterByColmena(page, isMobile);
  await expect(robotBox(page)).toBeVisible();
  await expect(page).toHaveURL(/organizations=67/);
  await expectNoAxeViolations(page);
  await page.screenshot({ path: test.info().outputPath('refused.png'), fullPage: true });

  const { work, whole } = await timesOfProof(page);
  console.log(`robot check, processor six times slower: work ${Math.round(work)} ms, with its calls ${Math.round(whole)} ms`);
  await expect(page).toHaveURL(/organizations=67/);
  await expect.poll(() => total(page)).toBeLessThan(all);
  await expect(page.getByText('Perfil de ejemplo')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Resultados', exact: true })).toBeFocused();
  expect((await shownPrices(page)).length).toBeGreaterThan(0);
});

test('a proof that cannot be made is told, and may be tried again', async ({ page, request }) => {
  const address = await visitFrom(page);
  await askTooMuch(request, address);
  await page.goto(unkeptList());
  // Before its script is there the button asks for the page again, which is another way.
  await page.waitForFunction(isTakenOver);
  await page.route(challengePath, (route) => route.abort());
  await page.getByRole('button', { name: 'Soy humano!' }).click();
  await expect(page.getByText('No pudimos comprobarlo')).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('failed.png'), fullPage: true });
  await expectNoAxeViolations(page);
  await page.unroute(challengePath);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(robotBox(page)).toBeHidden();
  expect((await shownPrices(page)).length).toBe(20);
});

test('a product refused to a robot is there after the proof', async ({ page, request }) => {
  const address = await visitFrom(page);
  await page.goto(isapres);
  const link = page.locator('article[data-product-code]').first().getByRole('link').first();
  const path = ((await link.getAttribute('href')) ?? '').replace('/Solicitar', '');
  await askTooMuch(request, address);
  await page.goto(unkept(path));
  await expect(page.getByRole('heading', { name: 'Comprueba que eres humano' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.screenshot({ path: test.info().outputPath('product.png'), fullPage: true });
  await page.getByRole('button', { name: '¡ Soy humano !' }).click();
  await expect(page.getByRole('complementary', { name: 'Precio' })).toBeVisible();
});
