/** A popover opens when a mouse rests on its button for this long, and closes as long after it left both (A2.3-41). */
export const popoverDelay = 200;

/** Room of a desktop with a mouse: elsewhere popovers open by a press, as their buttons do by themselves (A2.3-39, A2.3-40). */
const withMouse = '(width >= 62rem) and (hover: hover)';

function popoverOf(button: Element): HTMLElement | null {
  return document.getElementById(button.getAttribute('popovertarget') ?? '');
}

/** Opens the popovers of a list on hover, where there is a mouse; one pair of listeners serves all cards. Returns what ends it. */
export function openOnHover(list: HTMLElement): () => void {
  let opening: ReturnType<typeof setTimeout> | undefined;
  let closing: ReturnType<typeof setTimeout> | undefined;
  /** Opened by a hover: what was opened by a press stays until it is closed. */
  let hovered: HTMLElement | null = null;
  const partOf = (target: EventTarget | null): Element | null =>
    target instanceof Element ? target.closest('[popovertarget], [popover]') : null;

  const enter = (event: PointerEvent): void => {
    const part = partOf(event.target);
    if (part === null || event.pointerType !== 'mouse' || !matchMedia(withMouse).matches) return;
    if (part === hovered || popoverOf(part) === hovered) clearTimeout(closing);
    const popover = popoverOf(part);
    if (popover === null || popover.matches(':popover-open')) return;
    clearTimeout(opening);
    opening = setTimeout(() => {
      hovered = popover;
      // A button names its popover, so that it opens beside it.
      if (part instanceof HTMLButtonElement) popover.showPopover({ source: part });
    }, popoverDelay);
  };
  const leave = (event: PointerEvent): void => {
    if (partOf(event.target) === null || event.pointerType !== 'mouse') return;
    clearTimeout(opening);
    clearTimeout(closing);
    closing = setTimeout(() => {
      if (hovered?.isConnected) hovered.hidePopover();
      hovered = null;
    }, popoverDelay);
  };
  // A press on a button whose popover the hover has opened keeps it open.
  const press = (event: MouseEvent): void => {
    const part = partOf(event.target);
    if (hovered === null || part === null || popoverOf(part) !== hovered) return;
    event.preventDefault();
    clearTimeout(closing);
    hovered = null;
  };
  list.addEventListener('pointerover', enter);
  list.addEventListener('pointerout', leave);
  list.addEventListener('click', press);
  return () => {
    clearTimeout(opening);
    clearTimeout(closing);
    list.removeEventListener('pointerover', enter);
    list.removeEventListener('pointerout', leave);
    list.removeEventListener('click', press);
  };
}
