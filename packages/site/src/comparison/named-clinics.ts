import { compareLimits } from '@cotejo/contract/compare-limits';
import { useEffect } from 'react';
import { keptStore } from './kept-store.ts';

/** Whose list: the brand of the edition and the name of the comparator. */
export interface ListPlace {
  readonly brandCode: string;
  readonly comparatorName: string;
}

function keyOf({ brandCode, comparatorName }: ListPlace): string {
  return `${brandCode}_CLINICS_${comparatorName}`;
}

const same = (codes: string): string => codes;

/** Codes with commas; empty: none. */
const codesOf = keptStore<string>({ empty: '', parse: same, print: same, livesInPage: true });

/** Keeps the clinics that a comparator's list names, in this browser alone, for pages whose address does not say them. */
export function useKeepNamedClinics({ brandCode, comparatorName }: ListPlace, clinics: readonly string[]): void {
  const codes = clinics.join(',');
  useEffect(() => {
    const key = keyOf({ brandCode, comparatorName });
    if (codes !== codesOf.read(key)) codesOf.write(key, codes);
  }, [brandCode, comparatorName, codes]);
}

/** Codes of the clinics that the last list of a comparator named, and of one more where there is room; of that one on the server. */
export function useNamedClinics(place: ListPlace, other: string | null = null): readonly string[] {
  const codes = codesOf.useKept(keyOf(place));
  const named = codes === '' ? [] : codes.split(',');
  return [...new Set([...named, ...(other === null ? [] : [other])])].slice(0, compareLimits.clinics);
}
