import { editionOf } from '@cotejo/core/editions';
import { describe, expect, it } from 'vitest';
import { sampleItem } from '../testing/sample-answers.ts';
import { priceTexts } from '../price/texts.ts';
import { coverageAmountTexts } from '../product-data/coverage-texts.ts';
import { testTexts } from '../testing/test-texts.ts';
import { comparisonTexts } from './comparison-texts.ts';
import type { ComparisonCell } from './compared-value.ts';
import { comparisonGroups } from './comparison-rows.ts';
import type { ComparedClinic, ComparedColumn } from './load-comparison.ts';

const chile = {
  edition: editionOf('chile'),
  setting: { edition: editionOf('chile'), uf: null, inUf: false },
  t: testTexts.of(comparisonTexts),
  tPrice: testTexts.of(priceTexts),
  tCoverage: testTexts.of(coverageAmountTexts),
};

function column(
  price: number,
  change: { cap?: number | null; hospital?: number | null; clinic?: ComparedClinic } = {},
): ComparedColumn {
  const { cap = 6000, hospital = 100, clinic } = change;
  const summary = {
    ...sampleItem.summary,
    hospitalPercentage: hospital,
    annualCap: cap === null ? null : { value: cap, unit: { code: 'UF' } },
  };
  const profilePrice = { ...sampleItem.profilePrice, price: { value: price, unit: { code: 'CLP' } } };
  return {
    item: { ...sampleItem, summary, profilePrice },
    features: [],
    clinics: clinic ? [clinic] : [],
    examples: [],
    benefits: [],
    source: null,
    basketSource: null,
    isDemonstration: false,
  };
}

function cells(columns: readonly ComparedColumn[], label: string): readonly ComparisonCell[] {
  const rows = comparisonGroups(columns, chile).flatMap((group) => group.rows);
  return rows.find((row) => row.label === label)?.cells ?? [];
}

