import type { Language } from '@cotejo/core/editions';
import { useLanguage } from '../texts/use-texts.ts';

/** Gives the attribute that says of an element that its texts are in a language, where that is not the page's. */
export function useLanguageMark(): (language: Language) => { readonly lang?: Language } {
  const ofPage = useLanguage();
  return (language) => (language === ofPage ? {} : { lang: language });
}

/** The attribute that says of an element, on a page in another language, that its texts are an insurer's and in Spanish. */
export function useSpanishMark(): { readonly lang?: Language } {
  return useLanguageMark()('es');
}
