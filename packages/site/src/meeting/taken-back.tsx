import { href } from '@cotejo/contract/paths';
import { buttonClass } from '@cotejo/ui/button';
import { Notice } from '@cotejo/ui/notice';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../texts/use-texts.ts';
import { isStanding, type MeetingData } from './load-meeting.ts';
import { momentIn } from './meeting-moment.ts';
import { meetingTexts } from './visit-texts.ts';

type TakenBackData = Extract<MeetingData, { kind: 'taken-back' }>;

/** The request was taken back: no hours, and to its person the way to ask for the same anew. */
export function TakenBack({ shown: { place, requestUrl, last } }: { readonly shown: TakenBackData }) {
  const t = useTexts(meetingTexts);
  const language = useLanguage();
  const isVisitors = place.party === 'visitor';
  const when = last && momentIn(last.startsAt, last.timeZone, language);
  // One that stands is cancelled by the next round.
  const isEnding = isStanding(last) && !last.hasBegun;
  return (
    <div className="grid max-w-text justify-items-start gap-5">
      <Notice title={t(isVisitors ? 'takenBack' : 'takenBackStaff')}>
        <p>
          {when && last.status === 'cancelled' && `${t('cancelled', when)} `}
          {t(isVisitors ? 'takenBackText' : 'takenBackStaffText')}
          {!isVisitors && ` ${when && isEnding ? t('takenBackStaffEnds', when) : t('takenBackStaffNone')}`}
        </p>
      </Notice>
      {isVisitors && (
        <Link to={requestUrl ?? href('contact', {})} className={buttonClass({ size: 'large' })}>
          {t('askAgain')}
        </Link>
      )}
    </div>
  );
}
