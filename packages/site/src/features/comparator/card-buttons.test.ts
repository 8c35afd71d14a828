import { describe, expect, it } from 'vitest';
import { sampleItem } from '../../testing/sample-answers.ts';
import { cardButtons } from './card-buttons.ts';

const buttonsFor = (...salesChannel: readonly string[]) =>
  cardButtons({ ...sampleItem, insuranceMetadata: { ...sampleItem.insuranceMetadata, salesChannel: [...salesChannel] } });

describe('buttons of a card', () => {
  it('A3-48 have link, linkDetail, tab, text and class', () => {
    const [online, executive] = buttonsFor('QpMixSale');
    const way = { link: `${sampleItem.url}/Solicitar`, linkDetail: sampleItem.url, tab: 'Solicitar' };
    expect(online).toEqual({ ...way, text: 'buy', class: expect.stringContaining('pulsing') as string });
    expect(executive).toEqual({ ...way, text: 'request', class: expect.not.stringContaining('pulsing') as string });
  });

  it('are as many as there are ways to buy', () => {
    expect(buttonsFor('ExecutiveEmployee').map(({ text }) => text)).toEqual(['request']);
    expect(buttonsFor('ExternalOnlineSale').map(({ text }) => text)).toEqual(['buy']);
    expect(buttonsFor()).toEqual([]);
  });
});
