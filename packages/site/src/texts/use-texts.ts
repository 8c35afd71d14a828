import type { Language } from '@cotejo/core/editions';
import { createContext, useContext } from 'react';
import type { Catalogue, TextArea, Texts, Translate } from './texts.ts';

const TextsContext = createContext<Texts | null>(null);

/** Hands the texts of the page's language to every component below; set once by the document. */
export const TextsProvider = TextsContext.Provider;

/** All texts in the page's language. Throws outside the provider (a bug). */
export function useAllTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTexts needs a TextsProvider above it');
  return texts;
}

/** The function that gives the texts of an area in the page's language. Throws outside the provider (a bug). */
export function useTexts<Area extends Catalogue>(area: TextArea<Area>): Translate<Area> {
  return useAllTexts().of(area);
}

/** The page's language: that of its URL. */
export function useLanguage(): Language {
  return useAllTexts().language;
}
