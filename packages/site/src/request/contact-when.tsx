import type { LeadAnswer } from '@cotejo/contract/lead';
import { momentIn, zoneInWords } from '../meeting/meeting-moment.ts';
import { useEdition } from '../edition-context.ts';
import { useLanguage, useTexts } from '../texts/use-texts.ts';
import { sentTexts } from './texts.ts';

/** From when on whoever answers a request calls or writes: 'Te llamarán desde mañana a las 8:00.' */
export function ContactWhen({ contact }: { readonly contact: NonNullable<LeadAnswer['contact']> }) {
  const t = useTexts(sentTexts);
  const [language, edition] = [useLanguage(), useEdition()];
  const { channel, from, day, timeZone } = contact;
  const moment = momentIn(from, timeZone, language);
  const zone = edition.timeZone === null ? ` (${zoneInWords(timeZone, from, language)})` : '';
  const when = t(`when.${day}`, { day: moment.day, time: moment.time.replace(/^0/, '') + zone });
  return <p className="mt-3 font-semibold">{t(`reach.${channel}`, { when })}</p>;
}
