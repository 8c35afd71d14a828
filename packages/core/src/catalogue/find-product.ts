import type { CatalogueSnapshot, Product } from './catalogue.ts';

const digits = /^\d{1,9}$/;

/**
 * The product that an address names: by its number, else by the last segment of its page, else by its code.
 * Null when the catalogue has none.
 */
export function findProduct(snapshot: CatalogueSnapshot, idOrUrl: string): Product | null {
  const id = digits.test(idOrUrl) ? Number(idOrUrl) : null;
  return (
    snapshot.products.find((product) => product.id === id) ??
    snapshot.products.find((product) => product.url === idOrUrl) ??
    snapshot.products.find((product) => product.code === idOrUrl) ??
    null
  );
}

/** An isapre plan by its codigoplan (decision 20), else by the last segment of its page. Null when there is none. */
export function findIsaprePlan(snapshot: CatalogueSnapshot, codigoplan: string): Product | null {
  const plans = snapshot.products.filter((product) => product.kind === 'isapre-plan');
  return plans.find((plan) => plan.code === codigoplan) ?? plans.find((plan) => plan.url === codigoplan) ?? null;
}
