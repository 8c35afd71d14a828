export { sorts, previsions, noFilters, facetNames } from './query.ts';
export type {
  CompareContext,
  CompareQuery,
  CompareResult,
  ComparedItem,
  FacetCount,
  FacetName,
  Filters,
  Prevision,
  Sort,
} from './query.ts';
