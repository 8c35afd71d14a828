import type { FilterState } from '@cotejo/contract/compare';
import { readComparatorSearch, writeComparatorSearch, type ComparatorSearch, type View } from '@cotejo/contract/search-params';
import type { Sort } from '@cotejo/core/comparison';
import { readLimits } from './limits-before.ts';

/** The lists of the filter state whose values are ticked one by one. */
export type ListFilter =
  'insuranceTypes' | 'organizations' | 'coverageOrganizations' | 'categoryTypes' | 'previsiones' | 'modalities' | 'features';

/** The most clinics a card answers for (experience, promise 4). */
export const maximumClinics = 3;

/** Changes part of the filters; the list goes back to page 1 (A2.3-17). */
export function withFilters(search: ComparatorSearch, change: Partial<FilterState>): ComparatorSearch {
  return { ...search, filters: { ...search.filters, ...change }, page: 1 };
}

/** The same list in another order, from its first page. */
export function withSort(search: ComparatorSearch, sort: Sort): ComparatorSearch {
  return { ...search, sort, page: 1 };
}

/** Whether affinity counts in the order of the list: in the first order alone (decision 10). */
export function isBlended({ sort, ponderation }: ComparatorSearch): boolean {
  return ponderation > 0 && sort === 'recomendados';
}

/** The same list laid out otherwise; the page stays. */
export function withView(search: ComparatorSearch, view: View): ComparatorSearch {
  return { ...search, view };
}

/** The same list with prices in UF or in the edition's currency; the page stays. */
export function withCurrency(search: ComparatorSearch, inUf: boolean): ComparatorSearch {
  return { ...search, inUf };
}

export function withPage(search: ComparatorSearch, page: number): ComparatorSearch {
  return { ...search, page };
}

function withList(search: ComparatorSearch, list: ListFilter, values: readonly string[]): ComparatorSearch {
  const params = writeComparatorSearch(search);
  params.set(list, values.join(','));
  return { ...readComparatorSearch(params), page: 1 };
}

/** Takes one value out of a list filter. */
export function withoutValue(search: ComparatorSearch, list: ListFilter, value: string): ComparatorSearch {
  const values: readonly string[] = search.filters[list];
  return withList(
    search,
    list,
    values.filter((candidate) => candidate !== value),
  );
}

/** Adds one value to a list filter. */
export function withValue(search: ComparatorSearch, list: ListFilter, value: string): ComparatorSearch {
  return withList(search, list, [...search.filters[list], value]);
}

/** No filter at all; order, view and currency stay. */
export function withoutFilters(search: ComparatorSearch): ComparatorSearch {
  return { ...search, filters: readComparatorSearch(new URLSearchParams()).filters, page: 1 };
}

/**
 * What the filter form says now, with the order, view and currency of the page around it. What was chosen before stays first, as it
 * was. A least price above the most leaves the limits from before it was typed: who does is not done yet, or is told (price-boxes.tsx).
 */
export function searchFromForm(form: FormData, around: ComparatorSearch): ComparatorSearch {
  const before = writeComparatorSearch(around);
  const params = new URLSearchParams();
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name).filter((value) => typeof value === 'string');
    const known = (before.get(name) ?? '').split(',').filter((value) => values.includes(value));
    for (const value of new Set([...known, ...values])) params.append(name, value);
  }
  return { ...around, filters: readComparatorSearch(params, readLimits(form) ?? around.filters.prices).filters, page: 1 };
}

/** Changes what the filter form says to what it says once a box of it is clicked, or a radio button not yet chosen. */
export function saidOnceTicked(
  form: FormData,
  { type, name, value, checked }: Pick<HTMLInputElement, 'type' | 'name' | 'value' | 'checked'>,
): FormData {
  const others = type === 'radio' ? [] : form.getAll(name).filter((other) => other !== value);
  form.delete(name);
  for (const said of checked ? others : [...others, value]) form.append(name, said);
  return form;
}

/** How many filters hold something, for 'Filtros · 3': each ticked value counts, the price limits count as one. */
export function countFilters({ filters }: ComparatorSearch): number {
  const lists = [
    filters.insuranceTypes,
    filters.organizations,
    filters.coverageOrganizations,
    filters.categoryTypes,
    filters.previsiones,
    filters.modalities,
    filters.features,
  ];
  const ticked = lists.reduce((sum, values) => sum + values.length, 0);
  const hasPrice = filters.prices.preciomin != null || filters.prices.preciomax != null;
  const { annualCapFrom, deductibleTo, organizationType, salesChannel } = filters;
  const single = [annualCapFrom, deductibleTo, organizationType, salesChannel].filter((value) => value != null);
  return ticked + Number(hasPrice) + single.length;
}
