import type { CatalogueSnapshot } from '../catalogue/catalogue.ts';
import { salesOfferOf } from '../requests/request.ts';
import { facetNames, type FacetName, type Filters } from './query.ts';
import { emptySet, keepCommon, type RowSet } from './rows/row-set.ts';
import type { TableRows } from './rows/table-rows.ts';
import { annualCapInUf, deductibleIn, type AmountUnits } from './summary-amounts.ts';

/** What filters look up. */
export interface FilterScope extends AmountUnits {
  readonly snapshot: CatalogueSnapshot;
  readonly rows: TableRows;
}

/** The rows that a filter lets pass; its set may be shared and is not to be changed. */
export interface ActiveFilter {
  readonly name: FacetName;
  readonly passing: RowSet;
}

/** Rows in the sets of every id; none where one is not known. */
function inEvery(ids: readonly (number | undefined)[], sets: ReadonlyMap<number, RowSet>, rows: number): RowSet {
  const [first = emptySet(rows), ...others] = ids.map((id) => (id === undefined ? undefined : sets.get(id)) ?? emptySet(rows));
  if (others.length === 0) return first;
  const common = first.slice();
  for (const other of others) keepCommon(common, other);
  return common;
}

function idsBy<Thing extends { readonly id: number }>(
  things: ReadonlyMap<number, Thing>,
  wanted: readonly string[],
  textOf: (thing: Thing) => string,
): readonly (number | undefined)[] {
  const ids = new Map<string, number>();
  for (const thing of things.values()) if (wanted.includes(textOf(thing))) ids.set(textOf(thing), thing.id);
  return wanted.map((text) => ids.get(text));
}

type Finder = (filters: Filters, scope: FilterScope) => RowSet | null;

const finders: Readonly<Record<FacetName, Finder>> = {
  insuranceTypes: ({ insuranceTypes: wanted }, { rows }) =>
    wanted.length === 0 ? null : rows.by.line.rowsWhere(({ typeName }) => wanted.includes(typeName)),
  organizations: ({ organizations: wanted }, { rows, snapshot }) =>
    wanted.length === 0
      ? null
      : rows.by.organizationId.rowsWhere((id) => wanted.includes(snapshot.organizations.get(id)?.code ?? '')),
  organizationType: ({ organizationType: wanted }, { rows, snapshot }) =>
    wanted === null ? null : rows.by.organizationId.rowsWhere((id) => snapshot.organizations.get(id)?.kind === wanted),
  coverageOrganizations: ({ coverageOrganizations: wanted }, { rows, snapshot }) =>
    wanted.length === 0
      ? null
      : inEvery(
          idsBy(snapshot.clinics, wanted, ({ code }) => code),
          rows.coveringClinic,
          snapshot.products.length,
        ),
  categoryTypes: ({ categoryTypes: wanted }, { rows }) =>
    wanted.length === 0 ? null : rows.by.line.rowsWhere(({ upperType }) => wanted.includes(upperType)),
  previsiones: ({ previsiones: wanted }, { rows }) =>
    wanted.length === 0 ? null : rows.by.previsions.rowsWhere((previsions) => wanted.some((name) => previsions[name])),
  modalities: ({ modalities: wanted }, { rows }) =>
    wanted.length === 0 ? null : rows.by.modality.rowsWhere((modality) => modality !== null && wanted.includes(modality)),
  features: ({ features: wanted }, { rows, snapshot }) =>
    wanted.length === 0
      ? null
      : inEvery(
          idsBy(snapshot.features, wanted, ({ name }) => name),
          rows.withFeature,
          snapshot.products.length,
        ),
  salesChannel: ({ salesChannel: wanted }, { rows }) =>
    wanted === null ? null : rows.by.salesChannels.rowsWhere((channels) => salesOfferOf(channels)[wanted]),
  annualCapFrom: ({ annualCapFrom: least }, scope) =>
    least === null ? null : scope.rows.by.annualCap.rowsWhere((cap) => (annualCapInUf(cap, scope) ?? -1) >= least),
  deductibleTo: ({ deductibleTo: most }, scope) =>
    most === null ? null : scope.rows.by.deductible.rowsWhere((amount) => (deductibleIn(amount, scope) ?? Infinity) <= most),
};

/**
 * The rows that each filter which restricts anything lets pass, the price apart. Values of one filter are alternatives,
 * except clinics and features, which are all required.
 */
export function activeFilters(filters: Filters, scope: FilterScope): readonly ActiveFilter[] {
  return facetNames.flatMap((name) => {
    const passing = finders[name](filters, scope);
    return passing === null ? [] : [{ name, passing }];
  });
}

/** True when a price limit is set. */
export function limitsPrice({ priceFrom, priceTo }: Filters): boolean {
  return priceFrom !== null || priceTo !== null;
}
