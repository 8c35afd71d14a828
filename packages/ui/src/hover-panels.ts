/** Milliseconds that a mouse rests on a button before its panel opens, or is away from both before it closes (A2.3-41). */
const rest = 200;

/** The panel that a place belongs to, as its button or as part of it. */
function panelAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const inside = target.closest<HTMLElement>('[data-hover-panel]');
  if (inside !== null) return inside;
  const id = target.closest('[popovertarget]')?.getAttribute('popovertarget');
  const panel = id ? document.getElementById(id) : null;
  return panel?.matches('[data-hover-panel]') ? panel : null;
}

const isOpen = (panel: HTMLElement): boolean => panel.matches(':popover-open');

/**
 * Opens popovers marked with `data-hover-panel` while a mouse rests on their button, and closes them when it has left both.
 * One listener for the page, so that cards that come later have it too. A press keeps open what the mouse opened; fingers and
 * keys go the browser's own way. `first` is the movement that led here; `hasPressed`: there was a click since.
 */
export function openPanelsOnHover(first: PointerEvent, hasPressed: boolean): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let under: HTMLElement | null = null;
  let opened: HTMLElement | null = null;

  function settle(): void {
    if (opened !== null && opened !== under) {
      if (isOpen(opened)) opened.hidePopover();
      opened = null;
    }
    if (under === null || isOpen(under)) return;
    const source = document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(under.id)}"]`);
    if (source === null) return;
    under.showPopover({ source });
    opened = under;
  }

  function follow({ target, pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse') return;
    const panel = panelAt(target);
    if (panel === under) return;
    under = panel;
    clearTimeout(timer);
    timer = setTimeout(settle, rest);
  }

  document.addEventListener('pointerover', follow);
  document.addEventListener(
    'click',
    (event) => {
      const panel = event.target instanceof Element && event.target.closest('[popovertarget]') ? panelAt(event.target) : null;
      if (panel === null) return;
      clearTimeout(timer);
      if (panel === opened && isOpen(panel)) event.preventDefault();
      opened = null;
    },
    { capture: true },
  );
  // What is sent away stays away until the mouse comes to it again (WCAG 1.4.13).
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') clearTimeout(timer);
  });
  // Who pressed while this was on its way has opened, or sent away, what they wanted.
  if (!hasPressed) follow(first);
}
