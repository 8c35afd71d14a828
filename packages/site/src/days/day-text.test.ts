import { dateInSpanish, plainDate } from '@cotejo/core/dates';
import { describe, expect, it } from 'vitest';
import { en } from '../texts/languages/en.ts';
import { pt } from '../texts/languages/pt.ts';
import { createTexts } from '../texts/texts.ts';
import { dayText } from './day-text.ts';
import { dayTexts } from './texts.ts';

const catalogues = { es: {}, en, pt };

function dayIn(language: keyof typeof catalogues, day: string): string {
  const onMissing = (message: string): never => {
    throw new Error(message);
  };
  return dayText(day, createTexts({ language, catalogues: catalogues[language], onMissing }).of(dayTexts));
}

describe('dayText', () => {
  it('writes a day as the language does', () => {
    expect(dayIn('es', '2026-11-05')).toBe('5 de noviembre de 2026');
    expect(dayIn('en', '2026-11-05')).toBe('November 5, 2026');
    expect(dayIn('pt', '2026-11-05')).toBe('5 de novembro de 2026');
  });

  it('names each month as the server does', () => {
    for (let month = 1; month <= 12; month += 1) {
      const day = plainDate(`2026-${String(month).padStart(2, '0')}-01`);
      expect(dayIn('es', day)).toBe(dateInSpanish(day));
    }
  });

  it('shows what is no day as it came', () => {
    expect(dayIn('en', 'hoy')).toBe('hoy');
  });
});
