import { describe, expect, it } from 'vitest';
import { compareBodySchema } from '../schemas/compare.ts';
import { normalBody } from './normal-body.ts';

const comparator = '/Comparar/Seguros-de-Salud';
const profile = { cotizante: [{ edad: 30 }, { edad: 31 }], cargas: [{ edad: 4 }, { edad: 2 }] };
const normal = (body: object) => normalBody(compareBodySchema.parse({ comparator, profile, ...body }));

describe('the one spelling of a compare body', () => {
  it('puts filters in order and says each once', () => {
    const filters = { organizations: ['B', 'A', 'B'], previsiones: ['isapre', 'fonasa', 'isapre'], features: ['y', 'x'] };
    const { filters: made } = normal({ filters });
    expect(made).toMatchObject({ organizations: ['A', 'B'], previsiones: ['fonasa', 'isapre'], features: ['x', 'y'] });
  });

  it('keeps the order of clinics, in which each result answers for them', () => {
    expect(normal({ filters: { coverageOrganizations: ['Z', 'A', 'Z'] } }).filters.coverageOrganizations).toEqual(['Z', 'A']);
  });

  it('says nothing of whether clinics are required where none is named', () => {
    const matchOf = (coverageOrganizations: readonly string[]) =>
      normal({ filters: { coverageOrganizations, clinicMatch: 'optional' } }).filters.clinicMatch;
    expect([matchOf([]), matchOf(['A'])]).toEqual(['all', 'optional']);
  });

  it('keeps the order of people, for the first one pays', () => {
    expect(normal({}).profile).toMatchObject(profile);
  });

  it('leaves out what no answer depends on', () => {
    const shown = normal({
      productType: 'ISAPRE',
      profile: { ...profile, enPareja: true, region: { stateCode: '13', stateName: 'Metropolitana' } },
    });
    expect(shown).toEqual(normal({ profile: { ...profile, region: { stateCode: '13' } } }));
  });

  it.each([
    ['a filter', { filters: { annualCapFrom: 1_000 } }],
    ['a price limit', { filters: { prices: { preciomax: 90_000 } } }],
    ['the page', { page: 2 }],
    ['the page size', { pageSize: 5 }],
    ['the order', { sort: 'precio-asc' }],
    ['the currency', { currency: 1 }],
    ['the ponderation', { ponderation: 0.5 }],
    ['an age', { profile: { cotizante: [{ edad: 31 }] } }],
    ['whose profile it is', { profile: { ...profile, ingresodatos: true } }],
  ])('tells bodies apart by %s', (_, change) => {
    expect(normal(change)).not.toEqual(normal({}));
  });
});
