import { href, requestTab } from '@cotejo/contract/paths';
import type { Page } from '@playwright/test';
import { askFirst } from './ask-first.ts';
import { compareBar, comparisonOf } from './compared-plans.ts';
import { isapres, openerOf } from './family.ts';
import { expect, test } from './fixtures.ts';
import { setLetters } from './letters.ts';
import { isTakenOver } from './page-watch.ts';
import { expectAllToBeRead } from './read-words.ts';
import { firstPlans } from './walks.ts';

// A page that is not there writes a line of the browser's own.
test.use({ allowedConsoleErrors: [/status of 404/] });

const [journeys, pets] = ['/Comparar/Seguros-de-Viaje', '/Comparar/Seguros-Mascotas'];

/** How letters come to twice their size. */
interface Way {
  readonly name: string;
  /** Before a page is opened. */
  readonly before: (page: Page) => Promise<unknown>;
  /** In a page that is open. */
  readonly within: (page: Page) => Promise<unknown>;
}

const nothing = async (): Promise<void> => undefined;

const ways: readonly Way[] = [
  {
    name: 'by the browser',
    before: (page) => setLetters(page, 'by the browser', 32),
    within: nothing,
  },
  {
    name: 'in the page',
    before: nothing,
    within: (page) => setLetters(page, 'in the page', 32),
  },
];

/** The first article of the blog. */
async function firstArticle(page: Page): Promise<string> {
  const blog = href('blog', { brand: 'QP' });
  await page.goto(blog);
  const link = page.locator(`main a[href^="${blog}/"]`).first();
  return (await link.getAttribute('href')) ?? '';
}

