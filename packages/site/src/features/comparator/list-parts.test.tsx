import type { Item } from '@cotejo/contract/compare';
import { readComparatorSearch } from '@cotejo/contract/search-params';
import { editionOf } from '@cotejo/core/editions';
import type { Sort } from '@cotejo/core/comparison';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { sampleCompareAnswer, sampleItem } from '../../testing/sample-answers.ts';
import { TestFrame } from '../../testing/test-frame.tsx';
import { testTexts } from '../../testing/test-texts.ts';
import { clinicsToShow } from './clinic-filter.tsx';
import { CompareBar } from '../../comparison/compare-bar.tsx';
import { listTexts } from './list-texts.ts';
import { genderOf } from './noun-gender.ts';
import { namedSorts, sortNameOn } from './sort-names.ts';
import { comparatorTexts } from './texts.ts';
import { isDividing } from './filter-panel.tsx';
import type { CompareSelection } from '../../comparison/compare-selection.ts';
import { emptySlots, type CompareSlots } from '../../comparison/compare-slots.ts';
import { comparators } from '../../testing/site-facts.ts';
import { OfflineNotice } from './list-states.tsx';
import { CardSkeletons, loadingMessages, LoadingMessage, messageTime } from './loading-list.tsx';
import { factsOf } from './result-facts.tsx';
import { ResultLine } from './result-line.tsx';

const shown = (element: ReactNode): string => renderToString(<TestFrame>{element}</TestFrame>);

const setting = { edition: editionOf('chile'), uf: sampleCompareAnswer.metaData.uf, inUf: false };

function bar(slots: CompareSlots, items: readonly Item[] = [sampleItem]): string {
  const selection: CompareSelection = { slots, add: () => true, remove: () => undefined, clear: () => undefined };
  return shown(
    <CompareBar selection={selection} items={items} setting={setting} isAboveBar focusAfter={[]} onCompare={() => undefined} />,
  );
}

it('without a connection the list says which one it is, and its button what it loads', () => {
  const html = shown(<OfflineNotice uf={null} onRetry={() => undefined} />);
  expect(html).toContain('Ves la última lista guardada');
  expect(html).toMatch(/<button[^>]*>Volver a cargar la lista<\/button>/);
});

