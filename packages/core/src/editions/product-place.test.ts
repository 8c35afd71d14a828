import { describe, expect, it } from 'vitest';
import { editionOf, type EditionId } from './editions.ts';
import { productPageOf, type PlacedProduct } from './product-place.ts';

const insurance: PlacedProduct = { kind: 'insurance', upperType: 'SEGURO SALUD', organizationKind: 'insurer' };

function pageIn(edition: EditionId, product: Partial<PlacedProduct>) {
  return productPageOf({ ...insurance, ...product }, editionOf(edition));
}

describe('pages of products', () => {
  it('C2-23, C2-24, C2-25: in Chile by clinic, isapre and the rest', () => {
    expect(pageIn('chile', { organizationKind: 'provider' })).toBe('clinicProduct');
    expect(pageIn('chile', { organizationKind: 'isapre' })).toBe('isapreComplement');
    expect(pageIn('chile', { organizationKind: 'isapre', kind: 'isapre-plan' })).toBe('isaprePlan');
    expect(pageIn('chile', {})).toBe('insurance');
    expect(pageIn('chile', { organizationKind: 'assistance' })).toBe('insurance');
  });

  it('C2-26, C2-27, C2-28: in Colombia by EPS, prepaid or home medicine and the rest', () => {
    expect(pageIn('colombia', { organizationKind: 'eps' })).toBe('epsProduct');
    expect(pageIn('colombia', { organizationKind: 'prepaid', upperType: 'MEDICINA PREPAGADA' })).toBe('prepaidProduct');
    expect(pageIn('colombia', { organizationKind: 'assistance', upperType: 'MEDICINA DOMICILIARIA' })).toBe('prepaidProduct');
    expect(pageIn('colombia', { organizationKind: 'prepaid', upperType: 'SEGURO DENTAL' })).toBe('insurance');
  });

  it('C2-29, C2-30, C2-31: in Peru by clinic, EPS and the rest', () => {
    expect(pageIn('peru', { organizationKind: 'provider' })).toBe('clinicPlan');
    expect(pageIn('peru', { organizationKind: 'eps', upperType: 'SCTR' })).toBe('epsPlan');
    expect(pageIn('peru', { organizationKind: 'public' })).toBe('insurance');
  });

  it('C2-32: in the international edition by the kind of who sells', () => {
    const kinds = ['insurer', 'provider', 'eps', 'prepaid', 'assistance'] as const;
    expect(kinds.map((organizationKind) => pageIn('international', { organizationKind }))).toEqual([
      'insurance',
      'clinicPlan',
      'epsProduct',
      'prepaidProduct',
      'insurance',
    ]);
  });
});
