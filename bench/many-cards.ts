import { chromium, type Page } from '@playwright/test';
import { z } from 'zod';
import { browserFlags, findBrowser } from '../e2e/browser.ts';
import { withoutDevice } from '../e2e/list-calls.ts';
import { moveAbout } from '../e2e/moves-about.ts';
import { startServer } from '../e2e/running-server.ts';
import { medianOf, report, type Row } from './report.ts';

// A phone with a processor four times as slow appends page after page to a list, far beyond what the catalogue has.
// The reference of the last pages is the first ones; that of the long list, the short one.
const path = '/Comparar/Isapres';
const slowDown = 4;
const most = 2000;
/** So many pages are asked of the server, which takes who asks for more for a robot; they come again under other names. */
const pagesAsked = 5;
/** Frames of a scroll, and pixels that each moves the page. */
const scrolling = { frames: 120, step: 90 };

const itemSchema = z.looseObject({ id: z.number(), productCode: z.string(), displayName: z.string() });
const answerSchema = z.looseObject({ data: z.array(itemSchema), metaData: z.looseObject({ total: z.number() }) });
const questionSchema = z.looseObject({ page: z.number().default(1) });

/** Lets the list go on to `most` results. */
async function lengthen(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/"total":\d{3}\b/g, `"total":${most}`);
      await route.fulfill({ response, body: html });
    },
  );
  const asked = new Map<number, z.output<typeof answerSchema>>();
  await page.route('**/metadataPlanesPersonas*', async (route) => {
    const question = questionSchema.parse(route.request().postDataJSON());
    const [round, number] = [Math.floor((question.page - 1) / pagesAsked), ((question.page - 1) % pagesAsked) + 1];
    const answer =
      asked.get(number) ?? answerSchema.parse(await (await route.fetch({ postData: { ...question, page: number } })).json());
    asked.set(number, answer);
    const data = answer.data.map((item) => ({
      ...item,
      id: item.id + round * 100_000,
      productCode: `${item.productCode}-${round}`,
      displayName: `${item.displayName} ${question.page}`,
    }));
    await route.fulfill({ json: { ...answer, data, metaData: { ...answer.metaData, total: most } } });
  });
}

/** Presses 'Ver más resultados' and waits for what it brings, painted: milliseconds without the way to the server; runs in the page. */
async function append(link: SVGElement | HTMLElement): Promise<number> {
  // Counted without a search through the page, which would be part of what is measured.
  const articles = document.getElementsByTagName('article');
  const cards = (): number => articles.length;
  const painted = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const before = cards();
  let arrived = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { name, entryType } of list.getEntries()) {
      if (entryType === 'resource' && name.includes('metadataPlanesPersonas')) arrived = performance.now();
    }
  });
  observer.observe({ type: 'resource' });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const pressed = performance.now();
  do await painted();
  while (cards() === before && performance.now() - pressed < 30_000);
  if (cards() === before) throw new Error(`asked for more than ${before}, and nothing came`);
  observer.disconnect();
  return performance.now() - (arrived || pressed);
}

/** Scrolls down from the top of the list: how long each frame took; runs in the page. */
async function scroll({ frames, step }: typeof scrolling): Promise<number[]> {
  const times: number[] = [];
  scrollTo({ top: document.documentElement.scrollHeight / 3 });
  let last = await new Promise<number>(requestAnimationFrame);
  for (let frame = 0; frame < frames; frame += 1) {
    scrollBy({ top: step });
    const now = await new Promise<number>(requestAnimationFrame);
    times.push(now - last);
    last = now;
  }
  return times;
}

function slowestOfTwenty(times: readonly number[]): number {
  return times.toSorted((a, b) => b - a)[Math.floor(times.length / 20)] ?? Number.NaN;
}

const server = await startServer();
const { executablePath, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: browserFlags, env: { ...process.env, ...env } });
try {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', hasTouch: true, isMobile: true });
  await moveAbout(context);
  const page = await context.newPage();
  // Answers come from the server, where they can be changed on their way.
  await withoutDevice(page);
  await lengthen(page);
  await page.goto(server.url + path);
  await page.waitForTimeout(2000);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  // A phone has no mouse, for whose place the browser would search the page with each frame: it rests on the bar at the foot.
  await page.mouse.move(viewport.width / 2, viewport.height - 10);
  const short = await page.evaluate(scroll, scrolling);
  const appended: number[] = [];
  // A visitor looks at what came before asking for more.
  const more = page.locator('.list-more > a');
  while ((await page.locator('article').count()) < most) {
    appended.push(await more.evaluate(append));
    await page.waitForTimeout(500);
  }
  const [first, last] = [medianOf(appended.slice(1, 11)), medianOf(appended.slice(-10))];
  const long = await page.evaluate(scroll, scrolling);
  const found = await page.evaluate(() => {
    const nameOf = (article?: Element): string => article?.querySelector('h3')?.textContent ?? '';
    const articles = [...document.querySelectorAll('article')];
    // The search of the page itself, which types do not know: of any case, downwards, and from the top again after the end.
    const find: unknown = Reflect.get(window, 'find');
    const isFound = (name: string): boolean =>
      typeof find === 'function' && Reflect.apply(find, window, [name, false, false, true]) === true;
    const cards = [articles[40], articles[1200], articles.at(-1)].filter((article) => isFound(nameOf(article))).length;
    return { cards, title: Number(isFound(document.querySelector('h1')?.textContent ?? '')) };
  });
  const rows: Row[] = [
    { name: 'cards in the list', value: await page.locator('article').count(), unit: '' },
    { name: 'appending twenty, the first ten times', value: first, unit: 'ms' },
    { name: 'appending twenty, the last ten times', value: last, unit: 'ms', reference: first, ratio: last / first },
    { name: 'a frame of scrolling twenty cards, median', value: medianOf(short), unit: 'ms' },
    { name: 'a frame of scrolling all of them, median', value: medianOf(long), unit: 'ms', goal: '<= 17' },
    {
      name: '  the slowest of twenty frames',
      value: slowestOfTwenty(long),
      unit: 'ms',
      reference: slowestOfTwenty(short),
      ratio: slowestOfTwenty(long) / slowestOfTwenty(short),
    },
    { name: 'cards found by a search in the page, of three', value: found.cards, unit: '', goal: '>= 3' },
    // 0: the browser's build lacks the tables of a search, as the one from npm does, and the figure above says nothing of the list.
    { name: "  the page's own title, of one", value: found.title, unit: '' },
  ];
  report('many-cards', rows);
} finally {
  await browser.close();
  await server.stop();
}
