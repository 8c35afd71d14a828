import { createContext, useContext } from 'react';
import type { Catalogue, TextArea, Texts, Translate } from './texts.ts';

const TextsContext = createContext<Texts | null>(null);

/** Hands the texts of the page's language to every component below; set once by the document. */
export const TextsProvider = TextsContext.Provider;

function usePageTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTexts needs a TextsProvider above it');
  return texts;
}

/** The function that gives the texts of an area in the page's language. Throws outside the provider (a bug). */
export function useTexts<Area extends Catalogue>(area: TextArea<Area>): Translate<Area> {
  return usePageTexts().of(area);
}

/** The page's language, as in its texts. */
export function useLanguage(): string {
  return usePageTexts().language;
}
