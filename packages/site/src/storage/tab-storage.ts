import { forgivingStorage, type ForgivingStorage } from './forgiving-storage.ts';

let opened: ForgivingStorage | null = null;

/** What lasts as long as the tab; what its browser refuses, as long as the page. Of a browser alone. */
export function tabStorage(): ForgivingStorage {
  opened ??= forgivingStorage(window, () => sessionStorage);
  return opened;
}
