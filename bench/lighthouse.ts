import { href, type PageName } from '@cotejo/contract/paths';
import { editionOf } from '@cotejo/core/editions';
import { request } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserFlags, findBrowser } from '../e2e/browser.ts';
import { comparisonOf } from '../e2e/compared-plans.ts';
import { examplesOf, listedPaths } from '../e2e/page-examples.ts';
import { startServer } from '../e2e/running-server.ts';
import { medianOf, report, type Goal, type Row } from './report.ts';

// A slow phone, simulated, on a page of each kind: the middle of three runs. What it says is of one page by itself, so there
// is no reference; run it on a machine that does nothing else.
const runs = 3;
const chile = editionOf('chile');
const isapres = '/Comparar/Isapres';
const kinds: readonly PageName[] = ['home', 'isaprePlan', 'isapre', 'article'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** What is so on purpose: a missing page is told by its status, and neither it nor a comparison is for search engines. */
const onPurpose: Readonly<Record<string, readonly string[]>> = {
  'not-found': ['errors-in-console', 'http-status-code', 'is-crawlable', 'meta-description'],
  comparison: ['is-crawlable'],
};
const measures = [
  { audit: 'largest-contentful-paint', unit: 'ms', goal: '<= 1500' },
  { audit: 'total-blocking-time', unit: 'ms', goal: '<= 50' },
  { audit: 'cumulative-layout-shift', unit: '', goal: '<= 0.01' },
] as const satisfies readonly { readonly audit: string; readonly unit: string; readonly goal: Goal }[];

interface Figures {
  readonly scores: readonly number[];
  readonly values: readonly number[];
}

/** The pages that decide, by name. */
async function addresses(origin: string): Promise<ReadonlyMap<string, string>> {
  const context = await request.newContext({ baseURL: origin });
  const listed = await listedPaths(context, new URL(origin).host);
  await context.dispose();
  const examples = examplesOf(chile, listed, 'es');
  const found = examples.filter(({ name }) => kinds.some((kind) => kind === name) || name === 'not-found');
  const plan = new RegExp(
    `^${href('isaprePlan', { organization: '[^/]+', plan: '[^/]+' }).replaceAll(/%5B%5E%2F%5D%2B/g, '[^/]+')}$`,
  );
  const compared = listed.filter((path) => plan.test(path)).slice(0, 2);
  return new Map([
    ['isapres', isapres],
    ['health insurances', '/Comparar/Seguros-de-Salud'],
    ['comparison', comparisonOf(compared.map((path) => path.split('/').at(-1) ?? ''))],
    ...found.map(({ name, path }) => [name, path] as const),
  ]);
}

async function look(url: string, port: number, page: string): Promise<Figures> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    ignoreStatusCode: page === 'not-found',
    skipAudits: [...(onPurpose[page] ?? [])],
  });
  if (result === undefined) throw new Error(`nothing was measured at ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError !== undefined) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return {
    scores: categories.map((name) => (lhr.categories[name]?.score ?? Number.NaN) * 100),
    values: measures.map(({ audit }) => lhr.audits[audit]?.numericValue ?? Number.NaN),
  };
}

function rowsOf(name: string, figures: readonly Figures[]): Row[] {
  const scores = categories.map((category, index): Row => {
    const value = medianOf(figures.map(({ scores: all }) => all[index] ?? Number.NaN));
    return { name: `${name}, ${category}`, value, unit: '', goal: '>= 98' };
  });
  const values = measures.map(({ audit, unit, goal }, index): Row => {
    const value = medianOf(figures.map(({ values: all }) => all[index] ?? Number.NaN));
    return { name: `${name}, ${audit}`, value, unit, goal };
  });
  return [...scores, ...values];
}

const server = await startServer();
const { executablePath, env } = await findBrowser();
const chrome = await launch({
  chromePath: executablePath,
  chromeFlags: ['--headless=new', ...browserFlags],
  envVars: { ...process.env, ...env },
  logLevel: 'silent',
});
try {
  const rows: Row[] = [];
  for (const [name, path] of await addresses(server.url)) {
    const figures: Figures[] = [];
    // The first visit fills what the server keeps.
    for (let run = 0; run <= runs; run += 1) {
      const seen = await look(server.url + path, chrome.port, name);
      if (run > 0) figures.push(seen);
    }
    rows.push(...rowsOf(name, figures));
  }
  report('lighthouse', rows);
} finally {
  chrome.kill();
  await server.stop();
}
