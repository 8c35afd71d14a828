/**
 * Says under the bar why a part of the page does not come to who wants it, with a link that loads the page anew: 'gone' where a newer
 * version is in its place, 'broken' where the browser takes something that it needs for missing until then. Nothing is loaded by itself
 * (decision 34). In the browser.
 */
export function sayMissing(why: 'gone' | 'broken'): void {
  const note = document.querySelector<HTMLElement>('[data-connection]');
  const link = document.createElement('a');
  // The page that is shown, by the browser and not by the router.
  link.setAttribute('href', '');
  link.target = '_self';
  link.append(note?.dataset['reload'] ?? '');
  note?.replaceChildren(note.dataset[why] ?? '', ' ', link);
}
