import { describe, expect, it } from 'vitest';
import type { Product } from '../catalogue/catalogue.ts';
import { moneyOf, type Money } from '../money/money.ts';
import { compare, type CompareResult } from './compare.ts';
import {
  customersAt,
  clinic,
  contextOf,
  feature,
  flatPrice,
  insuranceComparator,
  oneAdult,
  onlyBabies,
  organization,
  pesos,
  product,
  queryOf,
  type CatalogueSketch,
} from './testing/sample-catalogue.ts';

type QueryOverrides = Parameters<typeof queryOf>[0];

function compared(sketch: CatalogueSketch, overrides: QueryOverrides = {}): CompareResult {
  const result = compare(queryOf(overrides), contextOf(sketch));
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
}

function idsOf(products: readonly Product[], overrides: QueryOverrides = {}): readonly number[] {
  return compared({ products }, overrides).items.map((item) => item.product.id);
}

describe('which products a comparator compares', () => {
  const plan = product(1, { kind: 'isapre-plan', upperType: 'ISAPRE' });
  const health = product(2, { upperType: 'SALUD' });
  const life = product(3, { upperType: 'VIDA' });

  it('decision 19: those of its kind, and of its upper types where it names some', () => {
    const onlyLife = { ...insuranceComparator, url: '/Comparar/Vida', upperTypes: ['VIDA'] };
    const sketch = { products: [plan, health, life], comparators: [insuranceComparator, onlyLife] };
    expect(compared(sketch).items.map((item) => item.product.id)).toEqual([2, 3]);
    expect(compared(sketch, { comparatorUrl: '/Comparar/Vida' }).items.map((item) => item.product.id)).toEqual([3]);
  });

  it.each(['/Comparar/Seguros-de-Salud', '/comparar/seguros-de-salud/', 'Seguros-de-Salud'])(
    'finds the comparator by %s',
    (url) => {
      expect(idsOf([health], { comparatorUrl: url })).toEqual([2]);
    },
  );

  it('refuses a comparator that does not exist', () => {
    expect(compare(queryOf({ comparatorUrl: '/Comparar/Nada' }), contextOf({}))).toEqual({
      ok: false,
      error: { kind: 'unknown-comparator' },
    });
  });

  it('leaves out what is not sold where the household lives, and nothing while it has not said where', () => {
    const north = product(1, { regionCodes: ['15', '1'] });
    const everywhere = product(2);
    expect(idsOf([north, everywhere])).toEqual([2]);
    expect(idsOf([north, everywhere], { household: { ...oneAdult, regionCode: '15' } })).toEqual([1, 2]);
    expect(idsOf([north, everywhere], { household: { ...oneAdult, regionCode: null } })).toEqual([1, 2]);
  });
});

