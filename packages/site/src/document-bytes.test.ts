import { expect, it } from 'vitest';
import { documentBytes } from './document-bytes.server.ts';

it('encodes texts of any length and letter, each apart from those before', () => {
  const texts = ['<p>Cobertura – 70 % …</p>', '', 'niño 👶'.repeat(5000), 'corto'];
  const encoded = texts.map(documentBytes);
  expect(encoded.map((bytes) => new TextDecoder().decode(bytes))).toEqual(texts);
});
