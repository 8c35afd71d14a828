import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { editionOf } from '@cotejo/core/editions';
import { chromium, request, type Browser } from '@playwright/test';
import { browserFlags, findBrowser } from '../e2e/browser.ts';
import { moveAbout } from '../e2e/moves-about.ts';
import { examplesOf, listedPaths } from '../e2e/page-examples.ts';
import { watchPage } from '../e2e/page-watch.ts';
import { startServer } from '../e2e/running-server.ts';
import { inRoot } from './root.ts';
import { screensOf, type Screen } from './screens/screen-list.ts';
import { stopWithParent } from './stop-with-parent.ts';

const folder = inRoot('docs', 'screens');
const host = 'localhost';
/** A phone shows more than its screen, a desktop what one sees first: together they stay small enough to keep. */
const widths = {
  390: { viewport: { width: 390, height: 1200 }, isMobile: true, hasTouch: true },
  1280: { viewport: { width: 1280, height: 900 } },
} as const;
/** Of the window's width, in pixels. */
const phoneEnd = 992;

async function take(browser: Browser, url: string, screen: Screen): Promise<void> {
  for (const [width, device] of Object.entries(widths)) {
    const kind = device.viewport.width < phoneEnd ? 'phone' : 'desktop';
    if (screen.only !== undefined && screen.only !== kind) continue;
    const context = await browser.newContext({
      ...device,
      locale: 'es-CL',
      timezoneId: 'America/Santiago',
      reducedMotion: 'reduce',
    });
    await moveAbout(context);
    const page = await context.newPage();
    const watch = await watchPage(page);
    await screen.network?.(page);
    const at = new URL(screen.path, url);
    if (screen.host !== undefined) at.hostname = screen.host;
    await page.goto(at.href);
    await watch.settled();
    // Cards tell more once they were in sight for a second.
    if ((await page.locator('article[data-product-code]').count()) > 0) await page.waitForTimeout(1_500);
    await page.evaluate(() => document.fonts.ready);
    await screen.before?.(page);
    await page.waitForTimeout(screen.before ? 600 : 0);
    await page.screenshot({ path: join(folder, `${screen.name}-${width}.png`), animations: 'disabled' });
    await context.close();
  }
}

async function plansOf(url: string): Promise<readonly string[]> {
  const html = await (await fetch(`${url}/Comparar/Isapres`)).text();
  return [...html.matchAll(/data-product-code="([^"]+)"/g)].flatMap(([, code]) => (code === undefined ? [] : [code])).slice(0, 3);
}

stopWithParent();
const server = await startServer();
const { executablePath, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: browserFlags, env: { ...process.env, ...env } });
try {
  const client = await request.newContext({ baseURL: server.url });
  const examples = examplesOf(editionOf('chile'), await listedPaths(client, host), 'es');
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  for (const screen of screensOf(examples, await plansOf(server.url))) await take(browser, server.url, screen);
  await client.dispose();
} finally {
  await browser.close();
  await server.stop();
}
const taken = readdirSync(folder);
const bytes = taken.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
console.log(`${taken.length} imágenes en docs/screens, ${(bytes / 1e6).toFixed(1)} MB. Míralas antes de guardarlas.`);
