import { useSyncExternalStore } from 'react';
import { keep, local, recall } from '../shell/kept-values.ts';

/** What is kept, and how it is written. */
interface Kind<Value> {
  /** Where nothing is kept, or nothing that can be read. */
  readonly empty: Value;
  /** Reads what `print` wrote, or anybody else; it may throw. */
  readonly parse: (text: string) => Value;
  readonly print: (value: Value) => string;
  /** Whether the page goes on with a value that the browser refuses to keep. */
  readonly livesInPage: boolean;
}

/** Values of one kind in this browser, by storage key, as this page last read or wrote them. */
export interface KeptStore<Value> {
  readonly read: (key: string) => Value;
  /** False: the browser keeps nothing. */
  readonly write: (key: string, value: Value) => boolean;
  /** The value of a key, anew whenever this page or another tab changes it; empty on the server and before hydration. */
  readonly useKept: (key: string) => Value;
}

/** Makes a store of one kind, shared by all who use it. */
export function keptStore<Value>({ empty, parse, print, livesInPage }: Kind<Value>): KeptStore<Value> {
  const known = new Map<string, Value>();
  const listeners = new Set<() => void>();

  function parsed(text: string | null): Value {
    try {
      return text === null ? empty : parse(text);
    } catch {
      return empty;
    }
  }

  function read(key: string): Value {
    const value = known.get(key) ?? parsed(recall(local, key));
    known.set(key, value);
    return value;
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function onForeignChange({ key }: StorageEvent): void {
    if (key === null) known.clear();
    else known.delete(key);
    notify();
  }

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) addEventListener('storage', onForeignChange);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', onForeignChange);
    };
  }

  return {
    read,
    write: (key, value) => {
      const isKept = keep(local, key, print(value));
      if (isKept || livesInPage) {
        known.set(key, value);
        notify();
      }
      return isKept;
    },
    useKept: (key) =>
      useSyncExternalStore(
        subscribe,
        () => read(key),
        () => empty,
      ),
  };
}
