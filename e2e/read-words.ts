import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Runs in the page: words that a box cuts off, and words that stand on others, whatever of the two stays while a page scrolls. */
function lostWords(): string[] {
  const placeOf = (element: Element | null): Element | null => {
    if (element === null) return null;
    const { position, top } = getComputedStyle(element);
    // What sticks scrolls with the page until it has come to where it stays.
    const stays =
      position === 'fixed' || (position === 'sticky' && element.getBoundingClientRect().top <= Number.parseFloat(top) + 1);
    return stays ? element : placeOf(element.parentElement);
  };
  /** Words for who hears the page are clipped away altogether. */
  const isHeard = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isHeard(element.parentElement));
  const isRead = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 && height > 1 && !isHeard(element) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  };
  /** What lies outside a frame that scrolls is read by scrolling it. */
  const isReached = (element: Element | null, box: DOMRect): boolean => {
    if (element === null || element === document.body) return true;
    const frame = element.getBoundingClientRect();
    const scrolls = /auto|scroll/.test(getComputedStyle(element).overflow);
    const isOutside = box.bottom > frame.bottom || box.top < frame.top || box.right > frame.right || box.left < frame.left;
    return !(scrolls && isOutside) && isReached(element.parentElement, box);
  };
  /** Of a text that ends in dots the box that is drawn: its letters go on beyond it unseen. */
  const shownOf = (element: Element, box: DOMRect): DOMRect => {
    const frame = element.closest('.truncate')?.getBoundingClientRect();
    return frame ? new DOMRect(box.left, box.top, Math.min(box.right, frame.right) - box.left, box.height) : box;
  };
  /** What is over everything else, where there is such. */
  const onTop = [...document.querySelectorAll('dialog:modal, [popover]:popover-open')].at(-1) ?? document.body;
  const words: {
    readonly node: Node;
    readonly element: Element;
    readonly place: Element | null;
    readonly text: string;
    readonly box: DOMRect;
  }[] = [];
  const texts = document.createTreeWalker(onTop, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (element === null || text === '' || !isRead(element) || element.closest('svg, noscript, option') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width > 1 && isReached(element, box))
        words.push({ node, element, place: placeOf(element), text: text.slice(0, 40), box: shownOf(element, box) });
    }
  }
  const lost: string[] = [];
  for (const { element, text, box } of words) {
    for (let around: Element | null = element; around !== null && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(around);
      const frame = around.getBoundingClientRect();
      const isCutX = /hidden|clip/.test(overflowX) && (box.right > frame.right + 2 || box.left < frame.left - 2);
      const isCutY = /hidden|clip/.test(overflowY) && (box.bottom > frame.bottom + 4 || box.top < frame.top - 4);
      // What ends in dots says that there is more, and its page has it.
      if ((isCutX || isCutY) && textOverflow !== 'ellipsis')
        lost.push(`'${text}' is cut by ${around.localName}.${around.className}`);
      if (textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX)) break;
    }
  }
  const inOrder = words.toSorted((one, other) => one.box.top - other.box.top);
  inOrder.forEach((one, index) => {
    for (let next = index + 1; next < inOrder.length; next += 1) {
      const other = inOrder[next];
      if (other === undefined || other.box.top > one.box.bottom - 6) return;
      // What scrolls passes under what stays, and the lines of one text are as near as its letters allow.
      if ((one.place === null) !== (other.place === null) || one.node === other.node) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      if (across > 3 && down > 6) lost.push(`'${one.text}' stands on '${other.text}'`);
    }
  });
  return [...new Set(lost)];
}

/** Runs in the page: what can be pressed or filled in and stays out of reach, or under something else, when it is scrolled to. */
async function lostControls(): Promise<string[]> {
  const onTop = [...document.querySelectorAll('dialog:modal, [popover]:popover-open')].at(-1) ?? document.body;
  const controls = [...onTop.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !control.matches(':disabled, .sr-only, .sr-only[aria-hidden=true] [tabindex="-1"], [type=hidden]'),
  );
  const nameOf = (control: Element): string =>
    `${control.localName} '${(control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40)}'`;
  /** Null: it is free where it stands now. */
  const faultOf = (control: Element): string | null => {
    const seen = control.closest('label') ?? control;
    const box = [...seen.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
    if (box === undefined) return null;
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const hit = document.elementFromPoint((left + right) / 2, box.top + box.height / 2);
    if (hit === null || right - left < Math.min(box.width, 24)) return `${nameOf(control)} is out of sight`;
    const isFree = seen.contains(hit) || hit.contains(seen) || getComputedStyle(control).pointerEvents === 'none';
    return isFree ? null : `${nameOf(control)} is under ${hit.outerHTML.slice(0, 120)}`;
  };
  const drawn = async (): Promise<void> => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise((done) => requestAnimationFrame(done));
  };
  const faults: string[] = [];
  for (const control of controls) {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    if (faultOf(control) === null) continue;
    // A bar that goes on the way down comes back on the way up.
    await drawn();
    scrollBy({ top: -40, behavior: 'instant' });
    await drawn();
    faults.push(...[faultOf(control)].filter((fault) => fault !== null));
  }
  return faults;
}

/** Lays out what waits until it nears the screen, so that it has its place. */
function layOutAll(): void {
  for (const element of document.querySelectorAll<HTMLElement>('*')) {
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  }
}

/** How far a page as it stands scrolls sideways, and which of its words are cut or covered, wherever they are. */
async function wordFaults(page: Page) {
  const { width = 0 } = page.viewportSize() ?? {};
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(layOutAll);
  return {
    lost: await page.evaluate(lostWords),
    wider: Math.max(0, (await page.evaluate(() => document.documentElement.scrollWidth)) - width),
  };
}

/** Says of a page as it stands which words are cut or covered, and how far it scrolls sideways. */
export async function expectWordsToBeRead(page: Page, name: string): Promise<void> {
  expect.soft(await wordFaults(page), name).toEqual({ lost: [], wider: 0 });
}

/** The same, and which controls are out of reach. */
export async function expectAllToBeRead(page: Page, name: string): Promise<void> {
  const found = { ...(await wordFaults(page)), outOfReach: await page.evaluate(lostControls) };
  expect.soft(found, name).toEqual({ lost: [], wider: 0, outOfReach: [] });
}
