/** Asking for a storage throws where it is switched off. */
type StoreOf<Part extends keyof Storage> = () => Pick<Storage, Part>;

/** What the browser keeps for good. */
export const local = (): Storage => localStorage;

/** What the browser keeps for a visit. */
export const session = (): Storage => sessionStorage;

/** What a storage keeps under a name; null: nothing, or there is no storage. */
export function recall(storeOf: StoreOf<'getItem'>, name: string): string | null {
  try {
    return storeOf().getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a value; false where nothing can be kept. */
export function keep(storeOf: StoreOf<'setItem'>, name: string, value: string): boolean {
  try {
    storeOf().setItem(name, value);
    return true;
  } catch {
    return false;
  }
}
