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
  const firstWord = (path: string): string => path.split('/')[1] ?? '';
  const whole = Object.values<string>(paths).filter((path) => path.lastIndexOf('/') === 0 && !path.includes('{'));

  it('is no first word of a call, of a family of pages or of what the server answers beside them', () => {
    const families = Object.values<string>(paths).filter((path) => !path.includes('{') && !whole.includes(`/${firstWord(path)}`));
    const words = new Set([...Object.values(endpoints).map(({ path }) => path), ...families].map(firstWord));
    words.delete('');
    expect(words.size).toBeGreaterThan(6);
    for (const word of [...words, 'url', 'assets', 'comparar', 'API']) {
      expect(refusalOf(word)).toEqual(['url: es una palabra reservada']);
    }
  });

  it('may be the whole path of a page, whose text it then is', () => {
    const pages = whole.map(firstWord).filter((word) => word !== '');
    expect(pages).toContain('Terminos-y-Condiciones');
    for (const page of pages) expect(refusalOf(page)).toEqual([]);
  });

  it('is one segment', () => {
    for (const url of ['a/b', 'a?b', 'a#b']) expect(refusalOf(url)).toEqual(['url: debe ser una sola parte de una dirección']);
    expect(refusalOf('Seguros-de-Salud')).toEqual([]);
  });
});

describe('the text of a landing', () => {
  it('comes out without anything that runs, loads or hides', () => {
    const body = '<h2 onclick="x()">Uno</h2><script>alert(1)</script><a href="javascript:alert(1)">dos</a><img src=x onerror=y>';
    expect(landingContentSchema.parse({ ...landing, body }).body).toBe('<h2>Uno</h2><a>dos</a>');
  });
});
