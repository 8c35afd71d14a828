import type { PlainDate } from '../dates/plain-date.ts';
import type { CatalogueSnapshot, Comparator, Product } from '../catalogue/catalogue.ts';

const comparatorPrefix = /^\/?(comparar\/)?/;

function bareUrl(url: string): string {
  return url.toLowerCase().replace(comparatorPrefix, '').replace(/\/$/, '');
}

/**
 * The comparator of a page: its path ('/Comparar/Isapres') or the part after '/Comparar/', in any letter case and
 * with or without a slash at the end, as paths match (decisions 1 and 19). Null when there is none.
 */
export function findComparator(comparators: readonly Comparator[], url: string): Comparator | null {
  const wanted = bareUrl(url);
  return comparators.find((comparator) => bareUrl(comparator.url) === wanted) ?? null;
}

type Compared = Pick<Product, 'kind' | 'upperType' | 'typeName'>;

/** True when a comparator shows what is of that kind and type. */
export function compares({ productKind, upperTypes, typeNames }: Comparator, product: Compared): boolean {
  return (
    product.kind === productKind &&
    (upperTypes.length === 0 || upperTypes.includes(product.upperType)) &&
    (typeNames.length === 0 || typeNames.includes(product.typeName))
  );
}

/** Rows of what a comparator compares: products of its kind and, where it names them, of its upper types and types. */
export function rowsOf(comparator: Comparator, { products }: Pick<CatalogueSnapshot, 'products'>): readonly number[] {
  const { codes, values } = products.columns.dictionaries.line;
  const isShown = values.map((line) => compares(comparator, line));
  const rows: number[] = [];
  for (let row = 0; row < codes.length; row += 1) if (isShown[codes[row] ?? 0] === true) rows.push(row);
  return rows;
}

/** Everything a comparator compares, as products: make them where each is looked at, and count rows elsewhere. */
export function productsOf(comparator: Comparator, snapshot: Pick<CatalogueSnapshot, 'products'>): readonly Product[] {
  return rowsOf(comparator, snapshot).map((row) => snapshot.products.at(row));
}

/** The first comparator that shows a product: its example profile, regions and currency are the product's. Null: none does. */
export function comparatorOf(product: Compared, comparators: readonly Comparator[]): Comparator | null {
  return comparators.find((comparator) => compares(comparator, product)) ?? null;
}

/** True when a product is on sale on a day. */
export function isOnSale(
  { availableFrom, availableTo }: Pick<Product, 'availableFrom' | 'availableTo'>,
  today: PlainDate,
): boolean {
  return (availableFrom === null || availableFrom <= today) && (availableTo === null || today <= availableTo);
}

/** True when a product is sold where the household lives; a household that has not said where is shown everything. */
export function isSoldIn(product: Pick<Product, 'regionCodes'>, regionCode: string | null): boolean {
  return product.regionCodes === null || regionCode === null || product.regionCodes.includes(regionCode);
}
