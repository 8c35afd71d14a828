import { useEffect } from 'react';

/*
 * Where the focus goes once what was pressed is gone, said by marks alone, so that what stands in a page from the start has no script of it:
 *
 * data-hands-on  on an element in which links and buttons go once they are pressed. Its value: selectors, the most wanted first, each
 *                on a line, of what gets the focus where nothing else is there to be removed.
 * data-removes   on what takes something away in it, and goes with it.
 */

type Place = HTMLElement | null;

const find = (selector: string): Place => document.querySelector<HTMLElement>(selector);

function removersIn(row: HTMLElement): readonly HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('[data-removes]')];
}

/** What opens the panel that an element is in; null: it is in none. */
function openerOf(element: HTMLElement): Place {
  const panel = element.closest('[popover]');
  return panel && find(`[popovertarget="${panel.id}"]`);
}

/** The element itself where it can have the focus, and what names the parts of the page around it, from the inside out. */
function placesAround(row: HTMLElement): readonly Place[] {
  const places: Place[] = row.hasAttribute('tabindex') ? [row] : [];
  for (let part: Place = row; part !== null; part = part.parentElement) {
    places.push(document.getElementById(part.getAttribute('aria-labelledby') ?? ''));
  }
  return places;
}

/** Gives the focus to the first that takes it. To what can be used by key the page is scrolled, but for who has a pointer. */
function focusFirst(wanted: readonly Place[], isByKey: boolean): void {
  for (const element of wanted) {
    if (element === null) continue;
    const isUsed = element.tabIndex >= 0;
    if (!isUsed) element.tabIndex = -1;
    element.focus({ preventScroll: !isByKey || !isUsed });
    if (document.activeElement === element) return;
  }
}

let stopWatching = (): void => undefined;

/** Watches what is pressed until it is gone. Who has put the focus elsewhere by then keeps it. */
function watchPressed({ target, detail }: MouseEvent): void {
  stopWatching();
  const pressed = target instanceof Element ? target.closest<HTMLElement>('a, button') : null;
  const row = pressed?.closest<HTMLElement>('[data-hands-on]');
  if (!pressed || !row) return;
  const before = removersIn(row);
  const at = before.indexOf(pressed);
  const selectors = row.dataset['handsOn']?.split('\n').filter(Boolean) ?? [];
  const around = placesAround(row);
  const { pathname } = location;
  const observer = new MutationObserver(() => {
    if (pressed.isConnected) return;
    stopWatching();
    if (document.activeElement !== document.body || location.pathname !== pathname) return;
    // What adds something makes way for what removes it.
    const others =
      at === -1
        ? removersIn(row).filter((remover) => !before.includes(remover))
        : [...before.slice(at + 1), ...before.slice(0, at).toReversed()];
    // A press by key has no number of clicks.
    focusFirst(
      [...others.flatMap((other) => [other, openerOf(other)]), ...selectors.map(find), ...around, find('main h1')],
      detail === 0,
    );
  });
  stopWatching = () => observer.disconnect();
  observer.observe(document.body, { childList: true, subtree: true });
}

/**
 * Lets what is marked hand the focus on: after a press on one of several ways to remove something to the next, or the one before, and else
 * to what is named, to the part of the page it stood in, or to the heading of the page. From now on and for the visit, once for all who
 * ask for it.
 */
export function useHandedFocus(): void {
  useEffect(() => document.addEventListener('click', watchPressed, true), []);
}
