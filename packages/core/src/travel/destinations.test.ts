import { expect, it } from 'vitest';
import { destinationCode, destinations, isDestination, type Destination } from './destinations.ts';

it.each<[string, Destination, string]>([
  ['B9-11', 'america-del-norte', '01'],
  ['B9-12', 'europa', '02'],
  ['B9-13', 'caribe-mexico', '03'],
  ['B9-14', 'america-del-sur', '04'],
  ['B9-15', 'africa', '05'],
  ['B9-16', 'asia', '06'],
  ['B9-17', 'oceania', '07'],
  ['B9-18', 'mi-pais', '08'],
])('%s %s has the code %s', (_row, destination, code) => {
  expect(destinationCode(destination)).toBe(code);
});

it('there are eight destinations, and nothing else is one', () => {
  expect(destinations.map(destinationCode)).toEqual(['01', '02', '03', '04', '05', '06', '07', '08']);
  expect(['europa', '02', 'Europa', '', 'constructor', '__proto__', 'toString'].map(isDestination)).toEqual([
    true,
    ...Array.from({ length: 6 }, () => false),
  ]);
});
