import { useSyncExternalStore } from 'react';
import { useEdition } from '../edition-context.ts';
import { forgivingStorage } from '../storage/forgiving-storage.ts';
import { referralKey } from '../storage/referral-key.ts';
import { createReferralStore, type Referral, type ReferralStore } from '../storage/referral-store.ts';

let opened: ReferralStore | null = null;

/** Who sent the visitor, as this browser keeps it. Of a browser alone. */
export function ownReferrals(): ReferralStore {
  opened ??= createReferralStore(forgivingStorage(window), () => new Date());
  return opened;
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
