import { clinicMatches, previsions, sorts } from '@cotejo/core/comparison';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReadableCode } from './readable-code.ts';
import { filtersSchema } from './schemas/compare.ts';
import { choiceNames, readComparatorSearch, views, writeComparatorSearch, type ComparatorSearch } from './search-params.ts';

/** Codes as catalogues have them; a comma separates them in the URL, so none holds one. */
const code = fc
  .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
  .filter((text) => !text.includes(',') && text.length <= 80 && isReadableCode(text));
const codes = fc.array(code, { maxLength: 4 });
const amount = fc.option(fc.integer({ min: 0, max: 1_000_000 }));

const filters: fc.Arbitrary<ComparatorSearch['filters']> = fc
  .record({
    insuranceTypes: codes,
    organizations: codes,
    coverageOrganizations: fc.array(code, { maxLength: 3 }),
    clinicMatch: fc.constantFrom(...clinicMatches),
    categoryTypes: codes,
    // In the order of the closed list, which is how they are read back.
    previsiones: fc.subarray([...previsions]),
    modalities: codes,
    features: codes,
    salesChannel: fc.constantFrom('online' as const, 'executive' as const, undefined),
    // The other way round they change places.
    prices: fc
      .record({ preciomin: amount, preciomax: amount })
      .filter(({ preciomin, preciomax }) => preciomin === null || preciomax === null || preciomin <= preciomax),
    annualCapFrom: amount,
    deductibleTo: amount,
    organizationType: fc.constantFrom('insurer' as const, 'isapre' as const, undefined),
  })
  .map((some) => (some.coverageOrganizations.length === 0 ? { ...some, clinicMatch: 'all' } : some));

const search: fc.Arbitrary<ComparatorSearch> = fc.record({
  filters,
  sort: fc.constantFrom(...sorts),
  ponderation: fc.integer({ min: 0, max: 10_000 }).map((parts) => parts / 10_000),
  page: fc.integer({ min: 1, max: 10_000 }),
  view: fc.option(fc.constantFrom(...views)),
  inUf: fc.boolean(),
});

const nothing = readComparatorSearch(new URLSearchParams());

describe('the comparator in the URL', () => {
  it('whatever is chosen reads back the same', () => {
    fc.assert(
      fc.property(search, (chosen) => {
        const url = writeComparatorSearch(chosen).toString();
        expect(readComparatorSearch(new URLSearchParams(url))).toEqual(chosen);
      }),
    );
  });

  it('has one spelling: reading and writing again changes nothing, whatever was typed', () => {
    const typed = fc.array(
      fc.tuple(fc.constantFrom('organizations', 'page', 'sort', 'preciomax', 'currency', 'previsiones', 'x'), fc.string()),
    );
    fc.assert(
      fc.property(typed, (pairs) => {
        const once = writeComparatorSearch(readComparatorSearch(new URLSearchParams(pairs))).toString();
        expect(writeComparatorSearch(readComparatorSearch(new URLSearchParams(once))).toString()).toBe(once);
      }),
    );
  });

  it('is empty for a list nobody narrowed', () => {
    expect(writeComparatorSearch(nothing).toString()).toBe('');
    expect(nothing).toMatchObject({ filters: filtersSchema.parse({}), sort: 'recomendados', page: 1, view: null, inUf: false });
  });

  it('A3-52 lists are comma-separated, and repeated names add up as a form without script sends them', () => {
    const { organizations } = readComparatorSearch(new URLSearchParams('organizations=67,78&organizations=99')).filters;
    expect(organizations).toEqual(['67', '78', '99']);
    expect(writeComparatorSearch({ ...nothing, filters: { ...nothing.filters, organizations } }).get('organizations')).toBe(
      '67,78,99',
    );
  });

  it('has a name for whatever chooses products or how they are shown, beside the number of the page', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(search, (state) => {
        for (const name of writeComparatorSearch(state).keys()) seen.add(name);
      }),
    );
    expect(new Set([...choiceNames, 'page'])).toEqual(seen);
  });

  it('loses only what it cannot say, never the other filters', () => {
    const long = 'x'.repeat(81);
    for (const bad of [
      `organizations=${long}`,
      'organizations=%00',
      'features=..,a%07b',
      'preciomax=9999999999',
      'annualCapFrom=1000001',
      'page=9999999999',
    ]) {
      const read = readComparatorSearch(new URLSearchParams(`modalities=Preferente&${bad}`));
      expect(read.filters.modalities).toEqual(['Preferente']);
      expect(read).toEqual(readComparatorSearch(new URLSearchParams('modalities=Preferente')));
    }
    const many = Array.from({ length: 250 }, (_, index) => `c${index}`).join(',');
    expect(readComparatorSearch(new URLSearchParams(`organizations=${many}`)).filters.organizations).toHaveLength(200);
  });

  it('requires the clinics named, unless the address says that they are only answered for', () => {
    const matchOf = (typed: string) => readComparatorSearch(new URLSearchParams(typed)).filters.clinicMatch;
    const clinics = 'coverageOrganizations=ALEMANA,DAVILA';
    expect([clinics, `${clinics}&clinicMatch=some`, `${clinics}&clinicMatch=optional`].map(matchOf)).toEqual([
      'all',
      'all',
      'optional',
    ]);
  });

  it.each([
    'sort=comision',
    'ponderation=-0.1',
    'ponderation=1.01',
    'ponderation=0,4',
    'ponderation=0.12345',
    'ponderation=mucha',
    'page=0',
    'page=-1',
    'page=dos',
    'view=mapa',
    'preciomax=mucho',
    'previsiones=otra',
    'salesChannel=radio',
    'clinicMatch=optional',
  ])('leaves out what it cannot say: %s', (typed) => {
    expect(readComparatorSearch(new URLSearchParams(typed))).toEqual(nothing);
  });
});

it.each([
  ['$180.000', 180_000],
  ['S/ 1,200', 1200],
  ['US$ 900', 900],
  ['S/ 180.50', 180],
  ['-5', null],
  ['1e309', null],
  ['mucho', null],
])("a price limit typed as '%s'", (text, expected) => {
  expect(readComparatorSearch(new URLSearchParams({ preciomin: text })).filters.prices.preciomin ?? null).toBe(expected);
});
