import { keep, local, recall } from './kept-values.ts';

/** Ids of `ids` that are not among those that were read, as the browser keeps them. */
export function unreadOf(ids: readonly string[], kept: string | null): readonly string[] {
  const read = new Set(kept?.split(' '));
  return ids.filter((id) => !read.has(id));
}

/** Shows the bell's badge while something is unread; all is read as soon as the list was opened. */
export function watchNotices(bell: HTMLElement): void {
  const { notices = '', readKey = '' } = bell.dataset;
  const badge = bell.querySelector<HTMLElement>('[data-badge]');
  const panel = document.querySelector<HTMLElement>(`#${bell.getAttribute('popovertarget') ?? 'no-panel'}`);
  if (badge === null || panel === null) return;
  const read = recall(local, readKey);
  // Where nothing can be known as read, a badge that never goes would only annoy.
  if (!keep(local, readKey, read ?? '')) return;
  badge.hidden = unreadOf(notices.split(' '), read).length === 0;
  panel.addEventListener('toggle', () => {
    if (!panel.matches(':popover-open')) return;
    badge.hidden = true;
    keep(local, readKey, notices);
  });
}
