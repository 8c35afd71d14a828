import type { Profile } from '@cotejo/contract/profile';
import type { ProfileLine } from '../profile/profile-line.ts';
import { useStoredProfile } from '../profile/use-stored-profile.ts';
import { useHydrated } from '../use-hydrated.ts';

/**
 * Class of what says the example's figures where the visitor's own may be on their way: until script has looked, and until they are
 * there. Not seen where the browser keeps a profile; never longer than three seconds (docs/decisions/0308).
 */
export function useOwnAwaited(line: ProfileLine, shown: Profile): string {
  const isHydrated = useHydrated();
  const { profile } = useStoredProfile(line);
  const isAwaited = !shown.ingresodatos && (!isHydrated || profile !== null);
  return isAwaited ? 'own-awaited' : '';
}
