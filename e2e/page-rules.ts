import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations } from './fixtures.ts';

/** Longest motion, in milliseconds, that who asked for less of it is shown. */
const stillness = 10;

/** Runs in the page before its own script: notes each motion that lasts longer than `most`. */
function noteMotions(most: number): void {
  const noted = new Set<string>();
  Object.assign(window, { motions: noted });
  const note = (event: AnimationEvent | TransitionEvent): void => {
    if (!(event.target instanceof Element)) return;
    // Each element tells of its own; below it are looked for those of its pseudo-elements alone.
    for (const motion of event.target.getAnimations({ subtree: event.pseudoElement !== '' })) {
      if (Number(motion.effect?.getComputedTiming().activeDuration) > most)
        noted.add(`${event.target.localName}.${event.target.className}: ${event.type}`);
    }
  };
  document.addEventListener('animationstart', note, true);
  document.addEventListener('transitionrun', note, true);
  const { animate } = Element.prototype;
  Element.prototype.animate = function animateNoted(frames, options) {
    const motion = animate.call(this, frames, options);
    if (Number(motion.effect?.getComputedTiming().activeDuration) > most)
      noted.add(`${this.localName}.${this.className}: script`);
    return motion;
  };
}

/** Asks a page, before it is opened, for less motion, and notes what moves all the same. */
export async function askForStillness(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(noteMotions, stillness);
}

/** Runs in the page: targets smaller than `least` on a side, with the label around them and what is drawn to be hit beyond them. */
function smallTargets(least: number): string[] {
  const sideOf = (target: Element): number => {
    const box = (target.closest('label') ?? target).getBoundingClientRect();
    const beyond = getComputedStyle(target, '::before');
    const reach = (side: string): number =>
      beyond.position === 'absolute' ? Math.max(0, -Number.parseFloat(beyond.getPropertyValue(side)) || 0) : 0;
    return Math.min(box.width + reach('left') + reach('right'), box.height + reach('top') + reach('bottom'));
  };
  const isWord = (target: Element): boolean => {
    const text = target.closest('p, li, dd, dt, td, th, label, legend');
    const around = (text?.textContent ?? '').trim().length - (target.textContent ?? '').trim().length;
    return target.matches('a') && around > 1 && getComputedStyle(target).display.startsWith('inline');
  };
  // What no visitor meets, by eye, ear or keyboard, is no target.
  const isMet = (target: Element): boolean => !target.matches(':disabled, .sr-only, .sr-only[aria-hidden=true] [tabindex="-1"]');
  return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }) && isMet(target))
    .filter((target) => !isWord(target) && sideOf(target) > 2 && sideOf(target) < least - 0.5)
    .map((target) => `${target.outerHTML.slice(0, 160)}: ${sideOf(target)} px`);
}

/** What a state of a page is looked at for. */
export interface Look {
  readonly name: string;
  /** Where axe looks; without it everywhere. */
  readonly within?: string;
}

/** How far a page scrolls sideways, which targets are too small, and what moves though less of it was asked for. */
async function layoutFaults(page: Page) {
  const { width = 0 } = page.viewportSize() ?? {};
  const least = (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) ? 44 : 24;
  return {
    wider: Math.max(0, (await page.evaluate(() => document.documentElement.scrollWidth)) - width),
    small: await page.evaluate(smallTargets, least),
    moving: await page.evaluate(() => [...(Reflect.get(window, 'motions') as Set<string>)]),
  };
}

/** Says of a state of a page as it stands whether it has its room at this width: no scrolling sideways, no small targets, no motion. */
export async function expectRoom(page: Page, name: string): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  expect.soft(await layoutFaults(page), `${name} at ${width} px`).toEqual({ wider: 0, small: [], moving: [] });
}

/** Says, for a state of a page as it stands, what keeps somebody out: rules of WCAG 2.2 AA, and what has no room. */
export async function expectOpenToAll(page: Page, { name, within }: Look): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  const axe = await expectNoAxeViolations(page, within).then(
    () => [],
    (error: Error) => [error.message],
  );
  const found = { axe, ...(await layoutFaults(page)) };
  expect.soft(found, `${name} at ${width} px`).toEqual({ axe: [], wider: 0, small: [], moving: [] });
}
