import type { OtherLanguage, ToldContent } from './told-content.ts';
import { toldInEnglish } from './told-in-english.ts';
import { toldInPortuguese } from './told-in-portuguese.ts';

interface Told {
  readonly locale: OtherLanguage;
  readonly content: ToldContent;
}

/** The international edition's content beside the Spanish one. */
export const told: readonly Told[] = [
  { locale: 'en', content: toldInEnglish },
  { locale: 'pt', content: toldInPortuguese },
];

/** Documents of each language beside Spanish, of the edition that has them. */
export function inOtherLanguages<Made>(
  make: (content: ToldContent, place: { locale: OtherLanguage; edition: 'international' }) => Made[],
): Made[] {
  return told.flatMap(({ locale, content }) => make(content, { locale, edition: 'international' }));
}
