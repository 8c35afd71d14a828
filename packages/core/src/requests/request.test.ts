import { expect, test } from 'vitest';
import { plainDate } from '../dates/plain-date.ts';
import { quoteExpiry, salesOfferOf } from './request.ts';

const today = plainDate('2026-11-20');

test('a quote in UF holds until the last published UF', () => {
  expect(quoteExpiry(today, plainDate('2026-12-09'), true)).toBe('2026-12-09');
});

test('a quote holds at most thirty days', () => {
  expect(quoteExpiry(today, plainDate('2027-03-09'), true)).toBe('2026-12-20');
  expect(quoteExpiry(today, null, false)).toBe('2026-12-20');
});

test('a quote made with an older or no stored UF holds for the day', () => {
  expect(quoteExpiry(today, plainDate('2026-07-11'), true)).toBe(today);
  expect(quoteExpiry(today, null, true)).toBe(today);
});

test.each([
  ['A4-42 a channel starting with QpOnlineSale', ['QpOnlineSaleX'], true, false],
  ['A4-43 a channel starting with ExternalOnlineSale', ['ExternalOnlineSale'], true, false],
  ['A4-44 a channel starting with QpMixSale', ['QpMixSale'], true, true],
  ['A4-48 ExecutiveEmployee', ['ExecutiveEmployee'], false, true],
  ['a list holding both kinds', ['QpOnlineSale', 'ExecutiveEmployee'], true, true],
  ['no channel at all', [], false, true],
])('%s decides what is offered', (_, channels, online, executive) => {
  expect(salesOfferOf(channels)).toEqual({ online, executive, action: online ? 'Contratar' : 'Solicitar' });
});
