import type { KeyOf } from '../texts/texts.ts';
import { useLanguage, useTexts } from '../texts/use-texts.ts';
import { glossaryTexts } from './glossary-texts.ts';

type Entry = KeyOf<typeof glossaryTexts.es>;

function isEntry(key: string): key is Entry {
  return Object.hasOwn(glossaryTexts.es, key);
}

const entries: ReadonlyMap<string, Entry> = new Map(
  Object.entries(glossaryTexts.es).flatMap(([key, name]) => (isEntry(key) ? [[name, key] as const] : [])),
);

/** A name in the page's language; one that the glossary does not know, and every name of a Spanish page, as it came. */
export function useGlossary(): (name: string) => string {
  const t = useTexts(glossaryTexts);
  return (name) => {
    const entry = entries.get(name);
    return entry === undefined ? name : t(entry);
  };
}

/** The attribute that says of an element on a page in another language that its texts are Spanish, as contracts are. */
export function useSpanishMark(): { readonly lang?: 'es' } {
  return useLanguage() === 'es' ? {} : { lang: 'es' };
}

/** A name of the API in the page's language; one that stays Spanish says so. */
export function KnownName({ name }: { readonly name: string }) {
  const translate = useGlossary();
  const mark = useSpanishMark();
  return mark.lang === undefined || entries.has(name) ? translate(name) : <span {...mark}>{name}</span>;
}
