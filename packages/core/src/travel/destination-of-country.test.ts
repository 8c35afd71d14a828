import fc from 'fast-check';
import { expect, it } from 'vitest';
import { destinationOfCountry } from './destination-of-country.ts';
import { isDestination } from './destinations.ts';

it.each([
  ['CA', 'america-del-norte'],
  ['mx', 'caribe-mexico'],
  ['DO', 'caribe-mexico'],
  ['PE', 'america-del-sur'],
  ['es', 'europa'],
  ['ZA', 'africa'],
  ['JP', 'asia'],
  ['AU', 'oceania'],
  ['CL', 'mi-pais'],
])('B7-52 a journey from Chile to %s goes to %s', (country, destination) => {
  expect(destinationOfCountry(country, 'cl')).toBe(destination);
});

it.each(['PA', 'CR', 'RU', 'TR', 'CY', 'AQ', '', 'Canadá', '56', 'XX'])('of %j it is not known', (country) => {
  expect(destinationOfCountry(country, 'CL')).toBeNull();
});

it('knows its own country wherever that is, and none that nobody said', () => {
  expect([destinationOfCountry('TR', 'tr'), destinationOfCountry('', '')]).toEqual(['mi-pais', null]);
});

it('a country has one destination, whatever its letter case', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 0, maxLength: 3 }), (text) => {
      const found = destinationOfCountry(text, '');
      expect(found === null || isDestination(found)).toBe(true);
      expect(destinationOfCountry(text.toLowerCase(), '')).toBe(found);
    }),
  );
});
