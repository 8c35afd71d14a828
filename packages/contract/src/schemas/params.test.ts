import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import { endpoints } from '../endpoints/endpoints.ts';
import { isReserved, segment } from './params.ts';

const all = Object.values<Endpoint>(endpoints).map((endpoint) => ({ endpoint, parts: endpoint.path.split('/') }));

/** Words that other calls have where a path has a parameter, after the same beginning, whatever the method. */
function wordsBeside({ path }: Endpoint, name: string): string[] {
  const parts = path.split('/');
  const place = parts.indexOf(`{${name}}`);
  const beginning = parts.slice(0, place).join('/');
  const beside = all
    .filter((other) => other.parts.slice(0, place).join('/') === beginning && other.parts.length >= parts.length)
    .map((other) => other.parts[place] ?? '');
  return [...new Set(beside)].filter((word) => word !== '' && !word.includes('{'));
}

const named = all.flatMap(({ endpoint }) =>
  Object.keys(endpoint.params?.shape ?? {})
    .filter((name) => endpoint.path.includes(`/{${name}}`))
    .map((name) => ({ endpoint, name, words: wordsBeside(endpoint, name) })),
);

describe('a parameter of a path', () => {
  it('takes no word that is another call at its place, in any letter case', () => {
    const swallowed = named.flatMap(({ endpoint, name, words }) => {
      const schema = endpoint.params?.shape[name];
      const taken = words.filter((word) => [word, word.toUpperCase()].some((text) => schema?.safeParse(text).success));
      return taken.map((word) => `${endpoint.method} ${endpoint.path}: ${word}`);
    });
    expect(swallowed).toEqual([]);
    expect(named.filter(({ words }) => words.length > 0).length).toBeGreaterThan(5);
  });

  it('says why', () => {
    expect(segment(['compare']).safeParse('Compare').error?.issues[0]?.message).toBe('es una palabra reservada');
    expect([isReserved('COMPARE', ['compare']), isReserved('comparar', ['compare'])]).toEqual([true, false]);
  });
});
