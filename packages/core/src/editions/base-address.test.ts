import { expect, it } from 'vitest';
import { baseAddressOf } from './base-address.ts';

const addresses = { chile: 'https://cl', peru: 'https://pe', colombia: 'https://co', international: 'https://ih' };

it.each([
  ['C2-65', 1, 'https://cl'],
  ['C2-66', 2, 'https://pe'],
  ['C2-67', 3, 'https://co'],
  ['C2-68', 4, 'https://ih'],
  ['C2-69', 5, 'https://cl'],
  ['C2-69', null, 'https://cl'],
  ['C2-69', undefined, 'https://cl'],
])('%s the site of the country %s is at %s', (_, countryId, address) => {
  expect(baseAddressOf(countryId, addresses)).toBe(address);
});
