import { keptInEntry } from '../../layout/kept-in-entry.ts';

/** Asks the list's page for so many pages after its first one in place of its list. */
export const wantedPages = 'siguientes';

/** How many pages after its first one the list had when the entry of the history that is shown was left (0366). */
export function keptPages(): number {
  return Number(keptInEntry('further')) || 0;
}
