/** Asks the list's page for so many pages after its first one in place of its list. */
export const wantedPages = 'siguientes';

const keptNumber = (name: string): number => Number(Reflect.get(Object(history.state), name)) || 0;

/** How many pages after its first one the list had when the entry of the history that is shown was left (0366). */
export function keptPages(): number {
  return keptNumber('further');
}

/** Holds the height free that the list had, as arrivalScript does for who loads it anew; or lets the list be as high as it is. */
export function holdListRoom(isWanted: boolean): void {
  document.documentElement.style.setProperty('--list-room', isWanted ? `${keptNumber('listRoom')}px` : '');
}
