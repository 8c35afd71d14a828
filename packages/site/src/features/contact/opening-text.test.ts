import { describe, expect, it } from 'vitest';
import { en } from '../../texts/languages/en.ts';
import { createTexts } from '../../texts/texts.ts';
import { testTexts } from '../../testing/test-texts.ts';
import { openingsOf, placeOfZone } from './opening-text.ts';
import { contactTexts } from './texts.ts';

const t = testTexts.of(contactTexts);

const day = (number: number, from = '09:00', to = '19:00') => ({ day: number, from, to });

describe('opening hours', () => {
  it('are told once for days in a row with the same hours', () => {
    expect(
      openingsOf(
        [1, 2, 3, 4, 5].map((number) => day(number)),
        t,
      ),
    ).toEqual([{ days: 'Lunes a viernes', from: '09:00', to: '19:00' }]);
  });

  it('are told apart where hours or a day between differ, in the order of the week', () => {
    expect(openingsOf([day(6, '10:00', '14:00'), day(1), day(2), day(4)], t)).toEqual([
      { days: 'Lunes y martes', from: '09:00', to: '19:00' },
      { days: 'Jueves', from: '09:00', to: '19:00' },
      { days: 'Sábado', from: '10:00', to: '14:00' },
    ]);
    expect(openingsOf([], t)).toEqual([]);
  });

  it('are told in the language of the page', () => {
    const inEnglish = createTexts({ language: 'en', catalogues: en, onMissing: () => undefined }).of(contactTexts);
    expect(openingsOf([day(1), day(2), day(4)], inEnglish).map(({ days }) => days)).toEqual(['Monday and Tuesday', 'Thursday']);
  });

  it('name the place of their zone', () => {
    expect([placeOfZone('America/New_York'), placeOfZone('America/Argentina/Buenos_Aires')]).toEqual([
      'New York',
      'Buenos Aires',
    ]);
  });
});
