import type { Executive, LeadAnswer } from '@cotejo/contract/lead';
import { momentIn, zoneInWords } from '../meeting/meeting-moment.ts';
import { useEdition } from '../edition-context.ts';
import { useLanguage, useTexts } from '../texts/use-texts.ts';
import { sentTexts } from './texts.ts';

type Contact = NonNullable<LeadAnswer['contact']>;

function When({ contact: { channel, from, day, timeZone } }: { readonly contact: Contact }) {
  const t = useTexts(sentTexts);
  const [language, edition] = [useLanguage(), useEdition()];
  const moment = momentIn(from, timeZone, language);
  const zone = edition.timeZone === null ? ` (${zoneInWords(timeZone, from, language)})` : '';
  const when = t(`when.${day}`, { day: moment.day, time: moment.time.replace(/^0/, '') + zone });
  return <p className="mt-3 font-semibold">{t(`reach.${channel}`, { when })}</p>;
}

interface ContactWhenProps {
  /** By which way and from when on; null: the person did not choose. */
  readonly contact: LeadAnswer['contact'];
  readonly executive: Executive;
  /** The request went today: on another day nothing is said of when. */
  readonly isToday: boolean;
}

/**
 * From when on whoever answers a request calls or writes, and from which number or address, where it is known, so that the call is taken:
 * 'Te llamarán desde mañana a las 8:00. La llamada será del número +56 2 2345 6701.'
 */
export function ContactWhen({ contact, executive, isToday }: ContactWhenProps) {
  const t = useTexts(sentTexts);
  const channel = contact?.channel ?? 'any';
  const origin = (channel === 'email' ? executive.email_corporativo : executive.telefono_1).trim();
  return (
    <>
      {contact && isToday && <When contact={contact} />}
      {origin !== '' && <p className="tabular mt-1 break-words first:mt-3">{t(`origin.${channel}`, { origin })}</p>}
    </>
  );
}
