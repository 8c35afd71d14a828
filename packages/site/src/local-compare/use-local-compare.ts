import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { LocalCompare } from './local-compare.ts';

const LocalCompareContext = createContext<LocalCompare | null>(null);

/** Hands the comparison on this device to the pages; set in the browser only. */
export const LocalCompareProvider = LocalCompareContext.Provider;

const neverChanges = (): (() => void) => () => undefined;

/** Asks for the catalogue of a comparator once the page is shown; true while its calls are answered on this device. */
export function useLocalCompare(comparator: string): boolean {
  const local = useContext(LocalCompareContext);
  useEffect(() => local?.want(comparator), [local, comparator]);
  return useSyncExternalStore(
    local?.subscribe ?? neverChanges,
    () => local?.isHere(comparator) ?? false,
    () => false,
  );
}
