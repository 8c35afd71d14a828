import type { CatalogueSnapshot } from '../../catalogue/catalogue.ts';
import { DictionaryBuilder, type Dictionary } from '../../catalogue/table/dictionary.ts';
import type { ProductTable } from '../../catalogue/table/product-table.ts';
import { coversClinic } from '../../coverage/answer-clinic.ts';
import type { Product } from '../../catalogue/product.ts';
import type { ClinicCoverage } from '../../coverage/coverage.ts';
import { zero, type Money } from '../../money/money.ts';
import { bitMatrixOf, type BitMatrix } from './bit-matrix.ts';
import { hasRow, type RowSet } from './row-set.ts';
import { listSets, ValueSets } from './value-sets.ts';

/** Parts of columns that are filtered and counted by on their own: few distinct ones, where the whole has many. */
export interface PartColumns {
  readonly annualCap: Dictionary<Money | null>;
  readonly deductible: Dictionary<Money | null>;
  readonly previsions: Dictionary<Product['previsions']>;
  readonly salesChannels: Dictionary<Product['salesChannels']>;
}

/** The feature of a product whose insured pay nothing first; its summary then states no amount. */
const withoutDeductible = 'sin_deducible';
const noDeductible = zero('UF', 'year');

/** A column made of one part of another's values. */
function partOf<Value, Part>(
  { codes, values }: Dictionary<Value>,
  part: (value: Value, row: number) => Part,
  keyOf: (part: Part) => unknown,
): Dictionary<Part> {
  const parts = new DictionaryBuilder(keyOf);
  for (let row = 0; row < codes.length; row += 1) {
    const value = values[codes[row] ?? 0];
    if (value !== undefined) parts.push(part(value, row));
  }
  return parts.finish();
}

function partColumns({ columns: { dictionaries: of } }: ProductTable, freeRows: RowSet | undefined): PartColumns {
  const keyOf = (amount: Money | null): string => `${amount?.units} ${amount?.currency}`;
  return {
    annualCap: partOf(of.summary, ({ annualCap }) => annualCap, keyOf),
    deductible: partOf(
      of.summary,
      ({ deductible }, row) => deductible ?? (freeRows !== undefined && hasRow(freeRows, row) ? noDeductible : null),
      keyOf,
    ),
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

type Catalogued = Pick<CatalogueSnapshot, 'products' | 'features'>;

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

  constructor({ products: table, features }: Catalogued) {
    const { clinics, featureIds } = table.columns;
    const coveredId = (listed: ClinicCoverage): number | null => (coversClinic(listed) ? listed.clinicId : null);
    this.coveringClinic = listSets(clinics, coveredId);
    this.clinicBits = bitMatrixOf(clinics, coveredId);
    this.withFeature = listSets(featureIds, (id) => id);
    this.featureBits = bitMatrixOf(featureIds, (id) => id);
    const free = [...features.values()].find(({ name }) => name === withoutDeductible);
    this.parts = partColumns(table, free && this.withFeature.get(free.id));
    this.by = valueSetsOf(table, this.parts);
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

/** The rows of a catalogue by what they hold; worked out when first asked for and kept as long as its table is. */
export function rowsOfTable(catalogue: Catalogued): TableRows {
  const rows = known.get(catalogue.products) ?? new TableRows(catalogue);
  known.set(catalogue.products, rows);
  return rows;
}
