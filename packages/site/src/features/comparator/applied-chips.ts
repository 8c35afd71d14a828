import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { CompareAnswer } from '@cotejo/contract/compare';
import { limitNames, shownLimit } from '@cotejo/contract/price-unit';
import type { ComparatorSearch } from '@cotejo/contract/search-params';
import type { Edition } from '@cotejo/core/editions';
import { formatNumber } from '@cotejo/core/money-format';
import { amountText } from '../../price/amount-text.ts';
import type { PriceSetting } from '../../price/price-view.ts';
import type { TranslateFilters } from './filter-texts.ts';
import { genderOf } from './noun-gender.ts';
import { shownPrices } from './shown-prices.ts';
import { isBlended, withFilters, withoutValue, withValue, type ListFilter } from './search-changes.ts';

export type Facets = CompareAnswer['metaData']['facets'];

/** What chips are written with. */
export interface ChipWords {
  readonly edition: Edition;
  readonly t: TranslateFilters;
}

/** The same for amounts of the list. */
export interface ChipSetting extends ChipWords {
  readonly comparator: Pick<ComparatorAnswer, 'currency' | 'noun' | 'paid'>;
  readonly uf: PriceSetting['uf'];
}

/** A chip above the list: what it says and the list it leads to. */
export interface Chip {
  readonly key: string;
  readonly label: string;
  readonly search: ComparatorSearch;
}

/** A chip of something that is on, or that is offered beside it. */
export interface AppliedChip extends Chip {
  readonly isOn: boolean;
}

const listFilters: readonly ListFilter[] = [
  'organizations',
  'categoryTypes',
  'insuranceTypes',
  'modalities',
  'features',
  'previsiones',
];

interface ChosenOption {
  readonly list: ListFilter | 'salesChannel' | 'organizationType';
  readonly value: string;
}

function labelOf({ list, value }: ChosenOption, facets: Facets, t: TranslateFilters): string {
  const option = facets[list].find((known) => known.value === value);
  if (option === undefined) return t('chip.unknown');
  return list === 'previsiones' ? t('chip.prevision', { prevision: option.label }) : option.label;
}

/** 'Tope anual desde UF 5.000'. */
function annualCapLabel(uf: number, { edition, t }: ChipWords): string {
  return t('chip.annualCap', { amount: formatNumber(uf, edition) });
}

/** 'Deducible hasta UF 10'; where the edition has no UF it is in the currency of the comparator. */
function deductibleLabel(value: number, { comparator: { currency }, edition, t }: ChipSetting): string {
  return t('chip.deductible', { amount: amountText({ value, unit: { code: edition.indexedUnit ?? currency } }, edition) });
}

/** The price limits as cards show prices, 'Hasta UF 4,87' or 'Precio anual · Hasta $147.000'; null: there are none. */
function priceLabel({ filters, inUf }: ComparatorSearch, { comparator, uf, edition, t }: ChipSetting): string | null {
  const { unit, write } = shownPrices(comparator, { edition, uf, inUf });
  const [from = '', to = ''] = limitNames.map((name) => {
    const limit = filters.prices[name];
    return limit == null ? '' : write(shownLimit(limit, unit, name));
  });
  if (!from && !to) return null;
  const price = t(`chip.price${from && to ? 'Between' : from ? 'From' : 'To'}`, { from, to });
  const { paid } = comparator;
  return paid === 'month' || paid === 'once' ? price : `${t(`price.${paid ?? 'unknown'}`)} · ${price}`;
}

/** Whether what does not cover the clinics named, or does not say so, is listed as well: on, or offered; nothing where none is named. */
export function clinicMatchChip(
  search: ComparatorSearch,
  { comparator: { noun }, t }: Pick<ChipSetting, 't'> & { readonly comparator: Pick<ComparatorAnswer, 'noun'> },
): AppliedChip | null {
  const { coverageOrganizations, clinicMatch } = search.filters;
  if (coverageOrganizations.length === 0) return null;
  const isOn = clinicMatch === 'optional';
  return {
    key: 'clinicMatch',
    label: t(`${isOn ? 'chip.clinicOptional' : 'clinicOptional'}.${genderOf(noun)}`, { noun: noun.many }),
    search: withFilters(search, { clinicMatch: isOn ? 'all' : 'optional' }),
    isOn,
  };
}

