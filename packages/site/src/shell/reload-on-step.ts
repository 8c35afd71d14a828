/** A window, as far as it has a history. */
export interface SteppedPlace extends Pick<Window, 'addEventListener' | 'removeEventListener' | 'arrivedAt' | 'hasStepped'> {
  readonly location: Pick<Location, 'pathname' | 'search' | 'reload'>;
}

declare global {
  interface Window {
    /** Path and search of the page as it was written; said by what the document runs first (arrivalScript). */
    readonly arrivedAt: string;
    /** Whether the browser went Back or Forward within the document since; said by the same. */
    readonly hasStepped: boolean;
  }
}

/** True: the browser is at another address than the page was written for, and not only at a place on it. */
export function isElsewhere({
  location,
  arrivedAt,
}: Pick<SteppedPlace, 'arrivedAt'> & { readonly location: Pick<Location, 'pathname' | 'search'> }): boolean {
  return location.pathname + location.search !== arrivedAt;
}

/**
 * Loads a page anew where the browser goes Back or Forward, within the document, to another address than the page was written for:
 * one made by script before the page was reloaded. Where it went there already, at once. A place on the page is the browser's own
 * affair. Answers how to stop.
 */
export function reloadOnStep(place: SteppedPlace): () => void {
  const follow = (): void => {
    if (isElsewhere(place)) place.location.reload();
  };
  if (place.hasStepped) follow();
  place.addEventListener('popstate', follow);
  return () => place.removeEventListener('popstate', follow);
}
