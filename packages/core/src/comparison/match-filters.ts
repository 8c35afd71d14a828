import type { CatalogueSnapshot } from '../catalogue/catalogue.ts';
import { careCentresIn } from '../coverage/care-centres.ts';
import { salesOfferOf } from '../requests/request.ts';
import { facetNames, type FacetName, type Filters } from './query.ts';
import { meetInto, type RowSet } from './rows/row-set.ts';
import type { TableRows } from './rows/table-rows.ts';
import type { WorkingRoom } from './rows/working-room.ts';
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
function inEvery(ids: readonly (number | undefined)[], sets: ReadonlyMap<number, RowSet>, room: RowSet): RowSet {
  const wanted = ids.flatMap((id) => (id === undefined ? [] : (sets.get(id) ?? [])));
  if (wanted.length < ids.length) return room.fill(0);
  const [only, ...others] = wanted;
  return only !== undefined && others.length === 0 ? only : meetInto(room, wanted);
}

function idsBy<Thing extends { readonly id: number }>(
  things: Iterable<Thing>,
  wanted: readonly string[],
  textOf: (thing: Thing) => string,
): readonly (number | undefined)[] {
  const ids = new Map<string, number>();
  for (const thing of things) if (wanted.includes(textOf(thing))) ids.set(textOf(thing), thing.id);
  return wanted.map((text) => ids.get(text));
}

/** Finds the rows a filter lets pass, in the set given or in one that is kept; null where it restricts nothing. */
type Finder = (filters: Filters, scope: FilterScope, room: RowSet) => RowSet | null;

const finders: Readonly<Record<FacetName, Finder>> = {
  insuranceTypes: ({ insuranceTypes: wanted }, { rows }, room) =>
    wanted.length === 0 ? null : rows.by.line.rowsWhere(({ typeName }) => wanted.includes(typeName), room),
  organizations: ({ organizations: wanted }, { rows, snapshot }, room) =>
    wanted.length === 0
      ? null
      : rows.by.organizationId.rowsWhere((id) => wanted.includes(snapshot.organizations.get(id)?.code ?? ''), room),
  organizationType: ({ organizationType: wanted }, { rows, snapshot }, room) =>
    wanted === null ? null : rows.by.organizationId.rowsWhere((id) => snapshot.organizations.get(id)?.kind === wanted, room),
  coverageOrganizations: ({ coverageOrganizations: wanted, clinicMatch }, { rows, snapshot }, room) =>
    wanted.length === 0 || clinicMatch === 'optional'
      ? null
      : inEvery(
          idsBy(careCentresIn(snapshot.clinics), wanted, ({ code }) => code),
          rows.coveringClinic,
          room,
        ),
  categoryTypes: ({ categoryTypes: wanted }, { rows }, room) =>
    wanted.length === 0 ? null : rows.by.upperType.rowsWhere((upperType) => wanted.includes(upperType), room),
  previsiones: ({ previsiones: wanted }, { rows }, room) =>
    wanted.length === 0 ? null : rows.by.previsions.rowsWhere((previsions) => wanted.some((name) => previsions[name]), room),
  modalities: ({ modalities: wanted }, { rows }, room) =>
    wanted.length === 0 ? null : rows.by.modality.rowsWhere((modality) => modality !== null && wanted.includes(modality), room),
  features: ({ features: wanted }, { rows, snapshot }, room) =>
    wanted.length === 0
      ? null
      : inEvery(
          idsBy(snapshot.features.values(), wanted, ({ name }) => name),
          rows.withFeature,
          room,
        ),
  salesChannel: ({ salesChannel: wanted }, { rows }, room) =>
    wanted === null ? null : rows.by.salesChannels.rowsWhere((channels) => salesOfferOf(channels)[wanted], room),
  annualCapFrom: ({ annualCapFrom: least }, scope, room) =>
    least === null ? null : scope.rows.by.annualCap.rowsWhere((cap) => (annualCapInUf(cap, scope) ?? -1) >= least, room),
  deductibleTo: ({ deductibleTo: most }, scope, room) =>
    most === null
      ? null
      : scope.rows.by.deductible.rowsWhere((amount) => (deductibleIn(amount, scope) ?? Infinity) <= most, room),
};

/**
 * The rows that each filter which restricts anything lets pass, the price apart. Values of one filter are alternatives,
 * except clinics and features, which are all required; optional clinics restrict nothing.
 */
export function activeFilters(filters: Filters, scope: FilterScope, room: WorkingRoom): readonly ActiveFilter[] {
  const rows = scope.snapshot.products.length;
  return facetNames.flatMap((name, place) => {
    const passing = finders[name](filters, scope, room.filterSet(place, rows));
    return passing === null ? [] : [{ name, passing }];
  });
}
