/** Asking for a storage throws where it is switched off. */
export type StoreOf = () => Storage;

/** What a storage keeps under a name; null: nothing, or there is no storage. */
export function recall(storeOf: StoreOf, name: string): string | null {
  try {
    return storeOf().getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a value; false where nothing can be kept. */
export function keep(storeOf: StoreOf, name: string, value: string): boolean {
  try {
    storeOf().setItem(name, value);
    return true;
  } catch {
    return false;
  }
}