/** One chip per filter that is on, following it takes that filter off; the clinics first, with how they are taken. */
export function appliedChips(search: ComparatorSearch, facets: Facets, setting: ChipSetting): readonly AppliedChip[] {
  const { filters } = search;
  const { t } = setting;
  const ofList = (list: ListFilter): readonly Chip[] => {
    const values: readonly string[] = filters[list];
    return values.map((value) => ({
      key: `${list}:${value}`,
      label: labelOf({ list, value }, facets, t),
      search: withoutValue(search, list, value),
    }));
  };
  const chips = listFilters.flatMap(ofList);
  // Another order than that of the score alone says so, whoever the link came to.
  if (isBlended(search)) {
    const label = t('chip.ponderation', { value: formatNumber(search.ponderation, setting.edition, 4) });
    chips.push({ key: 'ponderation', label, search: { ...search, ponderation: 0, page: 1 } });
  }
  if (filters.annualCapFrom != null) {
    const label = annualCapLabel(filters.annualCapFrom, setting);
    chips.push({ key: 'annualCapFrom', label, search: withFilters(search, { annualCapFrom: null }) });
  }
  if (filters.deductibleTo != null) {
    const label = deductibleLabel(filters.deductibleTo, setting);
    chips.push({ key: 'deductibleTo', label, search: withFilters(search, { deductibleTo: null }) });
  }
  const price = priceLabel(search, setting);
  if (price) chips.push({ key: 'price', label: price, search: withFilters(search, { prices: {} }) });
  if (filters.organizationType) {
    const label = labelOf({ list: 'organizationType', value: filters.organizationType }, facets, t);
    chips.push({ key: 'organizationType', label, search: withFilters(search, { organizationType: null }) });
  }
  if (filters.salesChannel) {
    const label = labelOf({ list: 'salesChannel', value: filters.salesChannel }, facets, t);
    chips.push({ key: 'salesChannel', label, search: withFilters(search, { salesChannel: null }) });
  }
  const match = clinicMatchChip(search, setting);
  const on = (some: readonly Chip[]): readonly AppliedChip[] => some.map((chip) => ({ ...chip, isOn: true }));
  return [...on(ofList('coverageOrganizations')), ...(match ? [match] : []), ...on(chips)];
}

const suggestedCap = 5_000;
const suggestedFeatures = 2;
const mostSuggestions = 4;

/** Three to five filters that many visitors use, offered in the line above the list while they are off. */
export function suggestedChips(
  search: ComparatorSearch,
  { facets, total }: Pick<CompareAnswer['metaData'], 'facets' | 'total'>,
  words: ChipWords,
): readonly Chip[] {
  const { filters } = search;
  // What half the list has divides it best; what all have, or nobody, says nothing.
  const usefulFirst = <Option extends { readonly count: number }>(options: readonly Option[]): readonly Option[] =>
    options
      .filter(({ count }) => count > 0 && count < total)
      .toSorted((left, right) => Math.abs(left.count - total / 2) - Math.abs(right.count - total / 2));
  const chips: Chip[] = [];
  if (filters.modalities.length === 0 && facets.modalities.length > 1) {
    const [first] = usefulFirst(facets.modalities);
    if (first) {
      chips.push({ key: `modalities:${first.value}`, label: first.label, search: withValue(search, 'modalities', first.value) });
    }
  }
  if (filters.annualCapFrom == null && facets.annualCapFrom.some(({ value }) => value === String(suggestedCap))) {
    const search5000 = withFilters(search, { annualCapFrom: suggestedCap });
    chips.push({ key: 'annualCapFrom', label: annualCapLabel(suggestedCap, words), search: search5000 });
  }
  const features = facets.features.filter(({ value }) => !filters.features.includes(value));
  for (const { value, label } of usefulFirst(features).slice(0, suggestedFeatures)) {
    chips.push({ key: `features:${value}`, label, search: withValue(search, 'features', value) });
  }
  return chips.slice(0, mostSuggestions);
}
