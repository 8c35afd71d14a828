import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type LaunchOptions, type Page } from '@playwright/test';
import { browserFlags, findBrowser } from './browser.ts';
import { moveAbout } from './moves-about.ts';
import { isTakenOver } from './page-watch.ts';
import { comeBackIn, patientPage, patientRequest } from './patience.ts';

interface Options {
  /** Console errors that the test itself brings about, such as a page that is not there. */
  allowedConsoleErrors: readonly RegExp[];
  /** Whether visitors wait, after going to a page, until it works with its script; whoever does not is quicker than it. */
  waitsForScript: boolean;
  /** Whether visitors move about on a page as soon as it is loaded, which brings its script. */
  movesAbout: boolean;
}

interface Fixtures {
  /** Fails the test when any page of it wrote an error to the console or threw one. */
  quietConsole: void;
}

/** Playwright's test on the running server and the browser at hand; import it in every spec. */
export const test = base.extend<Options & Fixtures>({
  allowedConsoleErrors: [[], { option: true }],
  waitsForScript: [true, { option: true }],
  movesAbout: [true, { option: true }],
  launchOptions: [
    async ({}, use) => {
      const { executablePath, env } = await findBrowser();
      const options: LaunchOptions = { executablePath, args: browserFlags, env: { ...process.env, ...env } };
      await use(options);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({}, use) => {
    await use(process.env['COTEJO_URL']);
  },
  context: async ({ context, movesAbout }, use) => {
    if (movesAbout) await moveAbout(context);
    await use(context);
  },
  page: async ({ page, waitsForScript, javaScriptEnabled }, use) => {
    const patient = patientPage(page);
    await use(waitsForScript && javaScriptEnabled ? waitingPage(patient) : patient);
  },
  request: async ({ request }, use) => {
    await use(patientRequest(request));
  },
  quietConsole: [
    async ({ context, allowedConsoleErrors }, use) => {
      const heard: { readonly from: string; readonly text: string }[] = [];
      // What a busy server asks to be asked again is: the browser's line on it is no fault of a page.
      const postponed = new Set<string>();
      context.on('response', (response) => {
        if (comeBackIn(response) !== null) postponed.add(response.url());
      });
      context.on('console', (message) => {
        const text = `${message.page()?.url() ?? ''}: ${message.text()}`;
        if (message.type() === 'error') heard.push({ from: message.location().url, text });
      });
      context.on('weberror', (error) => {
        heard.push({ from: '', text: `${error.page()?.url() ?? ''}: ${error.error().message}` });
      });
      await use();
      const faults = heard.filter(({ from, text }) => !(postponed.has(from) && text.includes('status of 503')));
      expect(
        faults.map(({ text }) => text).filter((text) => !allowedConsoleErrors.some((pattern) => pattern.test(text))),
        'errors on the console',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

/** Script that a test holds back never comes; milliseconds. */
const longestWait = 10_000;

/** A page whose visitor looks at it until it works with its script. */
function waitingPage(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = async (...asked) => {
    const answer = await goto(...asked);
    await page.waitForFunction(isTakenOver, undefined, { timeout: longestWait }).catch(() => undefined);
    return answer;
  };
  return page;
}

export { expect };

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails with rule, help and elements for everything that breaks WCAG 2.2 AA on the page as it stands now. */
export async function expectNoAxeViolations(page: Page, within?: string): Promise<void> {
  await page.waitForFunction(isAtRest);
  // In the page itself: our pages have no frames of others, and no other page has to be opened to gather what is found.
  // Told in full is only what is wrong: to list what is right takes a tenth of its time.
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(standards)
    .setLegacyMode();
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze();
  const found = violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`));
  expect(found, 'accessibility violations').toEqual([]);
}

/** Whether nothing fades in any more, as what is half there has half its contrast, and every result of a list is laid out. */
function isAtRest(): boolean {
  const isStill = document
    .getAnimations()
    .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity);
  return isStill && document.querySelector('.first-look') === null;
}
