/** Name of the token in the session's storage, and of the `meta` element of a page that carries one. */
export const tokenName = 'cotejo-token';

/** Where a token can be (C §4): the storage first, then a tag of the page. */
export interface TokenPlaces {
  /** Null: the browser gives none. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  /** What the page's tag says; null: it has none. */
  readonly pageTag: () => string | null;
}

/** What can stand behind `Bearer` (RFC 6750); anything else would spoil the header. */
const tokenForm = /^[\w.~+/-]{1,4096}=*$/;

function inStorage(storage: TokenPlaces['storage']): string | null {
  try {
    return storage?.getItem(tokenName) ?? null;
  } catch {
    return null;
  }
}

/** The token that is there, or null; a text that can be none is passed over. */
export function readToken({ storage, pageTag }: TokenPlaces): string | null {
  return [inStorage(storage), pageTag()].find((text) => text !== null && tokenForm.test(text)) ?? null;
}

/** Puts a token where the next page of the session finds it; false where the browser refuses. */
export function keepToken({ storage }: TokenPlaces, token: string): boolean {
  try {
    storage?.setItem(tokenName, token);
    return storage !== null;
  } catch {
    return false;
  }
}

/** The places of a window: the storage of its session, and `<meta name="cotejo-token" content="…">`. */
export function tokenPlacesOf(window: Pick<Window, 'sessionStorage' | 'document'>): TokenPlaces {
  const pageTag = (): string | null =>
    window.document.querySelector(`meta[name="${tokenName}"]`)?.getAttribute('content') ?? null;
  try {
    return { storage: window.sessionStorage, pageTag };
  } catch {
    return { storage: null, pageTag };
  }
}
