/** A click at or below this height closes a menu that is open (A9-51). */
const closingHeight = 380;

/** What opens from the bar as a menu. */
const menus = '[data-hover-panel], [data-side-menu]';
/** What a click may fall on without closing the menu: it does something of its own there. */
const ownClicks = 'summary, button';

function buttonOf(panel: HTMLElement): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`);
}

/** Arrow keys: to the side from title to title, down into the panel and through it, up back. */
function moveByArrows(menu: HTMLElement): void {
  menu.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement)) return;
    const panel = target.closest<HTMLElement>('[data-hover-panel]');
    const inside = (place: HTMLElement | null): HTMLElement[] => [...(place?.querySelectorAll<HTMLElement>('a') ?? [])];
    const titles = [...menu.querySelectorAll<HTMLElement>(':scope > ul > li > :is(a, button)')];
    const step = (among: HTMLElement[], by: number): HTMLElement | undefined => among[among.indexOf(target) + by];
    let next: HTMLElement | null | undefined;
    if (key === 'ArrowRight' && panel === null) next = step(titles, 1);
    if (key === 'ArrowLeft' && panel === null) next = step(titles, -1);
    if (key === 'ArrowUp' && panel !== null) next = step(inside(panel), -1) ?? buttonOf(panel);
    if (key === 'ArrowDown' && panel !== null) next = step(inside(panel), 1);
    if (key === 'ArrowDown' && panel === null) {
      const own = document.querySelector<HTMLElement>(`#${target.getAttribute('popovertarget') ?? 'no-panel'}`);
      own?.showPopover({ source: target });
      [next] = inside(own);
    }
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}

/** Closes what is open in the bar on a click that leads away, and a menu on one at or below the height at which it closes. */
function closeOnClick(bar: HTMLElement): void {
  document.addEventListener('click', ({ target, clientY }) => {
    if (!(target instanceof Element)) return;
    const open = bar.querySelector<HTMLElement>(':popover-open');
    if (open === null) return;
    const leadsAway = open.contains(target) && target.closest('a') !== null;
    const isBelow = open.matches(menus) && clientY >= closingHeight && target.closest(ownClicks) === null;
    if (leadsAway || isBelow) open.hidePopover();
  });
}

/** Menus open without script; this adds what arrow keys and a click elsewhere are expected to do. */
export function easeMenus(bar: HTMLElement): void {
  const menu = bar.querySelector<HTMLElement>('nav:has([data-hover-panel])');
  if (menu !== null) moveByArrows(menu);
  closeOnClick(bar);
}
