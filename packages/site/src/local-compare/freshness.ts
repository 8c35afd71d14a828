/** The parts of a document that tell whether its tab is looked at. */
export interface VisibilityHost {
  readonly visibilityState: DocumentVisibilityState;
  addEventListener(type: 'visibilitychange', listener: () => void): void;
}

const minute = 60_000;
/** A tab that was away for as long may have missed a new day, another catalogue or another program. */
const longAway = minute;
/** What is asked is half a kilobyte, and nothing but a 304 while nothing changed. */
const between = 2 * minute;

/** Calls `refresh` when the tab comes back after a minute or more, and every two while it is looked at. */
export function keepFresh(host: VisibilityHost, clock: () => number, refresh: () => void): void {
  let hiddenSince: number | null = null;
  host.addEventListener('visibilitychange', () => {
    const isBackAfterLong = host.visibilityState === 'visible' && hiddenSince !== null && clock() - hiddenSince >= longAway;
    hiddenSince = host.visibilityState === 'hidden' ? clock() : null;
    if (isBackAfterLong) refresh();
  });
  setInterval(() => {
    if (host.visibilityState === 'visible') refresh();
  }, between);
}
