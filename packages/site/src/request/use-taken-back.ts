import { useEffect, useState } from 'react';
import { useEdition } from '../edition-context.ts';
import { pageVersion } from '../page-version.ts';
import { useTransport } from '../person-check/use-person-proof.ts';

/**
 * Whether a request whose answer is shown again was taken back meanwhile, from a mail, in another tab or on another device. It is asked
 * each time that the answer comes to be shown and whenever its tab is seen again meanwhile, until it was. `url`: own path where it is taken
 * back; null: nothing is asked.
 */
export function useTakenBack(url: string | null, isShown: boolean): boolean {
  const transport = useTransport();
  const { country } = useEdition();
  const [takenBack, setTakenBack] = useState<string | null>(null);
  const isTakenBack = url !== null && takenBack === url;
  const asked = isShown && !isTakenBack ? url : null;
  useEffect(() => {
    if (asked === null || transport === null) return undefined;
    let isLeft = false;
    const ask = (): void => {
      if (document.visibilityState !== 'visible') return;
      import('./ask-taken-back.ts')
        .then(async (part) => part.isTakenBack({ transport, country, version: pageVersion(), url: asked }))
        .then(
          (isIt) => void (isIt && !isLeft && setTakenBack(asked)),
          // What was answered is shown as it was.
          () => undefined,
        );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', ask);
    };
  }, [asked, transport, country]);
  return isTakenBack;
}
