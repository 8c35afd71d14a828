import { nextBar, type BarPosition } from './bar-state.ts';

/** Phones: below 992 px (decision 3). */
const phone = matchMedia('(width < 62rem)');

/** Hides the bar on phones while the visitor scrolls down, and shows it on the way up. */
export function moveBar(bar: HTMLElement): void {
  let position: BarPosition = { state: 'shown', turnedAt: scrollY };
  let isAsked = false;

  function update(): void {
    isAsked = false;
    const isInUse = !phone.matches || bar.querySelector(':focus-visible') !== null || bar.querySelector(':popover-open') !== null;
    position = nextBar(position, { to: Math.max(0, scrollY), barHeight: bar.offsetHeight, isInUse });
    bar.dataset['bar'] = position.state;
  }

  function ask(): void {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(update);
  }

  addEventListener('scroll', ask, { passive: true });
  // Whoever comes to the bar by keyboard sees it.
  bar.addEventListener('focusin', ask);
  phone.addEventListener('change', ask);
}
