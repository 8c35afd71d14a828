import { Button, buttonClass } from '@cotejo/ui/button';
import { useTexts } from '../texts/use-texts.ts';
import { CallFacts } from './call-facts.tsx';
import type { MeetingData } from './load-meeting.ts';
import { MeetingTime } from './meeting-time.tsx';
import { StepForm } from './step-form.tsx';
import { StepLink } from './step-link.tsx';
import { meetingTexts } from './visit-texts.ts';

type Reviewing = Extract<MeetingData, { kind: 'review' }>;

/** An hour that was chosen, looked over before it is booked. */
export function ReviewHour({ shown }: { readonly shown: Reviewing }) {
  const { place, startsAt, hours, moved, zone, key } = shown;
  const t = useTexts(meetingTexts);
  return (
    <StepForm step={moved ? 'cambiar' : 'agendar'} className="grid max-w-text gap-6">
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
        <StepLink of={shown} {...(moved && { part: { move: true } })} className={buttonClass({ look: 'outline', size: 'large' })}>
          {t('another')}
        </StepLink>
      </div>
    </StepForm>
  );
}
