import { expect, it } from 'vitest';
import { isTravelType } from './travel-types.ts';

it.each(['VIAJEINTERNACIONAL', 'TRAVEL', 'travel', 'SEGURO VIAJE', 'seguro_viaje'])('%s is a type of travel', (type) => {
  expect(isTravelType(type)).toBe(true);
});

it.each(['INTERNACIONAL', 'SEGURO', 'ISAPRE', 'TRAVELS', 'VIAJE', ''])('%j is none', (type) => {
  expect(isTravelType(type)).toBe(false);
});
