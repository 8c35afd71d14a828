import { buttonClass } from '@cotejo/ui/button';
import { Notice } from '@cotejo/ui/notice';
import { MeetingHours } from './meeting-hours.tsx';
import { momentIn } from './meeting-moment.ts';
import { useLanguage, useTexts } from '../texts/use-texts.ts';
import { CallFacts } from './call-facts.tsx';
import type { MeetingData } from './load-meeting.ts';
import { StepLink } from './step-link.tsx';
import { meetingTexts } from './visit-texts.ts';

type Choosing = Extract<MeetingData, { kind: 'choose' }>;

/** What was before: a meeting to be moved, one that stands no more, an hour that somebody else took. */
function Before({ shown: { moved, last, hours, isGone, done } }: { readonly shown: Choosing }) {
  const t = useTexts(meetingTexts);
  const language = useLanguage();
  const isCancelled = last?.status === 'cancelled';
  return (
    <>
      {isGone && (
        <Notice tone="warm" role="status" title={t('gone')}>
          <p>{t('goneText')}</p>
        </Notice>
      )}
      {moved && (
        <p className="text-lg leading-normal">
          {t('present', momentIn(moved.startsAt, moved.timeZone, language))} <span className="text-ink-2">{t('move')}</span>
        </p>
      )}
      {last && (
        <Notice role={done === 'cancelar' ? 'status' : undefined} title={done === 'cancelar' ? t('done.cancelar') : undefined}>
          <p>
            {t(isCancelled ? 'cancelled' : 'over', momentIn(last.startsAt, last.timeZone, language))}{' '}
            {hours !== null && t('bookAgain')}
          </p>
        </Notice>
      )}
    </>
  );
}

/** The free hours of the executive, each a link to look it over. */
export function ChooseHour({ shown }: { readonly shown: Choosing }) {
  const t = useTexts(meetingTexts);
  const { place, hours, moved } = shown;
  const { nombres: name, telefono_1: phone, email_corporativo: email } = place.executive;
  return (
    <div className="grid gap-x-16 gap-y-8 *:min-w-0 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
      <div className="grid content-start gap-6 *:min-w-0">
        <Before shown={shown} />
        {hours === null ? (
          <Notice title={t('noHours', { name })}>
            <p>{t('noHoursText', { phone, email })}</p>
          </Notice>
        ) : (
          <>
            {place.party === 'visitor' && (
              <p className="text-lg leading-normal text-ink-2">
                {t('lead', {
                  minutes: hours.durationMinutes,
                  product: place.productDisplayName,
                  organization: place.organizationDisplayName,
                })}
              </p>
            )}
            <MeetingHours hours={hours} of={shown} isMove={moved !== null} />
          </>
        )}
        {moved && (
          <p>
            <StepLink of={shown} className={buttonClass({ look: 'outline' })}>
              {t('keep')}
            </StepLink>
          </p>
        )}
      </div>
      {hours !== null && (
        <section aria-labelledby="llamada" className="rounded-card bg-surface-2 p-5 lg:self-start lg:p-6">
          <h2 id="llamada" className="mb-3 text-lg font-bold">
            {t('callTitle')}
          </h2>
          <CallFacts place={place} minutes={hours.durationMinutes} />
        </section>
      )}
    </div>
  );
}
