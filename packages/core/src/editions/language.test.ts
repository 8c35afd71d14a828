import { describe, expect, it } from 'vitest';
import { chooseLanguage, inLanguage, languages, splitLanguage, type LanguageWishes } from './language.ts';

const nothing: LanguageWishes = { prefix: null, stored: null, accepted: null };

describe('chooseLanguage', () => {
  it('B9-53 takes the address, then what was kept, then the browser, then Spanish', () => {
    const all: LanguageWishes = { prefix: 'pt', stored: 'en', accepted: 'es' };
    expect(chooseLanguage(all, languages)).toBe('pt');
    expect(chooseLanguage({ ...all, prefix: null }, languages)).toBe('en');
    expect(chooseLanguage({ ...nothing, accepted: 'pt-BR,en;q=0.8' }, languages)).toBe('pt');
    expect(chooseLanguage(nothing, languages)).toBe('es');
  });

  it('gives none that the edition has not', () => {
    expect(chooseLanguage({ prefix: 'en', stored: 'pt', accepted: 'en' }, ['es'])).toBe('es');
    expect(chooseLanguage({ ...nothing, stored: 'fr' }, languages)).toBe('es');
    expect(chooseLanguage({ ...nothing, stored: 'fr', accepted: 'en' }, languages)).toBe('en');
  });

  it.each([
    ['en-US,en;q=0.9,es;q=0.8', 'en'],
    ['fr-FR,fr;q=0.9,pt;q=0.4,en;q=0.5', 'en'],
    ['de, *;q=0.5', 'es'],
    ['en;q=0', 'es'],
    ['en;q=x,pt;q=0.1', 'pt'],
    ['PT-br', 'pt'],
    ['english', 'es'],
    ['', 'es'],
    [',;q=,', 'es'],
  ])('reads what the browser takes: %s', (accepted, language) => {
    expect(chooseLanguage({ ...nothing, accepted }, languages)).toBe(language);
  });
});

describe('a path in a language', () => {
  it.each([
    ['/', '/en'],
    ['/?a=b', '/en?a=b'],
    ['/Seguros', '/en/Seguros'],
    ['/Comparar/Isapres?page=2', '/en/Comparar/Isapres?page=2'],
  ])('%s is %s and back', (path, prefixed) => {
    expect(inLanguage(path, 'en')).toBe(prefixed);
    expect(inLanguage(path, 'es')).toBe(path);
    expect(splitLanguage(prefixed)).toEqual({ language: 'en', path });
    expect(splitLanguage(path)).toEqual({ language: null, path });
  });

  it.each(['/english', '/EN', '/es/Seguros', '/fr', '/Seguros/en', '/enX', 'en'])('%s names no language', (path) => {
    expect(splitLanguage(path)).toEqual({ language: null, path });
  });
});
