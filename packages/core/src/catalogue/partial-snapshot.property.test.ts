import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryContext } from '../comparison/testing/arbitrary-catalogue.ts';
import { partialSnapshot } from './partial-snapshot.ts';
import { plainProduct } from './testing/plain-product.ts';

describe('the part of a catalogue that a view shows', () => {
  it('C6-06 has the products of its organisations as they are, and no other organisation', () => {
    fc.assert(
      fc.property(arbitraryContext, fc.array(fc.nat(6), { minLength: 1, maxLength: 3 }), ({ snapshot }, places) => {
        const all = [...snapshot.organizations.values()];
        const codes = places.map((place) => all[place]?.code ?? 'NADIE');
        const isShown = (id: number): boolean => codes.includes(snapshot.organizations.get(id)?.code ?? '');
        const part = partialSnapshot(snapshot, { name: 'socio', organizations: codes, showsClinics: true });
        expect(part.products.map(plainProduct)).toEqual(
          snapshot.products.filter(({ organizationId }) => isShown(organizationId)).map(plainProduct),
        );
        expect([...part.organizations.keys()]).toEqual([...snapshot.organizations.keys()].filter(isShown));
        expect(part.clinics).toBe(snapshot.clinics);
        expect(part.version).toBe(`${snapshot.version}-socio`);
      }),
    );
  });

  it('C6-07 has every product and no clinic, neither listed nor in a product, where clinics are not shown', () => {
    fc.assert(
      fc.property(arbitraryContext, ({ snapshot }) => {
        const part = partialSnapshot(snapshot, { name: 'socio', organizations: [], showsClinics: false });
        expect(part.products.map(({ id }) => id)).toEqual(snapshot.products.map(({ id }) => id));
        expect(part.products.map(({ clinics }) => clinics).flat()).toEqual([]);
        expect(part.clinics.size).toBe(0);
        expect(part.organizations).toEqual(snapshot.organizations);
      }),
    );
  });
});
