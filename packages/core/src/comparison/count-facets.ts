import type { CatalogueSnapshot, Comparator } from '../catalogue/catalogue.ts';
import type { Codes, Dictionary } from '../catalogue/table/dictionary.ts';
import { amountFacets, facetsOf, type ColumnFacet, type FacetColumn, type ListFacet, type Option } from './facet-options.ts';
import { facetNames, type FacetCount, type FacetName, type Filters } from './query.ts';
import { countPlaces } from './rows/bit-matrix.ts';
import type { TableRows } from './rows/table-rows.ts';
import type { AmountUnits } from './summary-amounts.ts';

/** Some rows of a table: the first `count` of `rows`. */
export interface ListedRows {
  readonly rows: Uint32Array;
  readonly count: number;
}

/** What facets are counted over. */
export interface FacetScope extends AmountUnits {
  readonly snapshot: CatalogueSnapshot;
  readonly comparator: Comparator;
  readonly filters: Filters;
  readonly rows: TableRows;
}

type Facet = ColumnFacet | ListFacet;

function chosenOf(filters: Filters, name: FacetName): readonly string[] {
  const chosen = filters[name];
  if (chosen === null) return [];
  return typeof chosen === 'object' ? chosen : [String(chosen)];
}

function countCodes(codes: Codes, { rows, count }: ListedRows, counts: Uint32Array): void {
  for (let place = 0; place < count; place += 1) {
    const code = codes[rows[place] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
}

type Columns = Readonly<Record<FacetColumn, Dictionary<unknown>>>;

/** The columns that facets are read from, wherever they are kept. */
function columnsOf({ parts }: TableRows, { products }: CatalogueSnapshot): Columns {
  const { line, organizationId, modality } = products.columns.dictionaries;
  return { line, organizationId, modality, ...parts };
}

/** Counts facets over the results, and over what one facet's own filter alone keeps out of them. */
export class FacetCounter {
  readonly #scope: FacetScope;
  readonly #facets: Readonly<Record<FacetName, Facet>>;
  readonly #counts = new Map<FacetName, Uint32Array>();
  readonly #columns: Columns;

  constructor(scope: FacetScope) {
    this.#scope = scope;
    this.#columns = columnsOf(scope.rows, scope.snapshot);
    const { snapshot, comparator, filters, uf, currency } = scope;
    this.#facets = {
      ...facetsOf(snapshot, comparator),
      ...amountFacets(snapshot, filters, { uf, currency }),
    };
    for (const name of facetNames) this.#counts.set(name, new Uint32Array(this.#facets[name].options.length));
  }

  /** Adds the results to every facet; tells how many organisations they are of. */
  addResults(listed: ListedRows): number {
    const byColumn = new Map<FacetColumn, Uint32Array>();
    for (const name of facetNames) {
      const facet = this.#facets[name];
      if (!('column' in facet)) {
        this.#addLists(name, facet, listed);
        continue;
      }
      const counts = byColumn.get(facet.column) ?? this.#countsOfColumn(facet.column, listed);
      byColumn.set(facet.column, counts);
      this.#addColumn(name, facet, counts);
    }
    return byColumn.get('organizationId')?.filter((count) => count > 0).length ?? 0;
  }

  /** Adds to a facet what its own filter alone keeps out: choosing another of its values would bring it back. */
  addMissing(name: FacetName, listed: ListedRows): void {
    const facet = this.#facets[name];
    if ('column' in facet) this.#addColumn(name, facet, this.#countsOfColumn(facet.column, listed));
    else this.#addLists(name, facet, listed);
  }

  /**
   * Every facet: for each value, the results that choosing it alone would leave while all other filters stay. Values
   * without results are left out unless they are chosen, so that a choice can always be taken back.
   */
  finish(): Record<FacetName, readonly FacetCount[]> {
    return {
      insuranceTypes: this.#shown('insuranceTypes'),
      organizations: this.#shown('organizations'),
      organizationType: this.#shown('organizationType'),
      coverageOrganizations: this.#shown('coverageOrganizations'),
      categoryTypes: this.#shown('categoryTypes'),
      previsiones: this.#shown('previsiones'),
      modalities: this.#shown('modalities'),
      features: this.#shown('features'),
      salesChannel: this.#shown('salesChannel'),
      annualCapFrom: this.#shown('annualCapFrom'),
      deductibleTo: this.#shown('deductibleTo'),
    };
  }

  #countsOfColumn(column: FacetColumn, listed: ListedRows): Uint32Array {
    const { codes, values } = this.#columns[column];
    const counts = new Uint32Array(values.length);
    countCodes(codes, listed, counts);
    return counts;
  }

  #addColumn(name: FacetName, { placesOf }: ColumnFacet, ofCodes: Uint32Array): void {
    const counts = this.#counts.get(name) ?? new Uint32Array();
    ofCodes.forEach((count, code) => {
      if (count > 0) for (const place of placesOf[code] ?? []) counts[place] = (counts[place] ?? 0) + count;
    });
  }

  #addLists(name: FacetName, { options }: ListFacet, listed: ListedRows): void {
    const { clinicBits, featureBits } = this.#scope.rows;
    const matrix = name === 'coverageOrganizations' ? clinicBits : featureBits;
    const counted = countPlaces(matrix, listed);
    const byId = new Map(matrix.ids.map((id, place) => [id, counted[place] ?? 0]));
    const counts = this.#counts.get(name) ?? new Uint32Array();
    options.forEach(({ id }, place) => {
      counts[place] = (counts[place] ?? 0) + (byId.get(id) ?? 0);
    });
  }

  #shown(name: FacetName): readonly FacetCount[] {
    const options: readonly Option[] = this.#facets[name].options;
    const counts = this.#counts.get(name) ?? new Uint32Array();
    const chosen = chosenOf(this.#scope.filters, name);
    const shown: FacetCount[] = [];
    options.forEach(({ value, label }, place) => {
      const count = counts[place] ?? 0;
      if (count > 0 || chosen.includes(value)) shown.push({ value, label, count });
    });
    for (const value of chosen) {
      if (!shown.some((option) => option.value === value)) shown.push({ value, label: value, count: 0 });
    }
    return shown;
  }
}
