import { expect, it } from 'vitest';
import { readableOn } from './contrast.ts';

const hex = (digits: string) => `#${digits}`;

it.each([
  ['ffffff', 'black'],
  ['000000', 'white'],
  ['0b5c6e', 'white'],
  ['ffd84d', 'black'],
  ['777777', 'black'],
  ['717171', 'white'],
])('on %s the text is %s', (digits, text) => {
  expect(readableOn(hex(digits))).toBe(text);
});
