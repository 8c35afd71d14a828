import { expect, it } from 'vitest';
import { sectorNamesOf, wordsOfWork } from './work-sectors.ts';

const kinds = [
  { code: '130', name: 'Pesca', group: 'Bosques y pesca' },
  { code: '210', name: 'Minas de carbón', group: 'Minería' },
  { code: '900', name: 'Oficinas', group: null },
  { code: '140', name: 'Tala', group: 'Bosques y pesca' },
];

it('C3-28 C3-30 a kind of work is said with its sector, whose id is its place among the sectors', () => {
  expect(sectorNamesOf(kinds)).toEqual(['Bosques y pesca', 'Minería', 'Oficinas']);
  expect(wordsOfWork(kinds, '210')).toEqual({ sectorId: 2, sectorLabel: 'Minería', workLabel: 'Minas de carbón' });
  expect(wordsOfWork(kinds, '140')).toEqual({ sectorId: 1, sectorLabel: 'Bosques y pesca', workLabel: 'Tala' });
  expect(wordsOfWork(kinds, '900')).toEqual({ sectorId: 3, sectorLabel: 'Oficinas', workLabel: 'Oficinas' });
});

it('what is no kind of work is said with nothing', () => {
  expect([wordsOfWork(kinds, '1'), wordsOfWork(kinds, null), wordsOfWork([], '130')]).toEqual([null, null, null]);
});
