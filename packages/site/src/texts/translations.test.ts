import { describe, expect, it } from 'vitest';
import { en } from './languages/en.ts';
import { pt } from './languages/pt.ts';
import { spanishByI18next } from './spanish-by-i18next.ts';
import { defineTexts, readSpanish, type Catalogue, type TextArea, type TextValues } from './texts.ts';
import { cataloguesIn, translationOf } from './translations.ts';

function isArea(value: unknown): value is TextArea {
  return typeof value === 'object' && value !== null && 'area' in value && 'es' in value;
}

const modules = import.meta.glob<Record<string, unknown>>('../**/*texts.{ts,tsx}', { eager: true });
const areas = Object.values(modules).flatMap((module) => Object.values(module).filter(isArea));
const placeholdersOf = (text: string): string[] => [...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).toSorted();
const placeholdersIn = (texts: Catalogue): Record<string, string[]> =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, placeholdersOf(text)]));

describe('translations', () => {
  it('areas have names of their own', () => {
    expect(new Set(areas.map(({ area }) => area)).size).toBe(areas.length);
    expect(areas.length).toBeGreaterThan(15);
  });

  const languages = { en, pt };
  const cases = areas.flatMap(({ area, es }) =>
    (['en', 'pt'] as const).map((language) => ({ area, language, es, own: languages[language][area] })),
  );

  it.for(cases)('B1-18 $area is whole in $language, with the values of the Spanish texts', ({ es, own }) => {
    expect(own && placeholdersIn(own)).toEqual(placeholdersIn(es));
    expect(Object.values(own ?? {}).filter((text) => text.trim() === '')).toEqual([]);
  });

  // Where a language lacks a text the server shows one of these and the browser the other: the page must not change.
  it.for(areas)('$area reads the same in Spanish with i18next and without', (area) => {
    const [withEngine, without] = [spanishByI18next()(area), readSpanish(area)];
    for (const [key, text] of Object.entries(area.es)) {
      const values = Object.fromEntries(placeholdersOf(text).map((name, index) => [name.slice(2, -2), index]));
      const stem = key.replace(/_(zero|one|other)$/, '');
      const cases: readonly TextValues[] = [values, {}, ...[0, 1, 2].map((count) => ({ ...values, count }))];
      for (const given of cases) expect(without(stem, given)).toBe(withEngine(stem, given));
    }
    expect(without('no-such-text', {})).toBe(withEngine('no-such-text', {}));
  });

  it('an area translated twice is an error', () => {
    const translated = [translationOf(defineTexts('a', { b: 'c' }), { b: 'd' })];
    expect(cataloguesIn({ one: translated })).toEqual({ a: { b: 'd' } });
    expect(() => cataloguesIn({ one: translated, two: translated })).toThrow('the area a is translated twice');
  });
});
