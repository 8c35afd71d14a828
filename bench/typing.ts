import { chromium, type Locator, type Page } from '@playwright/test';
import { browserFlags, findBrowser } from '../e2e/browser.ts';
import { moveAbout } from '../e2e/moves-about.ts';
import { startServer } from '../e2e/running-server.ts';
import { report, type Row } from './report.ts';
import { typedForms, type TypedForm, type Writing } from './typing/typed-forms.ts';
import { feel, inpOf, slowDown, type Felt } from './typing/watch-keys.ts';

// From a key to the picture that shows it, on a processor four times as slow, over every key and press of a form that is filled in.
// The reference is a page of the same native fields with no script and no style, filled in alike.
const rate = 4;
const goal = '<= 100';
const screens = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1280, height: 800 } },
] as const;
/** Milliseconds between keys: a brisk hand that stops now and then, so that keys also meet what follows a rest. */
const rhythm = [60, 50, 80, 60, 310, 70, 50, 60, 80, 60, 50, 310, 70, 60, 1010];

const mark = 'data-written';

/** The fields of a form as they are, without script and style; runs in the page. */
function bareFields(form: SVGElement | HTMLElement): string {
  const controls = [...form.querySelectorAll('input:not([type=hidden]), select, textarea')];
  const bare = controls.map((control) => {
    const copy = control.cloneNode(true);
    if (copy instanceof Element) for (const name of ['class', 'style', 'id', 'role', 'list']) copy.removeAttribute(name);
    const line = document.createElement('p');
    line.append(document.createElement('label'));
    line.firstElementChild?.append('Campo ', copy);
    return line.outerHTML;
  });
  return `<!doctype html><html lang="es"><meta name="viewport" content="width=device-width"><title>Campos</title>${bare.join('')}`;
}

async function writeOne(page: Page, nth: number, { text, last }: Writing): Promise<void> {
  const field = page.locator(`[${mark}="${nth}"]`);
  // As a phone does above its keyboard. A picture at the very foot of a screen that is not there is never told to be shown.
  await field.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const place = await field.boundingBox();
  if (place === null) throw new Error(`field ${nth} is not to be seen`);
  // The driver's own click looks, within the page, for what is under it: a visitor does not.
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  await page.keyboard.press('ControlOrMeta+a');
  for (const [index, sign] of Array.from(text).entries()) {
    await page.keyboard.press(sign === ' ' ? 'Space' : sign);
    await page.waitForTimeout(rhythm[(index + nth) % rhythm.length] ?? 0);
  }
  if (last) await page.keyboard.press(last);
}

async function writeAll(page: Page, writings: readonly Writing[]): Promise<void> {
  for (const [nth, writing] of writings.entries()) await writeOne(page, nth, writing);
}

/** Throws when a key was lost or came to stand elsewhere. */
async function expectWritten(fields: readonly (Writing & { readonly field: Locator })[]): Promise<void> {
  for (const { field, text, digits, last } of fields) {
    if (last) continue;
    const written = await field.inputValue();
    const isWhole = digits === undefined ? written === text : written.replace(/\D/g, '') === digits;
    if (!isWhole) throw new Error(`${text} was typed, ${written} stands there`);
  }
}

interface Measured {
  readonly ours: Felt;
  readonly bare: Felt;
}

async function measure(page: Page, origin: string, { open, writings }: TypedForm): Promise<Measured> {
  const form = await open(page, origin);
  const written = writings(form);
  for (const [nth, { field }] of written.entries()) {
    await field.evaluate((element, [name, value]) => element.setAttribute(name, value), [mark, String(nth)] as const);
  }
  const html = await form.evaluate(bareFields);
  const session = await slowDown(page, rate);
  // What the page still has to bring comes while a visitor looks for the first field.
  await page.waitForTimeout(1500);
  const ours = await feel(page, session, async () => writeAll(page, written));
  await expectWritten(written);
  const other = await page.context().newPage();
  await other.setContent(html);
  const otherSession = await slowDown(other, rate);
  await other.waitForTimeout(500);
  const bare = await feel(other, otherSession, async () => writeAll(other, written));
  return { ours, bare };
}

function rowsOf(name: string, { ours, bare }: Measured): Row[] {
  const [value, reference] = [inpOf(ours), inpOf(bare)];
  return [
    { name: `INP, ${name}`, value, unit: 'ms', reference, ratio: value / reference, goal },
    { name: '  the slowest', value: ours.durations[0] ?? 16, unit: 'ms', reference: bare.durations[0] ?? 16 },
    { name: '  work for each key', value: ours.work, unit: 'ms', reference: bare.work, ratio: ours.work / bare.work },
  ];
}

const server = await startServer();
const { executablePath, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: browserFlags, env: { ...process.env, ...env } });
try {
  const rows: Row[] = [];
  for (const screen of screens) {
    for (const form of typedForms) {
      const context = await browser.newContext({ viewport: screen.viewport, reducedMotion: 'reduce' });
      await moveAbout(context);
      const measured = await measure(await context.newPage(), server.url, form);
      rows.push(...rowsOf(`${form.name}, ${screen.name}`, measured));
      await context.close();
    }
  }
  report('typing', rows);
} finally {
  await browser.close();
  await server.stop();
}
