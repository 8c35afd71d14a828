import type { CatalogueSnapshot } from '../../catalogue/catalogue.ts';
import { DictionaryBuilder, type Dictionary } from '../../catalogue/table/dictionary.ts';
import type { ProductLine } from '../../catalogue/table/product-columns.ts';
import type { ProductTable } from '../../catalogue/table/product-table.ts';
import { coversClinic } from '../../coverage/answer-clinic.ts';
import type { Product } from '../../catalogue/product.ts';
import type { ClinicCoverage } from '../../coverage/coverage.ts';
import { zero, type Money } from '../../money/money.ts';
import { bitMatrixOf, type BitMatrix } from './bit-matrix.ts';
import { codesSideBySide, columnOf, type CodedColumn, type EightColumns } from './coded-columns.ts';
import { hasRow, type RowSet } from './row-set.ts';
import { listSets, ValueSets } from './value-sets.ts';

/** The columns that rows are counted and most often filtered by, their codes side by side. */
export interface FacetColumns {
  readonly line: CodedColumn<ProductLine>;
  readonly upperType: CodedColumn<string>;
  readonly organizationId: CodedColumn<number>;
  readonly modality: CodedColumn<Product['modality']>;
  readonly annualCap: CodedColumn<Money | null>;
  readonly deductible: CodedColumn<Money | null>;
  readonly previsions: CodedColumn<Product['previsions']>;
  readonly salesChannels: CodedColumn<Product['salesChannels']>;
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

function facetColumns({ columns: { dictionaries: of } }: ProductTable, freeRows: RowSet | undefined): FacetColumns {
  const keyOf = (amount: Money | null): string => `${amount?.units} ${amount?.currency}`;
  const deductibleOf = ({ deductible }: Product['summary'], row: number): Money | null =>
    deductible ?? (freeRows !== undefined && hasRow(freeRows, row) ? noDeductible : null);
  const annualCap = partOf(of.summary, ({ annualCap: cap }) => cap, keyOf);
  const deductible = partOf(of.summary, deductibleOf, keyOf);
  const previsions = partOf(
    of.terms,
    ({ previsions: allowed }) => allowed,
    ({ isapre, fonasa }) => `${isapre} ${fonasa}`,
  );
  const salesChannels = partOf(
    of.sale,
    ({ salesChannels: channels }) => channels,
    (channels) => channels.join(),
  );
  const upperType = partOf(
    of.line,
    (line) => line.upperType,
    (name) => name,
  );
  const { line, organizationId, modality } = of;
  const inOrder: EightColumns = [line, upperType, organizationId, modality, annualCap, deductible, previsions, salesChannels];
  const codes = codesSideBySide(inOrder);
  const placed = <Value>(column: Dictionary<Value>): CodedColumn<Value> => ({
    codes,
    step: inOrder.length,
    offset: inOrder.findIndex((one) => one === column),
    values: column.values,
  });
  return {
    line: placed(line),
    upperType: placed(upperType),
    organizationId: placed(organizationId),
    modality: placed(modality),
    annualCap: placed(annualCap),
    deductible: placed(deductible),
    previsions: placed(previsions),
    salesChannels: placed(salesChannels),
  };
}

function valueSetsOf({ columns: { dictionaries: of } }: ProductTable, facets: FacetColumns) {
  return {
    line: new ValueSets(facets.line),
    upperType: new ValueSets(facets.upperType),
    organizationId: new ValueSets(facets.organizationId),
    modality: new ValueSets(facets.modality),
    salesChannels: new ValueSets(facets.salesChannels),
    previsions: new ValueSets(facets.previsions),
    annualCap: new ValueSets(facets.annualCap),
    deductible: new ValueSets(facets.deductible),
    availability: new ValueSets(columnOf(of.availability)),
    regionCodes: new ValueSets(columnOf(of.regionCodes)),
  };
}

type Catalogued = Pick<CatalogueSnapshot, 'products' | 'features'>;

/** The rows of a table by what they hold: sets of bits per facet value, made once per table. */
export class TableRows {
  readonly facets: FacetColumns;
  readonly by: ReturnType<typeof valueSetsOf>;
  /** Rows that really cover a clinic, by clinic id. */
  readonly coveringClinic: ReadonlyMap<number, RowSet>;
  readonly withFeature: ReadonlyMap<number, RowSet>;
  /** The same row by row, for counting. */
  readonly clinicBits: BitMatrix;
  readonly featureBits: BitMatrix;
  /** By code of the score column; NaN: no score. */
  readonly scores: Float64Array;

  constructor({ products: table, features }: Catalogued) {
    const { clinics, featureIds } = table.columns;
    const coveredId = (listed: ClinicCoverage): number | null => (coversClinic(listed) ? listed.clinicId : null);
    this.coveringClinic = listSets(clinics, coveredId);
    this.clinicBits = bitMatrixOf(clinics, coveredId);
    this.withFeature = listSets(featureIds, (id) => id);
    this.featureBits = bitMatrixOf(featureIds, (id) => id);
    const free = [...features.values()].find(({ name }) => name === withoutDeductible);
    this.facets = facetColumns(table, free && this.withFeature.get(free.id));
    this.by = valueSetsOf(table, this.facets);
    this.scores = Float64Array.from(table.columns.dictionaries.score.values, (score) => score ?? NaN);
  }

  /** Bytes of the sets, matrices and codes side by side. */
  get byteLength(): number {
    const { coveringClinic, withFeature, clinicBits, featureBits, facets, by } = this;
    const arrays: readonly ArrayBufferView[] = [
      ...coveringClinic.values(),
      ...withFeature.values(),
      clinicBits.words,
      featureBits.words,
      facets.line.codes,
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
