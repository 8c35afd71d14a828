import { Badge } from '@cotejo/ui/badge';
import { Button, buttonClass } from '@cotejo/ui/button';
import { Notice } from '@cotejo/ui/notice';
import { useTexts } from '../texts/use-texts.ts';
import type { MeetingData } from './load-meeting.ts';
import { MeetingTime } from './meeting-time.tsx';
import { StepForm } from './step-form.tsx';
import { StepLink } from './step-link.tsx';
import { meetingTexts } from './visit-texts.ts';

type Arranged = Extract<MeetingData, { kind: 'arranged' }>;

/** What was just done, of the steps that end here. */
function JustDone({ done }: { readonly done: string | null }) {
  const t = useTexts(meetingTexts);
  const title =
    done === 'agendar'
      ? t('done.agendar')
      : done === 'cambiar'
        ? t('done.cambiar')
        : done === 'confirmar'
          ? t('done.confirmar')
          : null;
  return title && <Notice tone="best" role="status" title={title} />;
}

function Facts({ shown: { place, meeting, zone } }: { readonly shown: Arranged }) {
  const t = useTexts(meetingTexts);
  const { nombres, apellidos, telefono_1: phone, email_corporativo: email } = place.executive;
  const about = { product: place.productDisplayName, organization: place.organizationDisplayName };
  const isVisitors = place.party === 'visitor';
  return (
    <dl className="grid gap-4 rounded-card border border-line bg-surface p-5 lg:p-6">
      <div>
        <dt className="text-sm text-ink-2">{t('when')}</dt>
        <dd>
          <MeetingTime startsAt={meeting.startsAt} timeZone={meeting.timeZone} zone={zone} />
        </dd>
      </div>
      <div>
        <dt className="mb-1 text-sm text-ink-2">{t('status')}</dt>
        <dd>
          <Badge tone={meeting.status === 'confirmed' ? 'best' : 'neutral'}>{t(`status.${meeting.status}`)}</Badge>
        </dd>
      </div>
      {isVisitors && (
        <div>
          <dt className="text-sm text-ink-2">{t('with')}</dt>
          <dd className="wrap-anywhere">
            <span className="font-semibold">
              {nombres} {apellidos}
            </span>
            <span className="tabular block text-ink-2">
              {phone} · {email}
            </span>
          </dd>
        </div>
      )}
      <div>
        <dt className="text-sm text-ink-2">{t('about')}</dt>
        <dd>{t('aboutText', about)}</dd>
      </div>
      {place.takenBack === null && (
        <div className="border-t border-line pt-4 text-ink-2">
          <dt className="sr-only">{t('titleNone')}</dt>
          <dd>{isVisitors ? t('how', { name: nombres, phone }) : t('howStaff')}</dd>
        </div>
      )}
    </dl>
  );
}

/** A meeting that stands, and what can still be done with it before it begins: of a request that was taken back it is cancelled only. */
export function ArrangedMeeting({ shown }: { readonly shown: Arranged }) {
  const t = useTexts(meetingTexts);
  const { place, meeting, done } = shown;
  const isTakenBack = place.takenBack !== null;
  const isToConfirm = !isTakenBack && place.party === 'visitor' && meeting.status === 'booked';
  return (
    <div className="grid max-w-text gap-5">
      {isTakenBack ? (
        <Notice role="status" title={t('takenBack')}>
          <p>{t('takenBackStands')}</p>
        </Notice>
      ) : (
        <JustDone done={done} />
      )}
      <Facts shown={shown} />
      {meeting.hasBegun ? (
        place.party === 'visitor' && <Notice title={t('begun', { phone: place.executive.telefono_1 })} />
      ) : (
        <div className="grid gap-2.5 sm:flex sm:flex-wrap">
          {isToConfirm && (
            <StepForm step="confirmar" className="grid">
              <Button type="submit" size="large">
                {t('confirm')}
              </Button>
            </StepForm>
          )}
          {!isTakenBack && (
            <StepLink of={shown} part={{ move: true }} className={buttonClass({ look: 'outline', size: 'large' })}>
              {t('change')}
            </StepLink>
          )}
          <StepLink of={shown} part={{ cancel: true }} className={buttonClass({ look: 'danger', size: 'large' })}>
            {t('cancel')}
          </StepLink>
        </div>
      )}
    </div>
  );
}
