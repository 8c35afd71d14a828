/**
 * Says under the bar that a newer version of the page is there, with a link that loads it, to who wants a part of this one that is no
 * more. Nothing is loaded by itself (decision 34). In the browser.
 */
export function sayGone(): void {
  const note = document.querySelector<HTMLElement>('[data-connection]');
  if (note === null) return;
  const link = document.createElement('a');
  link.href = location.pathname + location.search;
  // The browser is to follow it, not the router.
  link.target = '_self';
  link.className = 'tap underline';
  link.textContent = note.dataset['reload'] ?? '';
  note.replaceChildren(`${note.dataset['gone'] ?? ''} `, link);
}