describe('decision 10: order', () => {
  const plain = product(1, { score: 80, customers: customersAt(2), pricing: pesos(30_000) });
  const alike = product(2, { score: 40, customers: customersAt(9), pricing: pesos(10_000) });
  const cheap = product(3, { score: 40, customers: customersAt(1), pricing: pesos(5_000) });
  const products = [plain, alike, cheap];

  it('recomendados is the score alone at ponderation 0, ties by price', () => {
    expect(idsOf(products)).toEqual([1, 3, 2]);
  });

  it('recomendados is affinity alone at ponderation 1, and blends in between', () => {
    expect(idsOf(products, { ponderation: 1 })).toEqual([2, 1, 3]);
    // 0.4: 80 and 20 give 56, 40 and 90 give 60.
    expect(idsOf(products, { ponderation: 0.4 })).toEqual([2, 1, 3]);
    expect(idsOf(products, { ponderation: 0.3 })).toEqual([1, 2, 3]);
  });

  it.each([
    ['precio-asc', [3, 2, 1]],
    ['precio-desc', [1, 2, 3]],
    ['puntaje', [1, 3, 2]],
    ['afinidad', [2, 1, 3]],
  ] as const)('%s', (sort, ids) => {
    expect(idsOf(products, { sort })).toEqual(ids);
  });

  it.each(['recomendados', 'precio-asc', 'precio-desc', 'puntaje', 'afinidad', 'costo-anual'] as const)(
    '%s puts what nobody of the family can have last',
    (sort) => {
      const impossible = product(4, { score: 100, customers: customersAt(10), pricing: onlyBabies() });
      expect(idsOf([impossible, ...products], { sort }).at(-1)).toBe(4);
    },
  );

  it("costo-anual: a year's premium and care, lowest first, what cannot be computed after that and nobody's last", () => {
    const care = (uf: number) => {
      const amount = { currency: 'UF', numerator: uf, denominator: 1 } as const;
      return { isapre: { kind: 'computed', low: amount, medium: amount, high: amount } } as const;
    };
    // UF 40.000: 12 x 10.000 + 8 UF = 440.000; 12 x 30.000 + 1 UF = 400.000; 12 x 10.000 + 7 UF = 400.000
    const year = [
      product(1, { yearlyUse: care(8), pricing: pesos(10_000) }),
      product(2, { yearlyUse: care(1), pricing: pesos(30_000) }),
      product(3, { yearlyUse: care(7), pricing: pesos(10_000) }),
      product(4, { yearlyUse: null, pricing: pesos(1_000) }),
      product(5, { yearlyUse: care(1), pricing: onlyBabies() }),
    ];
    expect(idsOf(year, { sort: 'costo-anual' })).toEqual([3, 2, 1, 4, 5]);
  });

  it.each(['recomendados', 'precio-asc', 'precio-desc', 'puntaje'] as const)(
    '%s puts what only some of the family can have behind what everybody can, and no such plan is the best (decision 11)',
    (sort) => {
      const family = { ...oneAdult, dependants: [{ age: 0, sex: 'Femenino', relationship: 'Hijo/Hija' } as const] };
      const forTheBaby = product(1, { score: 100, pricing: onlyBabies() });
      const forBoth = product(2, { score: 10, pricing: pesos(90_000) });
      const forNobody = product(3, { pricing: flatPrice(moneyOf(1, 'PEN', 'month')) });
      const { items } = compared({ products: [forTheBaby, forBoth, forNobody] }, { household: family, sort });
      expect(items.map((item) => item.product.id)).toEqual([2, 1, 3]);
      expect(items.filter((item) => item.isBest).map((item) => item.product.id)).toEqual([2]);
    },
  );

  it('ties of price too go by id', () => {
    expect(idsOf([product(9), product(4), product(7)])).toEqual([4, 7, 9]);
  });

  it('an unknown score comes after a score of 0', () => {
    expect(idsOf([product(1), product(2, { score: 0, pricing: pesos(90_000) })])).toEqual([2, 1]);
  });

  it('compares a yearly price by its twelfth', () => {
    const yearly = product(1, { pricing: flatPrice(moneyOf(120_000, 'CLP', 'year')) });
    const monthly = product(2, { pricing: pesos(10_001) });
    expect(idsOf([monthly, yearly], { sort: 'precio-asc' })).toEqual([1, 2]);
  });
});

describe('decision 11: the best plan', () => {
  const products = [1, 2, 3].map((id) => product(id, { score: id * 10, pricing: pesos(id * 1_000) }));
  const bestIn = (result: CompareResult): readonly number[] =>
    result.items.filter((item) => item.isBest).map((item) => item.product.id);

  it('A2.4-14 is the highest score of the whole result, marked where page 1 shows it', () => {
    expect(bestIn(compared({ products }))).toEqual([3]);
    expect(bestIn(compared({ products }, { sort: 'precio-asc', pageSize: 2 }))).toEqual([]);
    expect(bestIn(compared({ products }, { sort: 'precio-asc', pageSize: 2, page: 2 }))).toEqual([]);
  });

  it('is none without scores, and never a product that nobody of the family can have', () => {
    expect(bestIn(compared({ products: [product(1)] }))).toEqual([]);
    expect(bestIn(compared({ products: [...products, product(4, { score: 99, pricing: onlyBabies() })] }))).toEqual([3]);
  });
});

