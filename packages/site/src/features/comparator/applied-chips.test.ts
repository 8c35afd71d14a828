import { readComparatorSearch, writeComparatorSearch, type ComparatorSearch } from '@cotejo/contract/search-params';
import { filterNames } from '@cotejo/core/comparison';
import { editionOf } from '@cotejo/core/editions';
import { describe, expect, it } from 'vitest';
import { sampleCompareAnswer } from '../../testing/sample-answers.ts';
import { testTexts } from '../../testing/test-texts.ts';
import { appliedChips, suggestedChips, type Chip } from './applied-chips.ts';
import { filterTexts } from './filter-texts.ts';
import { relaxationChips } from './relaxation-chips.ts';

const t = testTexts.of(filterTexts);
const comparator = { currency: 'CLP', noun: { one: 'seguro', many: 'seguros' }, paid: 'month' } as const;
const uf = { valor: 40_000, fecha: '2026-11-20', status: 'of-the-day' } as const;
const chile = { edition: editionOf('chile'), comparator, uf, t };
const read = (text: string): ComparatorSearch => readComparatorSearch(new URLSearchParams(text));
const shown = (chips: readonly Chip[]) => chips.map(({ label, search }) => [label, writeComparatorSearch(search).toString()]);
const facets = {
  ...sampleCompareAnswer.metaData.facets,
  organizations: [{ value: '67', label: 'Colmena', count: 44 }],
  modalities: [
    { value: 'Preferente', label: 'Preferente', count: 90 },
    { value: 'Cerrado', label: 'Cerrado', count: 48 },
  ],
  features: [
    { value: 'all', label: 'Hospitalización', count: 100 },
    { value: 'half', label: 'Ambulancia', count: 55 },
  ],
  annualCapFrom: [{ value: '5000', label: 'UF 5.000 o más', count: 70 }],
  organizationType: [{ value: 'insurer', label: 'Aseguradoras', count: 90 }],
};

describe('chips of the filters that are on', () => {
  it('say each filter in words, and following one takes just that one off, from page 1', () => {
    const search = read('organizations=67&annualCapFrom=5000&preciomin=180000&preciomax=620000&sort=puntaje&page=3');
    expect(shown(appliedChips(search, facets, chile))).toEqual([
      ['Colmena', 'preciomin=180000&preciomax=620000&annualCapFrom=5000&sort=puntaje'],
      ['Tope anual desde UF 5.000', 'organizations=67&preciomin=180000&preciomax=620000&sort=puntaje'],
      ['De $180.000 a $620.000', 'organizations=67&annualCapFrom=5000&sort=puntaje'],
    ]);
  });

  it.each([
    ['preciomin=100000&preciomax=180001', 'month', 'De $100.000 a $180.001'],
    ['preciomin=100000&preciomax=180000&currency=1', 'month', 'De UF 2,5 a UF 4,5'],
    ['preciomax=11667', 'year', 'Precio anual · Hasta $140.000'],
    ['preciomin=10000&currency=1', 'year', 'Precio anual · Desde UF 3'],
    ['preciomax=82216', 'once', 'Hasta $82.216'],
    ['preciomax=82216', null, 'Precio por mes · Hasta $82.216'],
  ] as const)('say the prices as the cards of the list do: %s paid by %s', (query, paid, label) => {
    const [chip] = appliedChips(read(query), facets, { ...chile, comparator: { ...comparator, paid } });
    expect(chip?.label).toBe(label);
  });

  it('B2.13-15 say that affinity counts in the order, where it does, and lead to the order of the score alone', () => {
    const setting = chile;
    expect(shown(appliedChips(read('ponderation=0.45&page=2'), facets, setting))).toEqual([['Afinidad con peso 0,45', '']]);
    expect(appliedChips(read('ponderation=0.45&sort=precio-asc'), facets, setting)).toEqual([]);
  });

  it('say in words, and never by its code, a filter that the comparator has not', () => {
    const search = read('organizations=NADA,67&previsiones=fonasa&organizationType=eps&salesChannel=online');
    const chips = appliedChips(search, facets, chile);
    const unknown = 'Opción que aquí no existe';
    expect(chips.map(({ label }) => label)).toEqual([unknown, 'Colmena', unknown, unknown, unknown]);
    // Each still leads to the list without it.
    expect(writeComparatorSearch(chips[0]!.search).get('organizations')).toBe('67');
    expect(writeComparatorSearch(chips[2]!.search).has('previsiones')).toBe(false);
  });

  it.each([
    ['seguro', 'A', 'Ver también los demás seguros', 'También los demás seguros'],
    ['póliza', 'A,B', 'Ver también las demás pólizas', 'También las demás pólizas'],
  ])('beside the clinics named offer what does not cover them, and then take it back: %s, %s', (one, clinics, offer, on) => {
    const setting = { ...chile, comparator: { ...comparator, noun: { one, many: `${one}s` } } };
    const chipAt = (search: ComparatorSearch) => appliedChips(search, facets, setting).find(({ key }) => key === 'clinicMatch')!;
    const offered = chipAt(read(`coverageOrganizations=${clinics}&organizations=67&page=2`));
    expect(offered).toMatchObject({ label: offer, isOn: false });
    expect(offered.search).toMatchObject({ filters: { clinicMatch: 'optional', organizations: ['67'] }, page: 1 });
    const taken = chipAt(offered.search);
    expect(taken).toMatchObject({ label: on, isOn: true });
    expect(taken.search.filters).toMatchObject({ clinicMatch: 'all', coverageOrganizations: clinics.split(',') });
  });

  it('stand in the order of clinics, how they are taken, and the rest', () => {
    const search = read('organizations=67&coverageOrganizations=A&preciomax=1');
    const keys = appliedChips(search, facets, chile).map(({ key }) => key);
    expect(keys).toEqual(['coverageOrganizations:A', 'clinicMatch', 'organizations:67', 'price']);
    expect(appliedChips(read('organizations=67'), facets, chile)).toHaveLength(1);
  });

  it('write a price limit in the currency of the comparator, which the edition may not have as its own', () => {
    const setting = { ...chile, comparator: { ...comparator, currency: 'CHF' }, edition: editionOf('international') };
    const [price] = appliedChips(read('preciomax=500'), facets, setting);
    expect(price?.label).toBe('Hasta CHF 500');
  });

  it('say the kind of company and the highest deductible, each with its way out', () => {
    const search = read('organizationType=insurer&deductibleTo=10&page=2');
    expect(shown(appliedChips(search, facets, chile))).toEqual([
      ['Deducible hasta UF 10', 'organizationType=insurer'],
      ['Aseguradoras', 'deductibleTo=10'],
    ]);
  });

  it.each([
    ['chile', 'USD', 'Deducible hasta UF 1.000'],
    ['peru', 'PEN', 'Deducible hasta S/ 1,000.00'],
    ['colombia', 'COP', 'Deducible hasta $ 1.000'],
    ['international', 'USD', 'Deducible hasta US$ 1,000'],
    ['international', 'CHF', 'Deducible hasta CHF 1,000.00'],
  ] as const)(
    'write the deductible in UF where the edition has it, else in the money of the list: %s, %s',
    (id, currency, label) => {
      const [chip] = appliedChips(read('deductibleTo=1000'), facets, {
        ...chile,
        comparator: { ...comparator, currency },
        edition: editionOf(id),
      });
      expect(chip?.label).toBe(label);
    },
  );
});

