import { endpoints } from '@cotejo/contract/endpoints';
import { paths } from '@cotejo/contract/paths';
import { demoLandings } from '@cotejo/demo/landings';
import { describe, expect, it } from 'vitest';
import { landingContentSchema } from './landing-content.ts';

const [landing] = demoLandings();

/** What is wrong with the landing under an address. */
function refusalOf(url: string): readonly string[] {
  const result = landingContentSchema.safeParse({ ...landing, url });
  return (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('the address of a landing', () => {
  it('is no first word of a call, of a page or of what the server answers beside them', () => {
    const all = [...Object.values(endpoints), ...Object.values(paths).map((path) => ({ path }))];
    const words = new Set(all.map(({ path }) => path.split('/')[1] ?? '').filter((word) => word !== ''));
    expect(words.size).toBeGreaterThan(6);
    for (const word of [...words, 'url', 'assets', 'comparar', 'API']) {
      expect(refusalOf(word)).toEqual(['url: es una palabra reservada']);
    }
  });

  it('is one segment', () => {
    for (const url of ['a/b', 'a?b', 'a#b']) expect(refusalOf(url)).toEqual(['url: debe ser una sola parte de una dirección']);
    expect(refusalOf('Seguros-de-Salud')).toEqual([]);
  });
});
