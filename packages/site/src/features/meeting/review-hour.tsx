import { Button, buttonClass } from '@cotejo/ui/button';
import { Icon } from '@cotejo/ui/icon';
import { Link } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import type { MeetingData } from './load-meeting.ts';
import { useMeetingAddress } from './meeting-address.ts';
import { MeetingTime } from './meeting-time.tsx';
import { meetingTexts } from './texts.ts';

type Reviewing = Extract<MeetingData, { kind: 'review' }>;

/** An hour that was chosen, looked over before it is booked. */
export function ReviewHour({ shown: { place, startsAt, hours, moved, zone, key } }: { readonly shown: Reviewing }) {
  const t = useTexts(meetingTexts);
  const addressOf = useMeetingAddress(zone);
  const { nombres: name, telefono_1: phone } = place.executive;
  const isVisitors = place.party === 'visitor';
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
        <ul className="grid gap-2.5">
          <li className="flex gap-2.5">
            <Icon name="phone" className="mt-0.5 size-5 text-action" />
            <span>
              {isVisitors ? t('how', { name, phone }) : t('howStaff')} {t('minutes', { minutes: hours.durationMinutes })}.
            </span>
          </li>
          {isVisitors && (
            <li className="flex gap-2.5">
              <Icon name="mail" className="mt-0.5 size-5 text-action" />
              <span>{t('mail')}</span>
            </li>
          )}
        </ul>
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
