import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { CompareAnswer } from '@cotejo/contract/compare';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';
import { sampleCompareAnswer } from '../../testing/sample-answers.ts';
import { comparators, siteFacts } from '../../testing/site-facts.ts';
import { growingSteps } from './filter-panel.tsx';

type Facets = CompareAnswer['metaData']['facets'];

const kinds = [
  { value: 'insurer', label: 'Aseguradoras', count: 6 },
  { value: 'assistance', label: 'Empresas de asistencia', count: 4 },
];
const steps = [
  { value: '3', label: 'Hasta UF 3', count: 2 },
  { value: '10', label: 'Hasta UF 10', count: 5 },
  { value: '20', label: 'Hasta UF 20', count: 5 },
];

interface Shown {
  readonly facets?: Partial<Facets>;
  readonly query?: string;
  readonly total?: number;
  readonly ranges?: CompareAnswer['metaData']['ranges'];
  readonly paid?: ComparatorAnswer['paid'];
  readonly sorts?: ComparatorAnswer['sorts'];
}

async function htmlOf({ facets = {}, query = '', total = 10, ranges, ...own }: Shown): Promise<string> {
  const { metaData } = sampleCompareAnswer;
  const meta = { ...metaData, total, ranges: ranges ?? metaData.ranges, facets: { ...metaData.facets, ...facets } };
  const answer = { ...sampleCompareAnswer, metaData: meta };
  const transport = fakeTransport({
    getSite: { data: siteFacts },
    listComparators: { data: comparators.map((known) => ({ ...known, ...own })) },
    compareInsurance: answer,
  });
  const page = await renderTestPage(`/Comparar/Seguros-de-Salud${query}`, transport);
  if (page.kind !== 'html') throw new Error(`expected a page, got ${page.response.status}`);
  return page.html;
}

/** Each group of the filters by its title, as what is in it. */
async function groups(shown: Shown): Promise<ReadonlyMap<string, string>> {
  const found = (await htmlOf(shown)).matchAll(/<fieldset[^>]*><legend[^>]*>([^<]*)<\/legend>(.*?)<\/fieldset>/gs);
  return new Map([...found].map(([, title = '', content = '']) => [title, content]));
}

/** The radio buttons of a group: value, what stands beside it, and which is on. */
function choicesOf(group = ''): readonly string[] {
  const radios = group.matchAll(/<label[^>]*><input type="radio"([^>]*)\/?>(.*?)<\/label>/gs);
  return [...radios].map(([, attributes = '', text = '']) => {
    const value = /value="([^"]*)"/.exec(attributes)?.[1] ?? '';
    const words = text
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
    return `${attributes.includes('checked') ? '(x)' : '( )'} ${value}: ${words}`;
  });
}

describe('the kind of company', () => {
  it('is one choice of those with results, or of none, in fields that a form sends by itself', async () => {
    const group = (await groups({ facets: { organizationType: kinds } })).get('Tipo de compañía');
    expect(choicesOf(group)).toEqual([
      '(x) : De cualquier tipo',
      '( ) insurer: Aseguradoras 6',
      '( ) assistance: Empresas de asistencia 4',
    ]);
    expect(group?.match(/name="organizationType"/g)).toHaveLength(3);
  });

  it('is not asked where all are of one kind, unless one is chosen', async () => {
    const one = kinds.slice(0, 1);
    const shown = { facets: { organizationType: one }, total: 6 };
    expect((await groups(shown)).has('Tipo de compañía')).toBe(false);
    const chosen = (await groups({ ...shown, query: '?organizationType=insurer' })).get('Tipo de compañía');
    expect(choicesOf(chosen)).toEqual(['( ) : De cualquier tipo', '(x) insurer: Aseguradoras 6']);
  });
});

