import { describe, expect, it } from 'vitest';
import { isAdditional, isOfCategory, organizationCategories } from './organization-category.ts';

const insurer = {
  kind: 'insurer',
  lines: [
    { upperType: 'SEGURO COLECTIVO', typeName: 'SEGURO_COLECTIVO_SALUD' },
    { upperType: 'SEGURO VIDA', typeName: 'SEGURO_VIDA_GUARDIAS' },
  ],
} as const;

describe('categories of organisations', () => {
  it('C6-18: are the twelve of the specification', () => {
    expect(organizationCategories.join(' ')).toBe(
      'COLECTIVOS SEGUROCOVID SEGUROS CLINICAS AGENCIA GUARDIAS CONVENIOSQP ADMINISTRADOR REDSALUD ACCIDENTES CYBER POSTVENTA_PERSONAS',
    );
  });

  it('are told by kind, upper type and type', () => {
    const of = (organization: Parameters<typeof isOfCategory>[0]) =>
      organizationCategories.filter((category) => isOfCategory(organization, category));
    expect(of(insurer)).toEqual(['COLECTIVOS', 'SEGUROS', 'GUARDIAS']);
    expect(of({ kind: 'provider', lines: [] })).toEqual(['CLINICAS']);
    expect(of({ kind: 'isapre', lines: [{ upperType: 'PLAN_ISAPRE', typeName: 'PLAN_CERRADO' }] })).toEqual([]);
  });
});

describe('additional insurance', () => {
  it('is complementary or catastrophic', () => {
    expect(isAdditional({ upperType: 'SEGURO CATASTROFICO' })).toBe(true);
    expect(isAdditional({ upperType: 'SEGURO VIDA' })).toBe(false);
  });
});