describe('price limits', () => {
  const products = [1_000, 2_000, 3_000, 4_000].map((amount, index) => product(index + 1, { pricing: pesos(amount) }));

  it('B3-54, B3-55 both ends belong to the range, and what lies outside is counted on its side', () => {
    const result = compared({ products }, { filters: { priceFrom: 2_000, priceTo: 3_000 } });
    expect(result.items.map((item) => item.product.id)).toEqual([2, 3]);
    expect(result).toMatchObject({ total: 2, belowPriceLimit: 1, abovePriceLimit: 1 });
  });

  it('keeps products without a price only while no limit is set', () => {
    const withUnpriced = [...products, product(5, { pricing: onlyBabies() })];
    expect(compared({ products: withUnpriced }).total).toBe(5);
    expect(compared({ products: withUnpriced }, { filters: { priceFrom: 0 } })).toMatchObject({ total: 4, belowPriceLimit: 0 });
  });

  it('the range ignores the limits but not the other filters, and has 20 bins', () => {
    const result = compared({ products }, { filters: { priceTo: 1_000 } });
    expect(result.priceRange?.lowest).toEqual(moneyOf(1_000, 'CLP', 'month'));
    expect(result.priceRange?.highest).toEqual(moneyOf(4_000, 'CLP', 'month'));
    expect(result.priceRange?.bins).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 1]);
    expect(compared({ products }, { filters: { modalities: ['Preferente'] } }).priceRange).toBeNull();
  });
});

describe('filters', () => {
  const alemana = { clinicId: 1, hospitalaria: 100, ambulatoria: 80, urgencia: null };
  const davila = { clinicId: 2, hospitalaria: null, ambulatoria: null, urgencia: null };

  it('keeps products that cover every named clinic, and answers for each clinic in the order named', () => {
    const both = product(1, { clinics: [alemana, davila] });
    const one = product(2, { clinics: [alemana], clinicsAreComplete: true });
    const two = { filters: { coverageOrganizations: ['clinic-2', 'clinic-1'] } };
    const result = compared({ products: [both, one] }, two);
    expect(result.items.map((item) => item.product.id)).toEqual([1]);
    expect(result.items[0]?.clinicAnswers).toEqual([
      { kind: 'covered', clinicId: 2, hospitalaria: null, ambulatoria: null },
      { kind: 'covered', clinicId: 1, hospitalaria: 100, ambulatoria: 80 },
    ]);
  });

  it('keeps every product where the named clinics are optional, and each answers whether it covers them', () => {
    const products = [
      product(1, { clinics: [alemana], clinicsAreComplete: true }),
      product(2, { clinicsAreComplete: true }),
      product(3),
    ];
    const filters = { coverageOrganizations: ['clinic-1'], clinicMatch: 'optional' } as const;
    const { items, facets } = compared({ products }, { filters });
    expect(items.map((item) => [item.product.id, item.clinicAnswers.map(({ kind }) => kind)])).toEqual([
      [1, ['covered']],
      [2, ['not-covered']],
      [3, ['unknown']],
    ]);
    expect(facets.coverageOrganizations).toEqual([{ value: 'clinic-1', label: 'Clínica 1', count: 1 }]);
  });

  it('a clinic with 0 % for every kind of care is not covered', () => {
    const none = product(1, { clinics: [{ clinicId: 1, hospitalaria: 0, ambulatoria: 0, urgencia: null }] });
    expect(idsOf([none], { filters: { coverageOrganizations: ['clinic-1'] } })).toEqual([]);
  });

  it('a clinic or feature that nobody knows leaves nothing', () => {
    expect(idsOf([product(1)], { filters: { coverageOrganizations: ['nobody'] } })).toEqual([]);
    expect(idsOf([product(1)], { filters: { features: ['nothing'] } })).toEqual([]);
  });

  it.each([
    [['QpOnlineSale'], { online: true, executive: false }],
    [['ExternalOnlineSale'], { online: true, executive: false }],
    [['QpMixSale'], { online: true, executive: true }],
    [['QpOnlineSale', 'ExecutiveEmployee'], { online: true, executive: true }],
    [['ExecutiveEmployee'], { online: false, executive: true }],
  ] as const)('decision 16: %j can be bought %j', (salesChannels, expected) => {
    const products = [product(1, { salesChannels })];
    const found = (salesChannel: 'online' | 'executive'): boolean => idsOf(products, { filters: { salesChannel } }).length === 1;
    expect({ online: found('online'), executive: found('executive') }).toEqual(expected);
  });

  it('takes an annual cap in pesos over the UF of the day', () => {
    const summary = { hospitalPercentage: null, ambulatoryPercentage: null, deductible: null };
    const capped = (amount: number): Product =>
      product(amount, { summary: { ...summary, annualCap: moneyOf(amount, 'CLP', 'year') } });
    const products = [capped(40_000_000), capped(39_999_000), product(3)];
    expect(idsOf(products, { filters: { annualCapFrom: 1_000 } })).toEqual([40_000_000]);
  });

  describe('deductibles', () => {
    const nothing = { hospitalPercentage: null, ambulatoryPercentage: null, annualCap: null };
    const withDeductible = (id: number, amount: Money | null, featureIds: readonly number[] = []): Product =>
      product(id, { featureIds, summary: { ...nothing, deductible: amount } });
    const sketch = {
      features: [feature(1), feature(2, { name: 'sin_deducible', displayName: 'Sin deducible' })],
      products: [
        withDeductible(1, moneyOf('3', 'UF', 'year')),
        withDeductible(2, moneyOf('3.5', 'UF', 'year')),
        withDeductible(3, moneyOf(400_000, 'CLP', 'year')),
        withDeductible(4, null),
        withDeductible(5, null, [2]),
        withDeductible(6, moneyOf(100, 'USD', 'year'), [1]),
      ],
    };

    it('lets pass what states no more than that, in pesos over the UF of the day, and what says that it has none', () => {
      const found = compared(sketch, { filters: { deductibleTo: 3 } });
      expect(found.items.map(({ product: { id } }) => id)).toEqual([1, 5]);
    });

    it('counts each step up to which a deductible is offered, and the one chosen', () => {
      expect(compared(sketch, { filters: { deductibleTo: 4 } }).facets.deductibleTo).toEqual([
        { value: '3', label: 'Hasta UF 3', count: 2 },
        { value: '4', label: 'Hasta UF 4', count: 3 },
        { value: '10', label: 'Hasta UF 10', count: 4 },
        { value: '20', label: 'Hasta UF 20', count: 4 },
        { value: '50', label: 'Hasta UF 50', count: 4 },
        { value: '100', label: 'Hasta UF 100', count: 4 },
      ]);
    });
  });
});

