import type { ProfileChoice } from '@cotejo/core/catalogue';
import { countries } from '@cotejo/core/countries';

/** Every country by its name in a language, in that language's order. */
export function countryChoices(language: string): readonly ProfileChoice[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const nameOf = (code: string, inSpanish: string): string => (language === 'es' ? inSpanish : (names.of(code) ?? inSpanish));
  const { compare } = new Intl.Collator(language);
  return countries
    .map(([code, inSpanish]) => ({ code, name: nameOf(code, inSpanish), group: null }))
    .toSorted((left, right) => compare(left.name, right.name));
}
