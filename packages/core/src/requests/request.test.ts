import { expect, test } from 'vitest';
import { salesChannels } from '../catalogue/product.ts';
import { offeredActions, salesOfferOf } from './request.ts';

test.each([
  ['A4-42 B4-55 a channel starting with QpOnlineSale', ['QpOnlineSaleX'], true, false],
  ['A4-43 a channel starting with ExternalOnlineSale', ['ExternalOnlineSale'], true, false],
  ['A4-44 B4-55 a channel starting with QpMixSale', ['QpMixSale'], true, true],
  ['A4-48 B4-55 ExecutiveEmployee', ['ExecutiveEmployee'], false, true],
  ['B4-55 a list holding both kinds', ['QpOnlineSale', 'ExecutiveEmployee'], true, true],
])('%s decides what is offered', (_, channels, online, executive) => {
  expect(salesOfferOf(channels)).toEqual({ online, executive, action: online ? 'Contratar' : 'Solicitar' });
});

test('B4-52 there are four channels, and each offers something', () => {
  expect(new Set(salesChannels)).toEqual(new Set(['ExecutiveEmployee', 'QpOnlineSale', 'ExternalOnlineSale', 'QpMixSale']));
  expect(salesChannels.filter((channel) => salesOfferOf([channel]).action === null)).toEqual([]);
});

test('a product without any channel is offered to nobody', () => {
  expect(salesOfferOf([])).toEqual({ online: false, executive: false, action: null });
});

test('a family is offered what the channels offer, the purchase first', () => {
  const one = { profilesWithPrice: 1 };
  expect(offeredActions(['QpMixSale'], one)).toEqual(['buy', 'request']);
  expect(offeredActions(['ExternalOnlineSale'], one)).toEqual(['buy']);
  expect(offeredActions(['ExecutiveEmployee'], one)).toEqual(['request']);
  expect(offeredActions([], one)).toEqual([]);
});

test.each(salesChannels)('a family nobody of which has a price may ask an executive, and buys nothing: %s', (channel) => {
  expect(offeredActions([channel], { profilesWithPrice: 0 })).toEqual(['ask']);
  expect(offeredActions([], { profilesWithPrice: 0 })).toEqual([]);
});
