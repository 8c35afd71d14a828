import type { Profile } from '@cotejo/contract/profile';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { ProfileLine } from '../profile/profile-line.ts';
import { useStoredProfile } from '../profile/use-stored-profile.ts';

/** First HTML is priced for the example: once the browser's own profile differs from what is shown, prices are asked anew. */
export function useOwnPrices(line: ProfileLine, shown: Profile): void {
  const { profile } = useStoredProfile(line);
  const { revalidate } = useRevalidator();
  const differs = profile !== null && JSON.stringify(profile) !== JSON.stringify(shown);
  useEffect(() => {
    if (differs) void revalidate();
  }, [differs, profile, revalidate]);
}