describe('facets', () => {
  it('a facet ignores its own filter, so that another value can be added', () => {
    const products = [product(1), product(2, { organizationId: 2 }), product(3, { organizationId: 2, modality: 'Preferente' })];
    const { facets, total } = compared({ products }, { filters: { organizations: ['org-1'] } });
    expect(total).toBe(1);
    expect(facets.organizations).toEqual([
      { value: 'org-1', label: 'Organización 1', count: 1 },
      { value: 'org-2', label: 'Organización 2', count: 2 },
    ]);
    expect(facets.modalities).toEqual([]);
  });

  it('a chosen value without results stays listed, even one that nobody knows, whose code is not shown', () => {
    const { facets } = compared({ products: [product(1)] }, { filters: { organizations: ['org-2', 'gone'] } });
    expect(facets.organizations).toEqual([
      { value: 'org-1', label: 'Organización 1', count: 1 },
      { value: 'org-2', label: 'Organización 2', count: 0 },
      { value: 'gone', label: 'Opción que aquí no existe', count: 0 },
    ]);
  });

  it('A9-43 A9-44 A9-45 QPCL-1 to QPCL-3 are no clinics to filter by', () => {
    const clinics = ['QPCL-1', 'QPCL-2', 'QPCL-3', 'CL-7'].map((code, index) => clinic(index + 1, { code }));
    const listed = clinics.map(({ id }) => ({ clinicId: id, hospitalaria: 90, ambulatoria: 90, urgencia: null }));
    const sketch = { clinics, products: [product(1, { clinics: listed })] };
    expect(compared(sketch).facets.coverageOrganizations).toEqual([{ value: 'CL-7', label: 'Clínica 4', count: 1 }]);
    // Named by hand in an address they are as unknown as any other code.
    expect(compared(sketch, { filters: { coverageOrganizations: ['QPCL-1'] } }).total).toBe(0);
    expect(compared(sketch, { filters: { coverageOrganizations: ['CL-7'] } }).total).toBe(1);
  });

  it('writes annual caps as the edition writes UF', () => {
    const summary = { hospitalPercentage: null, ambulatoryPercentage: null, deductible: null };
    const products = [product(1, { summary: { ...summary, annualCap: moneyOf('4000', 'UF', 'year') } })];
    expect(compared({ products }).facets.annualCapFrom.map(({ label }) => label)).toEqual(['UF 1.000 o más', 'UF 3.000 o más']);
  });
});