for (const { name, before, within } of ways) {
  test.describe(`with letters of twice the size, set ${name},`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await before(page);
    });

    async function open(page: Page, path: string): Promise<void> {
      await page.goto(path);
      await page.waitForFunction(isTakenOver);
      await within(page);
    }

    test('nothing of a list, its form, its filters and its bars is cut, covered or out of reach', async ({ page, isMobile }) => {
      await open(page, isapres);
      await expectAllToBeRead(page, 'the list');
      await openerOf(page).press('Enter');
      const editor = page.getByRole('dialog', { name: 'Quiénes se asegurarán?' });
      await editor.getByRole('button', { name: 'Agregar pareja' }).press('Enter');
      await editor.getByRole('button', { name: 'Agregar carga' }).press('Enter');
      await expectAllToBeRead(page, 'the form of the profile');
      await page.keyboard.press('Escape');
      const filters = page.getByRole('button', { name: /^Filtros/ });
      if (await filters.isVisible()) {
        await filters.press('Enter');
        await expectAllToBeRead(page, 'the filters');
        await page.keyboard.press('Escape');
      }
      const [plan] = await firstPlans(page, 1);
      await open(page, plan?.path ?? '');
      await page.getByRole('button', { name: /^Comparar / }).press('Enter');
      await open(page, isapres);
      await expect(compareBar(page)).toBeVisible();
      await expectAllToBeRead(page, `the list with what is chosen${isMobile ? ', on a phone' : ''}`);
    });

    test('the sentence of a list stands right below its title', async ({ page, isMobile }) => {
      await open(page, isapres);
      const [title, sentence] = [page.locator('h1'), page.locator('.banner > p')];
      const below = async (): Promise<number> => {
        const [above, under] = [await title.boundingBox(), await sentence.boundingBox()];
        return (under?.y ?? Infinity) - (above?.y ?? 0) - (above?.height ?? 0);
      };
      // On a wide screen the way to ask stands beside the title, and may be higher than it.
      expect(await below()).toBeLessThan(isMobile ? 24 : 48);
    });

    test('nothing of a form of answers is, with everything open and everything wrong', async ({ page }) => {
      await open(page, journeys);
      await openerOf(page).press('Enter');
      const editor = page.getByRole('dialog', { name: '¿Quiénes viajarán?' });
      await editor.getByText('Más datos (opcional)').press('Enter');
      await editor.locator('[name="cotizante.0.edad"]').fill('');
      await editor.getByRole('button', { name: 'Agregar carga' }).press('Enter');
      await editor.getByRole('button', { name: 'Comparar' }).press('Enter');
      await expect(editor.getByText('Falta tu edad')).toBeVisible();
      await expectAllToBeRead(page, 'the form of a journey');
      for (const path of [journeys, pets]) {
        await askFirst(page, path);
        await within(page);
        await page.getByRole('button', { name: 'Enviar solicitud' }).press('Enter');
        await expect(page.getByRole('alert').filter({ hasText: 'Por favor verifique los datos ingresados' })).toBeVisible();
        await expectAllToBeRead(page, `the request of ${path}`);
      }
    });

    test('nothing of a comparison, a product and a request is', async ({ page }) => {
      const plans = await firstPlans(page, 2);
      const compared = comparisonOf(plans.map(({ code }) => code));
      for (const path of [compared, plans[0]?.path ?? '', `${plans[0]?.path}/${requestTab}`]) {
        await open(page, path);
        await expectAllToBeRead(page, path);
      }
    });

    test('no figure of three plans side by side is broken, no row is cut, and each name to choose from has room', async ({
      page,
    }) => {
      const plans = await firstPlans(page, 3);
      await open(page, comparisonOf(plans.map(({ code }) => code)));
      const faults = await page.locator('.comparison-board').evaluate((board) => {
        const found: string[] = [];
        const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
          for (const { 0: figure, index } of (node.textContent ?? '').matchAll(/[$]?\d[\d.,]*\d/g)) {
            const range = new Range();
            range.setStart(node, index);
            range.setEnd(node, index + figure.length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(figure);
          }
        }
        const pen = document.createElement('canvas').getContext('2d');
        for (const select of board.querySelectorAll('select')) {
          const { font, paddingLeft, paddingRight } = getComputedStyle(select);
          const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
          if (pen === null || room <= 0) continue;
          pen.font = font;
          for (const { text } of select.options)
            found.push(...text.split(' ').filter((word) => pen.measureText(word).width > room));
        }
        const frame = board.querySelector('table')?.parentElement?.getBoundingClientRect() ?? new DOMRect();
        for (const name of board.querySelectorAll('th[scope=row]')) {
          const range = new Range();
          // Its words: what they mean lies behind a button.
          range.selectNodeContents(name.firstChild ?? name);
          if ([...range.getClientRects()].some(({ right }) => right > frame.right)) found.push(name.textContent ?? '');
        }
        return found;
      });
      expect(faults).toEqual([]);
    });

    test('the first page is as wide as the narrowest screen, with the whole family asked for', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await open(page, href('home', {}));
      await page.getByText('Agregar pareja o cargas').press('Enter');
      await expect(page.getByRole('group', { name: 'Tu pareja' })).toBeVisible();
      await expectAllToBeRead(page, 'the first page');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });

    test('nothing of the first page, an article and what is not there is', async ({ page }) => {
      for (const path of [href('home', {}), await firstArticle(page), '/lo-que-no-hay']) {
        await open(page, path);
        await expectAllToBeRead(page, path);
      }
    });
  });
}

test('at 320 px the order is read whole, whichever it is, also in letters of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const letters of [16, 32]) {
    await page.goto(isapres);
    await page.waitForFunction(isTakenOver);
    await setLetters(page, 'in the page', letters);
    const order = page.getByRole('combobox', { name: 'Ordenar por' }).locator('visible=true').first();
    const cut = await order.evaluate((select: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight, whiteSpace } = getComputedStyle(select);
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const pen = document.createElement('canvas').getContext('2d');
      if (pen === null) throw new Error('nothing to measure words with');
      pen.font = font;
      // Where lines break, each word needs room alone.
      const parts = [...select.options].flatMap(({ text }) => (whiteSpace === 'normal' ? text.split(' ') : text));
      return parts.filter((part) => pen.measureText(part).width > room);
    });
    expect(cut, `letters of ${letters}`).toEqual([]);
  }
});

test('at 320 px no word of a list’s title is broken, also in letters of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const letters of [16, 32])
    for (const path of [isapres, pets]) {
      await page.goto(path);
      await page.waitForFunction(isTakenOver);
      await setLetters(page, 'in the page', letters);
      const broken = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
        const [text] = title.childNodes;
        if (!text?.textContent) throw new Error('a title without text');
        const words = [...text.textContent.matchAll(/\S+/g)];
        return words.flatMap(({ 0: word, index }) => {
          const range = new Range();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        });
      });
      expect(broken, `${path} in letters of ${letters}`).toEqual([]);
    }
});
