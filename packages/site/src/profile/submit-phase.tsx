import type { Profile } from '@cotejo/contract/profile';
import { Icon } from '@cotejo/ui/icon';
import { useEffect, useState } from 'react';
import { useLoaderData, useNavigation, useRevalidator } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import type { ProfileLine } from './profile-line.ts';
import { editorTexts } from './editor-texts.ts';
import { useStoredProfile } from './use-stored-profile.ts';

/** A profile that was sent: its results are asked for, then shown. */
export type SubmitPhase = 'idle' | 'active' | 'finished';

/** How long it says that they are shown (B4-23). */
const finishedFor = 3000;

/** Whether what a page was given says that its list could not be had. */
export function hasFailed(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || !('list' in data)) return false;
  const { list } = data;
  return typeof list === 'object' && list !== null && 'kind' in list && list.kind === 'failed';
}

/**
 * Follows a sent profile until what the page shows is for it, and three seconds more. `shown`: the profile of the page's results.
 * `begin`: it was sent.
 */
export function useSubmitPhase(line: ProfileLine, shown: Profile): readonly [phase: SubmitPhase, begin: () => void] {
  const [phase, setPhase] = useState<SubmitPhase>('idle');
  const isLoading = [useRevalidator().state, useNavigation().state].some((state) => state !== 'idle');
  const failed = hasFailed(useLoaderData());
  const { profile } = useStoredProfile(line);
  const isShown = !isLoading && (profile === null || JSON.stringify(profile) === JSON.stringify(shown));
  useEffect(() => {
    if (phase === 'idle' || (phase === 'active' && !isShown)) return undefined;
    const next = phase === 'active' && !failed ? 'finished' : 'idle';
    const timer = setTimeout(() => setPhase(next), phase === 'active' ? 0 : finishedFor);
    return () => clearTimeout(timer);
  }, [phase, isShown, failed]);
  return [phase, () => setPhase('active')];
}

/**
 * What becomes of a sent profile, in the place of the button that opens the form: the one that sent it went with its box. It is
 * active while the results are asked for (B4-22), then finished; presses reach the button under it.
 */
export function SubmitPhaseSign({ phase }: { readonly phase: SubmitPhase }) {
  const t = useTexts(editorTexts);
  return (
    <p role="status" className="submit-phase" data-phase={phase}>
      {phase === 'active' && (
        <>
          <Icon name="refresh" className="size-4 animate-spin motion-reduce:animate-none" />
          <span className="sr-only">{t('active')}</span>
        </>
      )}
      {phase === 'finished' && (
        <>
          <Icon name="check" className="size-4" />
          {t('finished')}
        </>
      )}
    </p>
  );
}
