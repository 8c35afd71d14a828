import { Button, buttonClass } from '@cotejo/ui/button';
import { Link } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { CallFacts } from './call-facts.tsx';
import type { MeetingData } from './load-meeting.ts';
import { useMeetingAddress } from './meeting-address.ts';
import { MeetingTime } from './meeting-time.tsx';
import { meetingTexts } from './texts.ts';

type Reviewing = Extract<MeetingData, { kind: 'review' }>;

/** An hour that was chosen, looked over before it is booked. */
export function ReviewHour({ shown: { place, startsAt, hours, moved, zone, key } }: { readonly shown: Reviewing }) {
  const t = useTexts(meetingTexts);
  const addressOf = useMeetingAddress(zone);
  return (
    <form method="post" className="grid max-w-text gap-6">
      <input type="hidden" name="paso" value={moved ? 'cambiar' : 'agendar'} />
      <input type="hidden" name="inicio" value={startsAt} />
      <input type="hidden" name="zona" value={zone ?? ''} />
      <input type="hidden" name="clave" value={key} />
      <section aria-labelledby="hora" className="grid gap-4 rounded-card border border-line bg-surface p-5 lg:p-6">
        <h2 id="hora" className="text-base font-semibold text-ink-2">
          {t('review')}
        </h2>
        <p>
          <MeetingTime startsAt={startsAt} timeZone={hours.timeZone} zone={zone} />
        </p>
        <CallFacts place={place} minutes={hours.durationMinutes} />
      </section>
      <div className="grid gap-2.5 sm:flex">
        <Button type="submit" size="large">
          {t(moved ? 'moveHere' : 'book')}
        </Button>
        <Link to={addressOf(moved ? { move: '1' } : {})} className={buttonClass({ look: 'outline', size: 'large' })}>
          {t('another')}
        </Link>
      </div>
    </form>
  );
}
