import { expect, test } from 'vitest';
import { editionOf, type EditionId } from '../editions/editions.ts';
import { withPhonePrefix } from './phone-prefix.ts';

test.each<[EditionId, string, string]>([
  ['chile', '9 1234 5678', '+56 9 1234 5678'],
  ['chile', ' 912345678', '+56 912345678'],
  ['chile', '56 9 1234 5678', '+56 9 1234 5678'],
  ['peru', '912 345 678', '+51 912 345 678'],
  ['colombia', '300 123 4567', '+57 300 123 4567'],
  ['international', '1 305 555 0123', '+1 305 555 0123'],
])('B9-23 in the edition %s a number %s is %s', (edition, typed, masked) => {
  expect(withPhonePrefix(typed, editionOf(edition).phone)).toBe(masked);
});

test.each(['', '+51 912 345 678', '0056 912345678', '12345', '56 9 1234', 'llámame al 912345678'])(
  '%j stays as it is',
  (typed) => {
    expect(withPhonePrefix(typed, editionOf('chile').phone)).toBe(typed);
  },
);
