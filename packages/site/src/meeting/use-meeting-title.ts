import { useTexts } from '../texts/use-texts.ts';
import type { MeetingData } from './load-meeting.ts';
import { meetingTexts } from './visit-texts.ts';

/** What a meeting is called to who looks at it; the plain word while nothing is known of it. */
export function useMeetingTitle(shown: MeetingData | null): string {
  const t = useTexts(meetingTexts);
  if (shown === null || shown.kind === 'bad-link' || shown.kind === 'handed-over') return t('titleNone');
  if (shown.kind === 'taken-back') return t('titleNone');
  const { executive, party, productDisplayName: product } = shown.place;
  if (party === 'executive') return t('titleStaff', { product });
  const isBooking =
    (shown.kind === 'choose' || shown.kind === 'review' || shown.kind === 'external') && !('moved' in shown && shown.moved);
  return t(isBooking ? 'titleBook' : 'titleMeeting', { name: executive.nombres });
}
