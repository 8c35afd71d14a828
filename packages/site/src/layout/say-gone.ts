/**
 * Says under the bar that a newer version of the page is there, with a link that loads it, to who wants a part of this one that is no
 * more. Nothing is loaded by itself (decision 34). In the browser.
 */
export function sayGone(): void {
  const note = document.querySelector<HTMLElement>('[data-connection]');
  const link = document.createElement('a');
  // The page that is shown, by the browser and not by the router.
  link.setAttribute('href', '');
  link.target = '_self';
  link.append(note?.dataset['reload'] ?? '');
  note?.replaceChildren(note.dataset['gone'] ?? '', ' ', link);
}
