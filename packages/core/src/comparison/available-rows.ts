import type { CatalogueSnapshot, Comparator } from '../catalogue/catalogue.ts';
import type { PlainDate } from '../dates/plain-date.ts';
import { emptySet, meetInto, type RowSet } from './rows/row-set.ts';
import { rowsOfTable } from './rows/table-rows.ts';
import { compares, isOnSale, isSoldIn } from './select-products.ts';

/** What makes a product part of a comparison at all. */
export interface Availability {
  readonly comparator: Comparator;
  readonly today: PlainDate;
  readonly regionCode: string | null;
}

/** Sets of the comparators, days and regions asked for lately; a comparator, a day and a region make one each. */
const mostSets = 64;
const setsBySnapshot = new WeakMap<CatalogueSnapshot, Map<string, RowSet>>();

/** The rows a comparator shows on a day to a household of a region. The set is shared and is not to be changed. */
export function availableRows(snapshot: CatalogueSnapshot, { comparator, today, regionCode }: Availability): RowSet {
  const sets = setsBySnapshot.get(snapshot) ?? new Map<string, RowSet>();
  setsBySnapshot.set(snapshot, sets);
  const key = JSON.stringify([comparator.id, today, regionCode]);
  const known = sets.get(key);
  if (known) return known;
  const { by } = rowsOfTable(snapshot);
  const available = meetInto(emptySet(snapshot.products.length), [
    by.line.rowsWhere((line) => compares(comparator, line)),
    by.availability.rowsWhere((days) => isOnSale(days, today)),
    by.regionCodes.rowsWhere((regionCodes) => isSoldIn({ regionCodes }, regionCode)),
  ]);
  const oldest = sets.keys().next();
  if (sets.size >= mostSets && !oldest.done) sets.delete(oldest.value);
  sets.set(key, available);
  return available;
}
