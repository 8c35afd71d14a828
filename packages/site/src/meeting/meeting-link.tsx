import { buttonClass } from '@cotejo/ui/button';
import { Link } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { useHydrated } from '../use-hydrated.ts';
import { meetingSearch } from './meeting-moment.ts';
import { meetingHourTexts } from './texts.ts';

/** Leads to the page that books a meeting (`meetingUrl` of a request's answer), with the visitor's zone where a browser tells it. */
export function MeetingLink({ url, className }: { readonly url: string; readonly className?: string }) {
  const t = useTexts(meetingHourTexts);
  const isHydrated = useHydrated();
  const zone = isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : null;
  const search = zone ? `?${new URLSearchParams({ [meetingSearch.zone]: zone })}` : '';
  return (
    <Link to={url + search} className={className ?? buttonClass({ look: 'outline', wide: true })}>
      {t('book')}
    </Link>
  );
}
