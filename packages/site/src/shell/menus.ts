/** Milliseconds that a pointer rests before a panel opens, or is away before it closes. */
const rest = 200;
/** A click at or below this height closes a menu that is open (A9-51). */
const closingHeight = 380;

/** What opens from the bar as a menu. */
const menus = '[data-hover-panel], [data-side-menu]';
/** What a click may fall on without closing the menu: it does something of its own there. */
const ownClicks = 'summary, button';

function buttonOf(panel: HTMLElement): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`);
}

/** Opens a panel of the bar while a mouse rests on its title, and closes it when the mouse has left both (A2.1-05). */
function openOnHover(panel: HTMLElement): void {
  const button = buttonOf(panel);
  if (button === null) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isByHover = false;

  function soon(act: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(act, rest);
  }

  for (const part of [button, panel]) {
    part.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      soon(() => {
        if (panel.matches(':popover-open')) return;
        isByHover = true;
        panel.showPopover({ source: button });
      });
    });
    part.addEventListener('pointerleave', () => soon(() => isByHover && panel.hidePopover()));
  }
  // The click of somebody who meant to open it must not close what the pointer has just opened.
  button.addEventListener('click', (event) => {
    clearTimeout(timer);
    if (isByHover && panel.matches(':popover-open')) event.preventDefault();
    isByHover = false;
  });
  panel.addEventListener('toggle', () => {
    if (!panel.matches(':popover-open')) isByHover = false;
  });
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

/** Menus open without script; this adds what a mouse and arrow keys expect. */
export function easeMenus(bar: HTMLElement): void {
  for (const panel of bar.querySelectorAll<HTMLElement>('[data-hover-panel]')) openOnHover(panel);
  const menu = bar.querySelector<HTMLElement>('nav:has([data-hover-panel])');
  if (menu !== null) moveByArrows(menu);
  closeOnClick(bar);
}
