import type { MeetingPlace } from '@cotejo/contract/meeting';
import { Icon } from '@cotejo/ui/icon';
import { useTexts } from '../texts/use-texts.ts';
import { meetingTexts } from './visit-texts.ts';

/** How the two meet, how long, and what is written to the visitor. */
export function CallFacts({ place, minutes }: { readonly place: MeetingPlace; readonly minutes: number }) {
  const t = useTexts(meetingTexts);
  const { nombres: name, telefono_1: phone } = place.executive;
  const isVisitors = place.party === 'visitor';
  return (
    <ul className="grid gap-2.5">
      <li className="flex gap-2.5">
        <Icon name="phone" className="mt-0.5 size-5 text-action" />
        <span>
          {isVisitors ? t('how', { name, phone }) : t('howStaff')} {t('minutes', { minutes })}.
        </span>
      </li>
      {isVisitors && (
        <li className="flex gap-2.5">
          <Icon name="mail" className="mt-0.5 size-5 text-action" />
          <span>{t('mail')}</span>
        </li>
      )}
    </ul>
  );
}
