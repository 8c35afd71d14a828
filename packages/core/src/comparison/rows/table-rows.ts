import type { ProductTable } from '../../catalogue/table/product-table.ts';
import { coversClinic } from '../../coverage/answer-clinic.ts';
import { emptySet, type RowSet } from './row-set.ts';
import type { OrderKeys } from './select-rows.ts';
import { listSets, ValueSets } from './value-sets.ts';

/** Room that one comparison after another works in, so that a query leaves nothing to collect. */
export interface WorkingRoom {
  readonly missed: RowSet;
  readonly missedTwice: RowSet;
  readonly results: RowSet;
  readonly others: RowSet;
  readonly listed: RowSet;
  readonly rows: Uint32Array;
  readonly otherRows: Uint32Array;
}

function valueSetsOf({ columns: { dictionaries: of } }: ProductTable) {
  return {
    line: new ValueSets(of.line),
    organizationId: new ValueSets(of.organizationId),
    modality: new ValueSets(of.modality),
    sale: new ValueSets(of.sale),
    terms: new ValueSets(of.terms),
    availability: new ValueSets(of.availability),
    regionCodes: new ValueSets(of.regionCodes),
    summary: new ValueSets(of.summary),
  };
}

function keysFor(count: number): OrderKeys {
  return { tiers: new Uint8Array(count), points: new Float64Array(count), prices: new Float64Array(count) };
}

/** The rows of a table by what they hold: sets of bits per facet value, made once per table. */
export class TableRows {
  readonly by: ReturnType<typeof valueSetsOf>;
  /** Rows that really cover a clinic, by clinic id. */
  readonly coveringClinic: ReadonlyMap<number, RowSet>;
  readonly withFeature: ReadonlyMap<number, RowSet>;
  readonly room: WorkingRoom;
  #keys: OrderKeys = keysFor(0);

  constructor(table: ProductTable) {
    const { length } = table;
    this.by = valueSetsOf(table);
    this.coveringClinic = listSets(table.columns.clinics, (listed) => (coversClinic(listed) ? listed.clinicId : null));
    this.withFeature = listSets(table.columns.featureIds, (id) => id);
    this.room = {
      missed: emptySet(length),
      missedTwice: emptySet(length),
      results: emptySet(length),
      others: emptySet(length),
      listed: emptySet(length),
      rows: new Uint32Array(length),
      otherRows: new Uint32Array(length),
    };
  }

  /** Room for the order of so many rows; grows to the largest result asked for. */
  orderKeys(count: number): OrderKeys {
    if (this.#keys.points.length < count) this.#keys = keysFor(count);
    return this.#keys;
  }

  /** Bytes of the sets and the working room. */
  get byteLength(): number {
    const { room, coveringClinic, withFeature, by } = this;
    const arrays: readonly ArrayBufferView[] = [
      ...coveringClinic.values(),
      ...withFeature.values(),
      ...Object.values<ArrayBufferView>({ ...room }),
      ...Object.values<ArrayBufferView>({ ...this.#keys }),
    ];
    const own = arrays.reduce((sum, array) => sum + array.byteLength, 0);
    return Object.values(by).reduce((sum, values) => sum + values.byteLength, own);
  }
}

const known = new WeakMap<ProductTable, TableRows>();

/** The rows of a table by what they hold; worked out when first asked for and kept as long as the table is. */
export function rowsOfTable(table: ProductTable): TableRows {
  const rows = known.get(table) ?? new TableRows(table);
  known.set(table, rows);
  return rows;
}
