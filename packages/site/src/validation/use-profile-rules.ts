import type { Profile } from '@cotejo/contract/profile';
import { useEffect, useRef, useState } from 'react';
import { warnInBrowser } from '../browser-log.ts';
import { useTransport } from '../person-check/use-person-proof.ts';

const loadCheck = () => import('./check-profile.ts');

function tellLost(): null {
  warnInBrowser('what checks whole profiles cannot be loaded');
  return null;
}

interface ProfileRules {
  /** What the script said of the profile that was sent last: '' that it is invalid, null nothing. */
  readonly message: string | null;
  /** Hands the profile on where the script finds nothing wrong with it, or cannot be run. */
  readonly check: (profile: Profile, onValid: (profile: Profile) => void) => void;
}

/**
 * The validation script of a line's form (B5-31). It comes when the form is opened; `opening` is another one each time, null while
 * the form is closed. Nobody who never opens a form loads anything of it.
 */
export function useProfileRules(productType: string, opening: object | null): ProfileRules {
  const transport = useTransport();
  const [said, setSaid] = useState<{ readonly of: object | null; readonly message: string | null } | null>(null);
  const latest = useRef(opening);
  const isChecking = useRef(false);
  useEffect(() => {
    latest.current = opening;
    if (opening !== null && transport !== null) {
      loadCheck().then(
        ({ prepareCheck }) => prepareCheck(transport, productType),
        () => undefined,
      );
    }
  }, [opening, transport, productType]);

  const messageOf = (profile: Profile): Promise<string | null> =>
    transport === null
      ? Promise.resolve(null)
      : loadCheck().then(({ checkProfile }) => checkProfile(transport, productType, profile), tellLost);

  const check: ProfileRules['check'] = (profile, onValid) => {
    if (isChecking.current) return;
    isChecking.current = true;
    void messageOf(profile).then((message) => {
      isChecking.current = false;
      // Closed meanwhile, or opened anew: nobody waits for it.
      if (latest.current !== opening) return;
      setSaid({ of: opening, message });
      if (message === null) onValid(profile);
    });
  };
  return { message: said?.of === opening ? said.message : null, check };
}
