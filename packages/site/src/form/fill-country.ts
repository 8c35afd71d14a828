import type { Transport } from '@cotejo/contract/client';
import { answerAt, answerKey, answerPlaces, changeAnswer, type AnswerPlace, type FormDefinition } from '@cotejo/core/forms';
import type { Edition } from '@cotejo/core/editions';
import { defaultCountry, prefixOfCountry } from '../geolocation/default-country.ts';
import type { FormSession } from './form-session.ts';

/** Where somebody goes, or wants to be covered, is not where they are. */
const elsewhere: readonly string[] = ['fld_destination_country', 'titular_paisCobertura'];

/** Fields that begin with the visitor's country: once answered, and with no default of their own. */
function isOfCountry({ field: { name, control, defaultValue, isMultiple } }: AnswerPlace): boolean {
  return (
    (control === 'country' || control === 'phonePrefix') && !isMultiple && defaultValue === null && !elsewhere.includes(name)
  );
}

interface AskedCountry {
  readonly definition: FormDefinition;
  readonly session: FormSession;
  readonly edition: Pick<Edition, 'brand' | 'countryCode'>;
  readonly transport: Transport;
  /** True where the visitor is in the field of a key, or has been. */
  readonly isVisited: (key: string) => boolean;
}

/**
 * Puts the default country into selects of countries and of prefixes (B7-25, B7-26): only where nothing was chosen or typed by
 * the time it is known, and only an option that the field has. It is kept as nobody's draft.
 */
export async function fillCountry({ definition, session, edition, transport, isVisited }: AskedCountry): Promise<void> {
  const isOpen = (place: AnswerPlace): boolean =>
    isOfCountry(place) && session.textAt(place) === '' && !isVisited(answerKey(place));
  const openNow = (): readonly AnswerPlace[] => answerPlaces(definition, session.settled().answers).filter(isOpen);
  const asked = openNow();
  if (asked.length === 0) return;
  const country = await defaultCountry(edition);
  const prefix = asked.some(({ field }) => field.control === 'phonePrefix') ? await prefixOfCountry(country, transport) : null;
  let { answers } = session.settled();
  for (const place of openNow()) {
    const value = place.field.control === 'country' ? country : prefix;
    const isOffered = place.field.options?.some((option) => option.value === value) ?? false;
    if (value !== null && isOffered && answerAt(answers, place) === '') {
      answers = changeAnswer(definition, answers, { ...place, value });
    }
  }
  session.suggest(answers);
}
