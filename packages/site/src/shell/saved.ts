import { local, recall } from './kept-values.ts';

/** How many comparisons the browser keeps, from what it has under their key. */
export function countSaved(kept: string | null): number {
  try {
    const saved: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(saved) ? saved.length : 0;
  } catch {
    return 0;
  }
}

/** Shows the way to the saved comparisons, with their number, where there are any. */
export function tellSaved(link: HTMLElement): void {
  const { savedKey = '' } = link.dataset;
  const number = link.querySelector('[data-count]');
  const count = countSaved(recall(local, savedKey));
  link.hidden = count === 0;
  if (number !== null) number.textContent = String(count);
}
