import { Notice } from '@cotejo/ui/notice';
import { momentIn } from './meeting-moment.ts';
import { useLanguage, useTexts } from '../texts/use-texts.ts';
import type { MeetingData } from './load-meeting.ts';
import { meetingTexts } from './visit-texts.ts';

type Ended = Extract<MeetingData, { kind: 'ended' }>;

/** A meeting that stands no more, to its executive: whoever asked for it books another one. */
export function EndedMeeting({ shown: { last, done } }: { readonly shown: Ended }) {
  const t = useTexts(meetingTexts);
  const language = useLanguage();
  const wasJustCancelled = done === 'cancelar';
  return (
    <div className="max-w-text">
      <Notice role={wasJustCancelled ? 'status' : undefined} title={wasJustCancelled ? t('done.cancelar') : undefined}>
        <p>
          {t(last.status === 'cancelled' ? 'cancelled' : 'over', momentIn(last.startsAt, last.timeZone, language))}{' '}
          {t('onlyVisitor')}
        </p>
      </Notice>
    </div>
  );
}
