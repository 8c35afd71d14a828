import { href } from '@cotejo/contract/paths';
import { buttonClass } from '@cotejo/ui/button';
import { Notice } from '@cotejo/ui/notice';
import { Link } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { ArrangedMeeting } from './arranged-meeting.tsx';
import { CancelMeeting } from './cancel-meeting.tsx';
import { ChooseHour } from './choose-hour.tsx';
import { EndedMeeting } from './ended-meeting.tsx';
import type { MeetingData } from './load-meeting.ts';
import { ReviewHour } from './review-hour.tsx';
import { TakenBack } from './taken-back.tsx';
import { meetingTexts } from './visit-texts.ts';

function BadLink() {
  const t = useTexts(meetingTexts);
  return (
    <div className="grid max-w-text justify-items-start gap-5">
      <Notice tone="warm" title={t('badLink')} />
      <Link to={href('contact', {})} className={buttonClass({ look: 'outline' })}>
        {t('contact')}
      </Link>
    </div>
  );
}

function HandedOver() {
  const t = useTexts(meetingTexts);
  return (
    <div className="max-w-text">
      <Notice title={t('handedOver')}>
        <p>{t('handedOverText')}</p>
      </Notice>
    </div>
  );
}

function External({ name, url }: { readonly name: string; readonly url: string }) {
  const t = useTexts(meetingTexts);
  return (
    <div className="grid max-w-text justify-items-start gap-5">
      <Notice title={t('external', { name })}>
        <p>{t('externalText')}</p>
      </Notice>
      <a href={url} target="_blank" rel="noreferrer" className={buttonClass({ size: 'large' })}>
        {t('openExternal', { name })}
      </a>
    </div>
  );
}

function Shown({ shown }: { readonly shown: MeetingData }) {
  switch (shown.kind) {
    case 'bad-link':
      return <BadLink />;
    case 'handed-over':
      return <HandedOver />;
    case 'taken-back':
      return <TakenBack shown={shown} />;
    case 'external':
      return <External name={shown.place.executive.nombres} url={shown.url} />;
    case 'arranged':
      return <ArrangedMeeting shown={shown} />;
    case 'cancel':
      return <CancelMeeting shown={shown} />;
    case 'ended':
      return <EndedMeeting shown={shown} />;
    case 'choose':
      return <ChooseHour shown={shown} />;
    case 'review':
      return <ReviewHour shown={shown} />;
  }
}

/** What the page of a meeting shows, below what failed of the last step. */
export function MeetingView({ shown, hasFailed }: { readonly shown: MeetingData; readonly hasFailed: boolean }) {
  const t = useTexts(meetingTexts);
  return (
    <div className="grid gap-5 *:min-w-0">
      {hasFailed && (
        <div className="max-w-text">
          <Notice tone="danger" role="alert" title={t('failed')}>
            <p>{t('failedText')}</p>
          </Notice>
        </div>
      )}
      <Shown shown={shown} />
    </div>
  );
}