describe('the yearly deductible', () => {
  it('offers the steps that differ, with the meaning of the word behind a button', async () => {
    const group = (await groups({ facets: { deductibleTo: steps } })).get('Deducible anual');
    expect(choicesOf(group)).toEqual(['(x) : Cualquiera', '( ) 3: Hasta UF 3 2', '( ) 10: Hasta UF 10 5']);
    expect(group?.match(/name="deductibleTo"/g)).toHaveLength(3);
    expect(group).toMatch(/<button type="button"[^>]*>.*Qué es el deducible/s);
    expect(group).toContain('Lo que pagas tú cada año antes de que el seguro empiece a pagar.');
  });

  it('is not asked where every step leaves the whole list, unless one is chosen', async () => {
    const same = steps.map((step) => ({ ...step, count: 5 }));
    const shown = { facets: { deductibleTo: same }, total: 5 };
    expect((await groups(shown)).has('Deducible anual')).toBe(false);
    const chosen = (await groups({ ...shown, query: '?deductibleTo=20' })).get('Deducible anual');
    expect(choicesOf(chosen)).toEqual(['( ) : Cualquiera', '( ) 3: Hasta UF 3 5', '(x) 20: Hasta UF 20 5']);
  });

  it('is asked where its one step narrows the list', async () => {
    const one = steps.slice(0, 1);
    expect(choicesOf((await groups({ facets: { deductibleTo: one } })).get('Deducible anual'))).toHaveLength(2);
  });

  it('keeps the chosen step though it gives nothing, so that it can be taken back', () => {
    const none = [{ value: '1', label: 'Hasta UF 1', count: 0 }];
    expect(growingSteps(none, ['1'])).toEqual(none);
    expect(growingSteps(none, [])).toEqual([]);
  });
});

describe('the yearly cap', () => {
  const caps = [
    { value: '1000', label: 'UF 1.000 o más', count: 5 },
    { value: '3000', label: 'UF 3.000 o más', count: 5 },
    { value: '5000', label: 'UF 5.000 o más', count: 2 },
    { value: '10000', label: 'UF 10.000 o más', count: 2 },
  ];

  it('offers the steps that differ, of two with the same list the one that says more', async () => {
    const group = (await groups({ facets: { annualCapFrom: caps } })).get('Tope anual');
    expect(choicesOf(group)).toEqual(['(x) : Cualquiera', '( ) 3000: UF 3.000 o más 5', '( ) 10000: UF 10.000 o más 2']);
  });

  it('keeps the chosen step', async () => {
    const group = (await groups({ facets: { annualCapFrom: caps }, query: '?annualCapFrom=5000' })).get('Tope anual');
    expect(choicesOf(group)?.slice(2)).toEqual(['(x) 5000: UF 5.000 o más 2', '( ) 10000: UF 10.000 o más 2']);
  });
});

describe('the visitor’s previsión', () => {
  const both = [
    { value: 'isapre', label: 'Isapre', count: 10 },
    { value: 'fonasa', label: 'Fonasa', count: 10 },
  ];
  const isAsked = async (shown: Shown) => (await groups(shown)).has('Tu previsión');

  it('is asked where a year’s cost hangs on it, though all that another filter leaves is open to both', async () => {
    expect(await isAsked({ facets: { previsiones: both }, query: '?coverageOrganizations=bupa' })).toBe(true);
  });

  it('is not asked where no cost hangs on it and it would narrow nothing', async () => {
    const sorts = ['recomendados', 'precio-asc'] as const;
    expect(await isAsked({ facets: { previsiones: both }, sorts: [...sorts] })).toBe(false);
    const one = both.map((option, index) => ({ ...option, count: 10 - index }));
    expect(await isAsked({ facets: { previsiones: one }, sorts: [...sorts] })).toBe(true);
  });
});

describe('categories', () => {
  const categoryTypes = [
    { value: 'dental', label: 'Seguro dental', count: 6 },
    { value: 'health', label: 'Seguro de salud', count: 4 },
  ];
  const insuranceTypes = [...categoryTypes, { value: 'other', label: 'Otro', count: 1 }];

  it('are asked where no types are, whose sums they are, or where one is chosen', async () => {
    const isAsked = async (shown: Shown) => (await groups(shown)).has('Categoría');
    expect(await isAsked({ facets: { categoryTypes, insuranceTypes: [] } })).toBe(true);
    expect(await isAsked({ facets: { categoryTypes, insuranceTypes } })).toBe(false);
    expect(await isAsked({ facets: { categoryTypes, insuranceTypes }, query: '?categoryTypes=dental' })).toBe(true);
  });
});

