import { expect, it } from 'vitest';
import { forbiddenCharacters } from './forbidden-characters.ts';

const reason = 'tiene un carácter que no se acepta';

it('names each text with a NUL, wherever it stands', () => {
  expect(forbiddenCharacters('body', { a: 'bien', b: [{ c: 'm\0al' }], d: '\0' })).toEqual([
    { field: 'body.b.0.c', reason },
    { field: 'body.d', reason },
  ]);
  expect(forbiddenCharacters('params', { name: '\0' })).toEqual([{ field: 'params.name', reason }]);
  expect(forbiddenCharacters('body', { extra: { 'n\0': 1 } })).toEqual([{ field: 'body.extra', reason }]);
});

it('names each text with half of a pair of surrogates, and none with a whole one', () => {
  expect(forbiddenCharacters('body', { a: '😀', b: 'a\ud83d', c: { '\udc00': 1 }, d: '\udc00\ud83d' })).toEqual([
    { field: 'body.b', reason },
    { field: 'body.c', reason },
    { field: 'body.d', reason },
  ]);
});

it('finds none in what is in order', () => {
  expect(forbiddenCharacters('body', { a: ['ñ', 1, null, true], b: undefined })).toEqual([]);
  expect(forbiddenCharacters('query', undefined)).toEqual([]);
});

it('a body that is nested as deep as its size allows is no trouble', () => {
  const nested: unknown = JSON.parse('['.repeat(60_000) + ']'.repeat(60_000));
  expect(forbiddenCharacters('body', nested)).toEqual([]);
});
