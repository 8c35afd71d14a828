import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearNames } from './near-names.ts';

const names = [
  '/Comparar/Isapres Isapres',
  '/Comparar/Seguros-de-Salud/Dental Seguros dentales',
  '/Clinicas-y-Hospitales/Clinica-Davila Clínica Dávila',
  '/Clinicas-y-Hospitales/Clinica-Indisa Clínica Indisa',
  '/Isapre/Cruz-Blanca Cruz Blanca',
];
const near = nearNames(names.map((name) => ({ name })));

describe('the nearest names', () => {
  it.each([
    ['/clinica-davla', 2],
    ['/hospital/indisa', 3],
    ['/CRUZBLANCA/planes', 4],
    ['/seguro-dental', 1],
    ['/comparar/isapress', 0],
  ])('to %s begin with number %i', (text, index) => {
    expect(near(text, 1)).toEqual([{ name: names[index] }]);
  });

  it('are as many as asked for, each once, in the order given where nothing is shared', () => {
    expect(near('', 3).map(({ name }) => name)).toEqual(names.slice(0, 3));
    expect(near('xyz', 99).map(({ name }) => name)).toEqual(names);
    expect(nearNames([])('isapre', 3)).toEqual([]);
  });

  it('are found whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(new Set(near(text, 3)).size).toBe(3);
      }),
    );
  });

  it('take no longer for a long text than for its beginning', () => {
    const many = nearNames(Array.from({ length: 2000 }, (_, index) => ({ name: `Clínica número ${index}` })));
    const text = '/clinica-numero-12';
    expect(many(text + '/x'.repeat(100_000), 3)).toEqual(many(text + '/x'.repeat(500), 3));
  });
});
