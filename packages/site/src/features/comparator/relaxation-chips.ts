import type { CompareAnswer } from '@cotejo/contract/compare';
import type { ComparatorSearch } from '@cotejo/contract/search-params';
import type { Edition } from '@cotejo/core/editions';
import { annualCapLabel, type Chip } from './applied-chips.ts';
import { withFilters } from './search-changes.ts';

/** A chip that takes one filter off an empty list, and what the list then holds. */
export interface RelaxationChip extends Chip {
  readonly total: number;
}

type Relaxation = Pick<RelaxationChip, 'label' | 'search'>;

/** What taking one filter back is called and where it leads; null for a filter the page does not know. */
function relax(search: ComparatorSearch, filter: string, edition: Edition): Relaxation | null {
  switch (filter) {
    case 'price':
      return { label: 'Sin límite de precio', search: withFilters(search, { prices: {} }) };
    case 'annualCapFrom': {
      const cap = search.filters.annualCapFrom ?? 0;
      const label = `Sin ${annualCapLabel(cap, edition).replace(/^T/, 't')}`;
      return { label, search: withFilters(search, { annualCapFrom: null }) };
    }
    case 'deductibleTo':
      return { label: 'Con cualquier deducible', search: withFilters(search, { deductibleTo: null }) };
    case 'organizationType':
      return { label: 'De cualquier tipo de compañía', search: withFilters(search, { organizationType: null }) };
    case 'coverageOrganizations':
      return { label: 'Sin exigir mis clínicas', search: withFilters(search, { coverageOrganizations: [] }) };
    case 'organizations':
      return { label: 'De todas las compañías', search: withFilters(search, { organizations: [] }) };
    case 'modalities':
      return { label: 'Con cualquier modalidad', search: withFilters(search, { modalities: [] }) };
    case 'categoryTypes':
      return { label: 'De todas las categorías', search: withFilters(search, { categoryTypes: [] }) };
    case 'insuranceTypes':
      return { label: 'De todos los tipos', search: withFilters(search, { insuranceTypes: [] }) };
    case 'previsiones':
      return { label: 'Con cualquier previsión', search: withFilters(search, { previsiones: [] }) };
    case 'features':
      return { label: 'Sin exigir beneficios', search: withFilters(search, { features: [] }) };
    case 'salesChannel':
      return { label: 'Contratado de cualquier forma', search: withFilters(search, { salesChannel: null }) };
  }
  return null;
}

/** The relaxations that the comparison suggests for an empty list, as links (experience, 'No dead ends'). */
export function relaxationChips(
  search: ComparatorSearch,
  meta: Pick<CompareAnswer['metaData'], 'relaxations'>,
  edition: Edition,
): readonly RelaxationChip[] {
  return meta.relaxations.flatMap(({ filter, total }) => {
    const relaxation = relax(search, filter, edition);
    return relaxation ? [{ ...relaxation, key: filter, total }] : [];
  });
}
