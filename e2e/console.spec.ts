import { editions, editionOf, type EditionId, type Language } from '@cotejo/core/editions';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { examplesOf, listedPaths, pageNames, type PageExample } from './page-examples.ts';
import { watchPage, type PageWatch } from './page-watch.ts';

interface Site {
  readonly edition: EditionId;
  readonly language: Language;
  readonly host: string;
}

const sites: readonly Site[] = [
  { edition: 'chile', language: 'es', host: 'localhost' },
  { edition: 'peru', language: 'es', host: 'peru.localhost' },
  { edition: 'colombia', language: 'es', host: 'colombia.localhost' },
  { edition: 'international', language: 'es', host: 'international.localhost' },
  { edition: 'international', language: 'en', host: 'international.localhost' },
  { edition: 'international', language: 'pt', host: 'international.localhost' },
];
const partnerHost = 'bienestar.localhost';

test.skip(({ isMobile }) => isMobile, 'every page is opened once, on a wide screen');
// What is not there says so in its status, and the browser on its console; page-watch.ts lets no other such line pass.
test.use({ allowedConsoleErrors: [/status of 404/] });

const originOf = (host: string, baseURL: string | undefined): string => `http://${host}:${new URL(baseURL ?? '').port}`;

/** To the foot, so that what comes late comes. */
async function readToTheFoot(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  if ((await page.locator('[data-footer]').count()) > 0)
    await page.locator('[data-footer-place] :is(a, p)').first().waitFor({ state: 'attached' });
}

/** Everything that is wrong with a page as it is opened and read to its foot. */
async function faultsOf(page: Page, watch: PageWatch, url: string, status: number): Promise<readonly string[]> {
  const answer = await page.goto(url);
  await watch.settled();
  await readToTheFoot(page);
  await watch.settled();
  const headings = await page.locator('h1').count();
  const title = await page.title();
  return [
    ...(answer?.status() === status ? [] : [`answers ${answer?.status()}`]),
    ...(headings === 1 ? [] : [`has ${headings} headings of the first rank`]),
    ...(title.trim() === '' ? ['has no title'] : []),
    ...watch.faults(),
  ];
}

async function expectQuietPages(page: Page, origin: string, examples: readonly PageExample[]): Promise<void> {
  const watch = await watchPage(page);
  for (const { name, path, status } of examples) {
    await test.step(`${name} ${path}`, async () => {
      expect.soft(await faultsOf(page, watch, origin + path, status), `${name} at ${origin}${path}`).toEqual([]);
    });
  }
}

test('every page of the path table has an example in some edition', async ({ request }) => {
  const found = new Set<string>();
  for (const edition of editions) {
    const { host = '' } = sites.find((site) => site.edition === edition.id) ?? {};
    const listed = await listedPaths(request, host);
    for (const { name } of examplesOf(edition, listed, 'es')) found.add(name);
  }
  expect(pageNames.filter((name) => !found.has(name))).toEqual([]);
});

for (const { edition, language, host } of sites) {
  test(`no page of ${edition} in ${language} has anything to complain of`, async ({ page, request, baseURL }) => {
    test.setTimeout(900_000);
    const origin = originOf(host, baseURL);
    const examples = examplesOf(editionOf(edition), await listedPaths(request, host), language);
    expect(examples.length).toBeGreaterThan(30);
    await expectQuietPages(page, origin, examples);
  });
}

test("no page under a partner's host has anything to complain of", async ({ page, request, baseURL }) => {
  test.setTimeout(900_000);
  const origin = originOf(partnerHost, baseURL);
  // Its maps are those of the country, of which it shows insurers alone (C6-06), and of products what its own lists lead to.
  const pages = await listedPaths(request, partnerHost);
  const own = pages.filter((path) => !/^\/(?:Isapre(?:\/|$)|(?:Seguros|Clinicas-y-Hospitales)\/[^/]+\/.)/.test(path));
  const list = await (await request.get('/Comparar/Seguros-de-Salud', { headers: { host: partnerHost } })).text();
  const [, product = ''] = /href="(\/Seguros\/[^/"]+\/[^/"]+)"/.exec(list) ?? [];
  const examples = examplesOf(editionOf('chile'), [...own, product], 'es');
  expect(examples.map(({ name }) => name)).toContain('insuranceRequest');
  await expectQuietPages(page, origin, examples);
});
