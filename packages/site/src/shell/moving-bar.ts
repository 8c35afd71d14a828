import { nextBar, type BarPosition } from './bar-state.ts';

/** Phones: below 992 px (decision 3). */
const phone = matchMedia('(width < 62rem)');

/** Hides the bar on phones while the visitor scrolls down, and shows it on the way up; the styles show it to who is in it by keyboard. */
export function moveBar(bar: HTMLElement): void {
  // Where the page stands is asked with the first movement: asked at once, the whole page had to be laid out for it.
  let position: BarPosition | null = null;
  let isAsked = false;

  function update(): void {
    isAsked = false;
    const isInUse = !phone.matches || bar.querySelector(':popover-open') !== null;
    const to = Math.max(0, scrollY);
    position = nextBar(position ?? { state: 'shown', turnedAt: to }, { to, barHeight: bar.offsetHeight, isInUse });
    bar.dataset['bar'] = position.state;
  }

  function ask(): void {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(update);
  }

  addEventListener('scroll', ask, { passive: true });
  phone.addEventListener('change', ask);
}
