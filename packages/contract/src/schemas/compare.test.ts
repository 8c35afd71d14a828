import { describe, expect, it } from 'vitest';
import { compareBodySchema, filtersSchema } from './compare.ts';
import { profileSchema } from './profile.ts';

describe('what a list is asked with', () => {
  it('A3-49 the profile has ingresodatos, enPareja, cargas and cantidadempleados', () => {
    const profile = {
      cotizante: [{ edad: 40 }],
      cargas: [{ edad: 4 }],
      enPareja: false,
      ingresodatos: true,
      cantidadempleados: 12,
    };
    const { profile: read } = compareBodySchema.parse({ comparator: '/Comparar/Isapres', profile });
    expect(read).toEqual(profile);
    expect(profileSchema.safeParse({ ...profile, ingresodatos: 'si' }).success).toBe(false);
  });

  it('B9-47 B5-45 the ponderation is from 0 to 1, and 0 where none is given', () => {
    const ponderationOf = (ponderation?: number) => {
      const profile = { cotizante: [{ edad: 40 }], cargas: [] };
      const read = compareBodySchema.safeParse({ comparator: '/Comparar/Isapres', profile, ponderation });
      return read.success ? read.data.ponderation : 'refused';
    };
    expect([undefined, 0, 0.4, 1].map(ponderationOf)).toEqual([0, 0, 0.4, 1]);
    expect([-0.1, -0.01, 1.01, 1.1].map(ponderationOf)).toEqual(['refused', 'refused', 'refused', 'refused']);
  });

  it('A3-50 A3-51 filters are by types, organisations and their type, clinics, categories, previsiones and prices, and by no other name', () => {
    const lists = {
      insuranceTypes: ['A'],
      organizations: ['B'],
      coverageOrganizations: ['C'],
      categoryTypes: ['D'],
      previsiones: ['fonasa', 'isapre'],
    };
    const asked = { ...lists, organizationType: 'insurer', prices: { preciomax: 90_000, preciomin: 10_000 } };
    expect(filtersSchema.parse(asked)).toMatchObject(asked);
    for (const name of Object.keys(asked)) {
      expect(filtersSchema.safeParse({ [`${name}s`]: [] }).success).toBe(false);
    }
    expect(filtersSchema.safeParse({ prices: { preciomaximo: 1 } }).success).toBe(false);
  });
});
