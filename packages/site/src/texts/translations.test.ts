import { describe, expect, it } from 'vitest';
import { en } from './languages/en.ts';
import { pt } from './languages/pt.ts';
import { defineTexts, type Catalogue, type TextArea } from './texts.ts';
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

  it('an area translated twice is an error', () => {
    const translated = [translationOf(defineTexts('a', { b: 'c' }), { b: 'd' })];
    expect(cataloguesIn({ one: translated })).toEqual({ a: { b: 'd' } });
    expect(() => cataloguesIn({ one: translated, two: translated })).toThrow('the area a is translated twice');
  });
});
