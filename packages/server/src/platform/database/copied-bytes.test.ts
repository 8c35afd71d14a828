import { expect, it } from 'vitest';
import { Fields, viewOf } from './copied-bytes.ts';

/** Texts as fields: each its length in four bytes, then its bytes. */
function fieldsOf(texts: readonly string[]): Fields {
  const parts = texts.map((text) => {
    const bytes = Buffer.from(text);
    const length = Buffer.alloc(4);
    length.writeInt32BE(bytes.length);
    return Buffer.concat([length, bytes]);
  });
  const bytes = Buffer.concat(parts);
  return new Fields({ bytes, view: viewOf(bytes) }, 0, bytes.length);
}

it('reads each text to the letter, also one that starts with U+FEFF', () => {
  const texts = ['\u{FEFF}Plan', 'Plan', ''];
  const fields = fieldsOf(texts);
  expect(texts.map((_, index) => fields.text(index))).toEqual(texts);
});
