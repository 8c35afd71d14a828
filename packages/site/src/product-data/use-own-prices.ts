import type { Profile } from '@cotejo/contract/profile';
import { useEffect } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import type { ProfileLine } from '../profile/profile-line.ts';
import { useStoredProfile } from '../profile/use-stored-profile.ts';

/**
 * First HTML is priced for the example: once the browser's own profile differs from what is shown, prices are asked anew; also after a request
 * that was sent meanwhile, which ends such asking.
 */
export function useOwnPrices(line: ProfileLine, shown: Profile): void {
  const { profile } = useStoredProfile(line);
  const { revalidate } = useRevalidator();
  const isIdle = useNavigation().state === 'idle';
  const differs = profile !== null && JSON.stringify(profile) !== JSON.stringify(shown);
  useEffect(() => {
    if (differs && isIdle) void revalidate();
  }, [differs, isIdle, profile, revalidate]);
}
