import { inLanguage, type Language } from '@cotejo/core/editions';

/** The parameter by which the server keeps a choice, in Spanish as in the languages that have a prefix. */
const choiceName = 'idioma';

/** A page in a language that is chosen there: `path` without a language's prefix. */
export function choiceHref(path: string, search: string, language: Language): string {
  const query = new URLSearchParams(search);
  query.set(choiceName, language);
  return `${inLanguage(path, language)}?${query}`;
}
