import type { Catalogue, KeyOf, TextArea } from './texts.ts';

function isKey<Texts extends Catalogue>(es: Texts, key: string): key is KeyOf<Texts> {
  return Object.hasOwn(es, key);
}

/** The key of a text that came in Spanish, word for word as its area has it; null: it is of none. */
export function keyOfKnown<Texts extends Catalogue>({ es }: TextArea<Texts>, text: string): KeyOf<Texts> | null {
  const [key] = Object.entries(es).find(([, own]) => own === text) ?? [];
  return key !== undefined && isKey(es, key) ? key : null;
}
