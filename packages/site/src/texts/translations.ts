import type { Catalogue, TextArea } from './texts.ts';

/** The texts of an area in a language other than Spanish. */
export interface Translation {
  readonly area: string;
  readonly texts: Catalogue;
}

/** What a file `…texts-en.ts` or `…texts-pt.ts` exports as `translations`; it stands beside the Spanish catalogue. */
export type TranslationModules = Readonly<Record<string, readonly Translation[]>>;

/** Translates an area, whole: a key too many or too few does not compile. */
export function translationOf<Texts extends Catalogue>(
  { area }: TextArea<Texts>,
  texts: { readonly [Key in keyof Texts]: string },
): Translation {
  return { area, texts };
}

/** The catalogues of a language by area, from the files that hold them. An area translated twice throws Error. */
export function cataloguesIn(modules: TranslationModules): Readonly<Record<string, Catalogue>> {
  const found = new Map<string, Catalogue>();
  for (const { area, texts } of Object.values(modules).flat()) {
    if (found.has(area)) throw new Error(`the area ${area} is translated twice`);
    found.set(area, texts);
  }
  return Object.fromEntries(found);
}