describe('price limits', () => {
  it.each([
    ['month', 'Precio mensual'],
    ['year', 'Precio anual'],
    ['once', 'Precio por viaje'],
    [null, 'Precio por mes'],
  ] as const)('say what they limit where a price is paid by %s', async (paid, title) => {
    const price = { lowest: 1000, highest: 9000, bins: [1, 2], steps: [1000, 3000, 9000] };
    expect((await groups({ ranges: { price }, paid })).get(title)).toContain('name="preciomin"');
  });

  const range = { lowest: 2_000, highest: 200_000, bins: [3, 1], steps: [2_000, 20_000, 200_000] };
  const valuesIn = (group = '') =>
    ['preciomin', 'preciomax'].map(
      (name) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(group)?.[0].match(/ value="([^"]*)"/)?.[1],
    );

  it('are written in the period and currency of the cards: boxes, handles and the unit that the form sends', async () => {
    const query = '?preciomin=4083&preciomax=20000';
    const yearly = (await groups({ ranges: { price: range }, paid: 'year', query })).get('Precio anual');
    expect(valuesIn(yearly)).toEqual(['$49.000', '$240.000']);
    expect(yearly).toContain('aria-valuetext="$240.000"');
    expect(yearly).toContain('name="priceUnit" value="1/12"');
    const inUf = (await groups({ ranges: { price: range }, query: `${query}&currency=1` })).get('Precio mensual');
    expect(valuesIn(inUf)).toEqual(['UF 0,1', 'UF 0,49']);
    expect(inUf).toContain('aria-valuetext="UF 0,49"');
    expect(inUf).toContain('placeholder="UF 4,9"');
    expect(inUf).toContain('name="priceUnit" value="40829.15/1"');
  });

  it('that an address has the wrong way round change places, which is said', async () => {
    const group = async (query: string) => (await groups({ ranges: { price: range }, query })).get('Precio mensual');
    const turned = await group('?preciomin=30000&preciomax=4000');
    expect(valuesIn(turned)).toEqual(['$4.000', '$30.000']);
    expect(turned).toContain('El mínimo pasaba del máximo: los cambiamos de lugar.');
    expect(await group('?preciomin=4000&preciomax=30000')).not.toContain('cambiamos');
  });

  it('are not asked where all cost the same', async () => {
    const price = { lowest: 5_000, highest: 5_000, bins: [4], steps: [5_000] };
    expect((await groups({ ranges: { price } })).has('Precio mensual')).toBe(false);
  });

  it('are asked in their boxes alone where a limit is set, or the list emptied, and nothing has a price to measure them by', async () => {
    const priceOf = async (query: string, total: number, steps: number[] = []) => {
      const price = steps.length === 0 ? null : { lowest: 5_000, highest: 5_000, bins: [4], steps };
      return (await groups({ query, ranges: { price }, total })).get('Precio mensual');
    };
    const empty = (await priceOf('?preciomin=1000&preciomax=4000', 0)) ?? '';
    expect(empty).toMatch(/<input (?=[^>]*inputMode)(?=[^>]*name="preciomin")[^>]*value="\$1\.000"/i);
    expect(empty).toMatch(/<input (?=[^>]*inputMode)(?=[^>]*name="preciomax")[^>]*value="\$4\.000"/i);
    expect(empty).not.toContain('type="range"');
    expect(await priceOf('?preciomax=4000', 4, [5_000])).toContain('value="$4.000"');
    expect(await priceOf('?modalities=Libre', 0)).toContain('name="preciomax"');
    expect(await priceOf('', 0)).toBeUndefined();
    expect(await priceOf('', 4)).toBeUndefined();
  });
});
