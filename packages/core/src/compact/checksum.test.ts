import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crc32 } from './checksum.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('crc32', () => {
  it.each([
    ['', 0],
    ['a', 0xe8b7be43],
    ['123456789', 0xcbf43926],
    ['The quick brown fox jumps over the lazy dog', 0x414fa339],
  ])('gives the known value of %j', (text, expected) => {
    expect(crc32(bytesOf(text))).toBe(expected);
  });

  it('gives the known value of 32 zeros and of 32 ones', () => {
    expect(crc32(new Uint8Array(32))).toBe(0x190a55ad);
    expect(crc32(new Uint8Array(32).fill(0xff))).toBe(0xff6cab0b);
  });

  it('changes with any byte', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1 }), fc.nat(), fc.integer({ min: 1, max: 255 }), (bytes, place, change) => {
        const changed = bytes.slice();
        changed[place % bytes.length]! ^= change;
        expect(crc32(changed)).not.toBe(crc32(bytes));
      }),
    );
  });
});
