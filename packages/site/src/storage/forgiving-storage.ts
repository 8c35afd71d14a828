/** The part of a browser window that what is kept in it needs. */
export interface StorageHost {
  /** Throws where the browser refuses storage (private mode, blocked cookies). */
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  readonly addEventListener: {
    (type: 'storage', listener: (event: { readonly key: string | null }) => void): void;
    (type: 'pageshow', listener: (event: { readonly persisted: boolean }) => void): void;
  };
}

/** Storage that no refusal of the browser reaches its user through. */
export interface ForgivingStorage {
  /** What is kept under a key; null: nothing. */
  readonly read: (key: string) => string | null;
  /** Keeps a text; false where the browser refuses, and it lasts until the page is left. */
  readonly write: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
  readonly keys: () => readonly string[];
  /** Tells of a change of a key in this page or another tab; null: of any key. Answers what stops it. */
  readonly subscribe: (listener: (key: string | null) => void) => () => void;
}

function attempt<Value>(work: () => Value, otherwise: Value): Value {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/**
 * Makes it over a window. What the browser refuses (private mode, full storage) lasts as long as the page does. `place`: what keeps
 * it, in place of what lasts; it throws where the browser refuses.
 */
export function forgivingStorage(
  host: StorageHost,
  place: () => StorageHost['localStorage'] = () => host.localStorage,
): ForgivingStorage {
  let found: StorageHost['localStorage'] | null = null;
  // Asked for once: browsers look for it anew each time, which costs as much as ten readings.
  const kept = (): StorageHost['localStorage'] => (found ??= place());
  const memory = new Map<string, string>();
  const listeners = new Set<(key: string | null) => void>();
  const tell = (key: string | null): void => listeners.forEach((listener) => listener(key));
  host.addEventListener('storage', ({ key }) => {
    // What another tab kept is newer than what this page could not keep.
    if (key === null) memory.clear();
    else memory.delete(key);
    tell(key);
  });
  // A page that was frozen heard nothing of other tabs meanwhile.
  host.addEventListener('pageshow', ({ persisted }) => persisted && tell(null));

  function keptKeys(): readonly string[] {
    const { length } = kept();
    return Array.from({ length }, (_, index) => kept().key(index) ?? '');
  }

  return {
    read: (key) => memory.get(key) ?? attempt(() => kept().getItem(key), null),
    write: (key, text) => {
      const isKept = attempt(() => {
        kept().setItem(key, text);
        return true;
      }, false);
      if (isKept) memory.delete(key);
      else memory.set(key, text);
      tell(key);
      return isKept;
    },
    remove: (key) => {
      memory.delete(key);
      attempt(() => kept().removeItem(key), undefined);
      tell(key);
    },
    keys: () => [...new Set([...memory.keys(), ...attempt(keptKeys, [])])],
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
