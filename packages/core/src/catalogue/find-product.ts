import type { CatalogueSnapshot, Comparator, Product } from './catalogue.ts';

const digits = /^\d{1,9}$/;

/**
 * The product that an address names: by its number, else by the last segment of its page, else by its code.
 * Null when the catalogue has none.
 */
export function findProduct({ products }: Pick<CatalogueSnapshot, 'products'>, idOrUrl: string): Product | null {
  const row = digits.test(idOrUrl) ? products.rowOfId(Number(idOrUrl)) : -1;
  if (row >= 0) return products.at(row);
  return products.findByText('url', idOrUrl) ?? products.findByText('code', idOrUrl) ?? null;
}

/** An isapre plan by its codigoplan (decision 20), else by the last segment of its page. Null when there is none. */
export function findIsaprePlan({ products }: Pick<CatalogueSnapshot, 'products'>, codigoplan: string): Product | null {
  const isPlan = ({ kind }: Product): boolean => kind === 'isapre-plan';
  return products.findByText('code', codigoplan, isPlan) ?? products.findByText('url', codigoplan, isPlan) ?? null;
}

const spellings = new WeakMap<CatalogueSnapshot['products'], ReadonlyMap<string, string | null>>();

function spellingsOf(products: CatalogueSnapshot['products']): ReadonlyMap<string, string | null> {
  const known = spellings.get(products);
  if (known) return known;
  const found = new Map<string, string | null>();
  for (const name of products.names()) {
    const key = name.toLowerCase();
    // What two products are called, letter case aside, names neither of them.
    found.set(key, (found.get(key) ?? name) === name ? name : null);
  }
  spellings.set(products, found);
  return found;
}

/**
 * The code or url of a product as the catalogue spells it, whatever its letter case (decision 1). What names a product as it
 * stands, or none or two of them, stays. The first name of a catalogue that is misspelled costs a look at all of them.
 */
export function spelledProductName({ products }: Pick<CatalogueSnapshot, 'products'>, name: string): string {
  if (findProduct({ products }, name) !== null) return name;
  return spellingsOf(products).get(name.toLowerCase()) ?? name;
}

/** The comparator that an address names, by its number or else by its name ('isapres'). Null when there is none. */
export function findNamedComparator(
  { comparators }: Pick<CatalogueSnapshot, 'comparators'>,
  idOrName: string,
): Comparator | null {
  const number = digits.test(idOrName) ? Number(idOrName) : null;
  return comparators.find(({ id }) => id === number) ?? comparators.find(({ name }) => name === idOrName) ?? null;
}
