import { keepInEntry, keptInEntry } from '../../layout/kept-in-entry.ts';

/** Asks the list's page for so many pages after its first one in place of its list. */
export const wantedPages = 'siguientes';

/** How many pages after its first one the list had when the entry of the history that is shown was left (0366). */
export function keptPages(): number {
  return Number(keptInEntry('further')) || 0;
}

/** Forgets with the entry of the history that is shown that its list was longer, and where in it the visitor was. */
export function forgetFurther(): void {
  keepInEntry({ further: undefined, listRoom: undefined, at: undefined });
}

/** Holds the height free that the list had, as arrivalScript does for who loads it anew; or lets the list be as high as it is. */
export function holdListRoom(isWanted: boolean): void {
  document.documentElement.style.setProperty('--list-room', isWanted ? `${Number(keptInEntry('listRoom')) || 0}px` : '');
}
