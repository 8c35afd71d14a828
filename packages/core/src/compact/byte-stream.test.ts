import { expect, it } from 'vitest';
import { ByteReader, ByteWriter, MalformedBytes } from './byte-stream.ts';

it('reads each text to the letter, also one that starts with U+FEFF', () => {
  const texts = ['\u{FEFF}Plan', 'Plan', '\u{FEFF}', ''];
  const writer = new ByteWriter();
  for (const text of texts) writer.text(text);
  const reader = new ByteReader(writer.from(0));
  expect(texts.map(() => reader.text())).toEqual(texts);
  expect(reader.isAtEnd).toBe(true);
});

it('refuses a text that is no UTF-8', () => {
  expect(() => new ByteReader(Uint8Array.of(1, 0xff)).text()).toThrow(MalformedBytes);
});
