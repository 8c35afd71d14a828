import type { CatalogueSnapshot } from './catalogue.ts';
import type { Product } from './product.ts';
import { ProductTableBuilder, type ProductTable } from './table/product-table-builder.ts';

/** What of a catalogue may be shown. */
export interface CatalogueView {
  /** Short and fit for a URL; two views of one name show the same. */
  readonly name: string;
  /** Codes of the organisations that it shows; empty: all of them (C6-06). */
  readonly organizations: readonly string[];
  /** False: no clinic is shown, nor what a product covers at one (C6-07). */
  readonly showsClinics: boolean;
}

function withoutClinics(product: Product): Product {
  return { ...product, clinics: [], clinicsAreComplete: false };
}

/** Products of the organisations, by id; those of others are not even made. */
function* productsOf(products: ProductTable, organizations: ReadonlyMap<number, unknown>): Generator<Product> {
  const { codes, values } = products.columns.dictionaries.organizationId;
  const isShown = values.map((id) => organizations.has(id));
  for (const [row, code] of codes.entries()) if (isShown[code]) yield products.at(row);
}

/**
 * The part of a snapshot that a view shows, as a snapshot of its own: products and organisations of the view alone, so that
 * no list, count, price or page can tell of another. Its version names the view. Costs time by the products it keeps.
 */
export function partialSnapshot(snapshot: CatalogueSnapshot, view: CatalogueView): CatalogueSnapshot {
  const codes = new Set(view.organizations);
  const shown = [...snapshot.organizations].filter(([, { code }]) => codes.size === 0 || codes.has(code));
  const organizations = new Map(shown);
  const builder = new ProductTableBuilder();
  for (const product of productsOf(snapshot.products, organizations)) {
    builder.add(view.showsClinics ? product : withoutClinics(product));
  }
  return {
    ...snapshot,
    version: `${snapshot.version}-${view.name}`,
    organizations,
    clinics: view.showsClinics ? snapshot.clinics : new Map(),
    products: builder.finish(),
  };
}
