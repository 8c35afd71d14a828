import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { ReactNode } from 'react';
import { subjectOf } from '../../profile/profile-questions.ts';
import { ComparatorIntro } from './comparator-intro.tsx';

const titleId = 'titulo';

interface CompareBannerProps {
  readonly comparator: ComparatorAnswer;
  /** What stands between the title and the profile. */
  readonly between: ReactNode;
  /** Whom the prices are for: stays in reach while a wide screen scrolls through the list. */
  readonly profile: ReactNode;
}

/**
 * Head of a comparator: title, sentence and drawing, and the profile (B2.6-01, B2.6-02). It makes no box of its own, so that
 * the profile sticks for as long as the list lasts, and not only to its end.
 */
export function CompareBanner({ comparator, between, profile }: CompareBannerProps) {
  return (
    <section aria-labelledby={titleId} className="contents">
      <div data-banner={subjectOf(comparator)} className="banner">
        <ComparatorIntro comparator={comparator} titleId={titleId} />
      </div>
      {between}
      <div className="profile-bar">
        <div className="@container relative">{profile}</div>
      </div>
    </section>
  );
}
