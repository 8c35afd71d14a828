import type { StorageHost } from '../storage/forgiving-storage.ts';

type Listener = (event: { readonly key: string | null }) => void;

/** What the tabs of a browser share, as much of it as there is room for. */
export class SharedStorage {
  readonly items = new Map<string, string>();
  readonly #tabs: Tab[] = [];
  readonly #room: number;

  /** `room` in characters of all values together. */
  constructor(room = Number.POSITIVE_INFINITY) {
    this.#room = room;
  }

  /** Opens a tab on it. */
  tab(): Tab {
    const tab = new Tab(this);
    this.#tabs.push(tab);
    return tab;
  }

  /** Changes a value as a tab does: the others are told. */
  change(key: string, value: string | null, by?: Tab): void {
    const taken = [...this.items].reduce((sum, [name, text]) => sum + (name === key ? 0 : text.length), 0);
    if (value !== null && taken + value.length > this.#room) throw new DOMException('full', 'QuotaExceededError');
    if (value === null) this.items.delete(key);
    else this.items.set(key, value);
    for (const tab of this.#tabs) if (tab !== by) tab.hear(key);
  }

  /** Removes everything as a tab does: the others are told. */
  clear(by?: Tab): void {
    this.items.clear();
    for (const tab of this.#tabs) if (tab !== by) tab.hear(null);
  }
}

/** A window on storage that it shares with others. */
export class Tab implements StorageHost {
  readonly localStorage: StorageHost['localStorage'] & Pick<Storage, 'clear'>;
  readonly #listeners: Listener[] = [];
  readonly #returns: ((event: { readonly persisted: boolean }) => void)[] = [];
  /** In the browser's cache of pages left: it hears of nothing. */
  #isFrozen = false;

  constructor(shared: SharedStorage) {
    const { items } = shared;
    this.localStorage = {
      get length() {
        return items.size;
      },
      key: (index) => [...items.keys()][index] ?? null,
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => shared.change(key, value, this),
      removeItem: (key) => shared.change(key, null, this),
      clear: () => shared.clear(this),
    };
  }

  addEventListener(type: 'storage', listener: Listener): void;
  addEventListener(type: 'pageshow', listener: (event: { readonly persisted: boolean }) => void): void;
  addEventListener(
    type: 'storage' | 'pageshow',
    listener: (event: { readonly key: string | null; readonly persisted: boolean }) => void,
  ): void {
    if (type === 'pageshow') this.#returns.push(({ persisted }) => listener({ key: null, persisted }));
    else this.#listeners.push(({ key }) => listener({ key, persisted: false }));
  }

  /** The visitor goes to another page in it, or comes back. */
  leave(): void {
    this.#isFrozen = true;
  }

  comeBack(): void {
    this.#isFrozen = false;
    for (const listener of this.#returns) listener({ persisted: true });
  }

  /** Tells it of a change that another tab made. */
  hear(key: string | null): void {
    if (this.#isFrozen) return;
    for (const listener of this.#listeners) listener({ key });
  }
}

/** A window whose browser refuses storage. */
export const refusing: StorageHost = {
  get localStorage(): Storage {
    throw new DOMException('refused', 'SecurityError');
  },
  addEventListener: () => undefined,
};
