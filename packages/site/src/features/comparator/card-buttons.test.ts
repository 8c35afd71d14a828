import { describe, expect, it } from 'vitest';
import { sampleItem } from '../../testing/sample-answers.ts';
import { cardButtons } from './card-buttons.ts';

const sold = (...salesChannel: readonly string[]) => ({
  ...sampleItem,
  insuranceMetadata: { ...sampleItem.insuranceMetadata, salesChannel: [...salesChannel] },
});
const buttonsFor = (...salesChannel: readonly string[]) => cardButtons(sold(...salesChannel));

/** The same where nobody of the family can be insured. */
function buttonsForNobody(...salesChannel: readonly string[]) {
  const { profilePrice } = sampleItem;
  const total = { ...profilePrice.total, profilesWithPrice: 0 };
  return cardButtons({ ...sold(...salesChannel), profilePrice: { ...profilePrice, price: null, total } });
}

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

  it.each(['QpMixSale', 'ExternalOnlineSale', 'ExecutiveEmployee'])(
    'sell nothing to a family nobody of which can have it, but lead to an executive: %s',
    (channel) => {
      const [ask, ...others] = buttonsForNobody(channel);
      expect(others).toEqual([]);
      expect(ask).toMatchObject({ text: 'ask', link: `${sampleItem.url}/Solicitar` });
      expect(ask?.class).not.toContain('pulsing');
      expect(ask?.class).not.toBe(buttonsFor('ExecutiveEmployee')[0]?.class);
    },
  );

  it('are none for what nobody sells here, whoever asks', () => {
    expect(buttonsForNobody()).toEqual([]);
  });
});
