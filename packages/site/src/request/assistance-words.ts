import { isDestination } from '@cotejo/core/destinations';
import { useDayText } from '../texts/use-day-text.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { JourneyField, JourneyValues } from './assistance-journey.ts';
import { assistanceTexts } from './assistance-texts.ts';

/** A line that breaks does so behind a dot, not before it. */
export function keepDots(text: string): string {
  return text.replaceAll(' · ', '\u00A0· ');
}

/** Says one thing that is known of a journey: 'edades 34, 8', 'desde el 5 de enero de 2027'. */
export function useJourneyWords(): (field: JourneyField, values: JourneyValues) => string {
  const t = useTexts(assistanceTexts);
  const dayText = useDayText();
  return (field, values) => {
    switch (field) {
      case 'origen':
        return t(values.origen === 'CL' ? 'origin.CL' : 'origin.other');
      case 'destino':
        return isDestination(values.destino) ? t(`to.${values.destino}`) : '';
      case 'salida':
      case 'regreso':
        return t(`said.${field}`, { day: dayText(values[field]) });
      case 'edades':
        return t(/\D/.test(values.edades) ? 'years.many' : 'years.one', { ages: values.edades });
    }
  };
}
