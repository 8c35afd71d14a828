import { requestTab } from '@cotejo/contract/paths';
import type { Page } from '@playwright/test';
import { compareBar, comparisonOf } from './compared-plans.ts';
import { enterFamily, isapres, openerOf } from './family.ts';
import { expect, test } from './fixtures.ts';
import { isTakenOver } from './page-watch.ts';
import { firstPlans } from './walks.ts';

/** What the keyboard stands on: what it is, and what is wrong with how it is seen. */
interface Stop {
  readonly name: string;
  /** Null: the end of the page is reached. */
  readonly fault: string | null;
  readonly isEnd: boolean;
}

/** Runs in the page, after what a key did has been drawn. */
async function lookAtFocus(): Promise<Stop> {
  for (let frames = 0; frames < 2; frames += 1) await new Promise((done) => requestAnimationFrame(done));
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return { name: '', fault: null, isEnd: true };
  const name = `${focused.localName} ${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 50)}`;
  const label = focused.closest('label') ?? focused;
  const ringOf = (element: Element): number => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)) + (boxShadow === 'none' ? 0 : 1);
  };
  if (Math.max(ringOf(focused), ringOf(label)) < 2) return { name, fault: 'has no ring', isEnd: false };
  const box = focused.getBoundingClientRect();
  // Of what stands in a row that scrolls the browser is content with a part.
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
  const hit = document.elementFromPoint((left + right) / 2, box.top + box.height / 2);
  if (hit === null || right - left < Math.min(box.width, 24)) return { name, fault: 'is out of sight', isEnd: false };
  // A handle lets what is beside it through: it is seen where its line is.
  const seen = getComputedStyle(focused).pointerEvents === 'none' ? focused.parentElement : label;
  const isSeen = seen?.contains(hit) === true || (hit.contains(focused) && !hit.matches('body, html'));
  return { name, fault: isSeen ? null : `is under ${hit.outerHTML.slice(0, 120)}`, isEnd: false };
}

const mostStops = 600;

/** Goes through a whole page by Tab, or backwards; what is wrong on the way. */
async function faultsOnTheWay(page: Page, key = 'Tab'): Promise<{ readonly stops: number; readonly faults: readonly string[] }> {
  const faults: string[] = [];
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press(key);
    const { name, fault, isEnd } = await page.evaluate(lookAtFocus);
    if (isEnd) return { stops, faults };
    if (fault !== null) faults.push(`${stops}: ${name} ${fault}`);
  }
  throw new Error(`${mostStops} stops and no end`);
}

test('by keyboard every stop of list, comparison, product and request is seen, with its ring, under no bar', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const plans = await firstPlans(page, 2);
  const compared = comparisonOf(plans.map(({ code }) => code));
  // From here on a bar stands at the foot of the screen as well.
  await page.goto(plans[0]?.path ?? '');
  await page.getByRole('button', { name: /^Comparar / }).click();
  await expect(compareBar(page)).toBeVisible();
  for (const path of [isapres, compared, plans[0]?.path ?? '', `${plans[0]?.path}/${requestTab}`]) {
    await page.goto(path);
    await page.waitForFunction(isTakenOver);
    const { stops, faults } = await faultsOnTheWay(page);
    expect.soft(stops, `stops of ${path}`).toBeGreaterThan(15);
    expect.soft(faults, path).toEqual([]);
  }
});

test('backwards through a comparison no stop is under its head, which stays in sight', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const plans = await firstPlans(page, 3);
  await page.goto(comparisonOf(plans.map(({ code }) => code)));
  await page.waitForFunction(isTakenOver);
  const { stops, faults } = await faultsOnTheWay(page, 'Shift+Tab');
  expect(stops).toBeGreaterThan(15);
  expect(faults).toEqual([]);
});

test('backwards through a product no stop is under its tabs, which stay in sight', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [plan] = await firstPlans(page, 1);
  await page.goto(plan?.path ?? '');
  await page.waitForFunction(isTakenOver);
  const { stops, faults } = await faultsOnTheWay(page, 'Shift+Tab');
  expect(stops).toBeGreaterThan(15);
  expect(faults).toEqual([]);
});

test('B2.6-02 a large family stays in sight in two lines, with its number, and under it nothing that the keyboard comes to', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'on a phone the profile scrolls away with the page');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 992, height: 900 });
  await page.goto(isapres);
  await page.waitForFunction(isTakenOver);
  await enterFamily(page);
  await openerOf(page).click();
  const editor = page.getByRole('dialog', { name: 'Quiénes se asegurarán?' });
  for (const place of [2, 3, 4, 5, 6, 7]) {
    await editor.getByRole('button', { name: 'Agregar carga' }).click();
    await editor.locator(`[name="cargas.${place}.edad"]`).fill('7');
  }
  await editor.getByRole('button', { name: 'Comparar' }).click();
  await expect(editor).toBeHidden();
  const profile = page.locator('.profile-bar');
  await expect(profile).toContainText('y 6 cargas más');
  // As high as the page keeps free above what gets the focus.
  expect(await profile.evaluate((bar) => bar.getBoundingClientRect().height)).toBeLessThanOrEqual(136.5);
  await openerOf(page).click();
  await expect(editor.locator('[name="cargas.7.edad"]')).toHaveValue('7');
  await page.keyboard.press('Escape');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  // From below upwards, so that what gets the focus comes in at the top, where the profile stands.
  await page.evaluate(() => scrollTo(0, 4_000));
  await page
    .getByRole('link', { name: /^Ver detalle/ })
    .nth(9)
    .focus();
  const faults: string[] = [];
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press('Shift+Tab');
    const { name, fault } = await page.evaluate(lookAtFocus);
    if (fault !== null) faults.push(`${stops}: ${name} ${fault}`);
  }
  expect(faults).toEqual([]);
});

test('of the two handles of the price the one that has the focus is told apart', async ({ page, isMobile }) => {
  test.skip(isMobile, 'filters lie in a sheet');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(isapres);
  await page.waitForFunction(isTakenOver);
  const [least, most] = [page.locator('.price-handle').first(), page.locator('.price-handle').last()];
  await least.scrollIntoViewIfNeeded();
  const box = await least.boundingBox();
  if (box === null) throw new Error('the handles are not there');
  // Without a limit they stand at both ends, each 44 px wide.
  const half = 22;
  const middle = box.y + box.height / 2;
  const drawn = async (x: number): Promise<string> =>
    (await page.screenshot({ clip: { x: x - 4, y: middle - 4, width: 8, height: 8 } })).toString('base64');
  const both = async () => ({ least: await drawn(box.x + half), most: await drawn(box.x + box.width - half) });
  // Where a ring around the whole line would end, over what is written below it.
  const below = async (): Promise<string> => {
    const clip = { x: box.x, y: box.y + box.height - 4, width: box.width, height: 10 };
    return (await page.screenshot({ clip })).toString('base64');
  };
  const plain = await both();
  const rest = await below();
  await least.press('Home');
  const first = await both();
  expect(first.least).not.toBe(plain.least);
  expect(first.most).toBe(plain.most);
  expect(await below()).toBe(rest);
  await most.press('End');
  const second = await both();
  expect(second.least).toBe(plain.least);
  expect(second.most).not.toBe(plain.most);
});
