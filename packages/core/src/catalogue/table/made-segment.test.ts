import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pathSegment } from '../../text/path-segment.ts';
import { isMadeOf } from './made-segment.ts';

const piece = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  return { bytes, start: 0, end: bytes.length };
};

const sign = fc.constantFrom(
  'a',
  'Z',
  '9',
  '-',
  '–',
  ' ',
  'Á',
  'ñ',
  'Ü',
  'ß',
  'Ø',
  '×',
  'ÿ',
  '¿',
  'º',
  '/',
  '(',
  'e\u0301',
  '日',
);
const name = fc.array(sign, { maxLength: 12 }).map((signs) => signs.join(''));

it('tells from bytes what making the segment tells, or that it cannot', () => {
  fc.assert(
    fc.property(name, name, fc.boolean(), (given, other, isOwn) => {
      const segment = isOwn ? pathSegment(given) : pathSegment(other);
      const told = isMadeOf(piece(segment), piece(given));
      if (told === null) expect(given).toMatch(/[^ -~À-ÿ]/);
      else expect(told).toBe(segment === pathSegment(given));
    }),
    { numRuns: 3_000 },
  );
});

it('every letter of Latin-1 becomes what it becomes as a text', () => {
  for (let code = 0x20; code <= 0xff; code += 1) {
    const given = `a${String.fromCharCode(code)}b`;
    const told = isMadeOf(piece(pathSegment(given)), piece(given));
    expect([given, told]).toEqual([given, code >= 0x80 && code < 0xc0 ? null : true]);
  }
});
