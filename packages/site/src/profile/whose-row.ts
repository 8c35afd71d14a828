import type { TranslateOf } from '../texts/texts.ts';
import type { editorTexts } from './editor-texts.ts';
import type { DependantKind } from './person-words.ts';

/** 'tu hijo', and of several alike 'tu hijo 2': how labels, buttons and messages say whose a row is. */
export function whoseOf(t: TranslateOf<typeof editorTexts>, kind: DependantKind, place: number | null): string {
  const one = t(`whose.${kind}`);
  return place === null ? one : t('oneOfSeveral', { one, number: place });
}
