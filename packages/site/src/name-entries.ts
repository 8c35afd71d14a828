/** What is needed of a window: its history, and where it tells that another entry is shown. */
export type EntryPlace = Pick<Window, 'addEventListener'> & { readonly history: Pick<History, 'state' | 'replaceState'> };

function hasKey(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string';
}

/**
 * Gives each entry of the history that the browser made by itself a name of its own: of loaded documents, and of places within a
 * page. The router keeps by name where an entry was scrolled to, and takes all without one for the same, so that a link to a place
 * could end at another. To be called before the router is made, so that entries are named before it looks at them.
 */
export function nameEntries(
  place: EntryPlace,
  freshName: () => string = () => crypto.getRandomValues(new Uint32Array(2)).join(''),
): void {
  const name = (): void => {
    const state: unknown = place.history.state;
    if (!hasKey(state)) place.history.replaceState({ ...(typeof state === 'object' ? state : {}), key: freshName() }, '');
  };
  name();
  place.addEventListener('popstate', name);
}
