import { Button, buttonClass } from '@cotejo/ui/button';
import { useTexts } from '../texts/use-texts.ts';
import type { MeetingData } from './load-meeting.ts';
import { MeetingTime } from './meeting-time.tsx';
import { StepForm } from './step-form.tsx';
import { StepLink } from './step-link.tsx';
import { meetingTexts } from './visit-texts.ts';

type Cancelling = Extract<MeetingData, { kind: 'cancel' }>;

/** Asks once before a meeting is cancelled: a mail program that opens links cancels nothing. */
export function CancelMeeting({ shown }: { readonly shown: Cancelling }) {
  const { place, meeting, zone } = shown;
  const t = useTexts(meetingTexts);
  return (
    <StepForm step="cancelar" className="grid max-w-text gap-6">
      <section aria-labelledby="cancelar" className="grid gap-3 rounded-card border border-line bg-surface p-5 lg:p-6">
        <h2 id="cancelar" className="text-lg font-bold">
          {t('cancelQuestion')}
        </h2>
        <p>
          <MeetingTime startsAt={meeting.startsAt} timeZone={meeting.timeZone} zone={zone} />
        </p>
        <p className="text-ink-2">
          {place.party === 'visitor' ? t('cancelText', { name: place.executive.nombres }) : t('cancelStaffText')}
          {place.party === 'visitor' && place.takenBack === null && ` ${t('cancelThen')}`}
        </p>
      </section>
      <div className="grid gap-2.5 sm:flex">
        <Button type="submit" look="danger" size="large">
          {t('yesCancel')}
        </Button>
        <StepLink of={shown} className={buttonClass({ look: 'outline', size: 'large' })}>
          {t('keep')}
        </StepLink>
      </div>
    </StepForm>
  );
}
