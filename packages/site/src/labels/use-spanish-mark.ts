import { useLanguage } from '../texts/use-texts.ts';

/** The attribute that says of an element, on a page in another language, that its texts are an insurer's and in Spanish. */
export function useSpanishMark(): { readonly lang?: 'es' } {
  return useLanguage() === 'es' ? {} : { lang: 'es' };
}
