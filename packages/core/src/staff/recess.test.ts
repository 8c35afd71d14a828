import { expect, it } from 'vitest';
import { plainDate } from '../dates/plain-date.ts';
import { isInRecess, recessReasons } from './recess.ts';

it('C9-67 an executive pauses for one of six reasons', () => {
  expect(recessReasons.map(({ id, name }) => `${id} ${name}`)).toEqual([
    '1 Vacaciones',
    '2 Saldo Bajo',
    '3 Inactividad',
    '4 Licencia Médica',
    '5 Bajo Rendimiento',
    '9 Otros',
  ]);
});

it.each([
  ['without reason or days', null, null, null, false],
  ['with a reason alone, until it is ended', 4, null, null, true],
  ['with a low balance alone, which is the balance’s to tell', 2, null, null, false],
  ['on its first day', 1, '2026-11-20', '2026-11-30', true],
  ['on its last day', 1, '2026-11-10', '2026-11-20', true],
  ['the day before its first', 1, '2026-11-21', '2026-11-30', false],
  ['the day before its first, of one that is to be ended', 4, '2026-11-21', null, false],
  ['after the first day of one that is to be ended', 4, '2026-11-19', null, true],
  ['the day after its last', 1, '2026-11-10', '2026-11-19', false],
  ['of old, with a last day alone', 1, null, '2026-11-20', true],
])('a recess %s', (_, reason, from, until, isOut) => {
  expect(isInRecess({ recessReason: reason, recessFrom: from, recessUntil: until }, plainDate('2026-11-20'))).toBe(isOut);
});
