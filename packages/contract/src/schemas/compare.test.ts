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
