import { DictionaryBuilder, type Dictionary } from '../../catalogue/table/dictionary.ts';
import type { ProductTable } from '../../catalogue/table/product-table.ts';
import { coversClinic } from '../../coverage/answer-clinic.ts';
import type { Product } from '../../catalogue/product.ts';
import type { ClinicCoverage } from '../../coverage/coverage.ts';
import type { Money } from '../../money/money.ts';
import { bitMatrixOf, type BitMatrix } from './bit-matrix.ts';
import type { RowSet } from './row-set.ts';
import { listSets, ValueSets } from './value-sets.ts';

/** Parts of columns that are filtered and counted by on their own: few distinct ones, where the whole has many. */
export interface PartColumns {
  readonly annualCap: Dictionary<Money | null>;
  readonly deductible: Dictionary<Money | null>;
  readonly previsions: Dictionary<Product['previsions']>;
  readonly salesChannels: Dictionary<Product['salesChannels']>;
}

/** A column made of one part of another's values. */
function partOf<Value, Part>(
  { codes, values }: Dictionary<Value>,
  part: (value: Value) => Part,
  keyOf: (part: Part) => unknown,
): Dictionary<Part> {
  const parts = new DictionaryBuilder(keyOf);
  for (const code of codes) {
    const value = values[code];
    if (value !== undefined) parts.push(part(value));
  }
  return parts.finish();
}

function partColumns({ columns: { dictionaries: of } }: ProductTable): PartColumns {
  const keyOf = (amount: Money | null): string => `${amount?.units} ${amount?.currency}`;
  return {
    annualCap: partOf(of.summary, ({ annualCap }) => annualCap, keyOf),
    deductible: partOf(of.summary, ({ deductible }) => deductible, keyOf),
    previsions: partOf(
      of.terms,
      ({ previsions }) => previsions,
      ({ isapre, fonasa }) => `${isapre} ${fonasa}`,
    ),
    salesChannels: partOf(
      of.sale,
      ({ salesChannels }) => salesChannels,
      (channels) => channels.join(),
    ),
  };
}

function valueSetsOf({ columns: { dictionaries: of } }: ProductTable, parts: PartColumns) {
  return {
    line: new ValueSets(of.line),
    organizationId: new ValueSets(of.organizationId),
    modality: new ValueSets(of.modality),
    salesChannels: new ValueSets(parts.salesChannels),
    previsions: new ValueSets(parts.previsions),
    availability: new ValueSets(of.availability),
    regionCodes: new ValueSets(of.regionCodes),
    annualCap: new ValueSets(parts.annualCap),
    deductible: new ValueSets(parts.deductible),
  };
}

/** The rows of a table by what they hold: sets of bits per facet value, made once per table. */
export class TableRows {
  readonly parts: PartColumns;
  readonly by: ReturnType<typeof valueSetsOf>;
  /** Rows that really cover a clinic, by clinic id. */
  readonly coveringClinic: ReadonlyMap<number, RowSet>;
  readonly withFeature: ReadonlyMap<number, RowSet>;
  /** The same row by row, for counting. */
  readonly clinicBits: BitMatrix;
  readonly featureBits: BitMatrix;

  constructor(table: ProductTable) {
    this.parts = partColumns(table);
    this.by = valueSetsOf(table, this.parts);
    const { clinics, featureIds } = table.columns;
    const coveredId = (listed: ClinicCoverage): number | null => (coversClinic(listed) ? listed.clinicId : null);
    this.coveringClinic = listSets(clinics, coveredId);
    this.clinicBits = bitMatrixOf(clinics, coveredId);
    this.withFeature = listSets(featureIds, (id) => id);
    this.featureBits = bitMatrixOf(featureIds, (id) => id);
  }

  /** Bytes of the sets, matrices and part columns. */
  get byteLength(): number {
    const { coveringClinic, withFeature, clinicBits, featureBits, parts, by } = this;
    const arrays: readonly ArrayBufferView[] = [
      ...coveringClinic.values(),
      ...withFeature.values(),
      clinicBits.words,
      featureBits.words,
      parts.annualCap.codes,
      parts.deductible.codes,
      parts.previsions.codes,
      parts.salesChannels.codes,
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
