/** A window, as far as it tells who looks at its page. */
export interface StartPlace {
  readonly document: Pick<Document, 'referrer' | 'querySelector'>;
  readonly location: Pick<Location, 'origin'>;
  readonly performance: Pick<Performance, 'getEntriesByType'>;
  /** Asking for it throws where it is switched off. */
  readonly localStorage: Pick<Storage, 'length' | 'key' | 'getItem'>;
}

/** How a page was asked for by who wants it as it was: with its place, its filters, what is open. */
const returns = new Set(['reload', 'back_forward']);

function keepsSomething(place: StartPlace): boolean {
  try {
    const { localStorage: kept } = place;
    const keys = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '');
    // The frame keeps that nothing was read yet (notices.ts), and how a visit began: that is nothing of the visitor's.
    return keys.some((key) => !key.endsWith('_ATTRIBUTION') && kept.getItem(key));
  } catch {
    return false;
  }
}

function isReturn(place: StartPlace): boolean {
  const [entry] = place.performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && typeof entry.type === 'string' && returns.has(entry.type);
}

/**
 * True where script has something to show or to mend without being asked: who looks at the page comes from another of the site's,
 * comes back to it, or has something kept in the browser, such as a profile; or the page tells of a failure. For all others it
 * is complete as the server wrote it (docs/decisions/0260).
 */
export function startsAtOnce(place: StartPlace): boolean {
  const { document, location } = place;
  const isOnTheWay = document.referrer.startsWith(`${location.origin}/`);
  return isOnTheWay || isReturn(place) || keepsSomething(place) || document.querySelector('main [role=alert]') !== null;
}