describe('suggested filters', () => {
  it('are those that divide the list best and are not on', () => {
    const labels = suggestedChips(read(''), { facets, total: 100 }, chile).map(({ label }) => label);
    expect(labels).toEqual(['Cerrado', 'Tope anual desde UF 5.000', 'Ambulancia']);
    const left = suggestedChips(read('features=half&annualCapFrom=5000&modalities=Cerrado'), { facets, total: 100 }, chile);
    expect(left).toEqual([]);
  });
});

describe('relaxations of an empty list', () => {
  it('take back one filter each and keep the others', () => {
    const search = read('organizations=67&coverageOrganizations=A,B&preciomax=1');
    const relaxations = [
      { filter: 'coverageOrganizations', total: 18 },
      { filter: 'price', total: 3 },
    ];
    expect(shown(relaxationChips(search, { relaxations }, chile))).toEqual([
      ['Sin exigir mis clínicas', 'organizations=67&coverageOrganizations=A%2CB&clinicMatch=optional&preciomax=1'],
      ['Sin límite de precio', 'organizations=67&coverageOrganizations=A%2CB'],
    ]);
  });

  it('say of a single clinic that it is no longer required', () => {
    const relaxations = [{ filter: 'coverageOrganizations', total: 18 }];
    const [chip] = relaxationChips(read('coverageOrganizations=A'), { relaxations }, chile);
    expect(chip?.label).toBe('Sin exigir mi clínica');
  });

  it('take back the deductible and the kind of company', () => {
    const search = read('organizationType=assistance&deductibleTo=3');
    const relaxations = [
      { filter: 'deductibleTo', total: 6 },
      { filter: 'organizationType', total: 57 },
    ];
    expect(shown(relaxationChips(search, { relaxations }, chile))).toEqual([
      ['Con cualquier deducible', 'organizationType=assistance'],
      ['De cualquier tipo de compañía', 'deductibleTo=3'],
    ]);
  });

  it('know every filter that a list can be empty of', () => {
    const relaxations = filterNames.map((filter) => ({ filter, total: 1 }));
    expect(relaxationChips(read(''), { relaxations }, chile).map(({ key }) => key)).toEqual([...filterNames]);
  });
});
