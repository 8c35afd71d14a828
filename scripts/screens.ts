import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { editionOf } from '@cotejo/core/editions';
import { chromium, request, type Browser, type Page } from '@playwright/test';
import { browserFlags, findBrowser } from '../e2e/browser.ts';
import { examplesOf, listedPaths, type PageExample } from '../e2e/page-examples.ts';
import { watchPage } from '../e2e/page-watch.ts';
import { startServer } from '../e2e/running-server.ts';
import { inRoot } from './root.ts';
import { stopWithParent } from './stop-with-parent.ts';

const folder = inRoot('docs', 'screens');
const host = 'localhost';
/** A phone shows more than its screen, a desktop what one sees first: together they stay small enough to keep. */
const widths = {
  390: { viewport: { width: 390, height: 1200 }, isMobile: true, hasTouch: true },
  1280: { viewport: { width: 1280, height: 900 } },
} as const;

interface Screen {
  readonly name: string;
  readonly path: string;
  /** What a visitor does before it is taken. */
  readonly before?: (page: Page) => Promise<void>;
  /** Phones alone. */
  readonly isPhoneOnly?: boolean;
}

const openFilters = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Filtros/ }).click();
  await page.waitForTimeout(400);
};

/** Templates that have an example of their own, by the name of their file. */
const templates = {
  inicio: 'home',
  plan: 'isaprePlan',
  seguro: 'insurance',
  aseguradora: 'insurer',
  isapre: 'isapre',
  clinica: 'clinic',
  articulo: 'article',
  contacto: 'contact',
  solicitud: 'isaprePlanRequest',
  'no-encontrada': 'not-found',
} as const satisfies Record<string, PageExample['name']>;

function screensOf(examples: readonly PageExample[], plans: readonly string[]): readonly Screen[] {
  const isapres = '/Comparar/Isapres';
  const compared = new URLSearchParams(plans.map((plan) => ['comparar', plan]));
  const pages = Object.entries(templates).flatMap(([name, template]): Screen[] => {
    const example = examples.find((known) => known.name === template);
    return example === undefined ? [] : [{ name, path: example.path }];
  });
  return [
    ...pages,
    { name: 'comparador-isapres', path: isapres },
    { name: 'comparador-filtros', path: isapres, before: openFilters, isPhoneOnly: true },
    { name: 'comparador-vacio', path: '/Comparar/Seguros-de-Salud?organizationType=eps&deductibleTo=10' },
    { name: 'comparador-seguros', path: '/Comparar/Seguros-de-Salud' },
    { name: 'comparacion', path: `/Comparar-Planes?comparador=Isapres&${compared}` },
  ];
}

async function take(browser: Browser, url: string, screen: Screen): Promise<void> {
  for (const [width, device] of Object.entries(widths)) {
    if (screen.isPhoneOnly && Number(width) > 991) continue;
    const context = await browser.newContext({
      ...device,
      locale: 'es-CL',
      timezoneId: 'America/Santiago',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const watch = await watchPage(page);
    await page.goto(url + screen.path);
    await watch.settled();
    await page.evaluate(() => document.fonts.ready);
    await screen.before?.(page);
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
