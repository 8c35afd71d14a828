import { useLanguage, useTexts } from '../texts/use-texts.ts';
import { clocksDiffer, momentIn, zoneInWords } from './meeting-moment.ts';
import { meetingTexts } from './visit-texts.ts';

interface MeetingTimeProps {
  /** ISO 8601. */
  readonly startsAt: string;
  readonly timeZone: string;
  /** The visitor's, where it is known. */
  readonly zone: string | null;
}

/** The day and time of a meeting in the zone of who answers, named, and where the visitor is when clocks differ there. */
export function MeetingTime({ startsAt, timeZone, zone }: MeetingTimeProps) {
  const t = useTexts(meetingTexts);
  const language = useLanguage();
  const here = momentIn(startsAt, timeZone, language);
  const there = zone !== null && clocksDiffer(startsAt, timeZone, zone) ? momentIn(startsAt, zone, language) : null;
  return (
    <>
      <time dateTime={startsAt} className="block text-xl font-bold tracking-tight first-letter:uppercase">
        {here.day}, <span className="tabular">{here.time}</span>
      </time>
      <span className="block text-ink-2 first-letter:uppercase">
        {t('zone', { zone: zoneInWords(timeZone, startsAt, language) })}{' '}
        {there && t(there.day === here.day ? 'yoursToday' : 'yours', { time: there.time, day: there.day })}
      </span>
    </>
  );
}
