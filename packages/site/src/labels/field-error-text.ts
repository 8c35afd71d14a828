import type { Catalogue, KeyOf, TextArea, Texts, TextValues } from '../texts/texts.ts';
import { textPieces } from '../texts/texts.ts';
import { ruleTexts } from '../validation/rule-texts.ts';
import { fieldErrorTexts } from './field-error-texts.ts';

const special = /[$()*+.?[\\\]^{|}]/g;

/** Matches a text with any values in it, each under its name. */
function patternOf(text: string): RegExp {
  const pieces = textPieces(text).map((piece, index) =>
    index % 2 === 0 ? piece.replaceAll(special, String.raw`\$&`) : `(?<${piece}>.+)`,
  );
  return new RegExp(`^${pieces.join('')}$`, 's');
}

/** Says a sentence of an area in another language; null: it is none of the area's. */
type SayAnew = (reason: string, texts: Texts) => string | null;

function sayAnewOf<Area extends Catalogue>(area: TextArea<Area>): SayAnew {
  const isKey = (key: string): key is KeyOf<Area> => Object.hasOwn(area.es, key);
  const known = Object.entries(area.es).flatMap(([key, text]) => (isKey(key) ? [{ key, pattern: patternOf(text) }] : []));
  return (reason, texts) => {
    for (const { key, pattern } of known) {
      const match = pattern.exec(reason);
      const values: TextValues = { ...match?.groups };
      if (match) return texts.of(area)(key, values);
    }
    return null;
  };
}

/** The rules over whole profiles say sentences of their own; the others are of single answers. */
const areas: readonly SayAnew[] = [sayAnewOf(ruleTexts), sayAnewOf(fieldErrorTexts)];

/** Why a field is refused, in the page's language; a reason that is not known as it came. */
export function fieldErrorText(reason: string, texts: Texts): string {
  for (const sayAnew of areas) {
    const said = sayAnew(reason, texts);
    if (said !== null) return said;
  }
  return reason;
}
