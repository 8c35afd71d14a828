import { describe, expect, it } from 'vitest';
import { relationships } from './household.ts';
import { isSpouse, normaliseRelationship } from './relationship.ts';

describe('relationships', () => {
  it('C9-52 are six, each read as itself', () => {
    expect(relationships).toEqual(['Hijo/Hija', 'Hijastro/Hijastra', 'Cónyuge', 'Padre/Madre', 'Nieto/Nieta', 'Otro']);
    expect(relationships.map(normaliseRelationship)).toEqual(relationships);
  });

  it('C9-53, C9-54 reads foreign spellings', () => {
    expect(
      ['Spouse', 'cónyuge', 'ESPOSA', 'Child', 'hija', 'Hijo/Hija', 'Padre/Madre', 'vecino'].map(normaliseRelationship),
    ).toEqual(['Cónyuge', 'Cónyuge', 'Cónyuge', 'Hijo/Hija', 'Hijo/Hija', 'Hijo/Hija', 'Padre/Madre', 'Otro']);
  });

  it('B3-38 knows a spouse by either name', () => {
    expect(['Cónyuge', 'Spouse', 'Hijo/Hija'].map(isSpouse)).toEqual([true, true, false]);
  });
});
