/** Closes the sheet of filters once the focus goes on to what lies under it: there nobody could see where it is (WCAG 2.4.11). */
function closeWhenLeft({ target, relatedTarget }: FocusEvent): void {
  if (!(target instanceof Element) || !(relatedTarget instanceof Node)) return;
  const sheet = target.closest<HTMLElement>('.filter-rail:popover-open');
  if (sheet !== null && !sheet.contains(relatedTarget)) sheet.hidePopover();
}

/** Watches over the sheet of filters from now on; gives what ends it. */
export function closeLeftSheet(): () => void {
  document.addEventListener('focusout', closeWhenLeft);
  return () => document.removeEventListener('focusout', closeWhenLeft);
}
