import { expect, it } from 'vitest';
import { rowOfText, TextBuilder, textOf } from './text-column.ts';

it('keeps each text to the letter, also one that starts with U+FEFF', () => {
  const texts = ['', '\u{FEFF}Plan', 'Plan', '\u{FEFF}', 'Ñandú 😀'];
  const builder = new TextBuilder();
  for (const text of texts) builder.push(text);
  const bytes = new TextEncoder().encode(`-${texts[1]}`);
  builder.pushBytes(bytes, 1, bytes.length);
  const column = builder.finish();
  expect([0, 1, 2, 3, 4, 5].map((row) => textOf(column, row))).toEqual([...texts, texts[1]]);
  expect(texts.map((text) => rowOfText(column, text))).toEqual([0, 1, 2, 3, 4]);
});
