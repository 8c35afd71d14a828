import type { Language } from '@cotejo/core/editions';
import { describe, expect, it, vi } from 'vitest';
import { createTexts, defineTexts } from './texts.ts';

const area = defineTexts('prueba', {
  title: 'Planes',
  greeting: 'Hola, {{name}}',
  results_one: '{{count}} plan',
  results_other: '{{count}} planes',
  only: 'Sólo en español',
});

function textsIn(language: Language, catalogues: Record<string, Record<string, string>> = {}) {
  const onMissing = vi.fn<(message: string) => void>();
  return { t: createTexts({ language, catalogues, onMissing }).of(area), onMissing };
}

describe('texts', () => {
  it('are the catalogue of the language, with values and plurals', () => {
    const { t, onMissing } = textsIn('es');
    expect(t('title')).toBe('Planes');
    expect(t('greeting', { name: 'Ana <b>' })).toBe('Hola, Ana <b>');
    expect([0, 1, 2].map((count) => t('results', { count }))).toEqual(['0 planes', '1 plan', '2 planes']);
    expect(onMissing).not.toHaveBeenCalled();
  });

  it('leave the place of a value that is not given, for an element to take it', () => {
    const { t } = textsIn('es');
    expect(t('greeting')).toBe('Hola, {{name}}');
    expect(t('greeting', { name: '{{name}}' })).toBe('Hola, {{name}}');
    expect(textsIn('pt').t('greeting')).toBe('\u2060Hola, {{name}}\u2060');
  });

  it('are read in another language, whose plurals are its own', () => {
    const { t } = textsIn('en', { prueba: { title: 'Plans', results_one: '{{count}} plan', results_other: '{{count}} plans' } });
    expect([t('title'), t('results', { count: 1 }), t('results', { count: 3 })]).toEqual(['Plans', '1 plan', '3 plans']);
  });

  it('B8-29 a missing one is told once by its key and shown in Spanish', () => {
    const { t, onMissing } = textsIn('pt', { prueba: { title: 'Planos' } });
    const marked = (text: string): string => `\u2060${text}\u2060`;
    const shown = [t('only'), t('only'), t('greeting', { name: 'Ana' })];
    expect(shown).toEqual(['Sólo en español', 'Sólo en español', 'Hola, Ana'].map(marked));
    expect(onMissing.mock.calls).toEqual([
      ['No existe la traducción para prueba:only'],
      ['No existe la traducción para prueba:greeting'],
    ]);
  });

  it.each([['text'], [7], [null], [['a']]])('B8-34 values that are no object are an error: %s', (values) => {
    const { t } = textsIn('es');
    expect(() => t('greeting', values as never)).toThrow('Los parámetros de la traducción deben ser un objeto');
  });
});
