import { chromium, expect, type Page } from '@playwright/test';
import { browserFlags, findBrowser } from '../e2e/browser.ts';
import { withoutDevice } from '../e2e/list-calls.ts';
import { moveAbout } from '../e2e/moves-about.ts';
import { startServer } from '../e2e/running-server.ts';
import { medianOf, report, type Row } from './report.ts';

// From a click on a filter to the list that it asks for, painted, on a processor four times as slow: with the catalogue on the
// device, and as for who saves data, whose lists come from the server beside. The reference is what the browser alone takes to show the HTML of the same list.
const path = '/Comparar/Isapres';
const slowDown = 4;
const clicks = 12;
/** Milliseconds without anything to do, before a click and before the reference. */
const atRest = 400;
const screens = [
  { name: 'phone, 390 px', viewport: { width: 390, height: 844 } },
  { name: 'desktop, 1280 px', viewport: { width: 1280, height: 800 } },
] as const;

interface Measured {
  readonly milliseconds: number;
  readonly shift: number;
}

/** Keeps, from the next click on, what follows until the list is settled and painted; runs in the page. */
function watchClick(): void {
  const painted = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  // What each place of the list holds: to go through all that the list has would take a part of what is measured.
  const shown = (): string | undefined => {
    const list = document.querySelector('ul[data-view]');
    if (list === null) return undefined;
    const places = Array.from(list.children).filter(({ classList }) => !classList.contains('leaving'));
    return places.map(({ firstElementChild }) => firstElementChild?.getAttribute('data-product-code')).join();
  };
  const before = shown();
  // Its chip and its number change at once; there is no list while another is loading.
  const isSettled = (): boolean => ![before, undefined].includes(shown()) && document.querySelector('[aria-busy=true]') === null;
  let shift = 0;
  // What moves at once because of what a visitor did is no shift, as browsers count it.
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isMeant = Reflect.get(entry, 'hadRecentInput') === true;
      if (!isMeant && 'value' in entry && typeof entry.value === 'number') shift += entry.value;
    }
  });
  observer.observe({ type: 'layout-shift' });
  const settled = new Promise<Measured>((done) => {
    const follow = async ({ timeStamp }: Event): Promise<void> => {
      do await painted();
      while (!isSettled());
      const milliseconds = performance.now() - timeStamp;
      await painted();
      observer.disconnect();
      done({ milliseconds, shift });
    };
    document.addEventListener('click', (event) => void follow(event), { capture: true, once: true });
  });
  Object.assign(window, { settled });
}

/** Ticks a filter, or takes the tick away, as a visitor does, and waits for the list that follows. */
async function clickFilter(page: Page, nth: number): Promise<Measured> {
  const boxes = page.locator('#filtros input[type=checkbox][name=organizations]').filter({ visible: true });
  const box = boxes.nth(nth % (await boxes.count()));
  await box.scrollIntoViewIfNeeded();
  const place = await box.boundingBox();
  if (place === null) throw new Error('the filter is not to be seen');
  // The hand is there before it presses, and what was scrolled and shown before is at rest.
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await expect(page.locator('.first-look')).toHaveCount(0);
  await page.waitForTimeout(atRest);
  await page.evaluate(watchClick);
  // The driver's own click looks, within the page, for what is under it: a visitor does not.
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate<Measured>('settled');
}

/** Shows the HTML of the list once more; runs in the page. */
async function showAgain(): Promise<number> {
  const list = document.querySelector('ul[data-view]');
  if (list === null) throw new Error('no list');
  const copy = document.createElement('ul');
  copy.className = list.className;
  const html = list.innerHTML;
  const started = performance.now();
  copy.innerHTML = html;
  list.after(copy);
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const milliseconds = performance.now() - started;
  copy.remove();
  return milliseconds;
}

async function measure(page: Page, name: string): Promise<Row[]> {
  const figures: Measured[] = [];
  const references: number[] = [];
  for (let click = -2; click < clicks; click += 1) {
    const figure = await clickFilter(page, Math.floor((click + 2) / 2));
    await expect(page.locator('.first-look')).toHaveCount(0);
    await page.waitForTimeout(atRest);
    const reference = await page.evaluate(showAgain);
    if (click < 0) continue;
    figures.push(figure);
    references.push(reference);
  }
  const times = figures.map(({ milliseconds }) => milliseconds);
  const [value, reference] = [medianOf(times), medianOf(references)];
  return [
    { name: `filter to settled list, ${name}`, value, unit: 'ms', reference, ratio: value / reference, goal: '<= 100' },
    { name: '  the slowest', value: Math.max(...times), unit: 'ms' },
    { name: '  layout shift of all', value: figures.reduce((sum, { shift }) => sum + shift, 0), unit: '', goal: '<= 0' },
  ];
}

/** Opens the list ready to be filtered; resolves once what answers is there. */
async function openList(page: Page, answersBy: 'device' | 'server'): Promise<void> {
  if (answersBy === 'server') await withoutDevice(page);
  const worker = answersBy === 'device' ? page.waitForEvent('worker') : undefined;
  await page.goto(server.url + path);
  await page.mouse.move(200, 300);
  await worker;
  if (answersBy === 'device') await page.getByRole('button', { name: /^Comparas/ }).waitFor();
  else await page.waitForLoadState('networkidle');
  const sheet = page.getByRole('button', { name: /^Filtros/ });
  if (await sheet.isVisible()) await sheet.click();
}

const server = await startServer();
const { executablePath, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: browserFlags, env: { ...process.env, ...env } });
try {
  const rows: Row[] = [];
  for (const answersBy of ['device', 'server'] as const) {
    for (const { name, viewport } of screens) {
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
      await moveAbout(context);
      const page = await context.newPage();
      await openList(page, answersBy);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
      rows.push(...(await measure(page, answersBy === 'device' ? name : `${name}, over the server`)));
      await context.close();
    }
  }
  report('filter-click', rows);
} finally {
  await browser.close();
  await server.stop();
}
