import type { Profile } from '@cotejo/contract/profile';
import { useEffect, useState } from 'react';
import { useEdition } from '../edition-context.ts';
import { useTransport } from '../person-check/use-person-proof.ts';
import { dayInBrowser } from './day-in-browser.ts';
import { createRunningCheck, unchecked, type CheckState } from './running-check.ts';

const loadCheck = () => import('./check-profile.ts');

interface ProfileRules {
  /** What the script said of the profile that was sent last: '' that it is invalid, null nothing. */
  readonly message: string | null;
  /** A profile that was sent is being looked at. */
  readonly isChecking: boolean;
  /** Hands the profile on where the script finds nothing wrong with it, or cannot be run. */
  readonly check: (profile: Profile, onValid: (profile: Profile) => void) => void;
  /** To be told of each change: what was said, or is about to be, was of other answers. */
  readonly drop: () => void;
}

/**
 * The validation script of a line's form (B5-31). It comes when the form is opened; `opening` is another one each time, null while
 * the form is closed. Nobody who never opens a form loads anything of it.
 */
export function useProfileRules(productType: string, opening: object | null): ProfileRules {
  const transport = useTransport();
  const edition = useEdition();
  const [{ message, isRunning }, setState] = useState<CheckState>(unchecked);
  const [running] = useState(() => createRunningCheck(setState));
  useEffect(() => {
    if (opening !== null && transport !== null) {
      // Whoever sends the form is told what is missing.
      loadCheck()
        .then(({ prepareCheck }) => prepareCheck(transport, productType))
        .catch(() => undefined);
    }
    // Closed meanwhile, or opened anew: nobody waits for it.
    return () => running.drop();
  }, [opening, transport, productType, running]);

  const messageOf = async (profile: Profile): Promise<string | null> => {
    if (transport === null) return null;
    const { checkProfile } = await loadCheck();
    return checkProfile(transport, productType, { profile, today: dayInBrowser(edition) });
  };
  const check: ProfileRules['check'] = (profile, onValid) =>
    running.begin(
      () => messageOf(profile),
      () => onValid(profile),
    );
  return { message, isChecking: isRunning, check, drop: running.drop };
}
