import type { CompareAnswer, FilterState } from '@cotejo/contract/compare';
import type { ComparatorSearch } from '@cotejo/contract/search-params';
import { formatNumber } from '@cotejo/core/money-format';
import type { Chip, ChipWords } from './applied-chips.ts';
import { withFilters } from './search-changes.ts';

/** A chip that takes one filter off an empty list, and what the list then holds. */
export interface RelaxationChip extends Chip {
  readonly total: number;
}

/** What takes each filter back. */
const without = {
  price: { prices: {} },
  annualCapFrom: { annualCapFrom: null },
  deductibleTo: { deductibleTo: null },
  organizationType: { organizationType: null },
  // The clinics stay named, and every result answers for them.
  coverageOrganizations: { clinicMatch: 'optional' },
  organizations: { organizations: [] },
  modalities: { modalities: [] },
  categoryTypes: { categoryTypes: [] },
  insuranceTypes: { insuranceTypes: [] },
  previsiones: { previsiones: [] },
  features: { features: [] },
  salesChannel: { salesChannel: null },
} as const satisfies Record<string, Partial<FilterState>>;

function isKnown(filter: string): filter is keyof typeof without {
  return Object.hasOwn(without, filter);
}

/** The relaxations that the comparison suggests for an empty list, as links (experience, 'No dead ends'). */
export function relaxationChips(
  search: ComparatorSearch,
  meta: Pick<CompareAnswer['metaData'], 'relaxations'>,
  { edition, t }: ChipWords,
): readonly RelaxationChip[] {
  const { annualCapFrom, coverageOrganizations } = search.filters;
  const values = { amount: formatNumber(annualCapFrom ?? 0, edition), count: coverageOrganizations.length };
  return meta.relaxations.flatMap(({ filter, total }) =>
    isKnown(filter)
      ? [{ key: filter, label: t(`without.${filter}`, values), search: withFilters(search, without[filter]), total }]
      : [],
  );
}
