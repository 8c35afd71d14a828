/** A window, as far as it has a history. */
export interface SteppedPlace extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  readonly location: Pick<Location, 'pathname' | 'search' | 'reload'>;
}

/**
 * Loads a page anew where the browser goes Back or Forward, within the document, to another address than the page was written for:
 * one made by script before the page was reloaded. A place on the page is the browser's own affair. Answers how to stop.
 */
export function reloadOnStep(place: SteppedPlace): () => void {
  const { location } = place;
  const address = location.pathname + location.search;
  const follow = (): void => {
    if (location.pathname + location.search !== address) location.reload();
  };
  place.addEventListener('popstate', follow);
  return () => place.removeEventListener('popstate', follow);
}
