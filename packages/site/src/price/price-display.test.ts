import { expect, it } from 'vitest';
import { sampleItem } from '../testing/sample-answers.ts';
import { priceDisplay } from './price-display.ts';

const amount = (value: number, code: string) => ({ value, unit: { code } });
const item = {
  ...sampleItem,
  priceLabel: 'Precio con IVA',
  insuranceMetadata: { ...sampleItem.insuranceMetadata, price_tooltip: 'Es la suma.' },
};

it('A3-45 A3-46 a price is shown with value, unit, label, suffix, tooltip, modal and the currencies it was converted between', () => {
  const price = { price: amount(412_380, 'CLP'), unitPrice: amount(10.1, 'UF') };
  expect(priceDisplay(item, price, '/Comparar/Isapres')).toEqual({
    value: 412_380,
    unit: 'CLP',
    label: 'Precio con IVA',
    suffix: '/mes',
    tooltip: 'Es la suma.',
    modal: '/Comparar/Isapres',
    convertionTo: 'UF/CLP',
  });
  expect(priceDisplay(item, { ...price, unitPrice: null }, null)).toMatchObject({ modal: null, convertionTo: null });
  expect(priceDisplay(item, { ...price, unitPrice: amount(412_380, 'CLP') }, null).convertionTo).toBeNull();
  expect(priceDisplay(item, { ...price, price: null }, null)).toMatchObject({ value: null, unit: null, convertionTo: null });
});
