import { useSyncExternalStore } from 'react';
import { useEdition } from '../edition-context.ts';
import { forgivingStorage, type ForgivingStorage } from '../storage/forgiving-storage.ts';
import { referralKey, typedEmailKey } from '../storage/referral-key.ts';
import { createReferralStore, type Referral, type ReferralStore } from '../storage/referral-store.ts';

let storage: ForgivingStorage | null = null;
let opened: ReferralStore | null = null;

function ownStorage(): ForgivingStorage {
  storage ??= forgivingStorage(window);
  return storage;
}

/** Who sent the visitor, as this browser keeps it. Of a browser alone. */
export function ownReferrals(): ReferralStore {
  opened ??= createReferralStore(ownStorage(), () => new Date());
  return opened;
}

/** Keeps the e-mail by which the visitor named who sent them; null: nobody is named. */
export function rememberTyped(brandCode: string, typed: string | null): void {
  if (typed === null) ownStorage().remove(typedEmailKey(brandCode));
  else ownStorage().write(typedEmailKey(brandCode), typed);
}

/** Tells the frame's script, which says above the page who sent the visitor, as another tab would. */
export function tellFrame(key: string): void {
  dispatchEvent(new StorageEvent('storage', { key }));
}

/** Who sent the visitor; null: nobody, or it is over. */
export function useReferral(): Referral | null {
  const key = referralKey(useEdition().brand.code);
  return useSyncExternalStore(
    (listener) => ownReferrals().subscribe(listener),
    () => ownReferrals().read(key),
    () => null,
  );
}
