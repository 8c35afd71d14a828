import { foldText } from '@cotejo/core/text';
import { describe, expect, it } from 'vitest';
import { wordIndex } from './word-index.ts';

const names = ['Clínica Dávila', 'Clínica Alemana de Santiago', 'Plan Dental de la Clínica Alemana', 'Dental 20'];
const index = wordIndex(names);
const find = (question: string, limit = 10) => index.find(question, limit).places.map((place) => names[place]);

describe('an index of words', () => {
  it('finds names that have every word or its beginning, without accents, in any order and case', () => {
    expect(find('davila')).toEqual(['Clínica Dávila']);
    expect(find('ALEM clín')).toEqual(['Clínica Alemana de Santiago', 'Plan Dental de la Clínica Alemana']);
    expect(find('dental alemana')).toEqual(['Plan Dental de la Clínica Alemana']);
    expect(find('mana')).toEqual([]);
  });

  it('puts names that say little besides first, and counts what it leaves out', () => {
    expect(index.find('clinica', 1)).toEqual({ places: [0], total: 3 });
    expect(find('dental')).toEqual(['Dental 20', 'Plan Dental de la Clínica Alemana']);
  });

  it.each(['', '   ', '¿?', '«»'])('finds nothing for a question without words: %s', (question) => {
    expect(index.find(question, 10)).toEqual({ places: [], total: 0 });
  });

  it('answers the worst question among 100,000 names in a tenth of what looking through all of them takes', () => {
    const all = Array.from({ length: 100_000 }, (_, place) => `Plan de salud número ${place} con clínica`);
    const many = wordIndex(all);
    const question = 'plan de salud numero 1 con clinica 2 a';
    const quickest = (work: () => unknown): number => {
      const times = Array.from({ length: 7 }, () => {
        const start = performance.now();
        work();
        return performance.now() - start;
      });
      return Math.min(...times);
    };
    // Both on the machine as it is just now.
    const whole = quickest(() => all.filter((name) => foldText(name).includes(question)));
    expect(quickest(() => many.find(question, 8)) * 10).toBeLessThan(whole);
  });
});
