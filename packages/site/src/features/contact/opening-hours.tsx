import { useTexts } from '../../texts/use-texts.ts';
import { openingsOf, placeOfZone } from './opening-text.ts';
import { contactTexts } from './texts.ts';

/** When somebody answers, as the chat's call tells it. */
export interface ChatHours {
  readonly timeZone: string;
  readonly hours: readonly { readonly day: number; readonly from: string; readonly to: string }[];
}

/** When somebody answers. Whether that is now is left out: the page is kept for a minute and more. */
export function OpeningHours({ hours }: { readonly hours: ChatHours }) {
  const t = useTexts(contactTexts);
  const openings = openingsOf(hours.hours, t);
  if (openings.length === 0) return null;
  return (
    <section aria-labelledby="horario">
      <h2 id="horario" className="mb-2 text-xl tracking-tight">
        {t('hours')}
      </h2>
      <ul>
        {openings.map(({ days, from, to }) => (
          <li key={days} className="tabular">
            {t('hoursOf', { days, from, to })}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm text-ink-2">{t('zone', { place: placeOfZone(hours.timeZone) })}</p>
    </section>
  );
}
