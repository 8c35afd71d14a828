import type { KeyOf, Texts, TextValues } from '../texts/texts.ts';
import { textPieces } from '../texts/texts.ts';
import { fieldErrorTexts } from './field-error-texts.ts';

type Key = KeyOf<typeof fieldErrorTexts.es>;

interface Known {
  readonly key: Key;
  readonly pattern: RegExp;
}

function isKey(key: string): key is Key {
  return Object.hasOwn(fieldErrorTexts.es, key);
}

const special = /[$()*+.?[\\\]^{|}]/g;

/** Matches a text with any values in it, each under its name. */
function patternOf(text: string): RegExp {
  const pieces = textPieces(text).map((piece, index) =>
    index % 2 === 0 ? piece.replaceAll(special, String.raw`\$&`) : `(?<${piece}>.+)`,
  );
  return new RegExp(`^${pieces.join('')}$`, 's');
}

const known: readonly Known[] = Object.entries(fieldErrorTexts.es).flatMap(([key, text]) =>
  isKey(key) ? [{ key, pattern: patternOf(text) }] : [],
);

/** Why a field is refused, in the page's language; a reason that is not known as it came. */
export function fieldErrorText(reason: string, texts: Texts): string {
  for (const { key, pattern } of known) {
    const match = pattern.exec(reason);
    const values: TextValues = { ...match?.groups };
    if (match) return texts.of(fieldErrorTexts)(key, values);
  }
  return reason;
}