describe('rows of the comparison', () => {
  it('mark the lowest price and the highest cap as best', () => {
    const columns = [column(412_380, { cap: 6000 }), column(386_120, { cap: 4500 }), column(455_900, { cap: 7000 })];
    expect(cells(columns, 'Precio').map(({ isBest }) => isBest)).toEqual([false, true, false]);
    expect(cells(columns, 'Tope anual').map(({ text, isBest }) => [text, isBest])).toEqual([
      ['UF 6.000', false],
      ['UF 4.500', false],
      ['UF 7.000', true],
    ]);
  });

  it('mark a price as best, and no coverage, where the products insure different things', () => {
    const ofType = (type: string, price: number, cap: number, codigoplan: string | null = null): ComparedColumn => {
      const one = column(price, { cap, hospital: cap / 100 });
      const percentage = { minAmount: cap / 100, maxAmount: cap / 100, unit: { currencyCode: '%' } };
      const benefits = [{ id: 'hospital', label: 'Hospital', amounts: { percentage } }];
      return { ...one, benefits, item: { ...one.item, codigoplan, insuranceType: { ...one.item.insuranceType, name: type } } };
    };
    const bestOf = (columns: readonly ComparedColumn[]) =>
      ['Precio', 'Tope anual', 'Hospitalaria', 'Hospital'].map((label) => cells(columns, label).map(({ isBest }) => isBest));
    const none = [false, false];
    const [first, second] = [
      [true, false],
      [false, true],
    ];
    expect(bestOf([ofType('SALUD', 1, 5000), ofType('SALUD', 2, 6000)])).toEqual([first, second, second, second]);
    expect(bestOf([ofType('SALUD', 1, 5000), ofType('ACCIDENTES', 2, 6000)])).toEqual([first, none, none, none]);
    // Plans of isapres insure the same: their type is their modality.
    const plans = [ofType('PREFERENTE', 1, 5000, 'A'), ofType('LIBRE_ELECCION', 2, 6000, 'B')];
    expect(bestOf(plans)).toEqual([first, second, second, second]);
  });

  it('B9-30 B9-31 a cap of a year is one value in its cell, also where a benefit states its least and its most in dollars', () => {
    const inDollars = (unit: string): ComparedColumn => {
      const { item, ...rest } = column(1);
      const annualCap = { value: 250_000, unit: { code: 'USD' } };
      const yearly = { minAmount: 10_000, maxAmount: 50_000, unit: { currencyCode: unit } };
      const benefits = [{ id: 'hospital', label: 'Hospital', amounts: { yearly_top: yearly } }];
      return { ...rest, item: { ...item, summary: { ...item.summary, annualCap } }, benefits };
    };
    const columns = [inDollars('USD/Año'), inDollars('USD/V')];
    expect(cells(columns, 'Tope anual').map(({ text }) => text)).toEqual(['US$ 250.000', 'US$ 250.000']);
    expect(cells(columns, 'Hospital').map(({ text }) => text)).toEqual(['tope US$ 50.000 al año', 'tope US$ 50.000 al año']);
  });

  it('say of an example that it is in the network, and what it comes to outside, where the page of the product says so', () => {
    const pesos = (value: number) => ({ value, unit: { code: 'CLP' } });
    const birth = (paid: number | null, outside: number | null): ComparedColumn => {
      const [own, elsewhere] = [paid, outside].map((value) => (value === null ? null : pesos(value)));
      return { ...column(1), examples: [{ name: 'parto', label: 'Parto', paid: own ?? null, paidOutside: elsewhere ?? null }] };
    };
    const row = cells([birth(0, 1_306_533), birth(250_000, null), birth(null, null)], 'Parto');
    expect(row.map(({ text, isBest }) => [text, isBest])).toEqual([
      // In its network this one is better, outside the other one.
      ['$0 en su red; fuera de ella hasta $1.306.533', false],
      ['$250.000', false],
      ['No informado', false],
    ]);
    // Two figures are none to count with.
    expect(row.map(({ figure }) => figure?.digits)).toEqual([undefined, '250000', undefined]);
  });

  it('compare what is paid in the network and outside it: best is who pays no more in either', () => {
    const pesos = (value: number) => ({ value, unit: { code: 'CLP' } });
    const birth = (paid: number, outside: number | null): ComparedColumn => ({
      ...column(1),
      examples: [{ name: 'parto', label: 'Parto', paid: pesos(paid), paidOutside: outside === null ? null : pesos(outside) }],
    });
    const bestOf = (columns: readonly ComparedColumn[]) => cells(columns, 'Parto').map(({ isBest }) => isBest);
    expect(bestOf([birth(0, null), birth(0, 980_275)])).toEqual([true, false]);
    expect(bestOf([birth(10, 20), birth(5, 15), birth(5, 15)])).toEqual([false, true, true]);
    expect(bestOf([birth(0, 100), birth(10, 50)])).toEqual([false, false]);
  });

  it('call best of the two columns of a narrow screen another one than of all three, where the third is better', () => {
    const prices = [column(412_380, { hospital: 100 }), column(386_120, { hospital: 80 }), column(355_900, { hospital: 100 })];
    const bestOf = (label: string) => cells(prices, label).map(({ isBest, isBestOfTwo }) => [isBest, isBestOfTwo]);
    expect(bestOf('Precio')).toEqual([
      [false, false],
      [false, true],
      [true, false],
    ]);
    // Two of three share the best value.
    expect(bestOf('Hospitalaria')).toEqual([
      [true, true],
      [false, false],
      [true, false],
    ]);
    const two = cells(prices.slice(0, 2), 'Precio');
    expect(two.map(({ isBest, isBestOfTwo }) => [isBest, isBestOfTwo])).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('mark none where all say the same, or where only one is known', () => {
    expect(cells([column(1, { hospital: 100 }), column(2, { hospital: 100 })], 'Hospitalaria').some(({ isBest }) => isBest)).toBe(
      false,
    );
    const unknown = cells([column(1, { cap: null }), column(2, { cap: 5000 })], 'Tope anual');
    expect(unknown.map(({ text, isBest }) => [text, isBest])).toEqual([
      ['No informado', false],
      ['UF 5.000', false],
    ]);
  });

  it('say that a product has no deductible where it is known to have none, which beats any', () => {
    const withDeductible = (deductible: ComparedColumn['item']['summary']['deductible'], names: readonly string[]) => {
      const { item, ...rest } = column(1);
      const features = names.map((name, id) => ({ id, name, displayName: name }));
      return { ...rest, item: { ...item, features, summary: { ...item.summary, deductible } } };
    };
    const columns = [
      withDeductible({ value: 2, unit: { code: 'UF' } }, []),
      withDeductible(null, ['sin_deducible']),
      withDeductible(null, []),
    ];
    expect(cells(columns, 'Deducible').map(({ text, isBest }) => [text, isBest])).toEqual([
      ['UF 2', false],
      ['Sin deducible', true],
      ['No informado', false],
    ]);
  });

  it('B2.8-06 name the features that any of the products could have, each once: with it, without, or not known', () => {
    const feature = (id: number, included: boolean) => ({
      id,
      name: `f${id}`,
      displayName: `F${id}`,
      feature_type_id: 1,
      description: null,
      included,
    });
    const columns = [
      { ...column(1), features: [feature(1, true), feature(2, false)] },
      { ...column(2), features: [feature(2, true), feature(3, true)] },
    ];
    const rows = comparisonGroups(columns, chile).find(({ id }) => id === 'features')?.rows ?? [];
    expect(rows.map((row) => [row.label, ...row.cells.map(({ text, has }) => [text, has])])).toEqual([
      ['F1', ['Incluye', true], ['No informado', undefined]],
      ['F2', ['No incluye', false], ['Incluye', true]],
      ['F3', ['No informado', undefined], ['Incluye', true]],
    ]);
  });

  it('do not contradict themselves: a benefit that a sheet has not is not included where the features say so of the same thing', () => {
    const feature = (id: number, displayName: string, included: boolean) => ({
      id,
      name: `f${id}`,
      displayName,
      feature_type_id: 2,
      description: null,
      included,
    });
    const benefit = { id: 'ambulance', label: 'Ambulancia', amounts: {} };
    const percentage = { minAmount: 80, maxAmount: 80, unit: { currencyCode: '%' } };
    const paying = {
      ...column(1),
      benefits: [{ ...benefit, amounts: { percentage } }],
      features: [feature(1, 'Ambulancia', true)],
    };
    const without = { ...column(2), features: [feature(1, 'Ambulancia', false), feature(2, 'Dental', true)] };
    const silent = { ...column(3), features: [feature(1, 'Ambulancia', false)] };
    const of = (columns: readonly ComparedColumn[]) =>
      comparisonGroups(columns, chile).flatMap(({ rows }) =>
        rows.filter(({ label }) => label === 'Ambulancia').map((row) => row.cells.map(({ text }) => text)),
      );
    expect(of([paying, without, silent])).toEqual([
      [expect.stringContaining('80'), 'No incluye', 'No informado'],
      ['Incluye', 'No incluye', 'No informado'],
    ]);
  });

  it('compare features of other kinds in a group of their own, in words, and say of who tells of none that it is not known', () => {
    const feature = (id: number, type: number, included: boolean) => ({
      id,
      name: `f${id}`,
      displayName: `F${id}`,
      feature_type_id: type,
      description: null,
      included,
    });
    const columns = [
      { ...column(1), features: [feature(1, 1, true), feature(2, 2, true), feature(3, 2, true), feature(4, 2, false)] },
      { ...column(2), features: [feature(1, 1, true), feature(2, 2, true), feature(3, 2, false), feature(4, 2, false)] },
      { ...column(3), features: [feature(1, 1, false), feature(2, 2, false)] },
    ];
    const groupsOf = (some: readonly ComparedColumn[]) => comparisonGroups(some, chile);
    const other = groupsOf(columns).find(({ id }) => id === 'otherFeatures');
    expect(other?.title).toBe('Otras características');
    expect(other?.rows.map(({ label, feature: sign, cells }) => [label, sign, ...cells.map(({ text }) => text)])).toEqual([
      ['F2', null, 'Incluye', 'Incluye', 'No informado'],
      ['F3', null, 'Incluye', 'No incluye', 'No informado'],
      ['F4', null, 'No incluye', 'No incluye', 'No informado'],
    ]);
    const ofTwo = groupsOf(columns.slice(0, 2)).find(({ id }) => id === 'otherFeatures');
    expect(ofTwo?.rows.map(({ same }) => same)).toEqual(['all', null, 'all']);
    expect(groupsOf([{ ...column(1), features: [feature(1, 1, true), feature(2, 2, false)] }]).map(({ id }) => id)).not.toContain(
      'otherFeatures',
    );
  });

  it('say of each group and row who says the same: all, or the first two of three, which are all that a phone shows', () => {
    const sameOf = (caps: readonly number[]) => {
      const group = comparisonGroups(
        caps.map((cap) => column(1, { cap })),
        chile,
      ).find(({ id }) => id === 'coverages');
      return [group?.same, group?.rows.find(({ label }) => label === 'Tope anual')?.same];
    };
    expect(sameOf([6000, 6000, 6000])).toEqual(['all', 'all']);
    expect(sameOf([6000, 6000, 4500])).toEqual(['two', 'two']);
    expect(sameOf([6000, 4500, 6000])).toEqual([null, null]);
    expect(sameOf([6000, 6000])).toEqual(['all', 'all']);
    expect(sameOf([6000])).toEqual([null, null]);
  });

  it.each([
    [
      [
        [100, 100],
        [70, 100],
        [60, 90],
      ],
      [true, false, false],
    ],
    // Which of these pays more depends on the place.
    [
      [
        [80, 100],
        [70, 90],
      ],
      [false, false],
    ],
    [
      [
        [70, 100],
        [70, 100],
      ],
      [false, false],
    ],
    [
      [
        [100, 100],
        [100, 100],
        [70, 80],
      ],
      [true, true, false],
    ],
    [
      [
        [90, 90],
        [80, 80],
      ],
      [true, false],
    ],
  ])('call best the share of a benefit that is never below another: %j', (shares, best) => {
    const columns = shares.map(([minAmount = 0, maxAmount = 0], index) => ({
      ...column(index + 1),
      benefits: [
        {
          id: 'hospital',
          label: 'Hospital',
          amounts: { percentage: { minAmount, maxAmount, unit: { currencyCode: '%', currencyName: '%' } } },
        },
      ],
    }));
    expect(cells(columns, 'Hospital').map(({ isBest }) => isBest)).toEqual(best);
  });

  it.each([
    ['the same cap', 35, true],
    ['another cap', 30, false],
    ['none', null, false],
  ])('call best the better share where the other one stops at %s', (_, otherTop, isBest) => {
    const bounds = (minAmount: number, maxAmount: number, unit: string) => ({
      minAmount,
      maxAmount,
      unit: { currencyCode: unit, currencyName: unit },
    });
    const paying = (place: number, least: number, top: number | null): ComparedColumn => {
      const stops = top === null ? {} : { max_coverage: bounds(top, top, 'UF') };
      const amounts = { percentage: bounds(least, 90, '%'), ...stops };
      return { ...column(place), benefits: [{ id: 'k', label: 'Kinesiología', amounts }] };
    };
    const values = cells([paying(1, 60, otherTop), paying(2, 90, 35)], 'Kinesiología');
    expect(values.map((cell) => cell.isBest)).toEqual([false, isBest]);
    // What stops at a cap as well is more than one number.
    expect(values[1]?.figure).toBeUndefined();
  });

  it("say of a feature that is a lack of something 'Sí' or 'No', and not that it is included", () => {
    const feature = (id: number, name: string, included: boolean) => ({
      id,
      name,
      displayName: name,
      feature_type_id: 2,
      description: null,
      included,
    });
    const columns = [true, false].map((included, index) => ({
      ...column(index),
      features: [feature(1, 'sin_carencia', included), feature(2, 'telemedicina', included), feature(3, 'dental', true)],
    }));
    expect(cells(columns, 'sin_carencia').map(({ text }) => text)).toEqual(['Sí', 'No']);
    expect(cells(columns, 'telemedicina').map(({ text }) => text)).toEqual(['Incluye', 'No incluye']);
  });

  it('say what is paid over the 7 % where the income is known, and nothing below zero', () => {
    const columns = [column(244_375), column(100_000)];
    expect(cells(columns, 'Sobre tu 7 %').map(({ text }) => text)).toEqual(['$100.000', '$0']);
  });

  it('answer for the clinics: a stated percentage beats not covering, and unknown is never zero', () => {
    const clinic = (answer: ComparedClinic['answer'], hospitalaria: number | null): ComparedClinic => ({
      code: 'A',
      displayName: 'Clínica Alemana',
      answer,
      hospitalaria,
      ambulatoria: null,
    });
    const columns = [
      column(1, { clinic: clinic('covered', 90) }),
      column(2, { clinic: clinic('not-covered', null) }),
      column(3, { clinic: clinic('unknown', null) }),
    ];
    expect(cells(columns, 'Clínica Alemana')).toEqual([
      { text: '90 %', isBest: true, isBestOfTwo: true, isQuiet: false, figure: { digits: '90', unit: '%' } },
      { text: 'No cubre', isBest: false, isBestOfTwo: false, isQuiet: true },
      { text: 'No informado', isBest: false, isBestOfTwo: false, isQuiet: true },
    ]);
  });
});
