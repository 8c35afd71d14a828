import type { Page, Request } from '@playwright/test';
import { comeBackIn } from './patience.ts';

/** What is heard of a page while it loads and works. */
export interface PageWatch {
  /** Everything that is wrong since the last question, each in a line; nothing on a page as it should be. */
  readonly faults: () => readonly string[];
  /** Waits until the page works with its script, if it has any, has nothing to do, and waits for nothing that it asked for. */
  readonly settled: () => Promise<void>;
}

const cspMark = 'against the policy:';

/** What the test's own browser says in place of the service worker, which offline.spec.ts is about. */
const workersBlocked = 'Service Worker registration blocked by Playwright';

/** Requests that may go on for as long as a page is open. */
const longLived = new Set(['eventsource', 'websocket']);

/**
 * True when what the server wrote has been taken over by its script, with what that listens to from then on, which comes a moment after its
 * elements; pages without page data have the frame's alone to wait for.
 */
export function isTakenOver(): boolean {
  if (document.readyState !== 'complete' || !document.documentElement.classList.contains('has-scripts')) return false;
  if (document.querySelector('#page-data') === null) return true;
  const heading = document.querySelector('h1');
  if (heading === null || !Object.keys(heading).some((key) => key.startsWith('__reactFiber$'))) return false;
  const turn = (document.documentElement as { idleTurn?: 'asked' | 'had' }).idleTurn;
  // A promise would be taken for true.
  if (turn === undefined) {
    Object.assign(document.documentElement, { idleTurn: 'asked' });
    requestIdleCallback(() => Object.assign(document.documentElement, { idleTurn: 'had' }), { timeout: 1_000 });
  }
  return turn === 'had';
}

async function idle(): Promise<void> {
  for (let turns = 0; turns < 2; turns += 1) await new Promise((done) => requestIdleCallback(done));
}

/**
 * Listens to a page from before its first document on: the console (what breaks the policy of a page is told there too), errors
 * that nobody caught, such as a document that its script finds otherwise than it was written, and requests that fail or are refused.
 */
export async function watchPage(page: Page): Promise<PageWatch> {
  let heard: string[] = [];
  // A server that is busy asks to come back, and that is done.
  const postponed = new Set<string>();
  const open = new Set<Request>();
  let givenUp = new Set<Request>();
  let isBeingLeft = false;
  page.on('console', (message) => {
    const type = message.type();
    if (type !== 'error' && type !== 'warning') return;
    if (message.text().includes(workersBlocked)) return;
    // The browser's own line for a document that says it is not there; its status is looked at for itself.
    if (message.location().url === page.url() && message.text().includes('status of 404')) return;
    if (postponed.has(message.location().url) && message.text().includes('status of 503')) return;
    heard.push(`${type} on the console: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
  page.on('crash', () => heard.push('the page crashed'));
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      isBeingLeft = true;
      givenUp = new Set(open);
    } else if (isBeingLeft) givenUp.add(request);
    if (!longLived.has(request.resourceType())) open.add(request);
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) isBeingLeft = false;
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => {
    open.delete(request);
    // What a page was still waiting for, or asked for until the next one was there, is given up with it.
    if (givenUp.has(request) && request.failure()?.errorText === 'net::ERR_ABORTED') return;
    heard.push(`${request.url()} failed: ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (comeBackIn(response) !== null) {
      postponed.add(response.url());
      return;
    }
    if (response.status() < 400 || response.request().isNavigationRequest()) return;
    heard.push(`${response.url()} answered ${response.status()}`);
  });
  // A browser that shows what it has kept asks for it anew behind that, in a request whose end is not told.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript((mark) => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`${mark} ${violatedDirective} ${blockedURI}`);
    });
  }, cspMark);

  return {
    faults: () => {
      const all = heard;
      heard = [];
      return all;
    },
    settled: async () => {
      await page.waitForFunction(isTakenOver);
      do await page.evaluate(idle);
      while (open.size > 0);
    },
  };
}