describe('compare bar', () => {
  const other = { ...sampleItem, codigoplan: 'OTRO', displayName: 'Otro plan' };

  it('B4-40 is there as soon as one is chosen, and not before', () => {
    expect(bar(emptySlots)).toBe('');
    expect(bar([sampleItem, null, null])).toContain('<section aria-label="Comparación"');
  });

  it('B2.7-01 B2.7-02 is fixed at the foot and has three slots', () => {
    const html = bar([sampleItem, null, null]);
    expect(html).toContain('fixed inset-x-0 bottom-0');
    expect(html.match(/<li/g)).toHaveLength(3);
  });

  it('B2.7-03 B2.7-04 B2.7-08 shows what is chosen, each with its way out, and what to do with the rest', () => {
    const html = bar([sampleItem, null, null]).replaceAll('<!-- -->', '');
    expect(html).toContain('Max Salud 90</b>');
    expect(html).toContain('Quitar Max Salud 90 de la comparación');
    expect(html.match(/Agrégalo desde el producto/g)).toHaveLength(2);
  });

  it('B2.7-05 B2.7-07 B4-41 asks for two, and with two it compares', () => {
    const hint = 'Elige mínimo 2 seguros para compararlos';
    expect(bar([sampleItem, null, null])).toContain(hint);
    expect(bar([sampleItem, null, null])).not.toContain('Comparar seguros');
    expect(bar([sampleItem, other, null])).not.toContain(hint);
    expect(bar([sampleItem, other, null])).toContain('Comparar seguros');
  });

  it("B2.7-03 a phone's square shows a whole price or the name, never a price cut off", () => {
    const inSquare = (value: number): string => {
      const item = { ...sampleItem, profilePrice: { ...sampleItem.profilePrice, price: { value, unit: { code: 'CLP' } } } };
      return /(?:tracking-tight|wrap-anywhere)">(.*?)<\/span>/.exec(bar([item, null, null], [item]))?.[1] ?? '';
    };
    expect(inSquare(999_999)).toBe('$999.999');
    expect(inSquare(1_318_508)).toBe('Max Salud 90');
  });

  it('tells the prices of all that is chosen, or the insurers of all: none stands beside the other', () => {
    const told = (inSight: readonly (typeof sampleItem)[]): readonly string[] =>
      [...bar([sampleItem, other, null], inSight).matchAll(/<span class="tabular">(.*?)<\/span>/g)].map(([, text = '']) => text);
    expect(told([sampleItem, other])).toEqual(['$412.380/mes', '$412.380/mes']);
    expect(told([sampleItem])).toEqual(['Cruz Blanca', 'Cruz Blanca']);
  });

  it('B3-41 names each product by its displayName, whatever its name for whoever sells it', () => {
    expect(bar([{ ...sampleItem, displayName: 'Max Salud para ti' }, null, null])).toMatch(/<b [^>]*>Max Salud para ti<\/b>/);
  });

  it('B3-43 tells the price for the visitor, else the least price, and never a base price, which nobody pays', () => {
    const priced = (minPrice: number | null, own: number | null): string => {
      const unit = { code: 'CLP' };
      const { profilePrice, price } = sampleItem;
      const item = {
        ...sampleItem,
        price: { ...price, minPrice },
        priceRange: { from: 2.5, unit: { code: 'UF' } },
        profilePrice: { ...profilePrice, price: own === null ? null : { value: own, unit }, unitPrice: null },
      };
      return /<span class="tabular">(.*?)<\/span>/.exec(bar([item, null, null], [item]).replaceAll('<!-- -->', ''))?.[1] ?? '';
    };
    expect(priced(90_000, 123_000)).toBe('$123.000/mes');
    expect(priced(90_000, null)).toBe('$90.000/mes');
    expect(priced(null, null)).toBe('Cruz Blanca');
  });
});

describe('the counter of results', () => {
  const search = readComparatorSearch(new URLSearchParams());
  const nothing = (): void => undefined;
  const state = {
    search,
    urlOf: () => '/Comparar/Isapres',
    shown: () => search,
    show: nothing,
    apply: nothing,
    applyWithList: nothing,
    expect: nothing,
    applySoon: nothing,
  };
  const [comparator] = comparators;
  const counter = (isLoading: boolean, { isOfSeveral = false, isOfBefore = false } = {}): string => {
    if (!comparator) throw new Error('expected a comparator');
    const { metaData: meta } = sampleCompareAnswer;
    const line = <ResultLine {...{ comparator, meta, state, isLoading, isOfSeveral, isOfBefore }} />;
    const html = shown(<RouterProvider router={createMemoryRouter([{ path: '*', element: line }])} />);
    return /<p role="status".*?<\/p>/s.exec(html)?.[0] ?? '';
  };

  it('B5-56 turns its sign while a list is on its way, and has none once it is there', () => {
    expect(counter(true)).toMatch(/<svg[^>]*animate-spin.*Resultados/s);
    expect(counter(false)).not.toMatch(/<svg|animate-spin|Resultados/);
    expect(counter(false)).toMatch(/<strong[^>]*>\d/);
  });

  it('says no order of a list that stands for another one', () => {
    expect(counter(false, { isOfBefore: true })).toMatch(/<strong[^>]*>\d/);
    expect(counter(false, { isOfBefore: true })).not.toContain('ordenado');
  });

  it('says of a family that what all of it can have comes before the order', () => {
    expect(counter(false)).toMatch(/, ordenado por puntaje<\/p>/);
    expect(counter(false, { isOfSeveral: true })).toMatch(/, ordenado por puntaje, primero lo que asegura a todo tu grupo<\/p>/);
  });
});

