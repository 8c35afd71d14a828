import type { Edition, EditionId, EditionInLanguage } from './edition.ts';
import { internationalIn } from './international.ts';
import type { Language } from './language.ts';

const told: Readonly<Partial<Record<EditionId, EditionInLanguage>>> = { international: internationalIn };

/** An edition as its pages of a language say it: names, the tag of html lang, how numbers are written. */
export function editionIn(edition: Edition, language: Language): Edition {
  return language === 'es' ? edition : { ...edition, ...told[edition.id]?.[language] };
}
