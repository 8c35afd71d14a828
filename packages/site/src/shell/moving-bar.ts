import { nextBar, type BarPosition } from './bar-state.ts';

/** Phones: below 992 px (decision 3). */
const phone = matchMedia('(width < 62rem)');

/** Hides the bar on phones while the visitor scrolls down, and shows it on the way up; the styles show it to who is in it by keyboard. */
export function moveBar(bar: HTMLElement): void {
  let position: BarPosition = { state: 'shown', turnedAt: 0 };
  let isAsked = false;

  function update(): void {
    isAsked = false;
    const isInUse = !phone.matches || bar.querySelector(':popover-open') !== null;
    position = nextBar(position, { to: Math.max(0, scrollY), barHeight: bar.offsetHeight, isInUse });
    bar.dataset['bar'] = position.state;
  }

  function ask(): void {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(update);
  }

  // Where the page was opened at is asked once it is painted: asked at once, all of it had to be laid out for that.
  requestAnimationFrame(() =>
    setTimeout(() => {
      position = { ...position, turnedAt: Math.max(0, scrollY) };
    }),
  );
  addEventListener('scroll', ask, { passive: true });
  phone.addEventListener('change', ask);
}