describe('clinics to choose from', () => {
  const clinic = (value: string, label: string, count: number) => ({ value, label, count });
  const options = [
    clinic('1', 'Clínica Alemana', 38),
    clinic('2', 'Clínica Dávila', 204),
    clinic('3', 'Indisa', 90),
    clinic('4', 'MEDS', 100),
  ];
  const labels = (chosen: readonly string[], query: string) => clinicsToShow(options, chosen, query).map(({ label }) => label);

  it('are at first those that most plans cover', () => {
    expect(labels([], '')).toEqual(['Clínica Dávila', 'MEDS', 'Indisa']);
  });

  it('are found without regard to case and accents, and the chosen ones stay', () => {
    expect(labels(['3'], 'CLINICA da')).toEqual(['Indisa', 'Clínica Dávila']);
  });
});

describe('loading list', () => {
  it('holds as many places as a page has cards', () => {
    expect(renderToString(<CardSkeletons count={20} view="tarjetas" />).match(/rounded-card/g)).toHaveLength(20);
  });

  it('A4-12 A4-13 A9-18 four messages of 3.5 s begin with the one of the specification', () => {
    expect(shown(<LoadingMessage />)).toContain('Buscando resultados...');
    expect(new Set(loadingMessages.map((key) => testTexts.of(comparatorTexts)(key))).size).toBe(4);
    expect(messageTime).toBe(3500);
  });
});

describe('the word before the order of a list', () => {
  it.each([
    ['modalidad', 'modalidades', 'ordenada', 'ordenadas'],
    ['póliza', 'pólizas', 'ordenada', 'ordenadas'],
    ['EPS', 'EPS', 'ordenada', 'ordenadas'],
    ['plan', 'planes', 'ordenado', 'ordenados'],
  ])('agrees with %s in gender and number', (one, many, single, several) => {
    const t = testTexts.of(listTexts);
    const told = (count: number, noun: string) =>
      t(`ordered.${genderOf({ one })}`, { count, results: `${count} ${noun}`, order: t('order.puntaje') });
    expect(told(1, one)).toBe(`1 ${one}, ${single} sólo por puntaje`);
    expect(told(13, many)).toBe(`13 ${many}, ${several} sólo por puntaje`);
  });
});

describe('the filters of a list', () => {
  it('leave out options that all of the list have', () => {
    expect(isDividing([{ count: 12 }, { count: 12 }], 12)).toBe(false);
    expect(isDividing([{ count: 12 }, { count: 7 }], 12)).toBe(true);
  });
});

describe('the orders of a list', () => {
  it('are by price where nothing has a score, and the one that is on is always there', () => {
    const sorts = ['recomendados', 'precio-asc', 'precio-desc'] as const;
    const t = testTexts.of(listTexts);
    const options = (on: Sort) => namedSorts(sorts, on).map(({ name }) => t(`sort.${name}`));
    expect(options('recomendados')).toEqual(['Menor precio', 'Mayor precio']);
    expect(t(`order.${sortNameOn(sorts, 'recomendados')}`)).toBe('del más barato al más caro');
    expect(options('afinidad')).toEqual(['Menor precio', 'Mayor precio', 'Más afines a ti']);
  });
});

it('a list speaks of what some product of the same kind states: a life policy has no hospital percentage to be uninformed of', () => {
  const of = (upperType: string, summary: Partial<Item['summary']>): Item => ({
    ...sampleItem,
    codigoplan: null,
    score: null,
    careCentreCount: 0,
    clinicAnswers: [],
    summary: { ...sampleItem.summary, hospitalPercentage: null, ambulatoryPercentage: null, annualCap: null, ...summary },
    insuranceType: { ...sampleItem.insuranceType, upperType: { ...sampleItem.insuranceType.upperType, name: upperType } },
  });
  const pages = [[of('health', { hospitalPercentage: 80 }), of('life', {})], [of('health', { ambulatoryPercentage: 60 })]];
  expect(factsOf(pages)).toEqual({ health: ['hospital', 'ambulatory'], life: [] });
});
