import { describe, expect, it } from 'vitest';
import { dataKeysOfTests } from '../testing/data-keys-of-tests.ts';
import { blindIndex, blindIndexes, type IndexedKind } from './blind-index.ts';

const keys = dataKeysOfTests('one');
const of = (kind: IndexedKind, text: string) => blindIndex(keys, kind, text).toString('hex');

describe('a blind index', () => {
  it.each([
    ['email', 'Ana@Correo.example ', 'ana@correo.example'],
    ['phone', '+56 9 8765 4321', '56987654321'],
    ['phone', '+56-9-8765-4321', '0056 9 8765 4321'],
  ] as const)('is the same for one %s however it is written: %s, %s', (kind, one, other) => {
    expect(of(kind, one)).toBe(of(kind, other));
  });

  it('is another for another value, another kind and another key', () => {
    const all = [
      of('email', 'ana@correo.example'),
      of('email', 'ana@correo.exampl'),
      of('phone', '56987654321'),
      of('phone', '51987654321'),
    ];
    expect(new Set([...all, of('email', '56987654321')]).size).toBe(5);
    const [second, first] = blindIndexes(dataKeysOfTests('two', 'one'), 'phone', '56987654321');
    expect(first?.toString('hex')).toBe(of('phone', '56987654321'));
    expect(second).not.toEqual(first);
  });
});
