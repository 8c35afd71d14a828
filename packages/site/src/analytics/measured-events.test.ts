import { describe, expect, it } from 'vitest';
import { sampleItem } from '../testing/sample-answers.ts';
import { shownItems } from './measured-events.ts';

const inCurrency = (code: string) => ({ ...sampleItem, price: { ...sampleItem.price, unit: { code } } });

describe('products as they are measured', () => {
  it('say what they are, and their price of the example', () => {
    expect(shownItems([sampleItem], { pricesAreExample: true })).toEqual({
      currency: 'CLP',
      items: [
        { item_id: 'MSP-9026', item_name: 'Max Salud 90', item_brand: 'Cruz Blanca', item_category: 'ISAPRE', price: 412_380 },
      ],
    });
  });

  it('say no price of a family of its own, nor anything that is made from it', () => {
    const shown = shownItems([sampleItem, sampleItem], { pricesAreExample: false });
    expect(Object.keys(shown)).toEqual(['items']);
    expect(new Set(shown.items.flatMap((item) => Object.keys(item)))).toEqual(
      new Set(['item_id', 'item_name', 'item_brand', 'item_category', 'index']),
    );
  });

  it.each(['USD', 'UF', 'CLP'])('C9-34 keep %s as it is', (code) => {
    expect(shownItems([inCurrency(code)], { pricesAreExample: true })).toMatchObject({
      currency: code,
      items: [{ price: 412_380 }],
    });
  });

  it.each(['PEN', 'COP', 'MXN'])('tell no price in %s, for which there is no rate in dollars', (code) => {
    const shown = shownItems([inCurrency(code)], { pricesAreExample: true });
    expect(shown).not.toHaveProperty('currency');
    expect(shown.items[0]).not.toHaveProperty('price');
  });
});
