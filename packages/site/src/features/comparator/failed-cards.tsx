import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { cardLaterTexts } from './card-later-texts.ts';
import { useFailedCalls } from './use-card-state.ts';

/**
 * Tells once, to who hears the page, that what cards tell could not be had, whose cards each say it and have the way to ask again: one call
 * is for all in sight, and so would be as many alerts. Said anew when it fails again; of a list of before nothing is said.
 */
export function FailedCards() {
  const t = useTexts(cardLaterTexts);
  const failures = useFailedCalls();
  const [before] = useState(failures);
  return (
    <div role="status" className="sr-only">
      {failures > before && <p key={failures}>{t('failedCards')}</p>}
    </div>
  );
}
