import { useSyncExternalStore } from 'react';

const neverChanges = (): (() => void) => () => undefined;

/** False in the HTML of the server and while it is hydrated, true as soon as script runs the page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
