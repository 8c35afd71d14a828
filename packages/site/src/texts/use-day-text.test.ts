import { dateInSpanish, plainDate } from '@cotejo/core/dates';
import { expect, it } from 'vitest';
import { dayText } from './use-day-text.ts';

it('a day is written as each language writes it, in Spanish as the server does', () => {
  const days = ['2026-11-20', '2027-01-01', '2024-02-29'];
  for (const day of days) expect(dayText(day, 'es')).toBe(dateInSpanish(plainDate(day)));
  expect(dayText('2026-11-20', 'en')).toBe('November 20, 2026');
  expect(dayText('2026-11-20', 'pt')).toBe('20 de novembro de 2026');
});

it('what is no day stays as it is', () => {
  expect(dayText('pronto', 'es')).toBe('pronto');
});
