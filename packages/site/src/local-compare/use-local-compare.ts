import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { AheadWish } from './answers-ahead.ts';
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

/** Asks this device for a list that is about to be asked for, true once it has it; null while it does not answer for the comparator. */
export function useAskAhead(comparator: string): ((wish: AheadWish) => Promise<boolean>) | null {
  const local = useContext(LocalCompareContext);
  return useLocalCompare(comparator) && local !== null ? local.askAhead : null;
}

/**
 * Asks again when the visitor goes to the address that is open (A2.1-24): the page's loader answers from the catalogue on this
 * device, which is then asked for; where another is published, the page is loaded from that.
 */
export function useRenewal(comparator: string): void {
  const local = useContext(LocalCompareContext);
  const { revalidate } = useRevalidator();
  const { key, pathname, search, hash } = useLocation();
  const address = pathname + search + hash;
  const before = useRef({ key, address });
  useEffect(() => {
    const last = before.current;
    before.current = { key, address };
    if (last.key === key || last.address !== address || hash !== '') return;
    void local?.renew(comparator).then((isNew) => (isNew ? revalidate() : undefined));
  }, [local, revalidate, comparator, key, address, hash]);
}
