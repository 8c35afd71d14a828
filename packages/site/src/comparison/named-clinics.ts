import { compareLimits } from '@cotejo/contract/compare-limits';
import { useEffect, useSyncExternalStore } from 'react';

/** Whose list: the brand of the edition and the name of the comparator. */
export interface ListPlace {
  readonly brandCode: string;
  readonly comparatorName: string;
}

/** Codes with commas, by storage key, as this page last read or wrote them. */
const known = new Map<string, string>();

function keyOf({ brandCode, comparatorName }: ListPlace): string {
  return `${brandCode}_CLINICS_${comparatorName}`;
}

function read(key: string): string {
  const before = known.get(key);
  if (before !== undefined) return before;
  let codes = '';
  try {
    codes = localStorage.getItem(key) ?? '';
  } catch {
    // A browser that refuses storage keeps them for the page only.
  }
  known.set(key, codes);
  return codes;
}

function write(key: string, codes: string): void {
  if (codes === read(key)) return;
  known.set(key, codes);
  try {
    if (codes === '') localStorage.removeItem(key);
    else localStorage.setItem(key, codes);
  } catch {
    // As above.
  }
}

function subscribe(listener: () => void): () => void {
  const onForeignChange = (): void => {
    known.clear();
    listener();
  };
  addEventListener('storage', onForeignChange);
  return () => removeEventListener('storage', onForeignChange);
}

/** Keeps the clinics that a comparator's list names, in this browser alone, for pages whose address does not say them. */
export function useKeepNamedClinics({ brandCode, comparatorName }: ListPlace, clinics: readonly string[]): void {
  const codes = clinics.join(',');
  useEffect(() => write(keyOf({ brandCode, comparatorName }), codes), [brandCode, comparatorName, codes]);
}

/** Codes of the clinics that the last list of a comparator named, and of one more where there is room; of that one on the server. */
export function useNamedClinics(place: ListPlace, other: string | null = null): readonly string[] {
  const key = keyOf(place);
  const codes = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => '',
  );
  const named = codes === '' ? [] : codes.split(',');
  return [...new Set([...named, ...(other === null ? [] : [other])])].slice(0, compareLimits.clinics);
}