describe('around the list', () => {
  it('knows no organisation that sells only in the comparators of another currency or other regions', () => {
    const inDollars = { ...insuranceComparator, url: '/Comparar/Dolares', upperTypes: ['US'], currency: 'USD' } as const;
    const region = { code: 'TX', name: 'Texas', abbreviation: 'TX', order: 1, inSentence: 'Texas' };
    const inTexas = { ...inDollars, url: '/Comparar/Texas', upperTypes: ['TX'], regions: [region] };
    const here = { ...insuranceComparator, upperTypes: ['SALUD', 'VIDA'] };
    const alsoHere = { ...here, url: '/Comparar/Vida', upperTypes: ['VIDA'] };
    const sketch = {
      organizations: [1, 2, 3, 4, 5].map((id) => organization(id)),
      products: [
        product(1, { upperType: 'SALUD' }),
        product(2, { upperType: 'VIDA', organizationId: 2 }),
        product(3, { upperType: 'US', organizationId: 3 }),
        product(4, { upperType: 'TX', organizationId: 4 }),
      ],
      comparators: [here, alsoHere, inDollars, inTexas],
    };
    const knownIn = (comparatorUrl: string): number => compared(sketch, { comparatorUrl }).organizationsKnown;
    expect([here, alsoHere, inDollars, inTexas].map(({ url }) => knownIn(url))).toEqual([3, 3, 2, 2]);
  });

  it('says how many of the known organisations it compares, clinic groups and closed ones without product left out', () => {
    const organizations = [
      organization(1),
      organization(2),
      organization(3),
      organization(4, { open: false }),
      organization(5, { kind: 'provider' }),
      organization(6, { kind: 'isapre' }),
    ];
    const products = [product(1), product(2, { organizationId: 2, modality: 'Preferente' })];
    expect(compared({ organizations, products })).toMatchObject({ organizationsCompared: 2, organizationsKnown: 3 });
    expect(compared({ organizations, products }, { filters: { modalities: ['Preferente'] } })).toMatchObject({
      organizationsCompared: 1,
      organizationsKnown: 3,
    });
  });

  it('a clinic group that sells counts, those that sell nothing do not', () => {
    const organizations = [organization(1, { kind: 'provider' }), organization(2, { kind: 'provider' })];
    const products = [product(1)];
    expect(compared({ organizations, products })).toMatchObject({ organizationsCompared: 1, organizationsKnown: 1 });
  });

  it('suggests for an empty list the two filters that give most when taken back', () => {
    const products = [
      product(1, { modality: 'Preferente', pricing: pesos(9_000) }),
      product(2, { modality: 'Preferente', pricing: pesos(9_000) }),
      product(3, { pricing: pesos(1_000) }),
      product(4, { modality: 'Preferente', pricing: pesos(1_000), previsions: { isapre: true, fonasa: false } }),
    ];
    const filters = { modalities: ['Preferente'], previsiones: ['fonasa'], priceTo: 2_000 } as const;
    const result = compared({ products }, { filters });
    expect(result.total).toBe(0);
    expect(result.relaxations).toEqual([
      { filter: 'price', total: 2 },
      { filter: 'previsiones', total: 1 },
    ]);
  });

  it('a page after the last is empty and keeps the total', () => {
    expect(compared({ products: [product(1)] }, { page: 2 })).toMatchObject({ items: [], total: 1 });
  });
});
