import { afterEach, describe, expect, it, vi } from 'vitest';
import { keptStore } from './kept-store.ts';

/** A browser's storage, which may refuse. */
function storageWith(kept: Record<string, string>, refuses = false) {
  const setItem = (key: string, value: string): void => {
    if (refuses) throw new Error('full');
    kept[key] = value;
  };
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept[key] ?? null, setItem });
  return kept;
}

const numbers = (livesInPage: boolean) =>
  keptStore<number>({
    empty: 0,
    parse: (text) => {
      if (text === 'spoilt') throw new Error('no number');
      return Number(text);
    },
    print: String,
    livesInPage,
  });

describe('what the browser keeps', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is read once, and written under its key', () => {
    const kept = storageWith({ a: '3' });
    const store = numbers(true);
    expect([store.read('a'), store.read('b')]).toEqual([3, 0]);
    expect(store.write('b', 4)).toBe(true);
    expect(kept).toEqual({ a: '3', b: '4' });
    kept['a'] = '5';
    expect([store.read('a'), store.read('b')]).toEqual([3, 4]);
  });

  it('is nothing where it cannot be read', () => {
    storageWith({ a: 'spoilt' });
    expect(numbers(true).read('a')).toBe(0);
    vi.stubGlobal('localStorage', undefined);
    expect(numbers(true).read('a')).toBe(0);
  });

  it.each([
    [true, 7],
    [false, 3],
  ])('where it refuses, the page goes on with it or does not: %s', (livesInPage, expected) => {
    storageWith({ a: '3' }, true);
    const store = numbers(livesInPage);
    expect(store.write('a', 7)).toBe(false);
    expect(store.read('a')).toBe(expected);
  });
});
