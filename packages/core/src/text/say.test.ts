import { describe, expect, it } from 'vitest';
import { listInWords, listTexts, sayInSpanish } from './say.ts';

describe('texts of the core', () => {
  const say = sayInSpanish({ hello: 'Hola, {{name}}', people_one: '{{count}} persona', people_other: '{{count}} personas' });

  it('are said in Spanish with their values and plurals', () => {
    expect(say('hello', { name: '$& Ana' })).toBe('Hola, $& Ana');
    expect([0, 1, 2].map((count) => say('people', { count }))).toEqual(['0 personas', '1 persona', '2 personas']);
  });

  it('never stand there with a hole', () => {
    expect(() => say('hello')).toThrow('the text hello needs name');
    expect(() => say('bye' as 'hello')).toThrow('there is no text bye');
  });

  it('join items as Spanish does', () => {
    const inSpanish = sayInSpanish(listTexts);
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'imágenes']].map((words) => listInWords(words, inSpanish))).toEqual([
      '',
      'a',
      'a y b',
      'a, b e imágenes',
    ]);
  });
});
