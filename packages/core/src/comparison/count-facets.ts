import type { CatalogueSnapshot, Comparator } from '../catalogue/catalogue.ts';
import { amountFacets, facetsOf, type ColumnFacet, type ListFacet, type Option } from './facet-options.ts';
import { facetNames, unknownOptionLabel, type FacetCount, type FacetName, type Filters } from './query.ts';
import { countPlaces } from './rows/bit-matrix.ts';
import { countColumn, countColumns } from './rows/coded-columns.ts';
import type { RowList } from './rows/row-set.ts';
import type { TableRows } from './rows/table-rows.ts';
import type { AmountUnits } from './summary-amounts.ts';

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

/** Counts facets over the results, and over what one facet's own filter alone keeps out of them. */
export class FacetCounter {
  readonly #scope: FacetScope;
  readonly #facets: Readonly<Record<FacetName, Facet>>;
  readonly #counts = new Map<FacetName, Uint32Array>();

  constructor(scope: FacetScope) {
    this.#scope = scope;
    const { snapshot, comparator, filters, uf, currency } = scope;
    this.#facets = {
      ...facetsOf(snapshot, comparator),
      ...amountFacets(snapshot, filters, { uf, currency }),
    };
    for (const name of facetNames) this.#counts.set(name, new Uint32Array(this.#facets[name].options.length));
  }

  /** Adds the results to every facet; tells how many organisations they are of. */
  addResults(listed: RowList): number {
    const { facets } = this.#scope.rows;
    const countsOf = countColumns(facets.line.codes, listed);
    for (const name of facetNames) {
      const facet = this.#facets[name];
      if ('column' in facet) this.#addColumn(name, facet, countsOf(facets[facet.column]));
      else this.#addLists(name, facet, listed);
    }
    return countsOf(facets.organizationId).filter((count) => count > 0).length;
  }

  /** Adds to a facet what its own filter alone keeps out: choosing another of its values would bring it back. */
  addMissing(name: FacetName, listed: RowList): void {
    const facet = this.#facets[name];
    if ('column' in facet) this.#addColumn(name, facet, countColumn(this.#scope.rows.facets[facet.column], listed));
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

  #addColumn(name: FacetName, { placesOf }: ColumnFacet, ofCodes: Uint32Array): void {
    const counts = this.#counts.get(name) ?? new Uint32Array();
    for (let code = 0; code < ofCodes.length; code += 1) {
      const count = ofCodes[code] ?? 0;
      if (count > 0) for (const place of placesOf[code] ?? []) counts[place] = (counts[place] ?? 0) + count;
    }
  }

  #addLists(name: FacetName, { options }: ListFacet, listed: RowList): void {
    const { clinicBits, featureBits } = this.#scope.rows;
    const matrix = name === 'coverageOrganizations' ? clinicBits : featureBits;
    const counted = countPlaces(matrix, listed);
    const counts = this.#counts.get(name) ?? new Uint32Array();
    options.forEach(({ id }, place) => {
      const counting = matrix.places.get(id);
      if (counting !== undefined) counts[place] = (counts[place] ?? 0) + (counted[counting] ?? 0);
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
    // Any amount can be asked for, also one that is no step of the list.
    const isAmount = name === 'annualCapFrom' || name === 'deductibleTo';
    for (const value of chosen) {
      const label = isAmount ? value : unknownOptionLabel;
      if (!shown.some((option) => option.value === value)) shown.push({ value, label, count: 0 });
    }
    return shown;
  }
}
