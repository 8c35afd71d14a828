import type { MeetingSlots } from '@cotejo/contract/meeting';
import { useId } from 'react';
import { useLanguage, useTexts } from '../texts/use-texts.ts';
import { clocksDiffer, dayInWords, momentIn, shortDay, zoneInWords } from './meeting-moment.ts';
import { StepLink, type LinkedMeeting } from './step-link.tsx';
import { meetingHourTexts } from './texts.ts';

interface MeetingHoursProps {
  readonly hours: MeetingSlots;
  readonly of: LinkedMeeting;
  /** Another one is moved there. */
  readonly isMove: boolean;
}

type Day = MeetingSlots['days'][number];

interface DayHoursProps extends Omit<MeetingHoursProps, 'hours'> {
  readonly day: Day;
  readonly timeZone: string;
}

/** The free hours of a day, each a link; shown while the day before it in the document is chosen. */
function DayHours({ day: { day, slots }, timeZone, of, isMove }: DayHoursProps) {
  const t = useTexts(meetingHourTexts);
  const language = useLanguage();
  const words = dayInWords(day, language);
  return (
    <section
      aria-label={t('hoursOf', { day: words })}
      className="order-last col-span-full hidden border-t border-line pt-4 [input:checked+label+&]:block"
    >
      <p className="mb-3 font-semibold first-letter:uppercase">
        {words}{' '}
        <span className="font-normal text-ink-2">
          ({zoneInWords(timeZone, slots[0]?.startsAt ?? `${day}T12:00:00Z`, language)})
        </span>
      </p>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
        {slots.map(({ startsAt, time }) => (
          <li key={startsAt} className="grid">
            <StepLink
              of={of}
              part={{ start: startsAt, ...(isMove && { move: true }) }}
              rel="nofollow"
              className="tabular grid min-h-12 place-content-center rounded-control border border-control bg-surface px-2 text-center font-semibold text-ink no-underline hover:border-action hover:bg-action-soft hover:text-action-strong"
            >
              {time}
              {of.zone && clocksDiffer(startsAt, timeZone, of.zone) && (
                <span className="text-sm font-normal text-ink-2">
                  {t('yours', { time: momentIn(startsAt, of.zone, language).time })}
                </span>
              )}
              <span className="sr-only">, {words}</span>
            </StepLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Days on which an executive has free hours, and those of the chosen day; whole without script. Hours are of the executive's zone, named beside them. */
export function MeetingHours({ hours: { timeZone, days }, of, isMove }: MeetingHoursProps) {
  const t = useTexts(meetingHourTexts);
  const language = useLanguage();
  const id = useId();
  if (days.length === 0) return <p>{t('none')}</p>;
  return (
    <fieldset className="relative grid grid-cols-4 gap-2 xs:grid-cols-5 sm:grid-cols-6">
      <legend className="mb-2.5 font-semibold">{t('day')}</legend>
      {days.map((day, index) => {
        const { weekday, number, month } = shortDay(day.day, language);
        return [
          <input
            key={`${day.day}-choice`}
            type="radio"
            id={`${id}-${day.day}`}
            name={id}
            value={day.day}
            defaultChecked={index === 0}
            className="peer sr-only"
          />,
          <label
            key={`${day.day}-label`}
            htmlFor={`${id}-${day.day}`}
            className="grid cursor-pointer justify-items-center rounded-control border border-control bg-surface py-1.5 leading-tight hover:bg-surface-2 [input:checked+&]:border-action [input:checked+&]:bg-action-soft [input:checked+&]:text-action-strong [input:focus-visible+&]:outline-3 [input:focus-visible+&]:outline-offset-2 [input:focus-visible+&]:outline-action"
          >
            <span className="text-sm">{weekday}</span>
            <span className="tabular text-lg font-bold">{number}</span>
            <span className="text-sm">{month}</span>
          </label>,
          <DayHours key={day.day} {...{ day, timeZone, of, isMove }} />,
        ];
      })}
    </fieldset>
  );
}
