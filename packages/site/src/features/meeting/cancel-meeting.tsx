import { Button, buttonClass } from '@cotejo/ui/button';
import { Link } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import type { MeetingData } from './load-meeting.ts';
import { useMeetingAddress } from './meeting-address.ts';
import { MeetingTime } from './meeting-time.tsx';
import { meetingTexts } from './texts.ts';

type Cancelling = Extract<MeetingData, { kind: 'cancel' }>;

/** Asks once before a meeting is cancelled: a mail program that opens links cancels nothing. */
export function CancelMeeting({ shown: { place, meeting, zone } }: { readonly shown: Cancelling }) {
  const t = useTexts(meetingTexts);
  const addressOf = useMeetingAddress(zone);
  return (
    <form method="post" className="grid max-w-text gap-6">
      <input type="hidden" name="paso" value="cancelar" />
      <section aria-labelledby="cancelar" className="grid gap-3 rounded-card border border-line bg-surface p-5 lg:p-6">
        <h2 id="cancelar" className="text-lg font-bold">
          {t('cancelQuestion')}
        </h2>
        <p>
          <MeetingTime startsAt={meeting.startsAt} timeZone={meeting.timeZone} zone={zone} />
        </p>
        <p className="text-ink-2">
          {place.party === 'visitor' ? t('cancelText', { name: place.executive.nombres }) : t('cancelStaffText')}
        </p>
      </section>
      <div className="grid gap-2.5 sm:flex">
        <Button type="submit" look="danger" size="large">
          {t('yesCancel')}
        </Button>
        <Link to={addressOf()} className={buttonClass({ look: 'outline', size: 'large' })}>
          {t('keep')}
        </Link>
      </div>
    </form>
  );
}
